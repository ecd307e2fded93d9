"""How long a whole review takes, on one core."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from time import process_time

import msgspec
from review.tables import Table, play

from rallybox import is_compiled
from rallybox.games import GAMES
from rallybox.review.draft import Draft
from rallybox.review.story import story_of
from rallybox.review.working import work


class Timed(msgspec.Struct):
    """A review: seconds of one core until the first graph, and altogether."""

    table: Table
    steps: int
    decisions: int
    first: float
    whole: float
    compiled: bool


def time(table: Table, seed: str) -> Timed:
    """Review a game, part by part, as everybody does."""
    record = play(table, seed)
    began = process_time()
    story = story_of(record, GAMES)
    draft = Draft(story)
    draft.add(work(story, task) for task in draft.first)
    draft.report()
    first = process_time() - began
    draft.add(work(story, task) for task in draft.open)
    found = draft.report()
    return Timed(
        table=table,
        steps=len(found.steps),
        decisions=len(found.decisions),
        first=first,
        whole=process_time() - began,
        compiled=is_compiled(),
    )


def read(file: Path) -> list[Timed]:
    """What has been timed."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Timed) for line in file.read_bytes().splitlines()]


def collect(file: Path, seed: str, wanted: Iterable[Table]) -> None:
    """Time what is missing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    have = {one.table for one in read(file)}
    with file.open("ab") as out:
        for table in wanted:
            if table not in have:
                out.write(msgspec.json.encode(time(table, seed)) + b"\n")
                out.flush()
