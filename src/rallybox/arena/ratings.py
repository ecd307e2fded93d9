"""Ratings of bots from the places they took, with the Plackett-Luce model of openskill.

Games are rated in the order of the schedule, however they were played. Bots do not learn, so
nothing is added to the uncertainty between games (`tau`), and every game counts in full (`gamma`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from statistics import NormalDist, fmean, stdev

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from rallybox.arena.estimate import CONFIDENCE
from rallybox.arena.game import Line

MOST_RATED = 40_000
"""Games that are rated for all intervals together: about two seconds."""
MOST_DRAWS = 100
LEAST_DRAWS = 25


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
            mu, sigma = fmean(r.mu for r in new), fmean(r.sigma for r in new)
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
    games = sum(map(len, blocks))
    draws = min(MOST_DRAWS, max(LEAST_DRAWS, MOST_RATED // max(games, 1)))
    # Python's own generator: seeded with a number it is the same on every machine.
    rng = Random(games)
    again: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(draws):
        sample = rng.choices(blocks, k=len(blocks))
        for bot, mu in _rated(bots, sample).centred().items():
            again[bot].append(mu)
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    ladder = _rated(bots, blocks)
    found = {}
    for bot, mu in ladder.centred().items():
        sigma = ladder.ratings[bot].sigma
        # Samples of deals that all went one way do not vary, but prove no more than they are.
        error = reach * max(stdev(again[bot]), sigma)
        found[bot] = Rating(
            mu=round(mu, 4),
            sigma=round(sigma, 4),
            low=round(mu - error, 4),
            high=round(mu + error, 4),
        )
    return found
