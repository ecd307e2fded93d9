"""Several roots, merged: what comes out is the sum of what went in, and one alone is left alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.bots.guides import guide_of
from rallybox.bots.levels import told
from rallybox.bots.roots import Root, Tried, merged, root_of
from rallybox.bots.search import SearchBot, sure
from rallybox.core import Game, SeededDice
from rallybox.core.state import State
from rallybox.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(game: Game) -> State:
    return game.start(game.setup({}), SeededDice(4))


def root(game: Game, state: State, seed: str, iterations: int = 40) -> Root:
    seat = state.to_act[0]
    bot = SearchBot(guide_of(game), iterations)
    return root_of(bot.think(state.view(seat), state.actions(seat), SeededDice(seed)))


@st.composite
def roots(draw: st.DrawFn) -> Root:
    """Whatever a thought may have found."""
    numbers = draw(st.lists(st.integers(0, 6), min_size=1, max_size=5, unique=True))
    tried = []
    for number in numbers:
        visits = draw(st.integers(1, 200))
        placing = visits * draw(st.floats(0, 1))
        tried.append(Tried(number, visits, placing * draw(st.floats(0, 1)), placing))
    return Root(tuple(tried), tuple(sorted(numbers, key=lambda n: -surety(tried, n))))


def surety(tried: list[Tried] | tuple[Tried, ...], number: int) -> float:
    return next(sure(one.worth, one.visits) for one in tried if one.action == number)


@given(st.lists(roots(), min_size=1, max_size=4))
def test_what_was_found_of_every_action_is_added_up(several: list[Root]) -> None:
    whole = merged(several)
    for one in whole.tried:
        parts = [part for root in several for part in root.tried if part.action == one.action]
        assert one.visits == sum(part.visits for part in parts)
        assert one.worth == pytest.approx(sum(part.worth for part in parts))
        assert one.placing == pytest.approx(sum(part.placing for part in parts))
    assert {one.action for one in whole.tried} == {n for root in several for n in root.best}
    assert set(whole.best) == {one.action for one in whole.tried}
    sureties = [surety(whole.tried, number) for number in whole.best]
    assert sureties == sorted(sureties, reverse=True)


@every_game
def test_one_alone_decides_as_it_always_did(game: Game) -> None:
    state = begun(game)
    seat = state.to_act[0]
    view, actions = state.view(seat), state.actions(seat)
    found = root(game, state, "alone")
    assert merged([found]) is found
    chosen = SearchBot(guide_of(game), 40).decide(view, actions, SeededDice("alone"))
    assert found.best[0] == chosen.id
    # A hint of one root: its places are those that the root has found, its best first.
    tips = told(game, view, found, SeededDice("hint"))
    assert {tip.action.id for tip in tips} == set(found.best[: len(tips)])
    assert len(tips) == min(3, len(found.best))


@every_game
def test_several_find_legal_actions_and_as_much_as_all_of_them(game: Game) -> None:
    state = begun(game)
    several = [root(game, state, f"one of several {number}") for number in range(3)]
    whole = merged(several)
    legal = {action.id for action in state.actions(state.to_act[0])}
    assert set(whole.best) <= legal
    every = [sum(one.visits for one in found.tried) for found in (whole, *several)]
    assert every[0] == sum(every[1:])


@every_game
def test_whoever_is_told_to_stop_has_found_something(game: Game) -> None:
    state = begun(game)
    seat = state.to_act[0]
    left = iter([False, False, True])
    thought = SearchBot(guide_of(game), 40).think(
        state.view(seat), state.actions(seat), SeededDice(1), True, lambda: next(left)
    )
    assert thought.root.visits == 3
    assert root_of(thought).best
