"""Rows and masks as arrays that belong to whoever asked.

They are written in compiled code into one place, and copied from there: people keep what they have
been given, so nothing may change in their hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from rallybox.adapters.needs import missing
from rallybox.core.actions import Action
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.observing import observer_of
from rallybox.observing.observer import NO_ACTIONS

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Looking:
    """How the games with one set-up look."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.observer = observer_of(game, setup)
        self.players = setup.players
        self.total = game.action_total
        self.orders = [game.action(number) for number in range(self.total)]
        self._row = vec[u8](bytes(int(self.observer.size)))
        self._mask = vec[u8](bytes(self.total))
        # Seen through the buffer protocol, without a copy. A mask is signed, as `Discrete.sample`
        # demands it.
        self._seen: Row = np.frombuffer(self._row, dtype=np.uint8)  # type: ignore[call-overload]
        self._legal: Mask = np.frombuffer(self._mask, dtype=np.int8)  # type: ignore[call-overload]
        self._offered: Sequence[Action] = NO_ACTIONS

    def row(self, state: State, seat: int) -> Row:
        """What a seat sees now."""
        self.observer.write(state, seat, self._row, 0)
        return self._seen.copy()

    def ask(self, state: State, seat: int) -> None:
        """Take note of what a seat may do, for `mask` and `allows`."""
        self._offered = self.observer.offer(state, seat, self._mask, 0, self._offered)

    def mask(self) -> Mask:
        """What the seat asked last may do."""
        return self._legal.copy()

    def allows(self, action: int) -> bool:
        """May the seat asked last do this?"""
        return 0 <= action < self.total and self._mask[action] == 1

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
