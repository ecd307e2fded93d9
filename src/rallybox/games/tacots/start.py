"""How a game begins."""

from __future__ import annotations

from rallybox.core.dice import Dice
from rallybox.games.tacots import dealing, patience
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.setup import TacotsSetup


def start(setup: TacotsSetup, dice: Dice) -> Race:
    """A game at its first decision."""
    race = Race()
    race.begin(setup)
    if setup.solo:
        patience.start(race, dice)
        return race
    race.drawn = dice.below(race.players) if setup.first is None else setup.first
    dealing.new_hand(race, dice)
    return race
