"""What a contestant is, and how all of them are timed and weighed the same way."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Literal, NamedTuple

Table = Literal[
    "decisions", "copies", "views", "imaginings", "searches", "players", "length", "research"
]

clock = process_time
"""The processor's time, not the wall's: what else the machine does must not count."""

SNAPSHOTS = 16  # positions that copying and imagining go round, one from each of as many games
ENOUGH = 16 << 20  # bytes of growth after which a weight is taken as known


class Tally(NamedTuple):
    """How many were done, the seconds they took, and in how many games (0 if in none)."""

    done: int
    seconds: float
    games: int = 0


@dataclass(frozen=True)
class Contestant:
    """One row of a table: who, how, and what to do for some seconds."""

    table: Table
    name: str
    way: str
    run: Callable[[float], Tally]
    weigh: Callable[[], float] | None = None
    """The bytes of one copy; for rows of the table of copies."""


def play_for(play: Callable[[], int], seconds: float) -> Tally:
    """Call `play`, which plays a whole game and returns its decisions, until the time is up."""
    decisions = games = 0
    start = clock()
    while True:
        decisions += play()
        games += 1
        elapsed = clock() - start
        if elapsed >= seconds:
            return Tally(decisions, elapsed, games)


def repeat_calls(calls: Sequence[Callable[[], object]], seconds: float) -> Tally:
    """Make the calls in turn, over and over; the clock is read once a round, as it costs time."""
    done = 0
    start = clock()
    while True:
        for call in calls:
            call()
        done += len(calls)
        elapsed = clock() - start
        if elapsed >= seconds:
            return Tally(done, elapsed)


def keep(rnd: Callable[[], float], decision: int) -> bool:
    """Whether to take the position before this decision (1, 2, ...) as the game's snapshot.

    Taking each with a chance of 1 in `decision`, and forgetting the one before, leaves every
    position of the game equally likely, without knowing beforehand how long the game will be.
    """
    return rnd() * decision < 1


# -- memory ------------------------------------------------------------------------------------

_STATM = Path("/proc/self/statm")


def can_weigh() -> bool:
    """Whether this system says how much memory a process has (Linux does)."""
    return _STATM.exists()


def _resident() -> int:
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def weigh_copies(calls: Sequence[Callable[[], object]]) -> float:
    """The bytes by which the process grows for each copy that these calls make and somebody keeps.

    As many copies again are made before, so that holes in memory are filled already; and the
    growth is divided among enough copies that a page more or less does not matter.
    """
    gc.collect()
    number = 64
    while True:
        kept = [call() for _ in range(number) for call in calls]
        before = _resident()
        kept += [call() for _ in range(number) for call in calls]
        grown = _resident() - before
        if grown >= ENOUGH:
            return grown / (number * len(calls)) - 8  # the list's own place for it
        number *= 2
        del kept
