"""The table of the four rule sets, copied row by row from the rule page, not from our data."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """One rule set for one number of drivers."""

    stages: range
    tiles: int
    deal: tuple[int, int, int]
    """Stage cards from A, from B, and from both (or what is left of them) shuffled together."""
    triggers: int
    per_round: int | None
    points: tuple[int, ...]
    cards_from: int
    """The first place that may draw two cards instead; beyond the last where none may."""
    passing: bool
    gas_choice: bool
    may_reshuffle: bool
    random_start: bool


_BASE_POINTS = {3: (5, 4, 3), 4: (5, 4, 3, 2), 5: (5, 4, 3, 2, 1)}
_STANDARD_POINTS = {3: (5, 3, 1), 4: (4, 3, 2, 1), 5: (5, 4, 3, 2, 1)}
_BASE_CARDS = {3: 4, 4: 4, 5: 4}
_STANDARD_CARDS = {3: 3, 4: 3, 5: 4}


def _demo(n: int) -> Row:
    stages, deal = range(1, 22), (0, 0, 4)
    points = _BASE_POINTS[n], _BASE_CARDS[n]
    return Row(stages, 10, deal, 3, 2, *points, True, True, False, True)


def _base(n: int) -> Row:
    stages, deal = range(1, 22), (0, 0, 4)
    points = _BASE_POINTS[n], _BASE_CARDS[n]
    return Row(stages, 10, deal, 2, None, *points, False, False, False, False)


def _standard(n: int) -> Row:
    deal = {3: (3, 3, 0), 4: (2, 2, 1), 5: (2, 2, 0)}[n]
    points = _STANDARD_POINTS[n], _STANDARD_CARDS[n]
    triggers = 2 if n == 5 else 3
    return Row(range(1, 22), 10, deal, triggers, 2, *points, False, True, True, False)


def _sprint(n: int) -> Row:
    points = _STANDARD_POINTS[n], _STANDARD_CARDS[n]
    return Row(range(11, 22), 5, (0, 2, 0), 1, 2, *points, False, True, True, False)


PAGE = {
    (variant, n): row(n)
    for variant, row in (
        ("demo", _demo),
        ("base", _base),
        ("standard", _standard),
        ("sprint", _sprint),
    )
    for n in (3, 4, 5)
}
"""By variant and number of drivers."""
