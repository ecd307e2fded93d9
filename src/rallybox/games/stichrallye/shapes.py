"""Parts of a view that are values of their own."""

from __future__ import annotations

import msgspec


class CarView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One driver's car and motor."""

    space: int
    """0 is the start."""
    laps: int
    arrow: int
    """The place of the motor's arrow on the dial; 0 is its first number."""
    motor: int
    """The number that the motor shows."""


class TrickView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished trick."""

    leader: int
    cards: tuple[str, ...]
    """The leader's first, then clockwise."""
    winner: int
