"""How long a whole review takes, on one core."""

from __future__ import annotations

from time import process_time

from review.keeping import Kept, today
from review.tables import Table, play

from rallybox import is_compiled
from rallybox.games import GAMES
from rallybox.review.draft import Draft
from rallybox.review.story import story_of
from rallybox.review.working import work


class Timed(Kept, kw_only=True):
    """A review: seconds of one core until the first graph, and altogether."""

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
        mark=today(table),
        steps=len(found.steps),
        decisions=len(found.decisions),
        first=first,
        whole=process_time() - began,
        compiled=is_compiled(),
    )
