"""One decision, judged from the view of its seat: nothing else comes in here.

A search finds the few actions worth comparing. Then these and the one taken are tried in the same
imagined worlds with the same dice, so that luck is the same for all, and what is left is how far
they differ. How sure that is follows from how far the worlds disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, variance
from typing import Final

import msgspec

from rallybox.bots.guides import guide_of
from rallybox.bots.levels import CLEARLY, HARDLY
from rallybox.bots.reasons import reasons
from rallybox.bots.search import SearchBot, Thought
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.review.outlook import Trials, try_out
from rallybox.review.trust import trust_of, trusted
from rallybox.tables.say import said
from rallybox.tables.wire.base import Said
from rallybox.tables.wire.review import Grade

SEARCHING: Final = 0.1
COMPARING: Final = 0.1
"""How many seconds' worth of worlds go into finding the best actions, and into comparing them."""
CANDIDATES: Final = 3
FEWEST: Final = 24
"""Worlds in which actions are compared at least."""
SURE: Final = 2.4
"""The interval is so many standard errors to each side: with that, three comparisons at once are
all right 95 times of 100. The best of several always looks a little better than it is."""
BLUR: Final = 0.01
"""A longer search looks further, too, and shifts every worth by about so much of a placing."""


class Worth(msgspec.Struct, frozen=True):
    """What an action is worth to its seat, as far as it could know."""

    action: int
    placing: float
    """The normalised place: 1 for the winner alone, 0 for the last; alone: of a full success."""
    win: float
    """As far as it is trusted, like all chances of a review."""
    reasons: tuple[Said, ...] = ()


class Judgement(msgspec.Struct, frozen=True):
    """What was taken beside the best; the same object if nothing better was found."""

    choices: int
    taken: Worth
    best: Worth
    lost: float
    low: float
    high: float
    """What it cost in placing, and the interval in which that lies."""
    grade: Grade
    win_low: float
    win_high: float
    """The interval of what it cost in chance to win; the best place may come with less of it."""


def judge(
    game: Game,
    view: View,
    actions: Sequence[Action],
    taken: Action,
    dice: Dice,
    effort: float = 1.0,
) -> Judgement:
    """What a seat did beside what it could have done, as far as it could know."""
    assert view.seat is not None, "a spectator decides nothing"
    guide = guide_of(game)
    thought = SearchBot(guide, effort=SEARCHING * effort).think(view, actions, dice)
    found = thought.ranking()[:CANDIDATES]
    if taken not in found:
        found.append(taken)
    _catch_up(thought, taken, found[0], dice)
    worlds = max(FEWEST, int(COMPARING * effort * guide.speed(view) / len(found)))
    trials = try_out(thought, found, worlds, dice)
    chances = _chances(game, trials)
    worths = [
        Worth(action.id, fmean(placings), chance(0.0))
        for action, placings, chance in zip(found, trials.placings, chances, strict=True)
    ]
    judged = _compared(worths, trials, chances, found.index(taken), len(actions))
    better = judged.best is not judged.taken
    pair = [game.action(judged.best.action), taken] if better else [taken]
    why = [tuple(map(said, one)) for one in reasons(game, view, pair, dice)]
    best = msgspec.structs.replace(judged.best, reasons=why[0])
    mine = msgspec.structs.replace(judged.taken, reasons=why[1]) if better else best
    return msgspec.structs.replace(judged, best=best, taken=mine)


def _catch_up(thought: Thought, taken: Action, first: Action, dice: Dice) -> None:
    """Try what was taken as often as what the search likes best: below an action that was hardly
    tried, everybody plays on by rule of thumb, and that makes it look worse than it is."""
    children = thought.root.children
    if taken not in children:
        thought.try_out(thought.knowledge.imagine(dice), taken, dice)
    behind = children[first].visits - children[taken].visits
    for _ in range(behind):
        thought.try_out(thought.knowledge.imagine(dice), taken, dice)


def _chances(game: Game, trials: Trials) -> list[Callable[[float], float]]:
    """For each action the chance to win, as far as it is trusted, if the worlds are out by so
    much."""
    trust = trust_of(game)

    def chance(mean: float, rivals: list[float], out: float) -> float:
        return trusted(mean + out, rivals, trust)

    means = map(fmean, trials.wins)
    return [partial(chance, *both) for both in zip(means, trials.rivals, strict=True)]


def _compared(
    worths: list[Worth],
    trials: Trials,
    chances: Sequence[Callable[[float], float]],
    mine: int,
    choices: int,
) -> Judgement:
    # Of equals the one that was taken.
    top = max(range(len(worths)), key=lambda index: (worths[index].placing, index == mine))
    ahead = [worth.placing - worths[mine].placing for worth in worths]
    reach = [_reach(placings, trials.placings[mine]) for placings in trials.placings]
    low = max(0.0, ahead[top] - reach[top])
    # Of the actions that were not compared one may be a little better after all.
    unseen = SURE * BLUR if choices > len(worths) else 0.0
    win_low, win_high = _in_wins(trials, chances, top, mine, unseen)
    return Judgement(
        choices=choices,
        taken=worths[mine],
        best=worths[top],
        lost=ahead[top],
        low=low,
        high=max(unseen, *(one + far for one, far in zip(ahead, reach, strict=True))),
        grade=grade(ahead[top], low, top == mine),
        win_low=win_low,
        win_high=win_high,
    )


def _in_wins(
    trials: Trials, chances: Sequence[Callable[[float], float]], top: int, mine: int, unseen: float
) -> tuple[float, float]:
    """The least and the most that it cost in chance to win, beside whatever may still be the best
    in placing. What was taken may be that itself, and cost nothing, unless another one was not
    compared."""
    ends: list[float] = []
    for index, placings in enumerate(trials.placings):
        behind = fmean(trials.placings[top]) - fmean(placings)
        if behind <= _reach(trials.placings[top], placings):
            reach = max(unseen, _reach(trials.wins[index], trials.wins[mine]))
            out = reach / 2.0  # half of it on each side
            ends.append(chances[index](-out) - chances[mine](out))
            ends.append(chances[index](out) - chances[mine](-out))
    return min(ends), max(ends)


def _reach(one: list[float], other: list[float]) -> float:
    """How far the difference of two actions may be out: the worlds are the same, so it is that of
    the differences."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    if not any(differences):
        return 0.0
    return SURE * scatter(differences)


def scatter(differences: Sequence[float]) -> float:
    """The standard error of the mean difference between two actions, and what a longer search may
    shift it by."""
    return sqrt(variance(differences) / len(differences) + BLUR * BLUR)


def grade(lost: float, low: float, best: bool) -> Grade:
    """What a decision is called that cost so much of a placing, at least `low`.

    What may be noise is never held against anybody, nor is what hints call hardly a difference.
    """
    if best:
        return "best"
    if low <= 0.0 or lost < HARDLY:
        return "fine"
    return "slip" if lost < CLEARLY else "mistake"
