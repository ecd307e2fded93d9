"""What a game is. Everything else in Rallybox stands on this room; it imports none of it."""

from rallybox.core.actions import Action
from rallybox.core.dice import Dice, KeyedDice, LoadedDice, SeededDice
from rallybox.core.errors import Illegal, Malformed, NotYourDecision, RallyboxError, Stale
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.knowledge import Knowledge
from rallybox.core.offers import Offer
from rallybox.core.outcome import Outcome
from rallybox.core.position import Hidden, Position
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.core.words import Cards, Seat, Words

__all__ = [
    "Action",
    "Cards",
    "Dice",
    "Event",
    "Game",
    "Hidden",
    "Illegal",
    "KeyedDice",
    "Knowledge",
    "LoadedDice",
    "Malformed",
    "NotYourDecision",
    "Offer",
    "Outcome",
    "Position",
    "RallyboxError",
    "Seat",
    "SeededDice",
    "Setup",
    "Stale",
    "State",
    "View",
    "Words",
]
