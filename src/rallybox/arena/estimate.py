"""Shares with their 95 % intervals. Games of one deal are alike, so deals are what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sqrt, tan

import msgspec

CONFIDENCE = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its interval."""

    value: float
    low: float
    high: float


def rounded(value: float, low: float, high: float) -> Estimate:
    """An estimate without the digits that mean nothing."""
    return Estimate(round(value, 6), round(low, 6), round(high, 6))


def _powers_of_cosine(power: int, end: float, parts: int = 400) -> float:
    """The integral of cosine to this power from 0 to `end`, by Simpson's rule."""
    step = end / parts
    inner = sum((4 if i % 2 else 2) * cos(i * step) ** power for i in range(1, parts))
    return (1 + inner + max(cos(end), 0.0) ** power) * step / 3


@cache
def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """How many standard errors a two-sided interval reaches to each side (Student's t)."""
    # With T = √freedom · tan(angle), the angle's density is a power of its cosine.
    whole = _powers_of_cosine(freedom - 1, pi / 2)
    low, high = 0.0, pi / 2
    for _ in range(50):
        middle = (low + high) / 2
        if _powers_of_cosine(freedom - 1, middle) < confidence * whole:
            low = middle
        else:
            high = middle
    return sqrt(freedom) * tan((low + high) / 2)


def ratio(parts: Sequence[float], wholes: Sequence[float], most: float) -> Estimate:
    """Sum of parts over sum of wholes; each pair comes from one deal, deals are independent.

    The interval is the linearised one of a ratio, robust to whatever goes on inside a deal. Every
    deal's ratio is from 0 to `most`.
    """
    number, whole = len(parts), sum(wholes)
    value = sum(parts) / whole
    spread = sum((p - value * w) ** 2 for p, w in zip(parts, wholes, strict=True))
    if number < 2:
        reach = most
    elif spread < 1e-12:
        # All deals agree. As many deals would agree by chance if one in so many did not:
        reach = most * (1 - ((1 - CONFIDENCE) / 2) ** (1 / number))
    else:
        reach = student(number - 1) * sqrt(spread * number / (number - 1)) / whole
    # What is adjusted for luck may lie a little outside.
    low, high = max(value - reach, min(value, 0.0)), min(value + reach, max(value, most))
    return rounded(value, low, high)
