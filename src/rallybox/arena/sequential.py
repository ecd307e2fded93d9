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

from collections.abc import Iterable
from math import log, log1p, sqrt
from typing import NamedTuple

CAUTION = 0.5
"""The largest share of its capital that the gambler can lose on one observation."""


class Bounds(NamedTuple):
    """An interval that holds at every look."""

    low: float
    high: float


class Stakes:
    """How much to bet on the next value; depends only on the values before it."""

    def __init__(self, error: float) -> None:
        self._factor = 2 * log(2 / error)
        self._number = 0
        self._total = self._squares = 0.0

    def next(self) -> float:
        """The stake."""
        turn = self._number + 1
        # As if half a success in one try had been seen, so that there is a variance to begin with.
        variance = (0.25 + self._squares) / turn
        return sqrt(self._factor / (variance * turn * log1p(turn)))

    def saw(self, value: float) -> None:
        """Learn from a value."""
        self._number += 1
        self._total += value
        mean = (0.5 + self._total) / (self._number + 1)
        self._squares += (value - mean) ** 2


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


class Decider:
    """Is the mean more or less than a mark? Takes one value after the other."""

    def __init__(self, mark: float, error: float) -> None:
        self._rich = log(2 / error)
        self._stakes = Stakes(error)
        self._gambler = Gambler(mark)
        self.seen = 0
        self.verdict = 0
        """1 for more, −1 for less, 0 while it is open. Once given it stays."""
        self.after = 0
        """After how many values the verdict was given."""

    def add(self, value: float) -> None:
        """Look at one more value."""
        self._gambler.bet(self._stakes.next(), value)
        self._stakes.saw(value)
        self.seen += 1
        more = self._gambler.most_more >= self._rich
        less = self._gambler.most_less >= self._rich
        if not self.verdict and (more or less):
            self.verdict = 1 if more else -1
            self.after = self.seen


def bounds(values: Iterable[float], error: float) -> Bounds:
    """The means that are not ruled out at any look so far."""
    rich = log(2 / error)
    stakes = Stakes(error)
    bets = []
    for value in values:
        bets.append((stakes.next(), value))
        stakes.saw(value)

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
