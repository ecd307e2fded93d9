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
from rallybox.review.trust import trusted
from rallybox.review.working import Look
from rallybox.tables.wire.review import WHOLE, ReviewShare

Rows = tuple[tuple[int, ...], ...]
"""For each seat the chance of each place, in parts of `WHOLE`."""

SURE = 1.96


PRIOR = 1.0
"""So many worlds in which all are alike are counted with the others: before the end nothing is
certain, least of all because it never happened in a few worlds."""
ROUNDS, NEAR = 60, 1e-6
"""Places are shared out again until they come out as near as this."""


def rows(look: Look, seats: int, trust: float = 1.0) -> Rows:
    """The chances of every place, of worlds that were counted and are trusted so far."""
    columns = max(2, seats)
    found = [
        [look.sums[seat * columns + column] / look.worlds for column in range(columns)]
        for seat in range(seats)
    ]
    if seats > 1:
        found = _trusted(found, trust, PRIOR / (look.worlds + PRIOR))
    return tuple(tuple(round(WHOLE * chance) for chance in row) for row in found)


def _trusted(found: list[list[float]], trust: float, alike: float) -> list[list[float]]:
    """Chances to win are raised to a power, and everybody gets a little of an equal share. The
    lower places follow: what is left of each seat is shared out as before."""
    seats = len(found)
    powers = [row[0] ** trust for row in found]
    total = sum(powers)
    first = [(1.0 - alike) * power / total + alike / seats for power in powers]
    rest = [[(1.0 - alike) * chance + alike / seats for chance in row[1:]] for row in found]
    for _ in range(ROUNDS):
        for win, row in zip(first, rest, strict=True):
            mine = (1.0 - win) / sum(row)
            row[:] = [chance * mine for chance in row]
        each = [sum(column) for column in zip(*rest, strict=True)]
        if max(abs(place - 1.0) for place in each) < NEAR:
            break
        for row in rest:
            row[:] = [chance / place for chance, place in zip(row, each, strict=True)]
    return [[win, *row] for win, row in zip(first, rest, strict=True)]


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


def doubt(look: Look, seats: int, trust: float = 1.0) -> int:
    """Half the width of the interval of the chances to win, as far as they are trusted; the widest
    of all seats."""
    return round(WHOLE * max(doubts(look, seats, trust)))


def doubts(look: Look, seats: int, trust: float = 1.0) -> tuple[float, ...]:
    """The same of each seat. The world in which all are alike counts here, too: where all worlds
    agree, and there are few, nothing is certain for that."""
    columns, alike = max(2, seats), PRIOR if seats > 1 else 0.0
    worlds = look.worlds + alike
    means = [(look.sums[seat * columns] + alike / seats) / worlds for seat in range(seats)]
    found = []
    for seat, mean in enumerate(means):
        square = (look.squares[seat] + alike / seats**2) / worlds
        far = SURE * sqrt(max(0.0, square - mean * mean) / max(1.0, worlds - 1.0))
        rivals = means[:seat] + means[seat + 1 :]
        low, high = (trusted(mean + out, rivals, trust) for out in (-far, far))
        found.append((high - low) / 2.0)
    return tuple(found)


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
