"""Descriptions: what each number of an observation is called, how large it can be, what it means.

The one truth from which rows, documentation (docs/observations.md) and tests follow.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple


class Field(NamedTuple):
    """Some numbers of a row that belong together, each from 0 to 255."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    """For people; says what each axis of the shape goes by."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Description(NamedTuple):
    """A whole row. Its fields follow each other without gaps; arrays in a field are row-major."""

    game: str
    version: int
    """Raised whenever a number of any row changes, so that nobody's network is fed other numbers
    than it has learnt with."""
    fields: tuple[Field, ...]
    size: int

    def where(self, name: str) -> slice:
        """The part of a row that a field is."""
        begin = 0
        for field in self.fields:
            if field.name == name:
                return slice(begin, begin + field.size)
            begin += field.size
        raise KeyError(name)

    def lows(self) -> bytes:
        """The least that each number of a row can be."""
        return b"".join(bytes([field.low]) * field.size for field in self.fields)

    def highs(self) -> bytes:
        """The most that each number of a row can be."""
        return b"".join(bytes([field.high]) * field.size for field in self.fields)


def seats(name: str, players: int, meaning: str) -> Field:
    """A mark for each seat, the own one first."""
    return Field(name, (players,), 0, 1, f"{meaning} By seat, mine first.")
