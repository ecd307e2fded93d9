"""Every action of a decision, weighed against the best: from the view of its seat alone.

A search finds what is good; then actions are tried in the same imagined worlds with the same dice.
Those that are clearly behind are dropped on the way, so that the worlds go to those that are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from rallybox.bots.guides import guide_of
from rallybox.bots.search import SearchBot, Thought
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.review.judging import BLUR, COMPARING, SEARCHING, scatter
from rallybox.review.outlook import try_out
from rallybox.review.trust import trust_of, trusted

ROUND: Final = 32
"""Worlds in which all actions are tried before the first is dropped."""
SURE: Final = 3.0
"""An action is behind if it is so many standard errors behind."""


class Weighed(NamedTuple):
    """An action beside the best one."""

    action: Action
    placing: float
    win: float
    """As far as it is trusted, like all chances of a review."""
    behind: float
    """How much less than the best in placing; 0 for the best."""
    least: float
    """How much less at least, as far as the worlds show it."""


class _Tally:
    """What came of an action so far."""

    __slots__ = ("action", "placings", "rivals", "wins")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.placings: list[float] = []
        self.wins: list[float] = []
        self.rivals: list[float] = []
        """The chances to win of the others, summed over the worlds."""

    def behind(self, best: _Tally) -> tuple[float, float]:
        """How far behind the best in the worlds in which both were tried, and how far at least."""
        # Worlds are tried in order and nobody comes back, so the first ones are those of both.
        pairs = zip(best.placings, self.placings, strict=False)
        differences = [one - other for one, other in pairs]
        mean = fmean(differences)
        if not any(differences):
            return mean, 0.0
        return mean, mean - SURE * scatter(differences)


def weigh(
    game: Game,
    view: View,
    actions: Sequence[Action],
    dice: Dice,
    effort: float,
    field: Sequence[Action] = (),
) -> list[Weighed]:
    """These actions, or else all, the best first; a search over all of them goes before."""
    guide = guide_of(game)
    bot = SearchBot(guide, effort=SEARCHING * effort)
    thought = bot.think(view, actions, dice, to_the_end=True)
    racing = [_Tally(action) for action in field or actions]
    left = int(COMPARING * effort * guide.speed(view))
    out: list[_Tally] = []
    worlds = ROUND
    while True:
        _try(thought, racing, worlds, dice)
        left -= worlds * len(racing)
        best = max(racing, key=lambda tally: fmean(tally.placings))
        # The last rival stays: how far it is behind is what a puzzle is about.
        ranked = sorted(racing, key=lambda tally: -tally.behind(best)[0])
        dropped = [tally for tally in ranked[:-2] if tally.behind(best)[1] > BLUR]
        out += dropped
        racing = [tally for tally in racing if tally not in dropped]
        if left < ROUND * len(racing):
            return _compared(racing + out, best, trust_of(game))
        worlds = max(ROUND, min(len(best.placings), left // len(racing)))


def _try(thought: Thought, racing: Sequence[_Tally], worlds: int, dice: Dice) -> None:
    trials = try_out(thought, [tally.action for tally in racing], worlds, dice)
    for index, tally in enumerate(racing):
        tally.placings += trials.placings[index]
        tally.wins += trials.wins[index]
        sums = tally.rivals or [0.0] * len(trials.rivals[index])
        tally.rivals = [one + more for one, more in zip(sums, trials.rivals[index], strict=True)]


def _compared(tallies: Sequence[_Tally], best: _Tally, trust: float) -> list[Weighed]:
    found = []
    for tally in tallies:
        behind, least = (0.0, 0.0) if tally is best else tally.behind(best)
        # Beside the best: worlds differ, and who was dropped early has seen few of them.
        placing = fmean(best.placings) - behind
        win = trusted(fmean(best.wins) - _less(best.wins, tally.wins), tally.rivals, trust)
        found.append(Weighed(tally.action, placing, win, behind, least))
    return sorted(found, key=lambda one: one.behind)


def _less(best: Sequence[float], other: Sequence[float]) -> float:
    return fmean(one - two for one, two in zip(best, other, strict=False))
