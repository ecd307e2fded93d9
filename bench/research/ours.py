"""Our rows: the vector environment, observations and masks included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import perf_counter

import numpy as np
from positions import bench_of
from timing import Contestant, Tally, clock

from rallybox.core.game import Game
from rallybox.games import GAMES, PACKS
from rallybox.vector import Vector

COUNT = 1024
FEW_ACTIONS = 100
"""With more, choosing in NumPy measures NumPy."""


def vectors() -> Iterator[Contestant]:
    """A row for each variant, and one for each game whose actions are chosen in NumPy."""
    for game in ours():
        for variant in game.variants:
            run = partial(_run, _vector(game, variant), chosen=False)
            yield Contestant("research", label(game, variant), "vector", run)
        if game.action_total <= FEW_ACTIONS:
            first = next(iter(game.variants))
            run = partial(_run, _vector(game, first), chosen=True)
            yield Contestant("research", label(game, first), "vector, chosen in NumPy", run)


def goals() -> dict[str, int]:
    """What each game's first variant is to reach."""
    wanted = {game: bench_of(game.name).goal for game in ours()}
    return {label(game, next(iter(game.variants))): goal for game, goal in wanted.items() if goal}


def shared(processes: int, seconds: float) -> Iterator[tuple[str, float, float]]:
    """Decisions a second on the wall, alone and with so many processes, of each game."""
    for game in ours():
        first = next(iter(game.variants))
        with (
            _vector(game, first) as alone,
            Vector(game, {"variant": first}, COUNT * processes, 1, processes=processes) as many,
        ):
            rates = [_wall(games, seconds) for games in (alone, many)]
        yield label(game, first), rates[0], rates[1]


def label(game: Game, variant: str) -> str:
    """What a row is called."""
    players = game.setup({"variant": variant}).players
    return f"{game.title} {variant}, {players} player{'s' * (players > 1)}"


def ours() -> list[Game]:
    return [game for name, game in GAMES.items() if not PACKS[name].home]


def _vector(game: Game, variant: str) -> Vector:
    return Vector(game, {"variant": variant}, COUNT, seed=1)


def _run(games: Vector, seconds: float, *, chosen: bool) -> Tally:
    """Steps with random actions until the time is up. Choosing them is on the clock."""
    rng = np.random.default_rng(1)
    decisions, before = 0, int(games.played.sum())
    start = clock()
    while (elapsed := clock() - start) < seconds:
        if chosen:
            draws = rng.random(games.masks.shape, dtype=np.float32)
            games.step(np.argmax(draws * games.masks, axis=1))
        else:
            games.step(games.sample())
        decisions += games.count
    return Tally(decisions, elapsed, int(games.played.sum()) - before)


def _wall(games: Vector, seconds: float) -> float:
    games.step(games.sample())
    decisions, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        games.step(games.sample())
        decisions += games.count
    return decisions / elapsed
