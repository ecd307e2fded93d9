"""Rounds: every contestant gets one short slice of time in each, in a new order.

Whatever else the machine does then falls on all of them alike. The figures are medians over the
rounds, with the lowest and the highest.
"""

from __future__ import annotations

import gc
import random
import statistics
import sys
from collections.abc import Iterable, Sequence

from timing import Contestant


class Measured:
    """What was measured of one contestant."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self.rates: list[float] = []
        """A number per second for each round."""
        self.done = self.games = 0
        self.weight: float | None = None
        """Bytes of a copy, where it was weighed."""

    @property
    def median(self) -> float:
        """The figure that is compared."""
        return statistics.median(self.rates)

    @property
    def per_game(self) -> float:
        """Decisions in a game, on average."""
        return self.done / self.games if self.games else 0.0

    def slice(self, seconds: float) -> None:
        """Run once, and keep the rate."""
        # One contestant's rubbish must not be swept up on the next one's time.
        gc.collect()
        tally = self.contestant.run(seconds)
        self.rates.append(tally.done / tally.seconds)
        self.done += tally.done
        self.games += tally.games


def measure(contestants: Iterable[Contestant], seconds: float, repeats: int) -> list[Measured]:
    """All rounds. Nothing is recorded of a first, shorter one, in which caches fill."""
    field = [Measured(contestant) for contestant in contestants]
    for measured in field:
        measured.contestant.run(seconds / 10)
    order = list(field)
    shuffle = random.Random(1).shuffle
    for done in range(repeats):
        shuffle(order)
        for measured in order:
            measured.slice(seconds)
        print(f"round {done + 1} of {repeats}", file=sys.stderr)
    return field


def weigh(field: Sequence[Measured]) -> None:
    """Weigh the contestants that can be weighed."""
    for measured in field:
        if measured.contestant.weigh is not None:
            measured.weight = measured.contestant.weigh()
