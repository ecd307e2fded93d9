"""What a simple game has to write: its rules, as functions of the table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rallybox.core.dice import Dice
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome
from rallybox.core.setup import Setup
from rallybox.core.words import Words
from rallybox.kit.simple.table import Table

T = TypeVar("T", bound=Table)

Tell = Callable[[Event], None]
"""How a rule says what happened; while nobody listens it does nothing."""


class Rules(Game, Generic[T]):
    """The rules of a simple game. They change the table that they are given, and nothing else."""

    table_type: ClassVar[type[Any]]
    """The game's table."""
    all_orders: ClassVar[tuple[str, ...]]
    """Every order that can ever be given, by its notation; the place in it is its id."""
    # Made from the table's declaration; see `SimpleGame`.
    table_view_type: ClassVar[Any]
    table_position_type: ClassVar[Any]
    hidden_type: ClassVar[Any]

    @abstractmethod
    def deal(self, setup: Setup, dice: Dice) -> T:
        """The table at the first decision."""

    @abstractmethod
    def cards(self, setup: Setup) -> Sequence[str]:
        """All cards in the box that may lie face down somewhere; none if nothing is hidden."""

    def shown_cards(self, table: T) -> Iterable[str]:
        """Those of them that lie face up: on the table, among the discards."""
        return ()

    @abstractmethod
    def asked(self, table: T) -> Iterable[int]:
        """The seats that owe a decision, while the game goes on."""

    @abstractmethod
    def orders(self, table: T, seat: int) -> Sequence[str]:
        """What this seat may do. It follows from what the seat sees; conformance checks that."""

    @abstractmethod
    def play(self, table: T, seat: int, order: str, dice: Dice, tell: Tell) -> None:
        """Do it; `tell(event)` what happened."""

    @abstractmethod
    def result(self, table: T) -> Outcome | None:
        """How the game has ended; None while it goes on."""

    def against(self, table: T, seat: int, order: str) -> Words:
        """What speaks against an order that is not legal now."""
        return Words("core-not-now", {"order": order})

    def possible(self, table: T) -> bool:
        """Could the game stand so? For what is known of hidden cards beyond how many they are."""
        return True

    def check_table(self, table: T, setup: Setup) -> str:
        """What is impossible about a table that somebody made up, in a few words; empty if
        nothing. Ranges and sizes of what all see: a table that is let pass is played."""
        return ""
