"""How a race begins: all cars on the start, all motors at 0, the first round dealt."""

from __future__ import annotations

from rallybox.core.dice import Dice
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.setup import StichRallyeSetup


def start(setup: StichRallyeSetup, dice: Dice) -> Race:
    """A race at its first decision."""
    race = Race()
    race.begin(setup, dice.below(setup.players) if setup.first is None else setup.first)  # SR-3
    rules.deal(race, dice)
    return race
