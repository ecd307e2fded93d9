"""Search: information-set Monte Carlo tree search over what a view leaves open.

Every iteration imagines a whole state that fits the view, walks down one common tree by the
actions that are legal there, tries a new action, plays at random to the end, and remembers how
everybody placed. The loop is compiled with the rules, so that nothing in it crosses into Python
but `imagine`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from rallybox.bots.bot import Bot
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.playout import playout
from rallybox.core.state import State
from rallybox.core.view import View

CURIOSITY: Final = 0.7
"""How much an action that was tried rarely is worth trying again (the constant of UCB)."""


class Node:
    """A sequence of actions from the root. Its worth is that of whoever took the last of them."""

    __slots__ = ("available", "children", "visits", "worth")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often it could have been chosen: in some worlds an action is not legal."""
        self.worth: float = 0.0
        self.children: dict[Action, Node] = {}


def placings(state: State) -> list[float]:
    """How everybody placed in a finished game: 1 for the winner alone, 0 for the last alone."""
    outcome = state.outcome
    assert outcome is not None
    places = outcome.places
    if len(places) == 1:
        return [float(outcome.scores[0])]
    worths: list[float] = []
    for place in places:
        behind = 0.0
        for other in places:
            if other > place:
                behind += 1.0
            elif other == place:
                behind += 0.5
        worths.append((behind - 0.5) / (len(places) - 1))
    return worths


def _select(node: Node, actions: Sequence[Action]) -> Action:
    """The child with the best upper bound; every action has been tried before."""
    best = actions[0]
    bound = -1.0
    for action in actions:
        child = node.children[action]
        visits = float(child.visits)
        here = child.worth / visits + CURIOSITY * sqrt(log(float(child.available)) / visits)
        if here > bound:
            bound = here
            best = action
    return best


def _step(node: Node, actions: Sequence[Action], dice: Dice) -> tuple[Action, bool]:
    """The action to follow from a node, and whether it is tried for the first time."""
    fresh: list[Action] = []
    for action in actions:
        child = node.children.get(action)
        if child is None:
            fresh.append(action)
        else:
            child.available += 1
    if not fresh:
        return _select(node, actions), False
    action = fresh[dice.below(len(fresh))]
    child = Node()
    child.available = 1
    node.children[action] = child
    return action, True


def iterate(root: Node, world: State, dice: Dice) -> None:
    """One iteration in an imagined world, which is played to its end."""
    node = root
    path: list[Node] = []
    movers: list[int] = []
    expanded = False
    while world.to_act and not expanded:
        seat = world.to_act[0]
        actions = world.actions(seat)
        action, expanded = _step(node, actions, dice)
        node = node.children[action]
        path.append(node)
        movers.append(seat)
        world.apply(seat, action, dice)
    playout(world, dice)
    worths = placings(world)
    root.visits += 1
    for index in range(len(path)):
        path[index].visits += 1
        path[index].worth += worths[movers[index]]


class SearchBot(Bot):
    """Thinks for a number of iterations, and takes the action that it tried most often."""

    def __init__(self, game: Game, iterations: int) -> None:
        self.game = game
        self.iterations = iterations

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        if len(actions) == 1:
            return actions[0]
        root = self.think(view, dice)
        best = actions[0]
        visits: i64 = -1
        for action in actions:
            child = root.children.get(action)
            if child is not None and child.visits > visits:
                visits = child.visits
                best = action
        return best

    def think(self, view: View, dice: Dice) -> Node:
        """The tree of a decision; the same for the same view, dice and number of iterations."""
        root = Node()
        for _ in range(self.iterations):
            world = self.game.imagine(view, dice)
            # Whoever else is asked at the same time (RR-15) comes after the one who thinks.
            iterate_from(root, world, view.seat, dice)
        return root


def iterate_from(root: Node, world: State, seat: int | None, dice: Dice) -> None:
    """One iteration whose first decision is that of a seat, even if others are asked with it."""
    if seat is None or world.to_act[0] == seat:
        iterate(root, world, dice)
        return
    action, _ = _step(root, world.actions(seat), dice)
    node = root.children[action]
    world.apply(seat, action, dice)
    iterate(node, world, dice)
    root.visits += 1
    node.worth += placings(world)[seat]
