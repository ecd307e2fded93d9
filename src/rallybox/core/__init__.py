"""What a game is. Everything else in Rallybox stands on this room; it imports none of it."""

from rallybox.core.actions import Action
from rallybox.core.dice import Dice, KeyedDice, LoadedDice, SeededDice
from rallybox.core.errors import Illegal, Malformed, NotYourDecision, RallyboxError, Stale
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome, Position
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.core.words import Words

__all__ = [
    "Action",
    "Dice",
    "Event",
    "Game",
    "Illegal",
    "KeyedDice",
    "LoadedDice",
    "Malformed",
    "NotYourDecision",
    "Outcome",
    "Position",
    "RallyboxError",
    "SeededDice",
    "Setup",
    "Stale",
    "State",
    "View",
    "Words",
]
