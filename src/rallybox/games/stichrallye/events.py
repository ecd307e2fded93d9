"""Events: what happened, for those who animate, tell or count it.

Spaces are numbered from 0, the start. Cards are in their notation. Rounds and tricks count from 1.
"""

from __future__ import annotations

from typing import ClassVar

from rallybox.core.events import Event


class RoundBegan(Event, frozen=True, kw_only=True):
    """Cards were shuffled and dealt; `seat` has the flag and leads."""

    seat: int
    round: int
    cards: int
    """How many cards each driver was dealt."""


class Dealt(Event, frozen=True, kw_only=True):
    """What one seat was dealt; only that seat hears of it."""

    seat: int
    round: int
    cards: tuple[str, ...]


class CardPlayed(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    lead: str
    """The lead colour, such as `green`."""
    failed: bool
    """Did the driver fail to follow the lead colour, and so show that it holds none?"""


class TrickWon(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    trick: int
    lowest: int


class FlagTaken(Event, frozen=True, kw_only=True):
    seat: int


class MotorWound(Event, frozen=True, kw_only=True):
    seat: int
    arrow: int
    """The arrow's new position on the dial; 0 is the first number."""
    before: int
    motor: int
    """The numbers that the motor showed and shows now."""


class TurboUsed(Event, frozen=True, kw_only=True):
    """The winner of a trick added its motor to the move that follows."""

    seat: int
    motor: int


class TurboKept(Event, frozen=True, kw_only=True):
    """The winner of a trick was asked and kept its motor wound."""

    seat: int
    motor: int


class MotorUsed(Event, frozen=True, kw_only=True):
    """At the end of a round, a motor was let go; the move follows."""

    seat: int
    motor: int


class Drove(Event, frozen=True, kw_only=True):
    seat: int
    steps: int
    start: int
    reached: int
    """The space on which the counted steps ended, before any roll."""
    end: int
    jumped: tuple[int, ...]
    """The occupied spaces that were jumped, in order."""
    rolled: str
    """`down`, `up` or `no`."""
    lap: bool
    """Did the move complete a lap?"""
    laps: int
    """The laps that the car has completed now."""


class RoundEnded(Event, frozen=True, kw_only=True):
    """All tricks of a round are played; the motors follow, in this order of seats."""

    seat_fields: ClassVar[tuple[str, ...]] = ()

    round: int
    order: tuple[int, ...]


class GameOver(Event, frozen=True, kw_only=True):
    seat: int
    """The winner."""
    reason: str
    """`finish` for the second lap, `lead` for being ahead after the last round."""
    places: tuple[int, ...]


AnyEvent = (
    RoundBegan
    | Dealt
    | CardPlayed
    | TrickWon
    | FlagTaken
    | MotorWound
    | TurboUsed
    | TurboKept
    | MotorUsed
    | Drove
    | RoundEnded
    | GameOver
)
