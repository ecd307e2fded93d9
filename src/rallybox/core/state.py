"""States: a whole game in progress."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Self

from mypy_extensions import i64, mypyc_attr

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal, NotYourDecision, RallyboxError
from rallybox.core.events import Event
from rallybox.core.outcome import Outcome
from rallybox.core.position import Position
from rallybox.core.setup import Setup
from rallybox.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def choices(self, seat: i64) -> i64:
        """How many actions `actions(seat)` lists. A game may know without making the list."""
        return len(self.actions(seat))

    def choose(self, seat: i64, index: i64, dice: Dice) -> None:
        """Apply the action at this place of `actions(seat)`. Trusts the caller; for playouts."""
        self.apply(seat, self.actions(seat)[index], dice)

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy; immutable parts are shared."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""

    def view_beside(self, public: View, seat: int) -> View:
        """What a seat may know, where the spectators' view of this very state is at hand.

        The same as `view(seat)`. A game saves work by adding what only the seat knows.
        """
        return self.view(seat)

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
