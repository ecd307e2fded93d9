"""One game of an arena: the unit of work, and the line that the journal keeps of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import log2
from time import perf_counter

import msgspec

from rallybox.arena.luck.watch import Luck, Watch
from rallybox.arena.match import Player, play_out
from rallybox.arena.schedule import Contest, Schedule, Seating
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot
from rallybox.bots.faults import Fault
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.state import State

Find = Callable[[str], Game]
"""Where workers look a game up: games and their actions do not travel between processes."""

STEPS = 8
"""Thinking times are counted in so many classes for every doubling: each is 9 % wide."""


class Thinking(msgspec.Struct):
    """How long decisions took, as far as there was something to decide."""

    counts: dict[int, int] = {}
    """Class `c` holds decisions of up to 2^(c / STEPS) microseconds."""
    longest: float = 0.0
    """Seconds."""

    def add(self, seconds: float) -> None:
        """Count one more decision."""
        step = max(0, -int(-STEPS * log2(max(seconds * 1e6, 1)) // 1))
        self.counts[step] = self.counts.get(step, 0) + 1
        self.longest = max(self.longest, seconds)

    def merge(self, other: Thinking) -> None:
        """Add another's decisions."""
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count
        self.longest = max(self.longest, other.longest)

    def quantile(self, share: float) -> float:
        """So many decisions took no more than this, in seconds; at most 9 % too high."""
        wanted = share * sum(self.counts.values())
        below = 0
        for step, count in sorted(self.counts.items()):
            below += count
            if below >= wanted:
                return min(2 ** (step / STEPS) / 1e6, self.longest)
        return 0.0


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game. Seats count from 0."""

    game: int
    """Its number in the schedule; deal, line-up and rotation follow from it."""
    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    end: str
    order: tuple[int, ...]
    """The seats in the order in which they started."""
    decisions: int
    turns: int
    seconds: float
    """How long it took."""
    faults: dict[str, dict[str, int]]
    """For each bot with faults, how many of each kind."""
    first_fault: dict[str, Fault]
    """The first of them."""
    thinking: dict[str, Thinking]
    luck: Luck | None = None
    """What luck gave to each seat, if the contest asks for it."""


class TimedPlayer(Player):
    """A player whose decisions are timed."""

    __slots__ = ("thinking",)

    def __init__(self, bot: Bot, dice: Dice, thinking: Thinking) -> None:
        super().__init__(bot, dice)
        self.thinking = thinking

    def decide(self, state: State, seat: int) -> Action:
        """What the bot does now. A decision without a choice is not timed."""
        choice = len(state.actions(seat)) > 1
        began = perf_counter()
        action = super().decide(state, seat)
        if choice:
            self.thinking.add(perf_counter() - began)
        return action


def play_game(contest: Contest, find: Find, number: int) -> Line:
    """Play one game of a contest. The same number always gives the same game."""
    return play_seated(contest, find, Schedule(contest).seating(number))


def play_seated(contest: Contest, find: Find, seating: Seating) -> Line:
    """Play one game of a contest, whoever sits there."""
    game = find(contest.game)
    deal = f"{contest.seed} deal {seating.block}"
    dice = SeededDice(deal)
    thinking = {bot: Thinking() for bot in seating.bots}
    players = [
        TimedPlayer(
            make_bot(bot, game, seconds=contest.bot_seconds),
            SeededDice(f"{deal} rotation {seating.rotation} seat {seat}"),
            thinking[bot],
        )
        for seat, bot in enumerate(seating.bots)
    ]
    began = perf_counter()
    state = game.start(game.setup(contest.setup), dice)
    # The same dice for the whole block: where its games go alike, so does what is judged.
    watch = None
    if contest.adjusted is not None:
        watch = Watch(game, len(players), contest.adjusted, f"{deal} luck")
    played = play_out(game, state, players, dice, watch)
    faults: dict[str, Counter[str]] = {}
    first: dict[str, Fault] = {}
    for fault in played.faults:
        first.setdefault(fault.bot, fault)
        faults.setdefault(fault.bot, Counter())[fault.kind] += 1
    return Line(
        game=seating.number,
        bots=seating.bots,
        places=played.outcome.places,
        scores=played.outcome.scores,
        end=played.outcome.reason,
        order=played.order,
        decisions=played.decisions,
        turns=played.turns,
        seconds=round(perf_counter() - began, 6),
        faults={bot: dict(kinds) for bot, kinds in faults.items()},
        first_fault=first,
        thinking=thinking,
        luck=None if watch is None else watch.luck,
    )
