"""The puzzles that the package brings, and which of them is that of a day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from random import Random

import msgspec

from rallybox.core.game import Game
from rallybox.games import GAMES, PACKS
from rallybox.review.puzzles.puzzle import Book, Puzzle

DATA = files("rallybox.review.puzzles").joinpath("data")


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none of a game that brings none, as those from outside.

    Those of other rules are left out: what was best may not be any more.
    """
    found = DATA.joinpath(f"{game}.json")
    if PACKS[game].home or not found.is_file():
        return ()
    book = msgspec.json.decode(found.read_bytes(), type=Book)
    return tuple(one for one in book.puzzles if one.rules == GAMES[game].rules)


@cache
def all_puzzles() -> Mapping[str, tuple[Game, Puzzle]]:
    """Every puzzle by its id."""
    return {
        puzzle.id: (game, puzzle) for name, game in GAMES.items() for puzzle in puzzles_of(name)
    }


def of_day(day: date) -> str | None:
    """The id of a day's puzzle: the same for everybody, and none twice before all were there.

    Games take turns. Each half of a game's puzzles keeps its half of the round, so that none is the
    last of one round and soon comes again in the next.
    """
    games = [name for name in GAMES if puzzles_of(name)]
    if not games:
        return None
    turn, index = divmod(day.toordinal(), len(games))
    puzzles = sorted(puzzle.id for puzzle in puzzles_of(games[index]))
    again, place = divmod(turn, len(puzzles))
    half = len(puzzles) // 2
    part = puzzles[:half] if place < half else puzzles[half:]
    Random(f"{games[index]} {again}").shuffle(part)
    return part[place if place < half else place - half]
