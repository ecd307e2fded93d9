"""A review worked out by several processes, here or on a cluster: the same result, sooner."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import lru_cache, partial

from rallybox.arena.cluster import with_cluster
from rallybox.arena.pool import spread
from rallybox.core.record import Record, read, write
from rallybox.games import GAMES
from rallybox.review.reviewing import Share
from rallybox.review.story import Story, story_of
from rallybox.review.working import Done, Task, work


def with_processes(jobs: int, seed: str = "", effort: float = 1.0) -> Share:
    """So many processes, for `review(record, effort, seed, share=…)`."""

    def share(story: Story, tasks: Iterable[Task]) -> Generator[Done, None, None]:
        return spread(partial(_work, write(story.record), seed, effort), tasks, jobs)

    return share


def on_cluster(address: str, seed: str = "", effort: float = 1.0) -> Share:
    """The Ray cluster at this address; connects at once."""
    everywhere = with_cluster(address, "arena-review-lost")

    def share(story: Story, tasks: Iterable[Task]) -> Generator[Done, None, None]:
        return everywhere(partial(_work, write(story.record), seed, effort), tasks)

    return share


@lru_cache(maxsize=1)
def _story(text: str) -> Story:
    """Each process replays the record once."""
    record: Record = read(text)
    return story_of(record, GAMES)


def _work(text: str, seed: str, effort: float, task: Task) -> Done:
    return work(_story(text), Task(*task), seed, effort)
