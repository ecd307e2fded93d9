"""The search bot: legal, repeatable, sees what wins at once, and better than chance."""

from __future__ import annotations

import pytest

from games.stichrallye.sketch import GAME as STICH
from rallybox.arena.match import play_match
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.search import SearchBot, placings
from rallybox.core import Game, SeededDice
from rallybox.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
def test_it_decides_the_same_with_the_same_dice_and_touches_nothing(game: Game) -> None:
    state = game.start(game.setup({}), SeededDice(4))
    seat = state.to_act[0]
    before = state.dump()
    bot = SearchBot(game, 30)
    chosen = {
        bot.decide(state.view(seat), state.actions(seat), SeededDice(9)).text for _ in range(3)
    }
    assert len(chosen) == 1
    assert state.dump() == before


@every_game
def test_every_iteration_is_counted_once_at_every_level(game: Game) -> None:
    state = game.start(game.setup({}), SeededDice(4))
    root = SearchBot(game, 40).think(state.view(state.to_act[0]), SeededDice(1))
    assert root.visits == 40
    assert sum(child.visits for child in root.children.values()) == 40
    for child in root.children.values():
        assert 0 <= child.worth <= int(child.visits)
        assert child.visits <= child.available <= 40


def test_who_is_asked_with_others_thinks_about_its_own_answer() -> None:
    game = GAMES["roadrally"]
    dice = SeededDice("together")
    state = game.start(game.setup({"players": 4}), dice)
    while len(state.to_act) < 2:
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[-1], dice)
    for seat in state.to_act:
        root = SearchBot(game, 12).think(state.view(seat), SeededDice(1))
        assert set(root.children) <= set(state.actions(seat))
        assert sum(child.visits for child in root.children.values()) == 12


def test_placings_go_from_one_to_nothing_and_add_up() -> None:
    dice = SeededDice(3)
    state = STICH.start(STICH.setup({"players": 5}), dice)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[0], dice)
    worths = placings(state)
    assert sum(worths) == 2.5
    assert max(worths) == 1
    assert min(worths) == 0


def test_it_beats_chance() -> None:
    """A fair share would be 4 of 12."""
    setup = STICH.setup({"players": 3})
    won = 0
    for number in range(12):
        bots: list[Bot] = [RandomBot() for _ in range(3)]
        bots[number % 3] = SearchBot(STICH, 60)
        outcome = play_match(STICH, setup, bots, f"search {number}").outcome
        won += outcome.winners == (number % 3,)
    assert won >= 7
