"""Rows keep their word: every number in its range, nothing that a seat may not know."""

from __future__ import annotations

import random

import pytest

from observing.tables import every_table, walk
from rallybox.core import Game, Setup
from rallybox.games import GAMES
from rallybox.observing import describe, observe
from rallybox.observing.conformance import (
    check_answers,
    check_fields,
    check_ranges,
    check_secrets,
    check_written,
)


@every_table
def test_numbers_are_in_their_range_and_masks_are_right(game: Game, setup: Setup) -> None:
    for state in walk(game, setup, seed=1, every=9):
        check_ranges(game, state)


@every_table
def test_rows_are_written_whole_and_where_all_is_blank(game: Game, setup: Setup) -> None:
    for state in walk(game, setup, seed=5, every=25):
        check_written(game, state)


@pytest.mark.long
@every_table
def test_in_whole_games(game: Game, setup: Setup) -> None:
    for seed in range(20):
        for state in walk(game, setup, seed, every=2):
            check_ranges(game, state)
            check_written(game, state)


@every_table
def test_rows_keep_secrets(game: Game, setup: Setup) -> None:
    rng = random.Random(f"secrets {game.name} {setup}")
    for state in walk(game, setup, seed=2, every=8):
        check_secrets(game, state, rng)


@pytest.mark.long
@every_table
def test_rows_keep_secrets_in_whole_games(game: Game, setup: Setup) -> None:
    rng = random.Random(f"whole {game.name} {setup}")
    for seed in range(6):
        for state in walk(game, setup, seed):
            check_secrets(game, state, rng)
            check_answers(game, state, rng)


@every_table
def test_secret_answers_do_not_show(game: Game, setup: Setup) -> None:
    """RR-15: while others may still be deciding, nobody's row changes but that of who answered."""
    rng = random.Random(0)
    for state in walk(game, setup, seed=3):
        check_answers(game, state, rng, most=10_000)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_size_is_that_of_the_variant_and_the_number_of_players(game: Game) -> None:
    """Options beside them change no shape: what has learnt one course can look at another."""
    for variant, numbers in game.variants.items():
        for players in numbers:
            setup = game.setup({"variant": variant, "players": players})
            check_fields(game, setup)
            told = describe(game, setup)
            for field in told.fields:
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
