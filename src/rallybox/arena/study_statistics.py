"""Is a difference real, or chance? The few tests that a study needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, exp, pi, sqrt

from rallybox.arena.estimate import Estimate, rounded

NORMAL = 1.959964
"""Standard errors to each side of a 95 % interval."""

SIGNIFICANT = 0.05
"""What is called real would come about by chance in fewer reports than this."""


def chi_square_tail(value: float, freedom: int) -> float:
    """How likely chance alone gives at least this value."""
    half = value / 2
    if freedom % 2 == 0:
        term = total = exp(-half)
        for step in range(1, freedom // 2):
            term *= half / step
            total += term
        return min(total, 1.0)
    total, term = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half)
    for step in range(freedom // 2):
        total += term
        term *= half / (step + 1.5)
    return min(total, 1.0)


def normal_tail(deviations: float) -> float:
    """How likely chance alone goes so far to either side."""
    return erfc(abs(deviations) / sqrt(2))


def evenness(
    shares: Mapping[tuple[str, int], int], wins: Sequence[float], games: int
) -> tuple[float, float]:
    """Chi-square of wins that should be even, and how likely chance alone gives as much.

    `shares` counts the wins by (whose, shared by how many). With no win shared this is Pearson's
    test; a shared win varies less, and is given the variance that it would have if all were equal.
    """
    players = len(wins)
    shared: dict[int, int] = {}
    for (_, by), count in shares.items():
        shared[by] = shared.get(by, 0) + count
    # A game won by k seats stands k times in the shares.
    variance = sum(
        count / by * (1 / (players * by) - 1 / players**2) for by, count in shared.items()
    )
    if variance < 1e-12:
        return 0.0, 1.0
    fair = games / players
    value = sum((won - fair) ** 2 for won in wins) * (players - 1) / (players * variance)
    return value, chi_square_tail(value, players - 1)


def wilson(successes: float, number: int) -> Estimate:
    """A share with its 95 % interval (Wilson's); a shared success only makes it wider than due."""
    share, square = successes / number, NORMAL**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    reach = (
        NORMAL
        * sqrt(share * (1 - share) / number + square / (4 * number**2))
        / (1 + square / number)
    )
    return rounded(share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def ratio_from_sums(
    parts: float, wholes: float, parts_squared: float, product: float, wholes_squared: float
) -> tuple[float, float]:
    """Sum of parts over sum of wholes, and its standard error; pairs are independent of another.

    The sums are over all pairs: of each, of their squares, and of their product.
    """
    value = parts / wholes
    spread = parts_squared - 2 * value * product + value**2 * wholes_squared
    return value, sqrt(max(spread, 0.0)) / wholes


def corrected(chances: Sequence[float]) -> list[float]:
    """Chances corrected for having asked so many questions (Holm's method), in the same order."""
    found, highest = [0.0] * len(chances), 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, chances[at] * (len(chances) - rank)))
        found[at] = highest
    return found
