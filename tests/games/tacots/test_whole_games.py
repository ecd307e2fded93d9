"""Whole games, checked at every step by the second referee, and by their own events."""

from __future__ import annotations

import random

import pytest

from games.tacots import plain
from games.tacots.scene import GAME, setup
from games.tacots.tracker import Tracker
from rallybox.core import SeededDice
from rallybox.core.events import Event
from rallybox.games.tacots import events
from rallybox.games.tacots.made.shapes import TacotsPosition, TacotsView
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.setup import TacotsSetup

TABLES = [
    pytest.param(setup(players=4, hands=2), id="four"),
    pytest.param(setup(players=3, hands=2), id="three"),
    pytest.param(setup(players=2, hands=2), id="two"),
    pytest.param(setup(variant="patience"), id="patience"),
]

every_table = pytest.mark.parametrize("table", TABLES)


def fresh(table: TacotsSetup, seed: int) -> Race:
    state = GAME.start(table, SeededDice(seed))
    assert isinstance(state, Race)
    return state


def step(state: Race, rng: random.Random, dice: SeededDice) -> list[Event]:
    """A random action; stopping a patience is left to the very end."""
    seat = state.to_act[0]
    actions = [a for a in state.actions(seat) if a.text != "stop"] or list(state.actions(seat))
    return state.play(seat, rng.choice(actions), dice)


def position(state: Race) -> TacotsPosition:
    dumped = state.dump()
    assert isinstance(dumped, TacotsPosition)
    return dumped


@every_table
def test_the_second_referee_agrees_at_every_step(table: TacotsSetup) -> None:
    for seed in range(6):
        rng, dice = random.Random(seed), SeededDice(seed)
        state = fresh(table, seed)
        while state.to_act:
            now = position(state)
            if not table.solo and now.public.turn == 0:
                assert now.public.opener == plain.beginner(now)
            assert {a.text for a in state.actions(state.to_act[0])} == plain.legal(now)
            before, turns = now, GAME.turns(state)
            heard = step(state, rng, dice)
            assert GAME.turns(state) == turns + 1
            check_end(before, heard, state)


def check_end(before: TacotsPosition, heard: list[Event], state: Race) -> None:
    """A hand that goes on is not blocked; one that ended as blocked was."""
    ended = [event for event in heard if isinstance(event, events.HandEnded)]
    dealt = [event for event in heard if isinstance(event, events.SecondDeal)]
    if before.public.setup.solo:
        if state.outcome is not None and state.outcome.reason == "blocked":
            assert plain.blocked(position(state))
        elif state.to_act and state.first_square >= 0:
            assert not plain.blocked(position(state))
    elif not ended and not dealt and not state.closing:
        assert not plain.blocked(position(state))
    elif state.outcome is not None and ended[0].reason == "blocked":
        assert plain.blocked(position(state))
    if state.outcome is not None and not before.public.setup.solo:
        last = position(state)
        counted = tuple(plain.points(last, seat) for seat in range(state.players))
        assert last.public.sheet[-1] == counted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_second_referee_ends_a_hand_at_the_same_turn(players: int) -> None:
    for seed in range(12):
        rng, dice = random.Random(seed), SeededDice(seed)
        state = fresh(setup(players=players, hands=1), seed)
        while state.to_act:
            assert state.turn == 0 or not plain.over(position(state))
            step(state, rng, dice)
        assert plain.over(position(state))


@every_table
def test_events_alone_tell_the_whole_game(table: TacotsSetup) -> None:
    """Who only listens knows the board, the cars, the hand sizes and the score."""
    for seed in range(20):
        rng, dice = random.Random(seed), SeededDice(seed)
        state = fresh(table, seed)
        told = Tracker(state.view(None))
        while state.to_act:
            for event in step(state, rng, dice):
                if event.heard_by(None):
                    told.hear(event)
            told.compare(state.view(None))


@every_table
def test_private_events_tell_each_seat_its_own_hand(table: TacotsSetup) -> None:
    for seed in range(10):
        rng, dice = random.Random(seed), SeededDice(seed)
        state = fresh(table, seed)
        while state.to_act:
            heard = step(state, rng, dice)
            for event in heard:
                if isinstance(event, events.Dealt):
                    assert event.to == event.seat
                else:
                    assert event.to is None
            dealt = [e for e in heard if isinstance(e, events.Dealt)]
            if dealt and state.turn == 0:
                for event in dealt:
                    view = state.view(event.seat)
                    assert isinstance(view, TacotsView)
                    assert event.cards == view.hand


def test_hands_of_four_take_about_as_long_as_the_page_says() -> None:
    """Random play dawdles, but every hand comes to an end."""
    dice, rng = SeededDice(1), random.Random(1)
    state = fresh(setup(players=4, hands=12), 1)
    while state.to_act:
        step(state, rng, dice)
    assert 50 < GAME.turns(state) / 12 < 150
    assert len(state.sheet) == 12
