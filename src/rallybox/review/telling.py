"""What a review says, as sentences for whoever reads it here: a terminal, a page, a notebook."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from rallybox.core.words import Cards, Param, Seat, Words
from rallybox.tables.wire.base import Filled, Said
from rallybox.tables.wire.review import WHOLE, ReviewShare

PARTS = 1000
"""Chances are told in tenths of a percent."""


def sentence(said: Said, names: Sequence[str]) -> str:
    """A sentence of a review in the language that is spoken here, with names for seats."""
    return words_of(said).named(dict(enumerate(names))).say()


def words_of(said: Said) -> Words:
    """What was made to be sent, as words again."""
    return Words(said.id, {name: _param(value) for name, value in said.params.items()})


def _param(value: str | int | tuple[str | int, ...] | Filled) -> Param:
    if not isinstance(value, Filled):
        return value
    if value.words is not UNSET:
        return words_of(value.words)
    if value.cards is not UNSET:
        return Cards(value.cards)
    assert value.seats is not UNSET, "one of the three is there"
    seats = tuple(map(Seat, value.seats))
    return seats[0] if len(seats) == 1 else seats


def tenths(share: ReviewShare) -> tuple[int, int, int, int, int]:
    """Fair chance, deals, own decisions, those of others, result: in tenths of a percent.

    Rounded on the way, not one by one, so that what is shown adds up, too.
    """
    way, found = 0, list[int]()
    for part in (share.fair, share.deals, share.mine, share.others):
        before = _tenths(way)
        way += part
        found.append(_tenths(way) - before)
    fair, deals, mine, others = found
    return fair, deals, mine, others, _tenths(way)


def _tenths(chance: int) -> int:
    return round(PARTS * chance / WHOLE)
