"""The toy with a thumb on the scales: the driver in the first seat walks faster."""

from __future__ import annotations

from rallybox.core import Action, Dice, Game
from toy.game import CoinRace
from toy.state import WALK, RoundState


class RiggedState(RoundState):
    def drive(self, seat: int, action: Action, dice: Dice) -> None:
        if seat == 0 and action is WALK:
            self.spaces[seat] += 1
        super().drive(seat, action, dice)


class RiggedRace(CoinRace):
    state_type = RiggedState


RIGGED = RiggedRace()


def find_rigged(name: str) -> Game:
    """Whatever it is called."""
    return RIGGED
