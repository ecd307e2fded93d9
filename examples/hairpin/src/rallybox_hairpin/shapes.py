"""What lies on the table, what can be agreed on, what is offered and what happens."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from rallybox.core import Event, Offer, Setup
from rallybox.kit.simple import Nobodys, Own, Table


class Pass(Table):
    """Everything on the table, declared once."""

    summit: int
    """The last space of the road."""
    turn: int
    """Whose turn it is."""
    turns: int
    """How many turns are over."""
    cars: list[int]
    """The space of each car; 0 is the start."""
    gears: list[int]
    """The gear of each car; 0 while it stands."""
    used: list[str]
    """Cards that were played, for all to see."""
    hands: Own
    deck: Nobodys


class HairpinSetup(Setup, frozen=True, kw_only=True):
    """The options."""

    spaces: Annotated[int, Meta(ge=18, le=81)] = 45
    """How long the pass is."""


# -- what is offered -------------------------------------------------------------------------------


class Drive(Offer, frozen=True, kw_only=True):
    """Play a card as a gear."""

    card: str
    space: int
    """Where the car comes to stand."""
    summit: bool
    """Is that the summit?"""


class Skid(Offer, frozen=True, kw_only=True):
    """Play a card as a gear that is too high for a bend on the way."""

    card: str
    space: int
    limit: int
    """The highest gear for that bend."""


class Coast(Offer, frozen=True, kw_only=True):
    """Put a card away and roll one space."""

    card: str
    space: int


# -- what happens ----------------------------------------------------------------------------------


class Drove(Event, frozen=True, kw_only=True):
    """A car has driven on."""

    seat: int
    card: str
    space: int


class Skidded(Event, frozen=True, kw_only=True):
    """A car was too fast for a bend, and stands there."""

    seat: int
    card: str
    space: int
    limit: int


class Coasted(Event, frozen=True, kw_only=True):
    """A car has rolled on by one space."""

    seat: int
    card: str
    space: int


class Drew(Event, frozen=True, kw_only=True):
    """Somebody has drawn a card; only that seat is told which."""

    card: str


class Shuffled(Event, frozen=True, kw_only=True):
    """The used cards are the deck again."""

    seat_fields: ClassVar[tuple[str, ...]] = ()

    number: int
