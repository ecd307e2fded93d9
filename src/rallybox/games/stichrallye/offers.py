"""What drivers can do in Stich Rallye, and what it would lead to as far as they can know."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from rallybox.core.offers import Offer
from rallybox.core.words import Param, Words


class Landing(msgspec.Struct, frozen=True, kw_only=True):
    """Where a move would end."""

    reached: int
    """The space that it comes to before it rolls."""
    end: int
    rolled: Literal["no", "down", "up"]
    lap: Literal["no", "lap", "win"]
    """`lap` if a lap is completed, `win` if it is the last."""

    def params(self, suffix: str = "") -> dict[str, Param]:
        """As parameters of a sentence."""
        return {f"{name}{suffix}": getattr(self, name) for name in self.__struct_fields__}


class _Drive(Offer, frozen=True, kw_only=True):
    """An offer that may end with the own car driving."""

    untold_fields: ClassVar[tuple[str, ...]] = ("landing", "turbo")

    lowest: int
    motor: int
    landing: Landing
    """Without the motor."""
    turbo: Landing
    """With it."""

    def words(self, game: str) -> Words:
        """With both landings, and how far one drives with the motor."""
        words = super().words(game)
        more: dict[str, Param] = {"total": self.lowest + self.motor}
        more |= self.landing.params() | self.turbo.params("-turbo")
        return Words(words.id, {**words.params, **more})


class Lead(_Drive, frozen=True, kw_only=True):
    """Play the first card of a trick."""

    card: str
    colour: str
    value: int
    after: int
    """Drivers who play after this one."""
    higher: int
    """Higher cards of the colour that others may hold."""
    new: int
    """Colours that are not in the trick yet."""


class SoFar(Lead, frozen=True, kw_only=True):
    """Play a card that wins so far."""


class Win(_Drive, frozen=True, kw_only=True):
    """Play the last card of a trick, and win it."""

    card: str
    colour: str
    value: int


class Lose(Offer, frozen=True, kw_only=True):
    """Play a card that is beaten already, and wind the motor."""

    seat_fields: ClassVar[tuple[str, ...]] = ("driver",)
    card_fields: ClassVar[tuple[str, ...]] = ("card", "winning")

    card: str
    colour: str
    value: int
    lowest: int
    motor: int
    wound: int
    """What the motor shows then."""
    driver: int
    """Who wins so far, with the card `winning`."""
    winning: str
    decided: bool


class UseMotor(_Drive, frozen=True, kw_only=True):
    """Drive the lowest value and the motor's."""


class KeepMotor(_Drive, frozen=True, kw_only=True):
    """Drive the lowest value only."""


AnyOffer = Lead | SoFar | Win | Lose | UseMotor | KeepMotor
