"""How a race stands, and how much better one action is than another: worlds played on, counted.

Compiled with the search: a review asks for many thousands of worlds.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from rallybox.bots.guide import Guide, Prospects
from rallybox.bots.search import Thought
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.outcome import Outcome
from rallybox.core.state import State

HARDLY_ANY = 1e-6
"""Nobody in a race that goes on is without any chance, whatever a guide says."""


class Chances:
    """The chance of every place for every seat, summed over worlds that were played on.

    Alone there are two columns: the full success, and what is missing of it.
    """

    __slots__ = ("columns", "seats", "squares", "sums", "worlds")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.columns = max(2, seats)
        self.worlds = 0
        self.sums = [0.0] * (self.seats * self.columns)
        """By seat, then by place."""
        self.squares = [0.0] * self.seats
        """Of the chances to win, for knowing how far they scatter."""

    def add(self, world: State, prospects: Prospects) -> None:
        """Count a world that was played on as far as it pays."""
        self.worlds += 1
        if self.seats == 1:
            self._alone(prospects.wins[0])
            return
        outcome = world.outcome
        if outcome is not None:
            self._over(outcome)
        else:
            self._open(prospects.wins)

    def _alone(self, success: float) -> None:
        self.sums[0] += success
        self.sums[1] += 1.0 - success
        self.squares[0] += success * success

    def _over(self, outcome: Outcome) -> None:
        """Who shares places has an equal part of each of them."""
        for seat in range(self.seats):
            place = outcome.places[seat]
            level = 0
            for other in outcome.places:
                if other == place:
                    level += 1
            part = 1.0 / float(level)
            for column in range(place - 1, place - 1 + level):
                self.sums[seat * self.columns + column] += part
            if place == 1:
                self.squares[seat] += part * part

    def _open(self, wins: list[float]) -> None:
        """Each place is raced for among those who are left, as `expected` takes it."""
        seats: i64 = self.seats
        weights = [max(win, HARDLY_ANY) for win in wins]
        total = 0.0
        for seat in range(seats):
            total += weights[seat]
            self.squares[seat] += wins[seat] * wins[seat]
        sets: i64 = 1 << seats
        ways = [0.0] * int(sets)
        """How likely it is that just these seats have the first places."""
        rest = [total] * int(sets)
        ways[0] = 1.0
        here: i64 = 0
        while here < sets - 1:
            way = ways[here]
            if here:
                low: i64 = 0
                while not here >> low & 1:
                    low += 1
                rest[here] = rest[here & (here - 1)] - weights[low]
            place: i64 = 0
            for seat in range(seats):
                place += here >> seat & 1
            left = max(rest[here], HARDLY_ANY)
            for seat in range(seats):
                if not here >> seat & 1:
                    chance = way * min(1.0, weights[seat] / left)
                    if place == seats - 1:
                        chance = way
                    self.sums[seat * seats + place] += chance
                    ways[here | 1 << seat] += chance
            here += 1


def play_on(guide: Guide, world: State, dice: Dice) -> Prospects:
    """What becomes of everybody in a world with just these hands.

    A guide looks no further than a fresh deal, because a search knows nothing of it. Here the cards
    have been dealt, so somebody plays one of them before the guide is asked.
    """
    while world.to_act and guide.settled(world):
        seat = world.to_act[0]
        actions = world.actions(seat)
        weights = guide.glance(world, seat, actions, dice)
        best = 0
        for index in range(1, len(weights)):
            if weights[index] > weights[best]:
                best = index
        world.apply(seat, actions[best], dice)
    return guide.rollout(world, dice)


def look(guide: Guide, state: State, worlds: int, dice: Dice) -> Chances:
    """How a state stands, whoever knows what: it is played on so many times."""
    found = Chances(state.setup.players)
    for _ in range(worlds):
        world = state.copy()
        prospects = play_on(guide, world, dice)
        found.add(world, prospects)
    return found


def look_after(
    guide: Guide, state: State, seat: int, action: Action, worlds: int, dice: Dice
) -> Chances:
    """How it stands after an action, before the dice have fallen."""
    found = Chances(state.setup.players)
    for _ in range(worlds):
        world = state.copy()
        world.apply(seat, action, dice)
        prospects = play_on(guide, world, dice)
        found.add(world, prospects)
    return found


class Trials:
    """What came of some actions of one seat, in the same imagined worlds with the same dice."""

    __slots__ = ("placings", "rivals", "wins")

    def __init__(self, actions: int) -> None:
        self.placings: list[list[float]] = [[] for _ in range(actions)]
        self.wins: list[list[float]] = [[] for _ in range(actions)]
        self.rivals: list[list[float]] = [[] for _ in range(actions)]
        """The chances to win of the others, summed over the worlds."""


def try_out(thought: Thought, actions: Sequence[Action], worlds: int, dice: Dice) -> Trials:
    """Try each of the actions in each of so many worlds, going on below it as the search does."""
    found = Trials(len(actions))
    seat = thought.me
    for _ in range(worlds):
        real = thought.knowledge.imagine(dice)
        fate = int(dice.below(1 << 30))
        for index in range(len(actions)):
            prospects = thought.try_out(real.copy(), actions[index], SeededDice(fate))
            found.placings[index].append(prospects.placings[seat])
            found.wins[index].append(prospects.wins[seat])
            others = prospects.wins[:seat] + prospects.wins[seat + 1 :]
            sums = found.rivals[index] or [0.0] * len(others)
            found.rivals[index] = [one + more for one, more in zip(sums, others, strict=True)]
    return found
