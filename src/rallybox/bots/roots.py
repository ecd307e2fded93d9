"""Several roots, merged: the same decision thought about in several places, each with dice of its
own. What was found of every action is added up, as if one had done all the iterations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rallybox.bots.search import Thought, sure
from rallybox.core.actions import Action


class Tried(NamedTuple):
    """What came of an action, by its id: see `Node`."""

    action: int
    visits: int
    worth: float
    placing: float
    fond: float = 0.0
    """What it is worth to whoever thinks, besides what comes of it: see `Thought.fond`."""


class Root(NamedTuple):
    """What a thought has found; small, and fit to be sent."""

    tried: tuple[Tried, ...]
    best: tuple[int, ...]
    """The actions of interest, by their ids, the surest first."""


def root_of(thought: Thought, best: Sequence[Action] | None = None) -> Root:
    """What a thought has found; `best` if that is not simply all that it tried."""
    found = thought.ranking() if best is None else best
    tried = tuple(
        [
            Tried(
                action.id,
                int(node.visits),
                node.worth,
                node.placing,
                thought.fond.get(action, 0.0),
            )
            for action, node in thought.root.children.items()
            if node.visits
        ]
    )
    return Root(tried, tuple([action.id for action in found]))


def merged(roots: Sequence[Root]) -> Root:
    """All of them together; one alone stays as it is."""
    if len(roots) == 1:
        return roots[0]
    sums: dict[int, Tried] = {}
    for root in roots:
        for one in root.tried:
            so_far = sums.get(one.action, Tried(one.action, 0, 0.0, 0.0))
            sums[one.action] = Tried(
                one.action,
                so_far.visits + one.visits,
                so_far.worth + one.worth,
                so_far.placing + one.placing,
                one.fond,
            )
    # In the order of the first, so that of equals the same one leads as without the others.
    named = dict.fromkeys(number for root in roots for number in root.best)

    def surety(number: int) -> float:
        return sure(sums[number].worth, sums[number].visits) + sums[number].fond

    best = sorted(named, key=surety, reverse=True)
    return Root(tuple(sums.values()), tuple(best))
