"""The end of a hand, the score, and the end of the game."""

from __future__ import annotations

import random

import pytest

from games.tacots.scene import GAME, hand, play, scene, start, texts
from rallybox.core import SeededDice
from rallybox.core.events import Event
from rallybox.games.tacots import events, rules, scoring
from rallybox.games.tacots.cards import points
from rallybox.games.tacots.race import Race

CROSS = """
    6 ···┃····
    5 ···┃····
    4 ·━━╋━━··
    3 ···┃····
    2 ···┃····
"""


def counted(heard: list[Event]) -> dict[int, int]:
    return {e.seat: e.points for e in heard if isinstance(e, events.Counted)}


def ending(heard: list[Event]) -> str:
    (reason,) = [e.reason for e in heard if isinstance(e, events.HandEnded)]
    return reason


def test_worked_example_what_a_hand_costs() -> None:
    assert points(hand("DiLVX")) == 1 + 2 + 2 + 3 + 4 == 12


def test_ta9_the_round_is_completed_from_the_seat_that_laid_the_first_card() -> None:
    """Seat 2 began, so seats 0 and 1 end the round."""
    state = scene(CROSS, "d6 d2 b4 f4", ("iii", "ii", "-", "--"), seat=2)
    state.opener = 2
    state.turn = 40
    state.quiet = 39
    assert play(state, "I a4 EW")[1:] == [events.LastCard(seat=2)]
    assert state.to_act == (3,)
    play(state, "I g4 EW", "I d7 NS")
    heard = play(state, "I d1 NS")
    assert ending(heard) == "out"
    assert counted(heard) == {0: -4, 1: -2, 2: 0, 3: -2}
    assert state.outcome is not None
    assert state.outcome.scores == (-4, -2, 0, -2)
    assert state.outcome.places == (4, 2, 1, 2)


def test_ta9_who_lays_a_last_card_at_the_end_of_a_round_ends_the_hand_at_once() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("iii", "ii", "--", "-"), seat=3)
    heard = play(state, "I g4 EW")
    assert ending(heard) == "out"


def test_the_finish_brings_five_points() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("iii", "ii", "--", "D"), seat=3)
    state.cars[3], state.cars[0] = state.cars[0], state.cars[3]
    heard = play(state, "D d7 S")
    assert ending(heard) == "finish"
    assert counted(heard) == {0: -6, 1: -4, 2: -4, 3: 5}
    assert state.finishes == [0, 0, 0, 1]


def test_a_last_dead_end_against_an_opponent_is_no_finish() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("iii", "iiii", "--", "D"), seat=3)
    heard = play(state, "D d7 S vs A")
    assert ending(heard) == "out"
    assert counted(heard)[3] == 0


def test_everybodys_cards_are_laid_open() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("iDi", "XL", "--", "-"), seat=3)
    heard = play(state, "I g4 EW")
    shown = {e.seat: e.cards for e in heard if isinstance(e, events.Counted)}
    assert shown == {
        0: ("dead-end", "vertical-straight", "vertical-straight"),
        1: ("crossroads", "left-bend"),
        2: ("horizontal-straight", "horizontal-straight"),
        3: (),
    }


# Two open ends: c3, for roads from the north, and d5, for roads from the south.
LAST_END = """
    4 ··┏╋┓···
    3 ···┗┛···
"""


def blockable(*hands: str) -> Race:
    """Two players, the first before c3, the second before d5."""
    return scene(LAST_END, "c4 d4", hands)


def test_ta10_a_hand_ends_when_no_open_end_takes_a_card() -> None:
    state = blockable("i-", "--")
    # Then c2 and d5 are open, for roads from the north and from the south, and nobody has any.
    heard = play(state, "I c3 NS")
    assert ending(heard) == "blocked"
    assert state.outcome is not None
    assert state.outcome.scores == (-2, -4)


def test_ta10_a_hand_goes_on_while_anybody_could_build_anywhere() -> None:
    """Distances and the two-car limit are left aside."""
    state = blockable("i-", "-R")
    play(state, "I c3 NS")
    assert state.outcome is None
    assert not rules.is_blocked(state)


def test_ta10_a_dead_end_counts_only_as_somebodys_last_card() -> None:
    waiting = blockable("i-", "D-")
    play(waiting, "I c3 NS")
    assert waiting.outcome is not None
    last = blockable("i-", "D")
    play(last, "I c3 NS")
    assert last.outcome is None


def test_ta10_once_a_last_card_is_laid_the_round_is_completed() -> None:
    state = blockable("i", "--")
    play(state, "I c3 NS")
    assert rules.is_blocked(state)
    assert state.closing
    assert state.to_act == (1,)
    assert ending(play(state, min(texts(state)))) == "out"


def test_ta10_a_face_up_card_counts() -> None:
    state = scene(LAST_END, "c4 d4 e4", ("i-", "--", "--"), open_cards="L")
    play(state, "I c3 NS")
    assert state.outcome is None
    none = scene(LAST_END, "c4 d4 e4", ("i-", "--", "--"), open_cards="-")
    play(none, "I c3 NS")
    assert none.outcome is not None


def test_ta10_six_idle_rounds_end_a_hand() -> None:
    """Both could go where a card fits, but drive about elsewhere."""
    sketch = "5 ···┏┓···\n4 ···╋┛···\n3 ···┃····"
    state = scene(sketch, "e5 e4", ("i--", "i--"))
    state.quiet = state.turn - 1  # the round before this one
    moves = {0: ("drive e4", "drive e5"), 1: ("drive e5", "drive e4")}
    heard: list[Event] = []
    for number in range(6):
        assert rules.idle_rounds(state) == number
        assert not heard or not isinstance(heard[-1], events.GameOver)
        heard = play(state, moves[0][number % 2], moves[1][number % 2])
    assert ending(heard) == "idle"
    assert state.outcome is not None


def test_ta11_ties_are_broken_by_finishes_then_by_fewer_cards_left() -> None:
    state = start(players=4)
    state.scores = [-3, -3, -3, -3]
    state.finishes = [0, 1, 1, 0]
    state.left_over = [2, 4, 3, 2]
    assert scoring.outcome(state).places == (3, 2, 1, 3)
    state.left_over = [2, 3, 3, 1]
    assert scoring.outcome(state).winners == (1, 2)
    assert scoring.outcome(state).places == (4, 1, 1, 3)
    state.scores = [-2, -3, -3, -3]
    assert scoring.outcome(state).winners == (0,)


@pytest.mark.parametrize(
    ("finishes", "left", "by"),
    [
        ([0, 1, 0, 0], [2, 2, 2, 2], "more finishes comes first"),
        ([1, 1, 1, 1], [2, 3, 4, 5], "fewer cards left over comes first"),
        ([0, 1, 1, 0], [2, 4, 3, 2], "More finishes come first, then fewer cards"),
        ([0, 0, 0, 0], [2, 2, 2, 2], "they share the place"),
    ],
)
def test_ta11_what_decided_among_equals_is_told(
    finishes: list[int], left: list[int], by: str
) -> None:
    state = start(players=4)
    state.scores = [-3, 5, -3, -3]
    state.finishes, state.left_over = finishes, left
    state.ended = scoring.outcome(state)
    assert not GAME.remarks(state, 0).keys() - {"tie 0"}
    told = GAME.remarks(state, None)["tie 0"].named({0: "Ada", 1: "Bo", 2: "Cy", 3: "Di"}).say()
    assert told.startswith("Level on −3 points: ")
    assert "Bo" not in told
    state.scores = [-3, -3, -3, -3]
    state.ended = scoring.outcome(state)
    assert by in GAME.remarks(state, None)["tie 0"].say()
    state.scores = [1, 2, 3, 4]
    state.ended = scoring.outcome(state)
    assert GAME.remarks(state, 0) == {}


def test_the_score_of_a_game_is_the_sum_of_its_hands() -> None:
    for seed in range(5):
        dice, rng = SeededDice(seed), random.Random(seed)
        state = start(seed, players=3)
        rows: list[dict[int, int]] = []
        while state.to_act:
            actions = state.actions(state.to_act[0])
            heard = state.play(state.to_act[0], rng.choice(actions), dice)
            if row := counted(heard):
                rows.append(row)
        assert len(rows) == 3
        assert state.outcome is not None
        assert state.outcome.scores == tuple(sum(row[s] for row in rows) for s in range(3))
        assert [tuple(row.values()) for row in rows] == state.sheet
        assert GAME.laws(state) == []
