"""What is asked, what an action would do, what happened, the drawing."""

from __future__ import annotations

import pytest

from games.stichrallye.sketch import BEACH, GAME, play, table
from rallybox.core import Malformed
from rallybox.games.stichrallye.race import Race

NAMES = {seat: f"Driver {seat + 1}" for seat in range(5)}
ROAD = "S.....vvv..^^......"


def explained(state: Race, order: str) -> str:
    seat = state.to_act[0]
    action = GAME.parse(order)
    assert action in state.actions(seat)
    return GAME.explain(state.view(seat), action).say()


def asked(state: Race, seat: int | None) -> str:
    return GAME.ask(state.view(seat)).say()


# -- asking ------------------------------------------------------------------------------------


def test_what_is_asked_while_cards_are_played() -> None:
    state = table(["g11 r2", "g3 g4", "r7 b8", "g9 r4"], road=ROAD)
    assert asked(state, 0) == "You have the flag and lead trick 4 of 5: play any card."
    assert asked(state, 1) == asked(state, None) == "Driver 1 is choosing a card."
    play(state, "g11")
    assert asked(state, 1) == (
        "Trick 4 of 5: green was led. You hold 2 green cards and must play one of them."
    )
    play(state, "g3")
    assert asked(state, 2) == (
        "Trick 4 of 5: green was led. You have none, so play any card. "
        "A colour new to the trick beats everything before it."
    )
    play(state, "r7")
    assert "one green card and must play it" in asked(state, 3)


def test_what_is_asked_about_the_turbo() -> None:
    state = table(["g11 r2", "g3 g4", "g7 b8", "g9 r4"], road=ROAD, arrows=[4, 0, 0, 0])
    play(state, "g11", "g3", "g7", "g9")
    assert asked(state, 0) == (
        "You have won the trick and drive 3 spaces. "
        "Add your motor (7) for 10 in all (turbo), or save it (keep)?"
    )
    assert asked(state, 2) == (
        "Driver 1 has won the trick and is deciding whether to add the motor (7)."
    )


# -- explaining --------------------------------------------------------------------------------


def test_leading_says_what_can_beat_it() -> None:
    state = table(["g11 g13 b3", "g3 g4", "r7 b8", "g9 r4"], road=ROAD)
    assert explained(state, "g11") == (
        "You lead the green 11: anyone who holds green must follow. "
        "One higher green card or another colour can beat it. The winner drives 11 spaces at most."
    )
    assert "Nobody can have a higher one; only another colour can beat it" in explained(
        state, "g13"
    )


def test_a_card_that_wins_so_far_says_where_it_would_drive() -> None:
    state = table(["g11", "r5 b2", "b7", "g3"], road=ROAD, cars="  B", trick="g6")
    assert explained(state, "r5") == (
        "Your red 5 is winning so far; 2 drivers play after you. "
        "8 higher red cards or a new colour can beat it. "
        "As things stand you would drive 5 spaces to space 7 and roll down the hill to space 9."
    )


def test_a_card_that_cannot_win_says_what_the_motor_does() -> None:
    state = table(["", "g5 g2", "b7", "g3"], road=ROAD, trick="g6", arrows=[0, 6, 0, 0])
    assert explained(state, "g2") == (
        "Your green 2 cannot win: Driver 1 beats it with g6. Lowest card so far: 2. "
        "Your motor goes from 16 to 10."
    )


def test_the_last_card_says_who_wins_and_where_everybody_ends() -> None:
    state = table(["", "", "", "g3 g9"], road=ROAD, trick="g6 g2 g4", arrows=[0, 0, 0, 2])
    assert explained(state, "g9") == (
        "Your green 9 wins the trick: you drive 2 spaces to space 2; "
        "with your motor, 4 spaces to space 4."
    )
    assert explained(state, "g3") == (
        "Your green 3 cannot win: Driver 1 takes the trick with g6 and drives 2 spaces. "
        "Your motor goes from 2 to 4."
    )


def test_both_landing_spaces_of_the_turbo() -> None:
    state = table(["g11 r2", "g3 g4", "g7 b8", "g9 r4"], road=ROAD, arrows=[4, 0, 0, 0])
    play(state, "g11", "g3", "g7", "g9")
    assert state.view(0).landings == (3, 10)
    assert explained(state, "keep") == "You drive 3 spaces to space 3. Your motor stays at 7."
    assert explained(state, "turbo") == (
        "You drive 3 + 7 = 10 spaces to space 10. Your motor goes back to 0."
    )


def test_laps_and_the_win_are_announced() -> None:
    for cars, said in (("            A", "first lap"), ("            a", "you win at once")):
        road = "S............."
        state = table(["g11 r2", "g3 g4", "g7 b8", "g9 r4"], road=road, cars=cars, arrows=[1] * 4)
        play(state, "g11", "g3", "g7", "g9")
        assert said in explained(state, "keep")


def test_an_uphill_landing_is_announced() -> None:
    state = table(["g11 r2", "g5 g6", "g7 b8", "g9 r4"], road="S.....^^......", cars=" A")
    play(state, "g11", "g5", "g7")
    assert "to space 6, and roll back" not in explained(state, "g9")
    state = table(["g5 r2", "g6 g8", "g7 b8", "g9 r4"], road="S.....^^......", cars=" D")
    play(state, "g5", "g6", "g7")
    assert explained(state, "g9") == (
        "Your green 9 wins the trick: "
        "you drive 5 spaces to space 6 and roll back down the hill to space 5."
    )


# -- telling -----------------------------------------------------------------------------------


def test_a_trick_as_it_is_told() -> None:
    state = table(["g11 r2", "b3 b4", "g7 b8", "g9 r4"], road=ROAD, cars="    B", arrows=[0, 1] * 2)
    events = play(state, "g11", "b3", "g7", "g9", "turbo")
    assert [event.words(GAME.name).named(NAMES).say() for event in events] == [
        "Driver 1 plays g11.",
        "Driver 2 plays b3, with no green in hand.",
        "Driver 3 plays g7.",
        "Driver 4 plays g9.",
        "Driver 2 wins trick 4 with b3. Lowest card: 3.",
        "Driver 2 takes the flag.",
        "Driver 1 winds up the motor: 0 to 1.",
        "Driver 3 winds up the motor: 0 to 1.",
        "Driver 4 winds up the motor: 1 to 2.",
        "Driver 2 lets the motor go: +1.",
        "Driver 2 drives 4 spaces from space 4 to space 8 and rolls down to space 9.",
    ]


# -- notation ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("G11", "Did you mean g11?"),
        ("g 11", "Did you mean g11?"),
        ("green 11", "Did you mean g11?"),
        ("r05", "Did you mean r5?"),
        ("g16", "such as r5, g11 or b7"),
        ("r0", "such as r5, g11 or b7"),
        ("", "“” is not an action"),
        ("x" * 100, "“xxxxxxxxxxxxxxxxxxxx…” is not an action"),
        ("Turbo", "answer turbo or keep"),
    ],
)
def test_nonsense_is_answered_with_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.parse(text)
    assert said in str(caught.value)


# -- drawing -----------------------------------------------------------------------------------

BEACH_TABLE = r"""
Stich Rallye, on a track of your own: round 2 of 3. Clockwise, two laps.

                      ②                                         ①
  [ S ] [ 1 ] [ 2 ] [ 3 ] [ 4 ] [ 5 ] / 6 / / 7 / / 8 / [ 9 ] [10 ] \11 \ \12 \
  [30 ]                                                                   [13 ]
  [29 ] ③                                                               ⑤ [14 ]
                                                                          [15 ]
  [28 ] [27 ] [26 ] /25 / /24 / /23 / [22 ] [21 ] [20 ] [19 ] \18 \ \17 \ \16 \
          ④

[ ] flat   \ \ downhill: stop here and you roll on past the hill   / / uphill: stop here and you
roll back down   [ S ] start and finish
"""


def test_the_loop_is_drawn_with_cars_and_hills() -> None:
    state = table(
        ["g11 r2", "g3 g4", "r7 b8", "g9 r4", "b1 b2"],
        road=BEACH,
        cars="   b      A   E            D C",
        arrows=[0, 1, 2, 3, 4],
        trick="g11",
        round_number=2,
        tricks_left=1,
    )
    drawing = GAME.draw(state.view(1)).splitlines()
    expected = BEACH_TABLE.strip().splitlines()
    assert drawing[: len(expected)] == expected
    assert max(map(len, drawing)) <= 100
    text = "\n".join(drawing)
    assert "Trick 7 of 7:  ① g11 (best)   lowest 11" in text
    assert "you, deciding" in text
    assert "g3 g4" in text


def test_a_spectator_sees_no_hand() -> None:
    state = table(["g11 r2", "g3 g4", "r7 b8", "g9 r4"])
    assert "Your hand" in GAME.draw(state.view(2))
    assert "r7 b8" not in GAME.draw(state.view(1))
    assert "Your hand" not in GAME.draw(state.view(None))


@pytest.mark.parametrize("length", range(11, 61))
def test_own_tracks_of_every_length_are_drawn_whole(length: int) -> None:
    state = table(["g11"] + [""] * 4, road="S" + "." * (length - 1))
    drawing = GAME.draw(state.view(0))
    assert max(map(len, drawing.splitlines())) <= 100
    for space in range(1, length):
        assert drawing.count(f"[{space:^3}]") == 1
    assert "①②③④⑤" in drawing


def test_sr7_who_never_left_the_start_is_placed_from_the_flag() -> None:
    state = table([""] * 4, road="S...........", cars="          A")
    assert GAME.remarks(state, None) == {}
    state.reason = "lead"
    told = GAME.remarks(state, 0)["tie 0"].named({1: "Bo", 2: "Cy", 3: "Di"}).say()
    assert told == "Still at the start: Bo, Cy, Di. They are placed clockwise from the flag."
