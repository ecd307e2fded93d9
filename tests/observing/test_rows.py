"""Rows keep their word: every number in its range, nothing that a seat may not know."""

from __future__ import annotations

import random

import pytest

from observing.tables import every_table, walk
from rallybox.core import Game, SeededDice, Setup, State
from rallybox.games import GAMES
from rallybox.observing import describe, mask, observe


def check_ranges(game: Game, state: State) -> None:
    """Every number is within its range, and every legal action is marked, and no other."""
    told = describe(game, state.setup)
    for seat in range(state.setup.players):
        row = observe(game, state, seat)
        assert len(row) == told.size
        assert bytes(map(max, row, told.lows())) == row
        assert bytes(map(min, row, told.highs())) == row
        marked = [number for number, mark in enumerate(mask(game, state, seat)) if mark]
        assert marked == sorted(action.id for action in state.actions(seat))


@every_table
def test_numbers_are_in_their_range_and_masks_are_right(game: Game, setup: Setup) -> None:
    for state in walk(game, setup, seed=1, every=9):
        check_ranges(game, state)


@pytest.mark.long
@every_table
def test_in_whole_games(game: Game, setup: Setup) -> None:
    for seed in range(20):
        for state in walk(game, setup, seed, every=2):
            check_ranges(game, state)


def check_secrets(game: Game, state: State, rng: random.Random) -> None:
    """What a seat cannot tell apart looks the same in its row: now, and after any action."""
    actor = rng.choice(state.to_act)
    action = rng.choice(state.actions(actor))
    seed = str(rng.random())
    for seat in range(state.setup.players):
        world = game.imagine(state.view(seat), SeededDice(str(rng.random())))
        assert observe(game, world, seat) == observe(game, state, seat)
        if world.to_act != state.to_act or action not in world.actions(actor):
            continue
        real = state.copy()
        real.apply(actor, action, SeededDice(seed))
        world.apply(actor, action, SeededDice(seed))
        if game.comparable(real, world, seat):
            assert observe(game, real, seat) == observe(game, world, seat)


@every_table
def test_rows_keep_secrets(game: Game, setup: Setup) -> None:
    rng = random.Random(f"secrets {game.name} {setup}")
    for state in walk(game, setup, seed=2, every=8):
        if state.to_act:
            check_secrets(game, state, rng)


@pytest.mark.long
@every_table
def test_rows_keep_secrets_in_whole_games(game: Game, setup: Setup) -> None:
    rng = random.Random(f"whole {game.name} {setup}")
    for seed in range(6):
        for state in walk(game, setup, seed):
            if state.to_act:
                check_secrets(game, state, rng)


@every_table
def test_secret_answers_do_not_show(game: Game, setup: Setup) -> None:
    """RR-15: while others may still be deciding, nobody's row changes but that of who answered."""
    rng = random.Random(0)
    for state in walk(game, setup, seed=3):
        if len(state.to_act) < 2:
            continue
        actor = rng.choice(state.to_act)
        others = [seat for seat in range(setup.players) if seat != actor]
        before = [observe(game, state, seat) for seat in others]
        for action in state.actions(actor):
            after = state.copy()
            after.apply(actor, action, SeededDice(0))
            assert [observe(game, after, seat) for seat in others] == before


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_size_is_that_of_the_variant_and_the_number_of_players(game: Game) -> None:
    """Options beside them change no shape: what has learnt one course can look at another."""
    for variant, numbers in game.variants.items():
        for players in numbers:
            told = describe(game, game.setup({"variant": variant, "players": players}))
            assert told.game == game.name
            assert told.size == sum(field.size for field in told.fields)
            assert len({field.name for field in told.fields}) == len(told.fields)
            for field in told.fields:
                assert 0 <= field.low <= field.high <= 255
                assert field.meaning.endswith(".")
                where = told.where(field.name)
                assert where.stop - where.start == field.size
            with pytest.raises(KeyError):
                told.where("nothing")


def test_every_seat_has_a_row_of_its_own() -> None:
    game = next(iter(GAMES.values()))
    setup = game.setup({})
    state = next(walk(game, setup, seed=1))
    assert len({observe(game, state, seat) for seat in range(setup.players)}) == setup.players
