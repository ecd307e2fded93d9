"""A bar for what takes long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from rallybox.cli.speech import Paper, say

MEMORY = 600
"""Seconds over which speed is measured: long, because a game of slow bots takes minutes."""


def _bar(told: str) -> Progress:
    paper = Paper(errors=True)
    return Progress(
        TextColumn(told),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=paper,
        transient=True,
        speed_estimate_period=MEMORY,
        disable=not paper.is_terminal,
    )


@contextmanager
def progress_bar(games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; nothing at all into a pipe. Tell it how many more games are done."""
    bar = _bar(say("cli-simulate-progress"))
    with bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda more: bar.advance(task, more)


@contextmanager
def parts_bar(told: str) -> Iterator[Callable[[int, int], None]]:
    """The same for work in parts. Tell it how many of how many are done."""
    bar = _bar(told)
    with bar:
        task = bar.add_task("", total=None)
        yield lambda done, parts: bar.update(task, completed=done, total=parts)
