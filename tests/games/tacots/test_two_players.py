"""Two players: two deals."""

from __future__ import annotations

import random
from typing import TypeVar, cast

from games.tacots.scene import GAME, play, refused, scene, start, texts
from rallybox.core import SeededDice
from rallybox.core.dice import Dice
from rallybox.core.events import Event
from rallybox.games.tacots import dealing, events
from rallybox.games.tacots.cards import CROSSROADS, JUNCTION_H, JUNCTION_V, ROADS
from rallybox.games.tacots.race import Race
from rallybox.kit import bag

LINE = """
    5 ···┃····
    4 ···╋━···
    3 ···┃····
"""
REST = "ii--RRLL"


def test_each_gets_12_cards_and_a_dead_end_and_24_are_kept() -> None:
    state = start(players=2)
    assert state.sizes == [13, 13]
    assert bag.size(state.stock) == 24
    assert sum(state.hands) + state.stock == bag.pack((2, 4, 6, 6, 8, 8, 8, 8))


def test_the_second_deal_follows_as_soon_as_a_hand_is_used_up() -> None:
    state = scene(LINE, "d5 d3", ("Di", "iii"), stock=REST)
    heard = play(state, "I d6 NS", dice=1)
    assert isinstance(heard[1], events.SecondDeal)
    assert heard[1].reason == "spent"
    assert [e.to for e in heard if isinstance(e, events.Dealt)] == [0, 1]
    assert state.sizes == [1 + 4, 3 + 4]
    assert state.stock == 0
    assert state.to_act == (1,)


def test_a_hand_that_has_spent_the_dead_end_too_goes_on_with_the_second_deal() -> None:
    state = scene(LINE, "d5 d3", ("i", "iii"), stock=REST)
    play(state, "I d6 NS", dice=1)
    assert state.sizes == [4, 7]
    assert not state.closing


def test_in_the_first_deal_the_dead_end_is_laid_against_the_opponent_only() -> None:
    state = scene(LINE, "d5 d3", ("Di", "iii"), stock=REST)
    assert texts(state) == {"I d6 NS", "D d2 N vs B"}
    assert "must be your last card" in refused(state, "D d6 S")


def test_a_hand_ends_when_somebody_has_no_card_left_after_the_second_deal() -> None:
    state = scene(LINE, "d5 d3", ("i", "iii"))
    heard = play(state, "I d6 NS")
    assert events.LastCard(seat=0) in heard
    heard = play(state, "I d2 NS")
    assert any(isinstance(e, events.HandEnded) for e in heard)


T = TypeVar("T")


class Stacked(Dice):
    """Dice that shuffle as a test wants: each time, the cards named come first."""

    def __init__(self, *firsts: list[int]) -> None:
        self.firsts = list(firsts)

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items: list[T]) -> None:
        cards = cast(list[int], items)
        first = [1 << 4 * kind for kind in self.firsts.pop(0)]
        rest = sorted(cards)
        for card in first:
            rest.remove(card)
        cards[:] = [*first, *rest]


def stacked(*firsts: list[int]) -> Race:
    state = GAME.start(GAME.setup({"players": 2, "first": 0}), Stacked(*firsts))
    assert isinstance(state, Race)
    return state


PLAIN = [4] * 8 + [5] * 8 + [6] * 8
"""24 straights and right bends."""
JUNCTION_FOR_B = [4] * 8 + [5] * 4 + [JUNCTION_V] + [5] * 4 + [6] * 7
JUNCTIONS = [4] * 8 + [5] * 3 + [JUNCTION_H] + [JUNCTION_V] + [5] * 4 + [6] * 7


def test_ta14_if_nobody_holds_a_crossroads_a_junction_may_begin() -> None:
    state = stacked(JUNCTIONS)
    assert state.opener == 0
    assert state.lacks == [1 << CROSSROADS] * 2
    assert texts(state) == {f"T {s} {f}" for s in ("d4", "e4", "d5", "e5") for f in ("NEW", "ESW")}
    assert "Nobody holds a crossroads" in refused(state, "I d4 NS")
    view = state.view(1)
    assert "Nobody holds a crossroads" in GAME.ask(state.view(0)).say()
    assert view.to_act == (0,)


def test_ta14_the_right_to_begin_with_a_junction_passes_to_the_left_too() -> None:
    state = stacked(JUNCTION_FOR_B)
    assert state.opener == 1
    junctions = 1 << JUNCTION_V | 1 << JUNCTION_H
    assert state.lacks == [1 << CROSSROADS | junctions, 1 << CROSSROADS]


def test_ta14_if_nobody_holds_that_either_the_cards_are_dealt_again() -> None:
    state = stacked(PLAIN, PLAIN, JUNCTIONS)
    assert state.opener == 0
    assert state.hands[0] == 1 + sum(1 << 4 * kind for kind in JUNCTIONS[:12])


def test_ta14_dealing_again_is_told() -> None:
    state = scene(LINE, "d5 d3", ("i", "iii"), hands_in_all=2)
    play(state, "I d6 NS")
    heard: list[Event] = []
    state.heard = heard
    state.apply(1, GAME.parse("I d2 NS"), Stacked(PLAIN, JUNCTIONS))
    kinds = [type(event) for event in heard]
    assert kinds.count(events.DealtAgain) == 1
    assert kinds.count(events.JunctionBegins) == 1
    assert dealing.first_kinds(state) == 1 << JUNCTION_V | 1 << JUNCTION_H


def test_ta14_a_blocked_first_deal_gets_the_second_deal_first() -> None:
    sketch = "4 ··┏╋┓···\n3 ···┗┛···"
    state = scene(sketch, "c4 d4", ("i-", "--"), stock="RRLL")
    heard = play(state, "I c3 NS", dice=1)
    assert [e.reason for e in heard if isinstance(e, events.SecondDeal)] == ["blocked"]
    assert state.outcome is None
    assert state.sizes == [3, 4]


def test_ta14_a_hand_that_stays_blocked_after_the_second_deal_ends() -> None:
    sketch = "4 ··┏╋┓···\n3 ···┗┛···"
    state = scene(sketch, "c4 d4", ("i-", "--"), stock="----")
    heard = play(state, "I c3 NS", dice=1)
    assert [e.reason for e in heard if isinstance(e, events.HandEnded)] == ["blocked"]
    assert state.sizes == [3, 4]


def test_ta14_the_backstop_brings_the_second_deal_and_counts_anew() -> None:
    sketch = "5 ···┏┓···\n4 ···╋┛···\n3 ···┃····"
    state = scene(sketch, "e5 e4", ("i--", "i--"), stock="RRLL")
    moves = ("drive e4", "drive e5"), ("drive e5", "drive e4")
    for number in range(6):
        heard = play(state, moves[0][number % 2], dice=1)
        heard += play(state, moves[1][number % 2], dice=1)
        dealt = [e.reason for e in heard if isinstance(e, events.SecondDeal)]
        assert dealt == (["idle"] if number == 5 else [])
    assert state.outcome is None
    assert state.dealt_at == state.turn
    assert state.quiet == state.turn - 1


def test_nobody_waits_for_a_second_deal_with_an_empty_hand() -> None:
    for seed in range(30):
        dice, rng = SeededDice(seed), random.Random(seed)
        state = start(seed, players=2)
        while state.to_act:
            assert state.kinds[state.to_act[0]] & ROADS or not state.stock
            actions = state.actions(state.to_act[0])
            state.apply(state.to_act[0], rng.choice(actions), dice)
        assert state.stock == 0
