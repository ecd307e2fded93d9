"""Search: information-set Monte Carlo tree search over what a view leaves open.

Every iteration imagines a whole state that fits the view, walks down one common tree by actions
that are legal there, goes one decision further than before, lets the guide play on, and remembers
how everybody placed. Which action to follow weighs how it has done so far against what the guide
thinks of it and how often it has been tried (PUCT). The loop is compiled with the rules, so that
nothing in it crosses into Python.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from rallybox.bots.bot import Bot
from rallybox.bots.guide import SAME, Guide, Prospects, judge
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.state import State
from rallybox.core.view import View

PRIDE: Final = 0.5
"""How far the places in front count for more than their share: what a placing is worth is a mean
of it and its square."""
HOPE: Final = 0.05
"""An action not tried yet is taken for a little worse than the usual one."""
OPEN_MIND: Final = 0.1
"""How much of the first guess goes to all actions alike: what the guide thinks little of may be
the surprise that wins, and with a guess near nothing it would never be tried."""
CAUTION: Final = 0.35
"""How much a worth is doubted that a single iteration has shown; about how far they scatter."""
LOOK: Final = 32
"""Iterations between two looks at whether the decision has fallen."""
FEWEST: Final = 4
"""Nobody who looks ahead does so for fewer iterations."""

Taste = Callable[[View, Sequence[Action]], list[float]]
"""What actions are worth to a driver of some character besides what comes of them."""
Halt = Callable[[], bool] | None
"""Is nobody interested any more? Asked after every iteration."""


def sure(worth: float, visits: float) -> float:
    """What an action is worth at least, more or less, of which so many iterations have shown so
    much together: little if it was tried rarely."""
    return worth / visits - CAUTION / sqrt(visits) if visits else -CAUTION


class Node:
    """A sequence of decisions from the root. Its worth is that of whoever took the last one."""

    __slots__ = ("available", "children", "placing", "visits", "worth")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often it could have been chosen: in some worlds an action is not legal."""
        self.worth: float = 0.0
        self.placing: float = 0.0
        """The sum of the normalised placings, for telling people."""
        self.children: dict[Action, Node] = {}


class Options:
    """The actions worth trying at a decision, best first, with how likely each is to be best."""

    __slots__ = ("actions", "priors")

    def __init__(self, actions: list[Action], priors: list[float]) -> None:
        self.actions = actions
        self.priors = priors


def options(
    actions: Sequence[Action], weights: list[float], most: int, temperature: float
) -> Options:
    """The few actions with the highest weights."""
    chosen: list[Action] = []
    priors: list[float] = []
    left = weights.copy()
    top = 0.0
    total = 0.0
    for _ in range(min(most, len(left))):
        best = 0
        for index in range(1, len(left)):
            if left[index] > left[best]:
                best = index
        weight = left[best]
        if chosen and weight <= SAME:
            break
        if not chosen:
            top = weight
        left[best] = SAME * 2
        prior = exp((weight - top) / temperature)
        total += prior
        chosen.append(actions[best])
        priors.append(prior)
    floor = OPEN_MIND / len(chosen)
    return Options(chosen, [floor + (1.0 - OPEN_MIND) * prior / total for prior in priors])


def _select(node: Node, found: Options, curiosity: float) -> Action:
    """The action to follow from a node."""
    children = node.children
    tried = 0.0
    worth = 0.0
    for action in found.actions:
        child = children.get(action)
        if child is None:
            child = children[action] = Node()
        child.available += 1
        tried += float(child.visits)
        worth += child.worth
    usual = (worth / tried if tried else 0.5) - HOPE
    best = found.actions[0]
    bound = -1.0
    for index in range(len(found.actions)):
        action = found.actions[index]
        child = children[action]
        visits = float(child.visits)
        mean = child.worth / visits if visits else usual
        eager = found.priors[index] * sqrt(float(child.available)) / (1.0 + visits)
        here = mean + curiosity * eager
        if here > bound:
            bound = here
            best = action
    return best


def _likeliest(actions: Sequence[Action], weights: list[float]) -> Action:
    best = 0
    for index in range(1, len(weights)):
        if weights[index] > weights[best]:
            best = index
    return actions[best]


class Thought:
    """One decision being thought about: the tree grows with every iteration."""

    __slots__ = ("ambition", "dice", "fond", "guide", "knowledge", "me", "root", "unfold", "ways")

    def __init__(
        self,
        guide: Guide,
        view: View,
        actions: Sequence[Action],
        dice: Dice,
        root: Node | None = None,
    ) -> None:
        """`root`: what is known already."""
        assert view.seat is not None
        self.guide = guide
        self.knowledge = guide.know(view)
        self.ambition: float = guide.manner.ambition
        self.unfold: i64 = guide.manner.unfold
        self.me: int = view.seat
        self.dice = dice
        self.root = Node() if root is None else root
        self.fond: dict[Action, float] = {}
        """What actions are worth to whoever thinks, besides what comes of them."""
        weights = judge(guide, self.knowledge, self.me, actions, dice)
        self.ways = options(actions, weights, guide.width, guide.temperature)

    def iterate(self) -> None:
        """One iteration, in a world that is imagined for it."""
        world = self.knowledge.imagine(self.dice)
        node = _select_at(self.root, self.ways, world, self.me, self.guide.curiosity, self.dice)
        self._go_on(world, node, self.dice)

    def try_out(self, world: State, action: Action, dice: Dice) -> Prospects:
        """One iteration of an action in a world that fits the view, which is changed by it."""
        node = self.root.children.get(action)
        if node is None:
            node = self.root.children[action] = Node()
        world.apply(self.me, action, dice)
        return self._go_on(world, node, dice)

    def _go_on(self, world: State, node: Node, dice: Dice) -> Prospects:
        """Down the tree from a node below the root, and what came of it."""
        guide, me, unfold = self.guide, self.me, self.unfold
        path = [node]
        movers = [me]
        # One step beyond what has been tried; there the guide takes over.
        while node.visits and world.to_act and not guide.settled(world):
            # Whoever else is asked at the same time comes after the one who thinks.
            seat = me if me in world.to_act else world.to_act[0]
            actions = world.actions(seat)
            if len(actions) == 1:
                world.apply(seat, actions[0], dice)
                continue
            weights = guide.glance(world, seat, actions, dice)
            if seat != me and len(world.to_act) > 1:
                # Nobody sees this answer before giving its own, so the tree does not branch.
                world.apply(seat, _likeliest(actions, weights), dice)
                continue
            most = guide.deeper
            if unfold:
                most = min(most, int(1 + node.visits // unfold))
            found = options(actions, weights, most, guide.temperature)
            node = _select_at(node, found, world, seat, guide.curiosity, dice)
            path.append(node)
            movers.append(seat)
        prospects = guide.rollout(world, dice)
        self.root.visits += 1
        ambition = self.ambition
        for index in range(len(path)):
            place = prospects.placings[movers[index]]
            win = prospects.wins[movers[index]]
            node = path[index]
            node.visits += 1
            node.placing += place
            worth = (1.0 - PRIDE) * place + PRIDE * place * place
            node.worth += (1.0 - ambition) * worth + ambition * win
        return prospects

    def compare(
        self, actions: Sequence[Action], iterations: int, seconds: float, halt: Halt = None
    ) -> None:
        """Try the least tried of these, again and again: what is known of each is then about as
        sure. Nothing can be decided afterwards; the ranking is to be asked before."""
        began = perf_counter()
        for _ in range(iterations):
            least = actions[0]
            for action in actions:
                if self.root.children[action].visits < self.root.children[least].visits:
                    least = action
            self.ways = Options([least], [1.0])
            self.iterate()
            if perf_counter() - began > seconds or (halt is not None and halt()):
                break

    def sure(self, action: Action) -> float:
        """See `sure`."""
        child = self.root.children[action]
        return sure(child.worth, float(child.visits))

    def fallen(self, left: int) -> bool:
        """Is it clear what the decision will be, though so many iterations are left?"""
        ranking = self.ranking()
        if len(self.ways.actions) == 1:
            return True
        first = self.root.children[ranking[0]].visits
        second: i64 = 0
        for action in ranking[1:]:
            visits = self.root.children[action].visits
            if visits > second:
                second = visits
        return first - second > left

    def ranking(self) -> list[Action]:
        """The actions that were tried, the surest first; they tell why as well as which."""
        tried = [a for a in self.ways.actions if self.root.children[a].visits]
        return sorted(tried, key=self._dear, reverse=True)

    def _dear(self, action: Action) -> float:
        return self.sure(action) + self.fond.get(action, 0.0)


def _select_at(
    node: Node, found: Options, world: State, seat: int, curiosity: float, dice: Dice
) -> Node:
    """Follow the best way on, in the world and in the tree."""
    action = _select(node, found, curiosity)
    world.apply(seat, action, dice)
    return node.children[action]


class SearchBot(Bot):
    """Thinks for a number of iterations, and takes the action that has surely proved best.

    The number is `iterations`, or `effort` times what the guide takes for a second's worth. With
    `seconds` it also stops when so much time is over; without, the same view and dice give the
    same decision on any machine.
    """

    def __init__(
        self,
        guide: Guide,
        iterations: int = 0,
        effort: float = 0.0,
        seconds: float = 0.0,
        taste: Taste | None = None,
    ) -> None:
        self.guide = guide
        self.taste = taste
        self.iterations = iterations
        self.effort = effort
        self.seconds = seconds
        self.share: float = 1.0
        """How much of both it has for the next decision, where others want to think as well."""
        self.known: Node | None = None
        """What is known of the next decision already."""
        self.thought: Thought | None = None
        """The last one."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        if len(actions) == 1:
            return actions[0]
        return self.think(view, actions, dice).ranking()[0]

    def think(
        self,
        view: View,
        actions: Sequence[Action],
        dice: Dice,
        to_the_end: bool = False,
        halt: Halt = None,
    ) -> Thought:
        """Think about a decision; `to_the_end` even if it has fallen early, unless `halt`."""
        began = perf_counter()
        thought = Thought(self.guide, view, actions, dice, self.known)
        self.known, self.thought = None, thought
        if self.taste is not None:
            thought.fond = dict(zip(actions, self.taste(view, actions), strict=True))
        effort = self.share * self.effort
        iterations = self.iterations or max(FEWEST, int(effort * self.guide.speed(view)))
        for done in range(iterations):
            thought.iterate()
            # Where time is short, so many iterations more would be too long.
            if self.seconds and perf_counter() - began > self.share * self.seconds:
                break
            if halt is not None and halt():
                break
            if done % LOOK == 0 and not to_the_end and thought.fallen(iterations - done - 1):
                break
        return thought
