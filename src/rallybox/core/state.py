"""States: a whole game in progress."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Self

import msgspec

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal, NotYourDecision, RallyboxError
from rallybox.core.events import Event
from rallybox.core.setup import Setup
from rallybox.core.view import View


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    places: tuple[int, ...]
    """The place of each seat, 1 for the winner; seats that share a place have the same number."""
    scores: tuple[int, ...]
    """The score of each seat."""
    reason: str
    """Why it ended, as a short word; its sentence is the message `<game>-end-<reason>`."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all dumps of positions: everything there is to know, secrets included."""


class State(ABC):
    """A game in progress. Changed in place by `apply` and `play`; `copy` is cheap."""

    __slots__ = ("heard", "setup", "to_act")

    setup: Setup
    """What was agreed before the first card; `setup.players` is the number of seats."""

    to_act: tuple[int, ...]
    """Every seat that owes a decision now, lowest first; empty when the game is over."""

    heard: list[Event] | None
    """Where events go while somebody listens. Rules build an event only if this is not None."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def actions(self, seat: int) -> Sequence[Action]:
        """The legal actions of a seat; none if it owes no decision. Do not change the sequence."""

    @abstractmethod
    def apply(self, seat: int, action: Action, dice: Dice) -> None:
        """Advance by an action that `actions(seat)` lists. Trusts the caller; for playouts."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy; immutable parts are shared."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""

    @abstractmethod
    def dump(self) -> Position:
        """The whole position as a value that survives JSON; `Game.load` reads it back."""

    @abstractmethod
    def illegal(self, seat: int, action: Action) -> Illegal:
        """The reason against an action that `actions(seat)` does not list."""

    def why_not(self, seat: int, action: Action) -> RallyboxError | None:
        """The reason why a seat may not do this now, or None if it may."""
        if seat not in self.to_act:
            if not self.to_act:
                return NotYourDecision("core-game-over")
            return NotYourDecision("core-not-your-decision")
        if action in self.actions(seat):
            return None
        return self.illegal(seat, action)

    def play(self, seat: int, action: Action, dice: Dice) -> list[Event]:
        """Check, advance, and tell what happened. Raises and changes nothing if not legal."""
        error = self.why_not(seat, action)
        if error is not None:
            raise error
        events: list[Event] = []
        self.heard = events
        try:
            self.apply(seat, action, dice)
        finally:
            self.heard = None
        return events
