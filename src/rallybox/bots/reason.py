"""Reasons: the few facts that say most about an action, beside the other good ones.

A game lists facts: sentences that follow from a view and an action, whatever the cards are that
the view does not show. Here is chosen which of them to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View
from rallybox.core.words import Words


class Fact(NamedTuple):
    """Something that is true of an action."""

    words: Words
    weight: float
    """How much it matters to a driver who chooses: 1 is worth a word, 9 settles the matter."""
    score: float = 0.0
    """How good it is, where the same message can be said of several actions."""


Facts = Callable[[View, Action, Dice], list[Fact]]
"""What a game can say of an action of the view's seat. Whatever it imagines with the dice, the
facts are the same: nothing that was imagined is said."""

WORTH: Final = 1.0
"""What weighs less is not worth a word: then nothing is said."""
ENOUGH: Final = 1.5
"""A second fact is said only if it still weighs so much."""
SHARED: Final = 0.3
"""What is left of a fact that holds for all the actions alike: it tells none from another."""
BETTER: Final = 1.4
WORSE: Final = 0.6
"""A fact counts for more where it is better than with any other action, else for less."""
MOST: Final = 2


def choose(found: Sequence[Sequence[Fact]]) -> list[tuple[Words, ...]]:
    """What to say of each of some actions, given all facts about each; there may be nothing."""
    said: list[tuple[Words, ...]] = []
    for index, facts in enumerate(found):
        others = [other for at, other in enumerate(found) if at != index]
        ranked = sorted(facts, key=lambda fact: -_weight(fact, others))
        first = [fact for fact in ranked[:1] if _weight(fact, others) >= WORTH]
        second = [fact for fact in ranked[1:MOST] if _weight(fact, others) >= ENOUGH]
        said.append(tuple(fact.words for fact in (*first, *second)))
    return said


def _weight(fact: Fact, others: Sequence[Sequence[Fact]]) -> float:
    """How much a fact says about its action, beside what is true of the others."""
    if not others:
        return fact.weight
    alike = [one for other in others for one in other if one.words.id == fact.words.id]
    if len(alike) == len(others) and all(one.words == fact.words for one in alike):
        return fact.weight * SHARED
    if not alike:
        return fact.weight
    best = max(one.score for one in alike)
    return fact.weight * (BETTER if fact.score > best else WORSE if fact.score < best else 1.0)
