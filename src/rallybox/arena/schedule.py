"""Who sits where in which game: every line-up and every seat in balance.

A *line-up* says which bots sit at one table. A *block* is one deal played once for every rotation
of a line-up, so that each of its bots has every seat of that deal; it takes as many games as there
are seats. A *round* is one block for every line-up, each with a deal of its own. Rounds differ by
who sits next to whom.

Everything about a game follows from its number, so any process can play any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

from rallybox.arena.luck.measure import Measure
from rallybox.bots import SECONDS
from rallybox.core.dice import SeededDice
from rallybox.core.errors import Malformed


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What an arena run is asked to do. `setup` is a whole checked set-up as plain values."""

    game: str
    setup: dict[str, object]
    bots: tuple[str, ...]
    among: str | None = None
    """With one: each game has one of `bots`, and this one at all other seats."""
    seed: str
    games: int
    """At least so many games, in whole rounds."""
    until_decided: bool = False
    """Stop as soon as what is asked is decided?"""
    clear_of: float = 1.0
    """With `among`: decided is a share of wins that differs from so many fair shares."""
    bot_seconds: float = SECONDS
    """How long a bot that is a program may think about a decision."""
    adjusted: Measure | None = None
    """By what luck is measured, if results are to be told without it, too."""


class Seating(NamedTuple):
    """One game of a schedule."""

    number: int
    block: int
    """Also the number of its deal."""
    rotation: int
    bots: tuple[str, ...]
    """By seat."""


def line_ups(bots: Sequence[str], among: str | None, seats: int) -> tuple[tuple[str, ...], ...]:
    """All line-ups of a round: each bot is in equally many, and as evenly as seats allow."""
    if among is not None:
        return tuple((bot,) + (among,) * (seats - 1) for bot in bots)
    everyone, extra = divmod(seats, len(bots))
    return tuple(tuple(bots) * everyone + more for more in combinations(bots, extra))


class Schedule:
    """The games of a contest, by number."""

    def __init__(self, contest: Contest) -> None:
        if len(set(contest.bots)) != len(contest.bots):
            raise Malformed("arena-bot-twice", bots=contest.bots)
        if len(set(contest.bots) | {contest.among or contest.bots[0]}) < 2:
            raise Malformed("arena-one-bot")
        if contest.among in contest.bots:
            raise Malformed("arena-among-itself", bot=str(contest.among))
        players = contest.setup["players"]
        assert isinstance(players, int)
        if players < 2:
            raise Malformed("arena-one-seat")
        self.contest = contest
        self.players = players
        self.line_ups = line_ups(contest.bots, contest.among, players)
        self.round_games = len(self.line_ups) * players
        self.rounds = -(-contest.games // self.round_games)
        self.games = self.rounds * self.round_games
        self._circles = self._mixed_circles()

    def _mixed_circles(self) -> list[tuple[int, ...]]:
        """Every way to sit round a table; rotations of one another count once."""
        ways = list(permutations(range(1, self.players)))
        mixed = list(range(len(ways)))
        SeededDice(f"{self.contest.seed} circles").shuffle(mixed)
        return [(0, *ways[index]) for index in mixed]

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that plays, as they were named."""
        among = self.contest.among
        return self.contest.bots if among is None else (*self.contest.bots, among)

    def seating(self, number: int) -> Seating:
        """Who sits where in this game."""
        block, rotation = divmod(number, self.players)
        turn, which = divmod(block, len(self.line_ups))
        line_up = self.line_ups[which]
        circle = self._circles[turn % len(self._circles)]
        bots = tuple(line_up[circle[seat - rotation]] for seat in range(self.players))
        return Seating(number, block, rotation, bots)
