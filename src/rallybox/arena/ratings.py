"""Ratings of bots from the places they took, with the Plackett-Luce model of openskill.

Games are rated in the order of the schedule, however they were played. Bots do not learn, so
nothing is added to the uncertainty between games (`tau`), and every game counts in full (`gamma`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from rallybox.arena.estimate import CONFIDENCE
from rallybox.arena.game import Line

DRAWS = 60
"""Samples of the deals that are rated for the intervals."""
SAMPLE = 800
"""Games in a sample at most. Larger ones would take minutes and tell the same: the error shrinks
with the square root of the number of deals."""


class Rating(msgspec.Struct, frozen=True):
    """A rating on openskill's scale, where the mean of all bots is 25."""

    mu: float
    sigma: float
    """Openskill's own uncertainty, which takes all games to be independent."""
    low: float
    high: float
    """The 95 % interval, from rating again with other samples of the deals; at least sigma's."""


def _full_weight(*_: object) -> float:
    return 1.0


class Ladder:
    """The ratings of some bots while games come in."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce(tau=0.0, gamma=_full_weight)
        self.ratings = {bot: self._model.rating() for bot in bots}

    def rate(self, line: Line) -> None:
        """Take one more game into account."""
        before = [self.ratings[bot] for bot in line.bots]
        places = [float(place) for place in line.places]
        after = self._model.rate([[rating] for rating in before], ranks=places)
        news: dict[str, list[PlackettLuceRating]] = {}
        for bot, (rating,) in zip(line.bots, after, strict=True):
            news.setdefault(bot, []).append(rating)
        # A bot with several seats moves by the mean of what it has learned at each of them.
        for bot, new in news.items():
            if len(new) == 1:
                self.ratings[bot] = new[0]
                continue
            mu = sum(rating.mu for rating in new) / len(new)
            sigma = sum(rating.sigma for rating in new) / len(new)
            self.ratings[bot] = self._model.rating(mu, sigma)

    def centred(self) -> dict[str, float]:
        """The ratings moved so that their mean is where all began: only differences mean much."""
        shift = fmean(rating.mu for rating in self.ratings.values()) - self._model.mu
        return {bot: rating.mu - shift for bot, rating in self.ratings.items()}


def _rated(bots: Sequence[str], blocks: Iterable[Sequence[Line]]) -> Ladder:
    ladder = Ladder(bots)
    for block in blocks:
        for line in block:
            ladder.rate(line)
    return ladder


def rate_blocks(bots: Sequence[str], blocks: Sequence[Sequence[Line]]) -> dict[str, Rating]:
    """The rating of every bot from whole blocks, with an interval over the blocks."""
    size = min(len(blocks), max(SAMPLE // len(blocks[0]), 1))
    # Python's own generator: seeded with a number it is the same on every machine.
    rng = Random(len(blocks))
    again: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(DRAWS):
        sample = rng.choices(blocks, k=size)
        for bot, mu in _rated(bots, sample).centred().items():
            again[bot].append(mu)
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    shrink = sqrt(size / len(blocks))
    ladder = _rated(bots, blocks)
    found = {}
    for bot, mu in ladder.centred().items():
        sigma = ladder.ratings[bot].sigma
        # Samples of deals that all went one way do not vary, but prove no more than they are.
        error = reach * max(stdev(again[bot]) * shrink, sigma)
        found[bot] = Rating(
            mu=round(mu, 4),
            sigma=round(sigma, 4),
            low=round(mu - error, 4),
            high=round(mu + error, 4),
        )
    return found
