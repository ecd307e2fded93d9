"""What players can do in Tacots, and what it would lead to as far as they can know."""

from __future__ import annotations

from typing import ClassVar, Literal

from rallybox.core.offers import Offer

Side = Literal["north", "east", "south", "west"]
Stage = Literal["first", "join", "turn"]


class _Lay(Offer, frozen=True, kw_only=True):
    """Lay a card."""

    card_fields: ClassVar[tuple[str, ...]] = ("sign",)
    untold_fields: ClassVar[tuple[str, ...]] = ("openings",)

    kind: str
    openings: str
    sign: str
    """The card as a sign in which roads join."""
    square: str


class Onward(_Lay, frozen=True, kw_only=True):
    """Lay a card and stand on it."""

    ways: int
    """Ways that lead on from there."""
    fitting: int
    """How many of the `others`, the cards left, would fit there."""
    others: int


class First(Onward, frozen=True, kw_only=True):
    """Begin with a card of the hand."""


class Join(Onward, frozen=True, kw_only=True):
    """Lay an opening card of the hand beside the first one."""


class Build(Onward, frozen=True, kw_only=True):
    """Build with a card of the hand."""

    cards: int
    """Cards in hand afterwards."""


class Open(Onward, frozen=True, kw_only=True):
    """Begin, join or build with a card that lies face up."""

    stage: Stage


class Finish(_Lay, frozen=True, kw_only=True):
    """Lay the finish as the last card."""

    points: int


class Against(_Lay, frozen=True, kw_only=True):
    """Lay the dead end in front of somebody else's car."""

    seat_fields: ClassVar[tuple[str, ...]] = ("against",)
    untold_fields: ClassVar[tuple[str, ...]] = ("openings", "car")

    against: int
    """The seat of that car."""
    car: int
    ways: int
    """Ways that are left for it."""
    own: bool
    """Does your own car stand on the same card (TA-6)?"""


class Drive(Offer, frozen=True, kw_only=True):
    """Drive along the road."""

    square: str
    steps: int
    car: int
    ways: int
    fitting: int
    others: int


class Pass(Offer, frozen=True, kw_only=True):
    """Do nothing."""

    rounds: int
    """After so many rounds without a card the hand ends."""


class Crossroads(_Lay, frozen=True, kw_only=True):
    """Patience: lay the crossroads that everything begins with."""


class Pile(Onward, frozen=True, kw_only=True):
    """Patience: build with the top card of a pile."""

    side: Side
    car: int
    pile: int
    """From 1."""
    left: int
    """Cards left in the pile afterwards."""


class PileDeadEnd(_Lay, frozen=True, kw_only=True):
    """Patience: lay a dead end."""

    side: Side
    car: int
    early: bool
    """Is the full success lost by that, or lost already?"""


class DriveCar(Drive, frozen=True, kw_only=True):
    """Patience: drive a car."""


class Stop(Offer, frozen=True, kw_only=True):
    """Patience: leave it at that."""

    cards: int
    """Cards laid so far."""


AnyOffer = (
    First
    | Join
    | Build
    | Open
    | Finish
    | Against
    | Drive
    | Pass
    | Crossroads
    | Pile
    | PileDeadEnd
    | DriveCar
    | Stop
)
