"""Hairpin keeps every promise of the contract, and its own rules."""

from __future__ import annotations

from typing import cast

import pytest
from rallybox_hairpin.road import ROW, limit, skids_at
from rallybox_hairpin.shapes import Pass

from rallybox.core import Illegal, SeededDice
from rallybox.core.conformance import check_game
from rallybox.games import find_game
from rallybox.kit.simple import SimpleState
from rallybox.observing.conformance import check_observations

GAME = find_game("hairpin")  # as it is installed, with its words


def begun(cars: list[int], gears: list[int], hand: str) -> SimpleState:
    """Two drivers on the way; the first one is asked and holds these cards."""
    state = cast(SimpleState, GAME.start(GAME.setup({"players": 2}), SeededDice(1)))
    table = cast(Pass, state.table)
    table.turn, table.turns, table.cars, table.gears = 0, 20, cars, gears
    table.hands[0] = hand.split()
    state.look()
    return state


def offered(state: SimpleState) -> list[str]:
    return [action.text for action in state.actions(0)]


def test_every_promise_is_kept() -> None:
    check_game(GAME)


def test_nobody_observes_what_they_may_not_know() -> None:
    check_observations(GAME)


def test_gears_are_shifted_one_by_one() -> None:
    state = begun([4, 4], [3, 0], "1 2 4 6")
    assert offered(state) == ["2", "4", "coast 1", "coast 2", "coast 4", "coast 6"]
    with pytest.raises(Illegal, match="more than one gear away: you are in gear 3"):
        state.play(0, GAME.parse("6"), SeededDice(1))
    with pytest.raises(Illegal, match="You do not hold 5"):
        state.play(0, GAME.parse("5"), SeededDice(1))


def test_who_is_too_fast_for_a_bend_stands_in_it() -> None:
    state = begun([ROW - 2, 0], [4, 0], "5 5 5 5")
    assert skids_at(ROW - 2, 5, 45) == ROW
    state.play(0, GAME.parse("5"), SeededDice(1))
    table = cast(Pass, state.table)
    assert (table.cars[0], table.gears[0]) == (ROW, 0)


def test_who_is_slow_enough_drives_through() -> None:
    gear = limit(ROW) or 0
    assert skids_at(ROW - 1, gear, 45) is None
    assert skids_at(ROW - 1, gear + 1, 45) == ROW


def test_no_bend_waits_on_the_summit() -> None:
    assert limit(45) is not None
    assert skids_at(43, 6, 45) is None


def test_everybody_has_as_many_turns() -> None:
    state = begun([44, 40], [1, 1], "1 1 1 1")
    state.play(0, GAME.parse("1"), SeededDice(1))
    early = state.outcome
    assert early is None
    state.play(1, state.actions(1)[0], SeededDice(1))
    outcome = state.outcome
    assert outcome is not None
    assert outcome.places == (1, 2)
