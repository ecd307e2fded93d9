"""Deciding while games are still being played, without fooling oneself.

Looking at an ordinary 95 % interval after every deal and stopping when it clears the mark goes
wrong far more often than one time in twenty. A *confidence sequence* does not: the chance that it
ever misses the truth, at any of its looks, is at most what was allowed. This one is made by
betting (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024):
against every possible mean a gambler plays a fair game with the observations; a mean against which
the gambler has become rich enough is ruled out. It needs observations between 0 and 1 with the
same mean, and nothing else: no normal distribution, no number of games fixed beforehand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log, log1p, sqrt
from typing import NamedTuple

CAUTION = 0.75
"""The largest share of its capital that the gambler can lose on one observation."""


class Bounds(NamedTuple):
    """An interval that holds at every look."""

    low: float
    high: float


def _stakes(values: Iterable[float], error: float) -> Iterator[tuple[float, float]]:
    """Each value with the stake on it, which depends only on the values before it."""
    total = squares = 0.0
    for number, value in enumerate(values, start=1):
        # As if half a success in one try had been seen, so that there is a variance to begin with.
        mean = (0.5 + total) / number
        variance = (0.25 + squares) / number
        yield sqrt(2 * log(2 / error) / (variance * number * log1p(number))), value
        total += value
        mean = (0.5 + total) / (number + 1)
        squares += (value - mean) ** 2


class Gambler:
    """Bets that the mean is more than `mean` and, with as much money, that it is less."""

    def __init__(self, mean: float) -> None:
        if not 0 < mean < 1:
            raise ValueError(f"a mean of {mean} leaves nothing to bet on")
        self.mean = mean
        self._more = self._less = 0.0
        self.most_more = self.most_less = 0.0
        """The logarithm of the most that each half has ever owned; both begin with 1."""

    def bet(self, stake: float, value: float) -> None:
        """Settle one bet on each side."""
        gain = value - self.mean
        self._more += log1p(min(stake, CAUTION / self.mean) * gain)
        self._less += log1p(-min(stake, CAUTION / (1 - self.mean)) * gain)
        self.most_more = max(self.most_more, self._more)
        self.most_less = max(self.most_less, self._less)


def decided_after(values: Iterable[float], mean: float, error: float) -> tuple[int, int] | None:
    """After how many values it is decided, and whether the mean is more (1) or less (−1)."""
    rich = log(2 / error)
    gambler = Gambler(mean)
    for number, (stake, value) in enumerate(_stakes(values, error), start=1):
        gambler.bet(stake, value)
        if gambler.most_more >= rich:
            return number, 1
        if gambler.most_less >= rich:
            return number, -1
    return None


def bounds(values: Iterable[float], error: float) -> Bounds:
    """The means that are not ruled out at any look so far."""
    rich = log(2 / error)
    bets = list(_stakes(values, error))

    def ruled_out(mean: float) -> int:
        gambler = Gambler(mean)
        for stake, value in bets:
            gambler.bet(stake, value)
        return (gambler.most_more >= rich) - (gambler.most_less >= rich)

    # The more a half bets against, the less it wins, so each end is found by halving.
    ends = []
    for side in (1, -1):
        inside, outside = (1.0, 0.0) if side == 1 else (0.0, 1.0)
        for _ in range(30):
            middle = (inside + outside) / 2
            if ruled_out(middle) == side:
                outside = middle
            else:
                inside = middle
        ends.append(outside)
    return Bounds(*ends)
