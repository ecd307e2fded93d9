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


@contextmanager
def progress_bar(games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; nothing at all into a pipe. Tell it how many more games are done."""
    paper = Paper(errors=True)
    bar = Progress(
        TextColumn(say("cli-simulate-progress")),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=paper,
        transient=True,
        speed_estimate_period=MEMORY,
        disable=not paper.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda more: bar.advance(task, more)
