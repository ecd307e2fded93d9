"""Guides: what a game tells its bots. One heuristic per game, for the club bot and the search.

A guide judges whole states, but only ever those that a bot has imagined from its view; the real
game stays out of reach.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from typing import ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Endless
from rallybox.core.game import Game
from rallybox.core.knowledge import Knowledge
from rallybox.core.outcome import Outcome
from rallybox.core.placings import placings
from rallybox.core.playout import MOST_DECISIONS, ends_within
from rallybox.core.state import State
from rallybox.core.view import View


class Manner(NamedTuple):
    """How a search goes about it."""

    ambition: float = 0.0
    """How much the win alone counts, beside the placing."""
    unfold: int = 0
    """How many worlds must have come through a decision further on for every further action that
    is tried there; until then everybody does what the guide thinks best. 0: all at once."""
    far: bool = False
    """Does the guide judge worlds as well as it can, though it takes longer?"""


USUAL: Final = Manner()


class Prospects:
    """What to expect of everybody in a world that was played on; by seat."""

    __slots__ = ("placings", "wins")

    def __init__(self, placings: list[float], wins: list[float]) -> None:
        self.placings = placings
        """The normalised place: 1 for the winner alone, 0 for the last alone. For a game alone:
        how much of a full success it is."""
        self.wins = wins
        """The chance to win, or the share of the win."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """The judgement of one game. Holds no memory of any particular match."""

    thorough: ClassVar[Manner] = USUAL
    """How a search goes about it that has time."""

    def __init__(self, game: Game, manner: Manner = USUAL) -> None:
        self.game = game
        self.manner = manner
        """How the search that asks goes about it."""
        self.worlds = 1
        """How many imagined worlds a judgement needs: 1 if `weigh` looks only at what its seat
        knows, more if it looks into other hands."""
        self.temperature = 1.0
        """Two actions whose weights differ by this much are about e : 1 likely to be tried."""
        self.width = 12
        """How many of the best actions the search tries at its own decision."""
        self.deeper = 5
        """How many it tries at decisions further on."""
        self.curiosity = 1.0
        """How much the search tries what its weights promise rather than what has proved good."""

    def know(self, view: View) -> Knowledge:
        """The view, read once: worlds that fit it are drawn from the knowledge, likelier ones more
        often where play has shown something."""
        return self.game.know(view)

    def speed(self, view: View) -> float:
        """How many iterations a compiled search does in about a second from such a view.

        A level thinks for so many seconds' worth of iterations, so that it plays alike, and can be
        repeated, on machines of any speed.
        """
        return 1000.0

    @abstractmethod
    def weigh(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        """How good each of a seat's actions looks, in a unit of the guide's own.

        Of actions that come to the same, one carries the weight and the others get `SAME`.
        """

    def glance(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        """The same, perhaps quicker: how the search ranks actions at decisions further on."""
        return self.weigh(state, seat, actions, dice)

    def settled(self, state: State) -> bool:
        """Is a state that decisions have led to as far as looking ahead pays, as after a deal?"""
        return False

    @abstractmethod
    def rollout(self, state: State, dice: Dice) -> Prospects:
        """Play on as far as it pays, by the heuristic with some randomness; changes the state."""


SAME = -1e9
"""The weight of an action that need not be looked at: another one comes to the same."""


def ended(outcome: Outcome) -> Prospects:
    """What became of everybody."""
    if len(outcome.places) == 1:
        success = [float(outcome.scores[0])]
        return Prospects(success, success)
    share = 1.0 / len(outcome.winners)
    wins = [share if place == 1 else 0.0 for place in outcome.places]
    return Prospects(placings(outcome.places), wins)


def expected(strengths: list[float]) -> Prospects:
    """What to expect if who is 1 stronger comes before another e times as often as after it.

    Chances to win share out the lower places too, as if each of them was raced for among those
    who are left.
    """
    count = len(strengths)
    found = [0.0] * count
    for one in range(count):
        for other in range(one):
            ahead = 1.0 / (1.0 + exp(strengths[other] - strengths[one]))
            found[one] += ahead
            found[other] += 1.0 - ahead
    top = max(strengths)
    shares = [exp(strength - top) for strength in strengths]
    total = sum(shares)
    return Prospects([place / (count - 1) for place in found], [one / total for one in shares])


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainGuide(Guide):
    """Knows nothing but the rules: worlds are played on at random, and what comes of it counts."""

    def __init__(self, game: Game, manner: Manner = USUAL) -> None:
        super().__init__(game, manner)
        self.worlds = 12
        self.temperature = 0.5
        self.width = 40

    def speed(self, view: View) -> float:
        return 400.0  # as rules that are not compiled manage

    def weigh(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        found: list[float] = []
        for action in actions:
            world = state.copy()
            world.apply(seat, action, dice)
            found.append(self.rollout(world, dice).placings[seat])
        return found

    def glance(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        return [0.0] * len(actions)

    def rollout(self, state: State, dice: Dice) -> Prospects:
        if not ends_within(state, dice, MOST_DECISIONS):
            name = self.game.name
            raise Endless(f"{name}: no end after {MOST_DECISIONS} decisions at random")
        outcome = state.outcome
        assert outcome is not None
        return ended(outcome)


def judge(
    guide: Guide, knowledge: Knowledge, seat: int, actions: Sequence[Action], dice: Dice
) -> list[float]:
    """What the guide thinks of the actions of a seat: the mean over imagined worlds."""
    total = [0.0] * len(actions)
    for _ in range(guide.worlds):
        weights = guide.weigh(knowledge.imagine(dice), seat, actions, dice)
        for index in range(len(total)):
            total[index] += weights[index]
    return [weight / guide.worlds for weight in total]
