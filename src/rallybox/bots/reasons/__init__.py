"""Why an action is good, in words for people: one module per game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rallybox.bots.reasons import roadrally, stichrallye, tacots
from rallybox.bots.reasons.base import Fact, Facts, choose
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.core.words import Words

FACTS: Mapping[str, Facts] = {
    "roadrally": roadrally.facts,
    "stichrallye": stichrallye.facts,
    "tacots": tacots.facts,
}
"""By the game's name."""


def reasons(
    game: Game, view: View, actions: Sequence[Action], dice: Dice
) -> list[tuple[Words, ...]]:
    """What speaks for each of these actions of the view's seat, and tells it from the others."""
    facts = FACTS.get(game.name)
    found = [facts(view, action, dice) if facts else [] for action in actions]
    for action, known in zip(actions, found, strict=True):
        if not known:  # of a game that lists no facts
            known.append(Fact(game.explain(view, action), 1.0))
    return choose(found)
