"""What cannot be done is refused with a sentence, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from games.roadrally.table import (
    GAME,
    Driver,
    answer,
    looks,
    new_race,
    play,
    prepare,
)
from rallybox.core import Illegal, Malformed, NotYourDecision, SeededDice
from rallybox.games.roadrally.race import Race
from support.positions import Dump, changed, dumped

# -- orders ------------------------------------------------------------------------------------


def playing() -> Race:
    return prepare("standard", Driver(12, "g1 g1 y2 r4"), Driver(3), Driver(2))


def at_a_store() -> Race:
    return prepare("standard", Driver(11, "g1 g2 y2"), Driver(3), Driver(2))


def at_the_mechanic() -> Race:
    race = prepare("standard", Driver(17, "g1 y2", deck="g2 y3 r4"), Driver(3), Driver(2))
    play(race, 0, "g1")
    return race


def at_gas() -> Race:
    race = prepare("standard", Driver(7, "g1 y2"), Driver(3), Driver(2))
    play(race, 0, "g1")
    return race


def at_a_shortcut() -> Race:
    race = prepare("standard", Driver(22, "g1 y2"), Driver(3), Driver(2))
    play(race, 0, "g1")
    return race


def empty_handed() -> Race:
    return prepare("standard", Driver(12, ""), Driver(3), Driver(2))


def at_a_stage() -> Race:
    race = prepare("standard", Driver(27, "g1 y2"), Driver(3), Driver(2, stages=[6]), undealt=[6])
    play(race, 0, "g1")
    play(race, 1, "g1")
    play(race, 2, "g1")
    return race


def at_a_reward() -> Race:
    race = at_a_stage()
    answer(race, s2="score 6")
    return race


ILLEGAL = [
    (playing, 0, "y3", "You have no y3 in your hand."),
    (playing, 0, "g1+g1+g1", "You have only 2 × g1 in your hand, not 3."),
    (playing, 0, "g1+g2", "You have no g2 in your hand."),
    (playing, 0, "store y2", "Your turn does not start at a general store"),
    (playing, 0, "store g1+r4", "Your turn does not start at a general store"),
    (playing, 0, "store y3", "You have no y3 in your hand."),
    (playing, 0, "continue", "Now play cards and drive."),
    (playing, 0, "score 3", "Now play cards and drive."),
    (playing, 0, "reshuffle", "Now play cards and drive."),
    (at_a_store, 0, "g1+g2", "up to 5 cards are a store play, and you draw 1. Write: store g1+g2"),
    (at_a_store, 0, "y2", "Write: store y2"),
    (at_a_store, 0, "y3", "You have no y3 in your hand."),
    (empty_handed, 0, "g1", "Your hand is empty"),
    (at_a_shortcut, 0, "g1", "Just decide whether to take the shortcut."),
    (at_gas, 0, "stay", "Just decide whether to draw before or after"),
    (at_the_mechanic, 0, "tune g2,y3", "not the cards you are looking at, which are g2, y3, r4"),
    (at_the_mechanic, 0, "tune g2,y3,r3", "not the cards you are looking at"),
    (at_the_mechanic, 0, "y2", "Now put the top cards of your deck in order."),
    (at_a_stage, 0, "score 6", "You do not hold the card of stage 6."),
    (at_a_stage, 2, "score 7", "It is the turn of stage 6, not stage 7."),
    (at_a_stage, 0, "y2", "Just decide whether to play the card of the stage."),
    (at_a_reward, 2, "keep", "Just choose between points and cards."),
]


@pytest.mark.parametrize(
    ("case", "seat", "text", "sentence"), ILLEGAL, ids=[text for _, _, text, _ in ILLEGAL]
)
def test_an_illegal_order_is_refused_with_the_reason(
    case: Callable[[], Race], seat: int, text: str, sentence: str
) -> None:
    race = case()
    before = race.dump()
    with pytest.raises(Illegal) as refused:
        play(race, seat, text)
    assert sentence in str(refused.value)
    assert race.dump() == before


@pytest.mark.parametrize("case", [playing, at_gas, at_a_shortcut, at_the_mechanic, at_a_reward])
def test_who_is_not_asked_cannot_decide(case: Callable[[], Race]) -> None:
    race = case()
    before = race.dump()
    bystander = next(seat for seat in range(3) if seat not in race.to_act)
    for text in ("g1", "stay", "points", "continue"):
        with pytest.raises(NotYourDecision, match="It is not your turn to decide"):
            play(race, bystander, text)
    assert race.dump() == before


def test_after_the_race_nobody_decides() -> None:
    race, dice = new_race("sprint", 3), SeededDice(1)
    while race.to_act:
        race.apply(race.to_act[0], race.actions(race.to_act[0])[-1], dice)
    before = race.dump()
    with pytest.raises(NotYourDecision, match="The game is over"):
        play(race, 0, "g1")
    assert race.dump() == before


MALFORMED = [
    ("", "“” is not an action of Road Rally"),
    ("fly", "“fly” is not an action"),
    ("G1", "“G1” is not an action"),
    ("g3", "“g3” is not an action"),
    ("y3 + y3", "“y3 \\+ y3” is not an action"),
    ("store", "“store” is not an action"),
    ("store ", "“store ” is not an action"),
    ("score 0", "“score 0” is not an action"),
    ("score 22", "“score 22” is not an action"),
    ("tune g1", "“tune g1” is not an action"),
    ("tune r4,r4,r4", "“tune r4,r4,r4” is not an action"),
    ("g1+y2", "same colour, and g1\\+y2 mixes colours. From a general store, write: store g1\\+y2"),
    ("store g1+g1+g1+g1+g1+y2", "at most 5 cards"),
    ("store g1+g1+g1+g1+g1+g2", "To play more cards of one colour, leave out the word “store”"),
    ("r4+r4+r4", "No deck has that many cards of one kind: r4\\+r4\\+r4"),
    ("store r4+r4+r4", "No deck has that many"),
    ("+".join(["g1"] * 6), "No deck has that many"),
]


@pytest.mark.parametrize(("text", "sentence"), MALFORMED, ids=[text for text, _ in MALFORMED])
def test_a_notation_that_means_nothing_is_malformed(text: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        GAME.parse(text)


@pytest.mark.parametrize("card", ["g1", "g2", "y2", "y3", "r3", "r4"])
@pytest.mark.parametrize("store", ["", "store "])
def test_any_number_of_one_card_is_that_play_or_none(card: str, store: str) -> None:
    """Sixteen cards of a kind are not one of the next kind."""
    for number in range(1, 70):
        text = store + "+".join([card] * number)
        try:
            assert GAME.parse(text).text == text
        except Malformed as error:
            refused = str(error)
            assert " " in refused


def test_the_cards_of_a_play_may_be_named_in_any_order() -> None:
    assert GAME.parse("y3+y2") is GAME.parse("y2+y3")
    assert GAME.parse("store r4+y2+g1") is GAME.parse("store g1+y2+r4")


# -- positions ---------------------------------------------------------------------------------


def standing() -> Dump:
    """A lawful position, as JSON has it: seat 0 to play, stage 4 reached."""
    race = prepare(
        "standard",
        Driver(18, "g1 g1"),
        Driver(20, "g1 y2", top="r4 r3"),
        Driver(3, "y2"),
        turn=0,
        turn_order=[1, 0, 2],
        reached=[4],
    )
    return dumped(race)


def mangled(**parts: object) -> bytes:
    return json.dumps(changed(standing(), **parts)).encode()


POSITIONS: list[tuple[dict[str, object], str]] = [
    ({"variant": "moon"}, "has no variant “moon”"),
    ({"variant": "base"}, "driver 0 was dealt a wrong number of stage cards|course"),
    ({"players": 2}, "cannot be played by 2"),
    ({"players": 4}, "there are 4 drivers"),
    ({"course": ["A0"]}, "like this: course"),
    ({"phase": "nap"}, "'nap' is not allowed here, at “public.phase”"),
    ({"phase": "gas"}, "what is asked does not fit"),
    ({"phase": "empty"}, "what is asked does not fit"),
    ({"phase": "stage"}, "wrong drivers are asked|turns are miscounted"),
    ({"phase": "over"}, "turns are miscounted|the race is over"),
    ({"to_act": [1]}, "the wrong driver is asked"),
    ({"to_act": []}, "the wrong driver is asked"),
    ({"to_act": [7]}, "to_act: 7 is not from 0 to 2"),
    ({"turn": 9}, "turn: 9 is not from 0 to 3"),
    ({"turns": 3}, "turns are miscounted"),
    ({"round": -1}, "round, turns: -1"),
    ({"order": [0, 1, 2]}, "the places do not follow the cars"),
    ({"order": [0, 0, 2]}, "order: a driver comes twice"),
    ({"turn_order": [2, 0, 1]}, "stage was reached that was behind a car when the round began"),
    ({"turn_order": [1, 2, 0], "to_act": [2]}, "have changed places"),
    ({"started": [0, 2, 1]}, "the cars did not start clockwise"),
    ({"round": 1, "turns": 2, "started": [0, 1, 2]}, "not driven in starting order"),
    ({"round": 0, "turns": 0}, "turns are miscounted"),
    ({"cars": [18, 20, 99]}, "cars: 99 is not from 0 to 89"),
    ({"cars": [18, 20]}, "cars: there are 3 drivers"),
    ({"cars": [18, 30, 3]}, "cars are past stage 5, but it was not reached"),
    ({"cars": [89, 20, 3], "order": [0, 1, 2]}, "a round has begun after a car finished"),
    ({"hands": [["g1"], ["g1", "y2"], ["y2"]]}, "driver 0 does not have the 21 cards"),
    ({"hands": [["g9"], ["g1", "y2"], ["y2"]]}, "hands: there is no card g9"),
    ({"hands": [["g1"] * 16, ["g1", "y2"], ["y2"]]}, "hands: there are too many cards"),
    ({"points": [-1, 0, 0]}, "points: -1"),
    ({"points": [9999, 0, 0]}, "more points than were given"),
    ({"stage_tiles": [[1], [], []]}, "won twice or without being triggered"),
    ({"checkpoint_tiles": [2, 0, 0]}, "a checkpoint tile has got lost"),
    ({"checkpoints": [17]}, "no site on space 17"),
    (
        {"checkpoints": [66, 74, 83], "checkpoint_tiles": [0, 3, 0]},
        "a checkpoint tile was taken that no car has come to",
    ),
    ({"stage_cards": [[1], [2], [3]]}, "dealt a wrong number of stage cards"),
    ({"stage_cards": [[22], [2], [3]]}, "stage_cards: 22 is not from 1 to 21"),
    ({"triggered": [[9], [], []]}, "stage card|wrong number"),
    ({"stages": [4, 22]}, "stages: 22"),
    ({"reached": [4, 21]}, "a stage was reached that no car has come to"),
    ({"reached": []}, "cars are past stage 4, but it was not reached"),
    ({"stages": [4, *range(6, 22)]}, "the tile of stage 5 is gone, but no car has come to it"),
    ({"scored": 1}, "more stages were scored in this round than were triggered"),
    ({"scored": 99}, "scored: 99"),
    ({"laid": ["g1"]}, "21 cards|cards are laid"),
    ({"laid_draw": 3}, "laid_draw: 3"),
    ({"stage": 4}, "a stage is being resolved in a turn"),
    ({"called": 1}, "a stage is being resolved in a turn"),
    ({"called": 8}, "called: 8"),
    ({"choosers": [1]}, "chooses a reward although nothing is scored"),
    ({"seat": 0}, "what all see is not a seat's view"),
    ({"hand_sizes": [2, 2, 2]}, "what all see does not follow"),
    ({"hand_sizes": [2, 2]}, "hand_sizes: there are 3 drivers"),
    ({"deck_sizes": [0, 0, 0]}, "what all see does not follow"),
    ({"triggers_left": [0, 2**70, 0]}, "triggers_left"),
    ({"totals": [1, 1, 1]}, "what all see does not follow"),
    ({"caller": 1}, "what all see does not follow"),
    ({"hand": ["g1"]}, "what all see does not follow"),
    ({"wheels": 4}, "not part of a game of Road Rally"),
    ({"cars": "all"}, "not part of a game of Road Rally"),
    ({"cars": [1.5, 2, 3]}, "not part of a game of Road Rally"),
]


def test_the_position_that_is_mangled_below_is_lawful() -> None:
    race = GAME.read_position(mangled())
    assert race.to_act == (0,)
    assert looks(race, None).reached == (4,)


@pytest.mark.parametrize(("fields", "sentence"), POSITIONS, ids=[str(f)[:50] for f, _ in POSITIONS])
def test_a_position_in_which_no_race_can_stand_is_refused(
    fields: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Malformed, match=sentence):
        GAME.read_position(mangled(**fields))


@pytest.mark.parametrize(
    ("course", "sentence"),
    [(["A0"], "course: there are 10 tiles"), (["A0"] * 10, "Tile A is used twice")],
)
def test_a_course_that_nobody_agreed_on_must_be_one_all_the_same(
    course: list[str], sentence: str
) -> None:
    dump = changed(standing(), course=course)
    dump["public"]["setup"]["course"] = None
    with pytest.raises(Malformed, match=sentence):
        GAME.read_position(json.dumps(dump))


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"null", b"\xff", b"{" * 9999])
def test_what_is_no_position_is_malformed(data: bytes) -> None:
    for read in (GAME.read_position, GAME.read_view, GAME.read_event):
        with pytest.raises(Malformed, match="not part of a game of Road Rally"):
            read(data)
