"""Tricks: following, winning, winding, the turbo."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.stichrallye.sketch import GAME, drawn, numbers, play, table, told
from rallybox.core import Illegal, NotYourDecision, SeededDice
from rallybox.games.stichrallye.actions import PlayCard
from rallybox.games.stichrallye.cards import COLOUR, VALUE
from rallybox.games.stichrallye.events import (
    CardPlayed,
    Drove,
    FlagTaken,
    MotorWound,
    TrickWon,
    TurboKept,
    TurboUsed,
)
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.state import winning


def options(state: Race) -> list[str]:
    return [action.text for action in state.actions(state.to_act[0])]


def refusal(state: Race, order: str, seat: int | None = None) -> str:
    """The sentence against an order; the state must not change."""
    before = state.dump()
    with pytest.raises((Illegal, NotYourDecision)) as caught:
        state.play(state.to_act[0] if seat is None else seat, GAME.parse(order), SeededDice(1))
    assert state.dump() == before
    return str(caught.value)


# -- the worked example ------------------------------------------------------------------------


def example() -> Race:
    """Green 11, red 5, blue 7, green 3. Seat 2 has a motor at 1 and a car in its way."""
    return table(
        ["g11 r2", "r5 b2", "b7 r3", "g3 r4"],
        road="S...............",
        cars=" C B",
        arrows=[0, 0, 1, 0],
    )


def test_worked_example_the_third_colour_wins_and_the_lowest_counts() -> None:
    state = example()
    events = play(state, "g11", "r5", "b7", "g3")
    assert told(events, TrickWon) == [TrickWon(seat=2, card="b7", trick=4, lowest=3)]
    assert state.to_act == (2,)
    assert options(state) == ["keep", "turbo"]


def test_worked_example_with_the_motor_4_spaces_and_a_jump() -> None:
    state = example()
    events = play(state, "g11", "r5", "b7", "g3", "turbo")
    assert drawn(state) == "   B  C"
    (drove,) = told(events, Drove)
    assert isinstance(drove, Drove)
    assert (drove.steps, drove.start, drove.end, drove.jumped) == (4, 1, 6, (3,))
    assert told(events, TurboUsed) == [TurboUsed(seat=2, motor=1)]
    assert list(state.arrows) == [1, 1, 0, 1]


def test_worked_example_without_the_motor_3_spaces() -> None:
    state = example()
    events = play(state, "g11", "r5", "b7", "g3", "keep")
    assert drawn(state) == "   B C"
    assert told(events, TurboKept) == [TurboKept(seat=2, motor=1)]
    assert list(state.arrows) == [1, 1, 1, 1]


def test_worked_example_downhill_with_the_next_space_occupied() -> None:
    road, cars = "S.....vvv.....", "    A    C"
    state = table(["g11 r2", "r2 g9", "g2 r5", "g3 r4"], road=road, cars=cars)
    play(state, "g11", "g9", "g2", "g3")
    assert drawn(state) == "         CA"


# -- following ---------------------------------------------------------------------------------


def test_the_lead_colour_must_be_followed_even_after_another_was_played() -> None:
    state = table(["g11", "r5", "g3 b7 r9", "g2"], trick="g11 r5")
    assert options(state) == ["g3"]


def test_who_has_none_of_the_lead_colour_may_play_anything() -> None:
    state = table(["g11", "r5", "b7 r9 r1", "g2"], trick="g11 r5")
    assert options(state) == ["r1", "r9", "b7"]


def test_the_leader_may_play_anything() -> None:
    state = table(["b1 g11 r3", "", "", ""])
    assert options(state) == ["r3", "g11", "b1"]


def test_a_colour_not_followed_is_refused_by_name() -> None:
    state = table(["g11", "g3 g8 b7", "g5", "g2"], trick="g11")
    assert refusal(state, "b7") == (
        "You cannot play b7: green was led, and you hold 2 green cards, so you must follow."
    )


def test_a_card_not_held_is_refused() -> None:
    state = table(["g11", "g3 b7", "g5", "g2"], trick="g11")
    assert refusal(state, "g5") == "You do not hold g5."
    assert refusal(table(["g11", "", "", ""]), "r5") == "You do not hold r5."


def test_the_turbo_is_refused_while_cards_are_played() -> None:
    state = table(["g11", "g3", "g5", "g2"], trick="g11", arrows=[0, 4, 0, 0])
    assert "your motor (7) only when you have won a trick" in refusal(state, "turbo")
    state = table(["g11", "g3", "g5", "g2"], trick="g11")
    assert "Your motor is at 0" in refusal(state, "keep")


def test_a_card_is_refused_while_the_turbo_is_asked_about() -> None:
    state = table(["g11 r2", "g3 r3", "g5 r4", "g2 r5"], arrows=[2, 0, 0, 0])
    play(state, "g11", "g3", "g5", "g2")
    assert "First decide about your motor" in refusal(state, "r2")


def test_nobody_plays_out_of_turn() -> None:
    state = table(["g11", "g3", "g5", "g2"], trick="g11")
    assert refusal(state, "g5", seat=2) == "It is not your turn to decide."


def test_failing_to_follow_is_public_for_the_rest_of_the_round() -> None:
    state = table(["g11 r2", "b5 b6", "r7 b8", "g3 r4"])
    events = play(state, "g11", "b5", "r7", "g3")
    failed = [(e.seat, e.failed) for e in told(events, CardPlayed) if isinstance(e, CardPlayed)]
    assert failed == [(0, False), (1, True), (2, True), (3, False)]
    assert state.view(None).voids == ("", "g", "g", "")


def test_sr10_all_cards_played_in_this_round_stay_open_to_everybody() -> None:
    dice = SeededDice(2)
    state = GAME.start(GAME.setup({"players": 3}), dice)
    assert isinstance(state, Race)
    played: list[str] = []
    number = 1
    while state.to_act:
        action = state.actions(state.to_act[0])[0]
        state.apply(state.to_act[0], action, dice)
        if isinstance(action, PlayCard):
            played.append(action.text)
        if state.view(None).round > number:
            number, played = number + 1, []
        for viewer in (0, 1, 2, None):
            view = state.view(viewer)
            assert [card for trick in view.tricks for card in trick.cards] + [*view.trick] == played


# -- winning -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("g11 g3 g12 g5", 2),
        ("g11 r5 g12 g13", 1),
        ("g11 r5 r9 g13", 2),
        ("g11 r5 b7 g3", 2),
        ("g11 r5 b7 r15", 2),
        ("g11 r5 b1 b2", 3),
        ("g11 r5 b2 b1", 2),
        ("g11 b1 r1 b15", 2),
        ("r1 r15 g1", 2),
        ("r1", 0),
    ],
)
def test_the_highest_of_the_colour_that_came_last_wins(trick: str, winner: int) -> None:
    assert winning(numbers(trick)) == winner


@given(st.permutations(range(45)).map(lambda cards: cards[:5]), st.integers(1, 5))
def test_whoever_is_beaten_stays_beaten(cards: list[int], upto: int) -> None:
    """What explanations promise: a card that does not win so far never will."""
    best = winning(cards[:upto])
    later = winning(cards)
    assert later == best or later >= upto


@given(st.permutations(range(45)).map(lambda cards: cards[:5]))
def test_winning_is_told_by_colours_in_order_of_appearance(cards: list[int]) -> None:
    order = list(dict.fromkeys(int(COLOUR[card]) for card in cards))
    deciding = [card for card in cards if COLOUR[card] == order[-1]]
    assert cards[winning(cards)] == max(deciding, key=lambda card: VALUE[card])


# -- winding and driving -----------------------------------------------------------------------


def test_the_winner_takes_the_flag_and_leads_the_others_wind() -> None:
    state = table(["g4 r2", "g5 r3", "g11 r4", "g3 r5"], arrows=[3, 8, 0, 6])
    events = play(state, "g4", "g5", "g11", "g3")
    assert told(events, FlagTaken) == [FlagTaken(seat=2)]
    wound = [e for e in told(events, MotorWound) if isinstance(e, MotorWound)]
    assert [(e.seat, e.before, e.motor) for e in wound] == [(0, 4, 7), (1, 5, 0), (3, 16, 10)]
    assert list(state.arrows) == [4, 0, 0, 7]
    assert state.view(None).flag == 2
    assert state.to_act == (2,)
    assert options(state) == ["r4"]


def test_sr1_one_wind_after_the_last_number_is_back_at_the_first() -> None:
    state = table(["g4 r2", "g5 r3", "g11 r4", "g3 r5"], arrows=[8, 0, 0, 0])
    play(state, "g4", "g5", "g11", "g3")
    assert state.arrows[0] == 0


def test_the_flag_holder_who_wins_again_keeps_the_flag_silently() -> None:
    state = table(["g14 r2", "g5 r3", "g11 r4", "g3 r5"])
    assert told(play(state, "g14", "g5", "g11", "g3"), FlagTaken) == []


def test_sr4_a_motor_at_zero_is_not_asked_about() -> None:
    state = table(["g14 r2", "g5 r3", "g11 r4", "g3 r5"])
    play(state, "g14", "g5", "g11", "g3")
    assert state.to_act == (0,)
    assert options(state) == ["r2"]
    assert drawn(state) == "   A"


def test_sr4_every_other_number_is_asked_about() -> None:
    for arrow in range(1, 9):
        state = table(["g14 r2", "g5 r3", "g11 r4", "g3 r5"], arrows=[arrow, 0, 0, 0])
        play(state, "g14", "g5", "g11", "g3")
        assert options(state) == ["keep", "turbo"]


def test_sr4_an_own_dial_that_shows_0_again_is_not_asked_about_there() -> None:
    state = table(["g14 r2", "g5 r3", "g11 r4", "g3 r5"], arrows=[2, 0, 0, 0], dial=[0, 9, 0, 9])
    play(state, "g14", "g5", "g11", "g3")
    assert options(state) == ["r2"]
    assert list(state.arrows) == [2, 1, 1, 1]


def test_the_own_card_counts_for_the_lowest() -> None:
    state = table(["g4 r2", "b2 r3", "g11 r4", "g3 r5"])
    events = play(state, "g4", "b2", "g11", "g3")
    (won,) = told(events, TrickWon)
    assert won == TrickWon(seat=1, card="b2", trick=4, lowest=2)
    assert drawn(state) == "  B"


def test_the_winner_is_asked_after_the_others_have_wound() -> None:
    state = table(["g4 r2", "g5 r3", "g11 r4", "g3 r5"], arrows=[0, 0, 1, 0])
    play(state, "g4", "g5", "g11", "g3")
    assert list(state.arrows) == [1, 1, 1, 1]
    assert state.view(None).cars[2].motor == 1


def test_the_full_motor_is_added_to_one_move() -> None:
    """Three and eleven from the start is space 14; the hill on space 3 is never ended on."""
    road = "S.....vvv.........."
    state = table(["g8 r2", "g9 r3", "g11 r4", "g6 r5"], road=road, arrows=[0, 0, 5, 0])
    events = play(state, "g8", "g9", "g11", "g6", "turbo")
    (drove,) = told(events, Drove)
    assert isinstance(drove, Drove)
    assert (drove.steps, drove.end, drove.rolled) == (17, 17, "no")
    assert state.arrows[2] == 0
