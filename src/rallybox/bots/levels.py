"""Hints: what a strong driver thinks of the actions, and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from rallybox.bots.guides import guide_of
from rallybox.bots.reasons import reasons
from rallybox.bots.search import CAUTION, SearchBot, Thought
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.core.words import Words


class Advice(NamedTuple):
    """What a bot thinks of an action."""

    action: Action
    place: float
    """The place to expect, 1 for first; alone: how much of a full success, from 0 to 1."""
    finish: Words
    """The same in words."""
    verdict: Words
    """How much better it is than the next; of the others: how much worse than the first."""
    reasons: tuple[Words, ...]
    """The facts that tell it from the others, at most two, each a sentence; there may be none."""


MOST_ADVICE = 3
THINKING = 0.6
"""So much of the time goes into finding the best actions, the rest into comparing them."""
HARDLY = 0.03
"""Placings that differ by less are as good as the same; the last place is 0, the first 1."""
CLEARLY = 0.1


def advise(
    game: Game, view: View, actions: Sequence[Action], dice: Dice, seconds: float = 1.0
) -> list[Advice]:
    """The two or three best actions for the view's seat, the best first, and why."""
    guide = guide_of(game)
    bot = SearchBot(guide, effort=THINKING * seconds, seconds=1.5 * THINKING * seconds)
    thought = bot.think(view, actions, dice, to_the_end=True)
    best = thought.ranking()[:MOST_ADVICE]
    left = (1 - THINKING) * seconds
    thought.compare(best, int(left * guide.speed(view)), 1.5 * left)
    placings = {action: _placing(thought, action) for action in best}
    best.sort(key=lambda action: -placings[action])
    # A difference that a few more iterations could turn round is only a guess.
    fewest = min(float(thought.root.children[action].visits) for action in best)
    doubt = CAUTION * sqrt(2.0 / fewest)
    players = view.setup.players
    found = []
    why = reasons(game, view, best, dice)
    for index, action in enumerate(best):
        placing = placings[action]
        place = placing if players == 1 else players - placing * (players - 1)
        verdict = Words("bots-advice-only")
        if len(best) > 1:
            ahead = placings[best[0]] - placings[best[max(index, 1)]]
            verdict = _verdict(ahead, doubt, first=index == 0)
        found.append(Advice(action, place, _finish(place, players), verdict, why[index]))
    return found


def _placing(thought: Thought, action: Action) -> float:
    node = thought.root.children[action]
    return node.placing / float(node.visits)


def _finish(place: float, players: int) -> Words:
    """The place to expect, or the two between which it lies."""
    if players == 1:
        return Words("bots-advice-success", {"percent": round(100 * place)})
    halves = round(2 * place)
    return Words("bots-advice-finish", {"place": halves // 2, "or": halves % 2 * (halves // 2 + 1)})


def _verdict(ahead: float, doubt: float, first: bool) -> Words:
    """How an action compares: the first with the second, any other with the first."""
    size = "slight"
    if ahead < HARDLY:
        size = "hardly"
    elif ahead < doubt:
        size = "maybe"
    elif ahead > max(CLEARLY, 2 * doubt):
        size = "clear"
    return Words(f"bots-advice-{size}" if first else f"bots-advice-worse-{size}")
