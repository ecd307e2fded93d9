"""A desk at which one seat after the other is asked, in compiled code: for one game at a time.

The row and the mask lie in memory that is made once; interfaces in Python copy from there. (Many
games at once have `rallybox.vector.batch`.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.state import State
from rallybox.observing.observer import NO_ACTIONS, Observer

OVER: Final[i64] = -1
WRONG: Final[i64] = -2


class Desk:
    """What the seat asked last may do, and what the seat that was looked at last sees."""

    def __init__(self, observer: Observer) -> None:
        game = observer.game
        self.observer = observer
        self.total: i64 = observer.total
        self.orders: list[Action] = [game.action(number) for number in range(game.action_total)]
        """Actions by their id."""
        self.row = vec[u8](bytes(int(observer.size)))
        self.mask = vec[u8](bytes(int(observer.total)))
        self._offered: Sequence[Action] = NO_ACTIONS

    def look(self, state: State, seat: i64) -> None:
        """Write what a seat sees into `row`."""
        self.observer.write(state, seat, self.row, 0)

    def ask(self, state: State, seat: i64) -> None:
        """Write what a seat may do into `mask`."""
        self._offered = self.observer.offer(state, seat, self.mask, 0, self._offered)

    def ask_next(self, state: State) -> i64:
        """Ask whoever is to decide; the seat, or OVER."""
        to_act = state.to_act
        if not to_act:
            return OVER
        seat: i64 = to_act[0]
        self.ask(state, seat)
        return seat

    def allows(self, action: i64) -> bool:
        """May the seat asked last do this?"""
        return 0 <= action < self.total and self.mask[action] == 1

    def play(self, state: State, seat: i64, action: i64, dice: Dice) -> i64:
        """What the seat asked last does, and who is asked then: the seat, or OVER. WRONG if it may
        not do this: then nothing has happened."""
        if not self.allows(action):
            return WRONG
        state.apply(seat, self.orders[action], dice)
        return self.ask_next(state)
