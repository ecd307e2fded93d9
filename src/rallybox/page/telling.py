"""What the page may ask about games that are over, lessons and puzzles; see `routes`."""

from __future__ import annotations

from rallybox.core.record import write
from rallybox.hosting.days import puzzle_named, today
from rallybox.lessons import telling as lessons
from rallybox.page.answers import SEATS
from rallybox.page.asked import Asked
from rallybox.review.puzzles import telling as puzzles
from rallybox.tables import finished
from rallybox.tables.thinking import SOMEBODY
from rallybox.tables.wire.finished import Proof, Replay
from rallybox.tables.wire.lessons import LessonList, LessonScene
from rallybox.tables.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzleScene
from rallybox.tables.wire.review import ReviewChoices, Tried


async def record(asked: Asked) -> bytes:
    """The record of a finished game, as a text file."""
    log = asked.house.tables.log(asked.table)
    return await log.retell(lambda stored: write(finished.record_of(stored)).encode())


async def replay(asked: Asked) -> Replay:
    """A finished game once more."""
    seat, since = asked.number("seat", SEATS), asked.number("since") or 0
    log = asked.house.tables.log(asked.table)
    return await log.retell(lambda stored: finished.replay(stored, seat, since), since)


async def proof(asked: Asked) -> Proof:
    """Everything that went into the dice, and whether it leads to what was played."""
    log = asked.house.tables.log(asked.table)
    return await log.retell(lambda stored: finished.proof(stored, asked.language))


async def review(asked: Asked) -> bytes:
    """A finished game judged, as far as that is done."""
    return await asked.house.reviews.told(asked.table)


async def choices(asked: Asked) -> ReviewChoices:
    """What could be done at a moment of a finished game."""
    return await asked.house.reviews.choices(asked.table, asked.needed("at", 2**31))


async def try_another(asked: Asked) -> Tried:
    """How it would have gone after another action."""
    wish = asked.body
    return await asked.house.reviews.try_another(asked.table, wish.at, wish.action, SOMEBODY)


async def all_lessons(asked: Asked) -> LessonList:
    """The scenes of each game, in order."""
    return lessons.listed()


async def scene(asked: Asked) -> LessonScene:
    """A scene, before anything was tried."""
    return lessons.shown(asked.parts["game"], asked.needed("number", 99), ())


async def tried(asked: Asked) -> LessonScene:
    """What comes of what was tried."""
    return lessons.shown(asked.parts["game"], asked.needed("number", 99), asked.body.actions)


async def all_puzzles(asked: Asked) -> PuzzleList:
    """Those of each game and grade, and the one of the day."""
    return puzzles.listed(today())


async def puzzle(asked: Asked) -> PuzzleScene:
    """A puzzle, by its id or as that of the day."""
    return puzzles.shown(puzzle_named(asked.parts["puzzle"]))


async def try_puzzle(asked: Asked) -> PuzzleAnswer:
    """Right or wrong, and how good it is."""
    return puzzles.tried(puzzle_named(asked.parts["puzzle"]), asked.body.action)
