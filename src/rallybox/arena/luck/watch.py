"""The luck of a game between bots, found while it is played.

Whenever something is drawn (cards, or a choice by a bot that draws its choices), it could have come
out otherwise. The luck of that moment is how the game stands now, less how it stands on average
where the same is drawn afresh. What happened is one draw like the others, so luck is nothing on
average *however badly* it is judged how a game stands; a result less its luck is therefore as true
as the result, and quieter. Judging has dice of its own, and nothing of it reaches a bot.

The first deal is left out: each of a block's bots has each seat of it, and what a seat's cards are
worth adds up to the same for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rallybox.arena.luck.measure import Measure
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.guide import ended
from rallybox.bots.guides import guide_of
from rallybox.bots.levels import ClubBot, RookieBot
from rallybox.bots.outlook import look
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.state import State

T = TypeVar("T")

DIGITS = 9
"""Sums are kept with so many digits: the same on every machine."""


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """What luck gave to each seat in a game."""

    wins: tuple[float, ...]
    """In wins; all seats together have none."""
    placings: tuple[float, ...]
    """In placings, from 0 for the last place to 1 for the first."""
    events: int
    """How many times something was drawn."""
    seconds: float
    """How long it took to find out."""


class HeardDice(Dice):
    """Somebody's dice, that tell whether they were asked."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.asked = False

    def below(self, n: i64) -> i64:
        self.asked = True
        return self._dice.below(n)

    def mix(self, cards: vec[i64], number: i64) -> None:
        self.asked = True
        self._dice.mix(cards, number)

    def shuffle(self, items: list[T]) -> None:
        self.asked = True
        self._dice.shuffle(items)


class Drawn(NamedTuple):
    """What was drawn, and what might have been."""

    action: Action
    others: Sequence[Action]
    """What was done in each of the fresh draws."""
    chancy: bool
    """Were the dice asked?"""


class Stand(NamedTuple):
    """How a game stands for each seat."""

    wins: Sequence[float]
    placings: Sequence[float]


def draws_choices(bot: Bot) -> bool:
    """Does a bot draw what it does, quickly, and from nothing but what it sees at the moment?"""
    if isinstance(bot, ClubBot):
        # One that looks only at what its seat knows always does the same.
        return bot.guide.worlds > 1
    return isinstance(bot, RandomBot | RookieBot)


class Watch:
    """Sees a game being played, and adds up its luck. `seed` is that of the judging dice."""

    def __init__(self, game: Game, players: int, measure: Measure, seed: str) -> None:
        self._guide = guide_of(game)
        self._measure = measure
        self._seed = seed
        self._number = 0
        self._events = 0
        self._wins = [0.0] * players
        self._placings = [0.0] * players
        self._seconds = 0.0

    def act(self, state: State, seat: int, action: Action, bot: Bot, dice: Dice) -> None:
        """Apply an action that a bot has chosen, and count what luck was in it."""
        began = perf_counter()
        before = state.copy()
        heard = HeardDice(dice)
        state.apply(seat, action, heard)
        self._number += 1
        fresh = self.fresh(self._number)
        others = self._other_choices(before, seat, action, bot, fresh)
        if heard.asked or any(other is not action for other in others):
            self._events += 1
            self._count(before, state, seat, Drawn(action, others, heard.asked), fresh)
        self._seconds += perf_counter() - began

    def fresh(self, number: int) -> Dice:
        """The dice with which the luck of an action is judged, by its number in the game."""
        return SeededDice(f"{self._seed} {number}")

    def _other_choices(
        self, before: State, seat: int, action: Action, bot: Bot, dice: Dice
    ) -> list[Action]:
        """What was chosen, or what a bot that draws its choices does when it is asked again."""
        draws, actions = self._measure.draws, before.actions(seat)
        if not (self._measure.again and draws_choices(bot)) or len(actions) == 1:
            return [action] * draws
        view = before.view(seat) if bot.looks else None
        return [bot.decide(view, actions, dice) for _ in range(draws)]

    def _count(self, before: State, state: State, seat: int, drawn: Drawn, dice: Dice) -> None:
        """Add how the state stands, less how it stands on average after a fresh draw."""
        here = self.stand(state, dice)
        known = {} if drawn.chancy else {drawn.action: here}
        share = 1.0 / len(drawn.others)
        for other in drawn.others:
            there = known.get(other)
            if there is None:
                world = before.copy()
                world.apply(seat, other, dice)
                there = self.stand(world, dice)
                if not drawn.chancy:
                    known[other] = there
            for each, (wins, placings) in enumerate(zip(*there, strict=True)):
                self._wins[each] += share * (here.wins[each] - wins)
                self._placings[each] += share * (here.placings[each] - placings)

    def stand(self, state: State, dice: Dice) -> Stand:
        """How a state stands for each seat, whoever knows what."""
        if state.outcome is not None:
            done = ended(state.outcome)
            return Stand(done.wins, done.placings)
        found = look(self._guide, state, self._measure.worlds, dice)
        seats, places = found.seats, found.columns
        chances = [
            [found.sums[seat * places + place] / found.worlds for place in range(places)]
            for seat in range(seats)
        ]
        last = places - 1
        return Stand(
            [row[0] for row in chances],
            [
                sum(part * (last - place) for place, part in enumerate(row)) / last
                for row in chances
            ],
        )

    @property
    def luck(self) -> Luck:
        """What has been counted so far."""
        return Luck(
            wins=tuple([round(value, DIGITS) for value in self._wins]),
            placings=tuple([round(value, DIGITS) for value in self._placings]),
            events=self._events,
            seconds=round(self._seconds, 6),
        )
