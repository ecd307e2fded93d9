"""Writes anew what the actions of a game's puzzles are worth, from the seeds that found them.

PYTHONPATH=build/compiled:scripts .venv/bin/python scripts/puzzle_worths.py GAME DATA

after `make compile`, where chances to win are trusted otherwise than before (`review/trust`); DATA
is the game's file in src/rallybox/review/puzzles/data. Which puzzles there are does not change: if
places or answers come out otherwise, nothing is written.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from rallybox.cli.commands.puzzles import write_book
from rallybox.core.game import Game
from rallybox.games import GAMES
from rallybox.review.puzzles.finding import answers, options, worths
from rallybox.review.puzzles.puzzle import Book, Option, Puzzle, position_of


def renewed(game: Game, puzzle: Puzzle) -> Puzzle:
    """The same puzzle with today's worths."""
    weighed = worths(position_of(game, puzzle), puzzle.seed)
    found = options(weighed)
    right = tuple(action.id for action in answers(weighed))
    if _places(found) != _places(puzzle.options) or right != puzzle.answers:
        raise SystemExit(f"{puzzle.id} is weighed otherwise today: find new puzzles")
    return msgspec.structs.replace(puzzle, options=found)


def _places(found: tuple[Option, ...]) -> list[tuple[int, float]]:
    return [(option.action, option.placing) for option in found]


def main(game: Game, file: Path) -> None:
    """Weigh all puzzles of a file."""
    book = msgspec.json.decode(file.read_bytes(), type=Book)
    write_book(game, tuple(renewed(game, puzzle) for puzzle in book.puzzles), str(file))


if __name__ == "__main__":
    main(GAMES[sys.argv[1]], Path(sys.argv[2]))
