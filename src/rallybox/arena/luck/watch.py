"""The luck of a game between bots, found while it is played.

Whenever something is drawn, it could have come out otherwise: first the choice of a bot that
draws its choices, then the cards. The luck of a draw is how the game stands after it, less how it
stands on average where the same is drawn afresh. What happened is one draw like the others, so luck
is nothing on average *however badly* it is judged how a game stands; a result less its luck is
therefore as true as the result, and may be quieter. How much of the luck is taken off may depend on
what is known before the draw, and on nothing else. Judging has dice of its own, and nothing of it
reaches a bot.

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
from rallybox.bots.drivers import QuickBot
from rallybox.bots.guides import guide_of
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.review.outlook import Chances, look, look_after

T = TypeVar("T")

DIGITS = 9
"""Sums are kept with so many digits: the same on every machine."""


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """What luck gave to each seat in a game, as far as the measure is trusted."""

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


class Stand(NamedTuple):
    """How a game stands for each seat."""

    wins: Sequence[float]
    placings: Sequence[float]


def draws_choices(bot: Bot) -> bool:
    """Does a bot draw what it does, quickly, and from nothing but what it sees at the moment?"""
    if isinstance(bot, QuickBot):
        # One that looks only at what its seat knows always does the same, hasty or not.
        return bot.guide.worlds > 1
    return isinstance(bot, RandomBot)


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
        if heard.asked and self._measure.cards:
            expected = self.stand_after(before, seat, action, fresh)
            self._count(self.stand(state, fresh), [expected], self._measure.cards)
        others = self._other_choices(before, seat, bot, fresh)
        if any(other is not action for other in others):
            stands = {}
            for one in (action, *others):
                if one not in stands:
                    stands[one] = self.stand_after(before, seat, one, fresh)
            there = [stands[other] for other in others]
            self._count(stands[action], there, self._measure.choices)
        self._seconds += perf_counter() - began

    def fresh(self, number: int) -> Dice:
        """The dice with which the luck of an action is judged, by its number in the game."""
        return SeededDice(f"{self._seed} {number}")

    def _other_choices(self, before: State, seat: int, bot: Bot, dice: Dice) -> list[Action]:
        """What a bot that draws its choices does when it is asked again; nothing of others."""
        actions = before.actions(seat)
        if not (self._measure.choices and draws_choices(bot)) or len(actions) == 1:
            return []
        view = before.view(seat) if bot.looks else None
        return [bot.decide(view, actions, dice) for _ in range(self._measure.again)]

    def _count(self, here: Stand, there: Sequence[Stand], trust: float) -> None:
        """Add how it stands, less how it would stand on average."""
        self._events += 1
        share = trust / len(there)
        for stand in there:
            for seat, (win, placing) in enumerate(zip(*stand, strict=True)):
                self._wins[seat] += share * (here.wins[seat] - win)
                self._placings[seat] += share * (here.placings[seat] - placing)

    def stand(self, state: State, dice: Dice) -> Stand:
        """How a state stands, whoever knows what."""
        return _stand(look(self._guide, state, self._measure.worlds, dice))

    def stand_after(self, before: State, seat: int, action: Action, dice: Dice) -> Stand:
        """How it stands after an action, before the dice have fallen."""
        worlds = self._measure.worlds
        return _stand(look_after(self._guide, before, seat, action, worlds, dice))

    @property
    def luck(self) -> Luck:
        """What has been counted so far."""
        return Luck(
            wins=tuple([round(value, DIGITS) for value in self._wins]),
            placings=tuple([round(value, DIGITS) for value in self._placings]),
            events=self._events,
            seconds=round(self._seconds, 6),
        )


def _stand(found: Chances) -> Stand:
    """The chance to win and the placing to expect, from the chances of all places."""
    places = found.columns
    worth = [1.0 - place / (places - 1) for place in range(places)]
    wins, placings = [], []
    for seat in range(found.seats):
        row = found.sums[seat * places : (seat + 1) * places]
        wins.append(row[0] / found.worlds)
        part = sum(chance * value for chance, value in zip(row, worth, strict=True))
        placings.append(part / found.worlds)
    return Stand(wins, placings)
