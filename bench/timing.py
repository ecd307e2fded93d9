"""What a contestant is, and how short calls are timed the same way for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Literal

Operation = Literal["decisions", "copies", "imaginings"]
Tally = tuple[int, float]
"""How many were done, and the seconds they took."""

SNAPSHOTS = 16  # positions that copying and imagining go round, one from each of as many games


@dataclass(frozen=True)
class Contestant:
    """One row of a table: a name, what is counted, and how to do it for some seconds."""

    name: str
    operation: Operation
    run: Callable[[float], Tally]


def repeat_calls(calls: Sequence[Callable[[], object]], seconds: float) -> Tally:
    """Make the calls in turn, over and over; the clock is read once a round, as it costs time."""
    done = 0
    start = perf_counter()
    while True:
        for call in calls:
            call()
        done += len(calls)
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return done, elapsed


def keep(rnd: Callable[[], float], decision: int) -> bool:
    """Whether to take the position before this decision (1, 2, ...) as the game's snapshot.

    Taking each with a chance of 1 in `decision`, and forgetting the one before, leaves every
    position of the game equally likely, without knowing beforehand how long the game will be.
    """
    return rnd() * decision < 1
