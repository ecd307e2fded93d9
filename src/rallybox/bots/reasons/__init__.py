"""Why an action is good, in words for people: one module per game, found by its name."""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.bots.reason import Facts, choose
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.core.words import Words
from rallybox.games import part


def facts_of(game: Game) -> Facts | None:
    """What a game can say of its actions; None if it lists no facts."""
    facts: Facts | None = part(game.name, "reasons", __name__, "facts", callable)
    return facts


def reasons(
    game: Game, view: View, actions: Sequence[Action], dice: Dice
) -> list[tuple[Words, ...]]:
    """What speaks for each of these actions of the view's seat, and tells it from the others; of a
    game that lists no facts, nothing."""
    facts = facts_of(game)
    return choose([facts(view, action, dice) if facts else [] for action in actions])
