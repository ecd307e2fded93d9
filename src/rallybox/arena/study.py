"""Studies for designers: a grid of variants and numbers of players, played by one kind of bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from typing import NamedTuple

import msgspec

from rallybox.arena.match import play_match
from rallybox.arena.pool import spread
from rallybox.arena.study_features import features_of
from rallybox.arena.study_tally import CellTally
from rallybox.bots import make_bot
from rallybox.core.errors import Malformed
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.games import find_game

CHUNK = 10
"""Games that a worker plays between two reports."""

Find = Callable[[str], Game]


class Cell(NamedTuple):
    """One place of the grid."""

    variant: str
    players: int


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """What to play. `options` holds further options of the set-up, the same in every cell."""

    game: str
    cells: tuple[Cell, ...]
    bot: str
    seed: str
    games: int
    """In each cell."""
    options: dict[str, object] = {}

    def setup(self, cell: Cell) -> dict[str, object]:
        """The options of a cell's set-up."""
        return {**self.options, "variant": cell.variant, "players": cell.players}


def grid(game: Game, variants: Sequence[str] = (), players: Sequence[int] = ()) -> tuple[Cell, ...]:
    """The cells of a game, all or those wanted; Malformed if one is wanted that is not there."""
    for variant in variants:
        game.setup({"variant": variant})
    cells = [
        Cell(variant, number)
        for variant, numbers in game.variants.items()
        if not variants or variant in variants
        for number in numbers
        if not players or number in players
    ]
    missing = [number for number in players if number not in {cell.players for cell in cells}]
    if missing or not cells:
        allowed = sorted({number for numbers in game.variants.values() for number in numbers})
        raise Malformed(
            "study-no-cell",
            game=game.title,
            players=missing[0] if missing else 0,
            allowed=tuple(allowed),
        )
    return tuple(cells)


class Part(NamedTuple):
    """Some games of one cell: what a worker is asked to play."""

    cell: int
    first: int
    last: int


def parts_of(study: Study) -> list[Part]:
    """All games of a study in parts."""
    return [
        Part(cell, first, min(first + CHUNK, study.games))
        for cell in range(len(study.cells))
        for first in range(0, study.games, CHUNK)
    ]


def play_part(study: Study, find: Find, part: Part) -> tuple[Part, CellTally]:
    """Play a part. A game depends on the seed, its cell and its number, and on nothing else."""
    game, cell = find(study.game), study.cells[part.cell]
    setup, features = game.setup(study.setup(cell)), features_of(game)
    tally = CellTally()
    for number in range(part.first, part.last):
        bots = [make_bot(study.bot, game) for _ in range(cell.players)]
        events: list[Event] = []
        seed = f"{study.seed} {cell.variant} {cell.players} {number}"
        tally.add(game, features, play_match(game, setup, bots, seed, events), events)
    return part, tally


def run_study(
    study: Study,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    find: Find = find_game,
) -> list[CellTally]:
    """The tally of each cell; the same with any number of jobs."""
    game = find(study.game)
    make_bot(study.bot, game)
    for cell in study.cells:
        game.setup(study.setup(cell))
    tallies = [CellTally() for _ in study.cells]
    parts = parts_of(study)
    work = partial(play_part, study, find)
    with closing(spread(work, parts, min(jobs, len(parts)))) as answers:
        for part, tally in answers:
            tallies[part.cell].merge(tally)
            progress(part.last - part.first)
    return tallies
