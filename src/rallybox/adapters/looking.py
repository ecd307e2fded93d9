"""Rows and masks as arrays that belong to whoever asked.

They are written in compiled code into one place, and copied from there: people keep what they have
been given, so nothing may change in their hands.
"""

from __future__ import annotations

from typing import Any

from rallybox.adapters.needs import missing
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.observing import observer_of
from rallybox.observing.desk import Desk

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


MANY = 500
"""Actions from which on NumPy takes longer to look for marks than to be told a better way."""


class Marks(NDArray[np.int8]):
    """A long mask. Its `nonzero`, which everybody chooses with, looks at it as truth values: NumPy
    is several times as quick with those."""

    def nonzero(self) -> Any:
        # What is made of a mask (`mask * chances`, `mask.astype(float)`) is of this kind, too, and
        # its numbers may be wider than a truth value.
        if self.itemsize == 1:
            return self.view(np.bool_, np.ndarray).nonzero()
        return self.view(np.ndarray).nonzero()


class Looking:
    """How the games with one set-up look."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.observer = observer_of(game, setup)
        self.players = setup.players
        self.total = game.action_total
        desk = self.desk = Desk(self.observer)
        self.orders = desk.orders
        # Seen through the buffer protocol, without a copy. A mask is signed, as `Discrete.sample`
        # demands it.
        seen: Row = np.frombuffer(desk.row, dtype=np.uint8)  # type: ignore[call-overload]
        legal: Mask = np.frombuffer(desk.mask, dtype=np.int8)  # type: ignore[call-overload]
        self.copy_row = seen.copy
        """What the desk has been shown last."""
        self.mask = (legal.view(Marks) if self.total > MANY else legal).copy
        """What the seat asked last may do."""
        self.ask = desk.ask
        self.allows = desk.allows

    def row(self, state: State, seat: int) -> Row:
        """What a seat sees now."""
        self.desk.look(state, seat)
        return self.copy_row()

    def box(self, seats: int = 1) -> spaces.Box:
        """The space of rows, or of those of several seats one after the other."""
        description = self.observer.description
        low = np.frombuffer(description.lows() * seats, dtype=np.uint8)
        high = np.frombuffer(description.highs() * seats, dtype=np.uint8)
        return spaces.Box(low, high, dtype=np.uint8)

    def mask_box(self) -> spaces.Box:
        """The space of masks."""
        return spaces.Box(0, 1, (self.total,), dtype=np.int8)

    def named(self, row: Row) -> dict[str, Any]:
        """A row, or rows along the last axis, by the names of its fields."""
        found, begin = {}, 0
        for field in self.observer.description.fields:
            part = row[..., begin : begin + field.size]
            found[field.name] = part.reshape(*row.shape[:-1], *field.shape)
            begin += field.size
        return found
