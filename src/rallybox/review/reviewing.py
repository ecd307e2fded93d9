"""A whole review, from a record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from rallybox.core.game import Game
from rallybox.core.record import Record
from rallybox.games import GAMES
from rallybox.review.draft import Draft
from rallybox.review.story import Story, story_of
from rallybox.review.working import Done, Task, work
from rallybox.tables.wire.review import Review

Progress = Callable[[int, int], None]
"""Told how many parts of how many are done."""
Share = Callable[[Story, Iterable[Task]], Iterator[Done]]
"""Does tasks somewhere, in any order: the result is the same."""

REVIEW_EFFORT: Final = 1.0


def review(
    record: Record,
    effort: float = REVIEW_EFFORT,
    seed: str = "",
    progress: Progress | None = None,
    share: Share | None = None,
    games: Mapping[str, Game] = GAMES,
) -> Review:
    """Judge a finished game: chances after every step, every decision, luck and skill.

    `effort` 1 takes up to a minute of one core with compiled rules, 2 twice as long. `share` lets
    others do the work (several processes, a cluster). Malformed, in a sentence, if the record is
    not that of a finished game that these rules can replay.
    """
    story = story_of(record, games)
    draft = Draft(story, seed, effort)
    tasks = draft.open
    if share is None:
        found: Iterable[Done] = (work(story, task, seed, effort) for task in tasks)
    else:
        found = share(story, tasks)
    for number, part in enumerate(found, start=1):
        draft.add((part,))
        if progress is not None:
            progress(number, len(tasks))
    return draft.report()
