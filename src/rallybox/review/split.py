"""Luck and skill: the way from a fair chance to the result, in whole numbers that add up.

What a decision did is how it stands after it, before any dice have fallen, less how it stood; what
the cards did is how it stands then, less that. Between a state and the next nothing else happens,
so the parts add up to the result whatever the estimates are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from rallybox.core.outcome import Outcome
from rallybox.review.working import Look
from rallybox.tables.wire.review import WHOLE, ReviewShare

Rows = tuple[tuple[int, ...], ...]
"""For each seat the chance of each place, in parts of `WHOLE`."""

SURE = 1.96


def rows(look: Look, seats: int) -> Rows:
    """The chances of every place, of worlds that were counted."""
    columns = max(2, seats)
    return tuple(
        tuple(
            round(WHOLE * look.sums[seat * columns + column] / look.worlds)
            for column in range(columns)
        )
        for seat in range(seats)
    )


def result(outcome: Outcome, success: float) -> Rows:
    """How it stands when it is over; `success` is for who has played alone."""
    seats = len(outcome.places)
    if seats == 1:
        got = round(WHOLE * success)
        return ((got, WHOLE - got),)
    found = []
    for place in outcome.places:
        level = outcome.places.count(place)
        shared = range(place - 1, place - 1 + level)
        found.append(tuple(WHOLE // level if column in shared else 0 for column in range(seats)))
    return tuple(found)


def doubt(look: Look, seats: int) -> int:
    """Half the width of the interval of the chances to win; the widest of all seats."""
    columns, worlds = max(2, seats), look.worlds
    most = 0.0
    for seat in range(seats):
        mean = look.sums[seat * columns] / worlds
        most = max(most, look.squares[seat] / worlds - mean * mean)
    # With few worlds, scatter is underestimated as often as not; one more world makes up for it.
    return round(WHOLE * SURE * sqrt(max(0.0, most) / max(1, worlds - 1)))


def wins(places: Rows) -> tuple[int, ...]:
    """The chances to win."""
    return tuple(row[0] for row in places)


def expected_places(places: Rows) -> tuple[int, ...]:
    """The places to expect, in parts of `WHOLE`; alone, what is missing of a full success."""
    if len(places) == 1:
        return (places[0][1],)
    return tuple(sum(chance * place for place, chance in enumerate(row, start=1)) for row in places)


class Swing(NamedTuple):
    """What an action did to everybody."""

    seat: int
    decided: tuple[int, ...]
    drawn: tuple[int, ...]


def swing(
    seat: int, before: Sequence[int], expects: Sequence[int] | None, after: Sequence[int]
) -> Swing:
    """The parts of one action; `expects` is how it stood before the dice fell, if they did."""
    middle = after if expects is None else expects
    return Swing(
        seat,
        tuple(there - here for here, there in zip(before, middle, strict=True)),
        tuple(there - here for here, there in zip(middle, after, strict=True)),
    )


def shares(start: Sequence[int], swings: Sequence[Swing], fair: Sequence[int]) -> list[ReviewShare]:
    """Everybody's way from a fair chance over how it stood at the start to the result."""
    found = []
    for seat, even in enumerate(fair):
        deals = start[seat] - even + sum(one.drawn[seat] for one in swings)
        mine = sum(one.decided[seat] for one in swings if one.seat == seat)
        others = sum(one.decided[seat] for one in swings if one.seat != seat)
        total = even + deals + mine + others
        found.append(ReviewShare(fair=even, deals=deals, mine=mine, others=others, result=total))
    return found


def fair_wins(seats: int, start: Sequence[int]) -> list[int]:
    """Nobody's chance is better than another's; alone, what the deal promises."""
    return [WHOLE // seats] * seats if seats > 1 else list(start)


def fair_places(seats: int, start: Sequence[int]) -> list[int]:
    """Everybody in the middle."""
    return [WHOLE * (seats + 1) // 2] * seats if seats > 1 else list(start)
