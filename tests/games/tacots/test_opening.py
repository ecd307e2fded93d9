"""The opening: who begins, and everybody's first card."""

from __future__ import annotations

import random

from games.tacots.scene import GAME, dealt, play, refused, setup, start, texts
from rallybox.core import SeededDice
from rallybox.core.events import Event
from rallybox.games.tacots import events
from rallybox.games.tacots.cards import CROSSROADS, DEAD_END
from rallybox.kit import bag


def test_everybody_gets_12_cards_and_a_dead_end() -> None:
    state = start(players=4)
    for cards in state.hands:
        assert bag.size(cards) == 13
        assert bag.count(cards, DEAD_END) == 1
    assert sum(state.hands) == bag.pack((4, 4, 6, 6, 8, 8, 8, 8))


def test_the_first_card_is_a_crossroads_on_a_centre_square() -> None:
    state = dealt("DXi", "Dii", "Dii", "Dii")
    assert texts(state) == {f"X {square} NESW" for square in ("d4", "e4", "d5", "e5")}
    assert "must be a crossroads" in refused(state, "I d4 NS")
    assert "centre square: d4, e4, d5, e5" in refused(state, "X c4 NESW")
    assert "never a dead end" in refused(state, "D d4 S")
    assert "opening comes first" in refused(state, "pass")
    assert "opening comes first" in refused(state, "drive d4")
    play(state, "X d5 NESW")
    assert state.cars[0] == state.first_square


def test_who_has_no_crossroads_passes_the_right_to_the_left() -> None:
    state = dealt("Dii", "DRR", "DXi", "DXX")
    assert state.opener == 2
    assert state.lacks == [1 << CROSSROADS, 1 << CROSSROADS, 0, 0]
    view = state.view(3)
    assert view.to_act == (2,)
    round_about = dealt("DXi", "Dii", "Dii", "Dii", drawn=2)
    assert round_about.opener == 0


def test_the_others_join_the_first_card() -> None:
    state = dealt("DXi", "Di-", "DLL", "DRR")
    play(state, "X d4 NESW")
    assert texts(state) == {"I d5 NS", "I d3 NS", "I c4 EW", "I e4 EW"}
    assert "not next to the first card" in refused(state, "I d6 NS")
    assert "hold no left bend" in refused(state, "L d5 SW")
    assert "never a dead end" in refused(state, "D d5 S")
    play(state, "I d5 NS")
    # The third player joins the first card, too, not the second one.
    assert texts(state) == {"L d3 NE", "L c4 NE", "L e4 SW"}
    play(state, "L e4 SW")
    assert "R d5 ES" not in texts(state)
    play(state, "R c4 ES")
    assert [state.board.road[car] > 0 for car in state.cars] == [True] * 4
    # From now on everybody builds in front of the own car.
    assert texts(state) == {"I d3 NS"}


def test_an_opening_is_always_possible() -> None:
    for players in (2, 3, 4):
        for seed in range(300):
            dice, rng = SeededDice(seed), random.Random(seed)
            state = GAME.start(setup(players=players), dice)
            for _ in range(players):
                actions = state.actions(state.to_act[0])
                assert actions
                state.apply(state.to_act[0], rng.choice(actions), dice)


def test_ta5_the_start_passes_to_the_left_of_the_seat_that_was_drawn() -> None:
    """Whoever laid the first card of the hand before."""
    for seed in range(8):
        dice, rng = SeededDice(seed), random.Random(seed)
        state = start(seed, players=4, first=3)
        assert state.drawn == 3
        seen = {0: state.drawn}
        while state.to_act:
            actions = state.actions(state.to_act[0])
            state.apply(state.to_act[0], rng.choice(actions), dice)
            seen[state.hand] = state.drawn
        assert seen == {0: 3, 1: 0, 2: 1, 3: 2}


def test_ta5_the_first_seat_is_drawn_by_lot() -> None:
    assert {start(seed, players=4).drawn for seed in range(60)} == {0, 1, 2, 3}
    assert {start(seed, players=4, first=2).drawn for seed in range(60)} == {2}


def test_a_new_hand_tells_who_begins_and_who_could_not() -> None:
    told = []
    for seed in range(40):
        dice, rng = SeededDice(seed), random.Random(seed)
        state = start(seed, players=4, hands=2, first=1)
        heard: list[Event] = []
        while not any(isinstance(e, events.HandBegan) for e in heard):
            actions = state.actions(state.to_act[0])
            heard = state.play(state.to_act[0], rng.choice(actions), dice)
        (began,) = [e for e in heard if isinstance(e, events.HandBegan)]
        assert (began.seat, began.hand, began.hands, began.cards) == (2, 2, 2, 13)
        passed = [e for e in heard if isinstance(e, events.StartPassed)]
        assert [e.seat for e in passed] == [(2 + n) % 4 for n in range(len(passed))]
        assert all(e.lacks == ("crossroads",) for e in passed)
        assert state.opener == (2 + len(passed)) % 4
        told.append(len(passed))
    assert len(set(told)) > 1
