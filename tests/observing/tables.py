"""Every game, variant and number of players, and walks through them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rallybox.core import Game, SeededDice, Setup, State, conformance
from rallybox.games import GAMES

TABLES = [
    pytest.param(game, game.setup({"variant": variant, "players": n}), id=f"{name}-{variant}-{n}")
    for name, game in GAMES.items()
    for variant, numbers in game.variants.items()
    for n in numbers
]


def alone() -> list[tuple[Game, Setup]]:
    """The tables for one whose deals are numbered."""
    setups = [
        (game, game.setup({"variant": variant, "players": 1}))
        for game in GAMES.values()
        for variant, numbers in game.variants.items()
        if 1 in numbers
    ]
    found = [(g, s) for g, s in setups if g.settle(s, SeededDice(0)).number is not None]
    assert found
    return found


every_table = pytest.mark.parametrize(("game", "setup"), TABLES)


def walk(game: Game, setup: Setup, seed: int, every: int = 1) -> Iterator[State]:
    """Some of the states of a random game, and always its last."""
    rng = random.Random(f"{game.name} {setup} {seed}")
    state = None
    for step, state in enumerate(conformance.walk(game, setup, seed, rng.randrange)):
        if step % every == 0 and state.to_act:
            yield state
    assert state is not None
    yield state
