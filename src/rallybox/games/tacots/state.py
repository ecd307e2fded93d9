"""The state of a game: its parts, and what can be read off them directly.

What may be done, and what it does, is in `rules`, `dealing` and `patience`; `race` joins all to one
class.
"""

from __future__ import annotations

from rallybox.core.outcome import Outcome
from rallybox.games.tacots.actions import CARS
from rallybox.games.tacots.cards import kind_set
from rallybox.games.tacots.made.state import TacotsParts
from rallybox.games.tacots.setup import TacotsSetup
from rallybox.kit import bag


class RaceState(TacotsParts):
    """The parts, and what can be read off them directly."""

    __slots__ = ()

    def begin(self, setup: TacotsSetup) -> None:
        """An empty table. Not in `__init__`, so that a blank state, to be copied into, is cheap."""
        self.clear(setup)
        self.players = setup.players
        self.cars = [-1] * (len(CARS) if setup.solo else setup.players)

    @property
    def outcome(self) -> Outcome | None:
        return self.ended

    def give(self, seat: int, hand: int) -> None:
        """Let a seat hold these cards."""
        self.hands[seat] = hand
        self.kinds[seat] = kind_set(hand)
        self.sizes[seat] = bag.size(hand)
