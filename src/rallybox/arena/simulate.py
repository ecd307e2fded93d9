"""Many games, on one core or many: the same plan gives the same tally with any number of jobs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import NamedTuple

import msgspec

from rallybox.arena.match import Played, Player, play_match
from rallybox.arena.pool import Everywhere, with_processes
from rallybox.arena.tally import Tally, quantiles, wins
from rallybox.bots import SECONDS, make_bot
from rallybox.bots.bot import Bot
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.games import find_game

CHUNK = 40
"""Games that a worker plays between two reports: few, so that progress shows and Ctrl-C works."""

Find = Callable[[str], Game]
"""Where workers look a game up: games and their actions do not travel between processes."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play. `setup` holds plain options, checked by the game."""

    game: str
    setup: dict[str, object]
    bots: tuple[str, ...]
    """One for each seat."""
    seed: str
    games: int
    rotate: bool = False
    """Do the bots move on by one seat after every game?"""
    bot_seconds: float = SECONDS
    """How long a bot that is a program may think about a decision."""


class Report(NamedTuple):
    """What a simulation found."""

    plan: Plan
    tally: Tally
    seconds: float
    decisions: int | None = None
    """Those made in these seconds, if not all."""


def bots_of(plan: Plan, number: int) -> tuple[str, ...]:
    """The bot at each seat of a game."""
    turn = number % len(plan.bots) if plan.rotate else 0
    return plan.bots[turn:] + plan.bots[:turn]


def play_number(
    plan: Plan,
    game: Game,
    setup: Setup,
    number: int,
    player: Callable[[Bot, Dice], Player] = Player,
) -> Played:
    """Play one game of a plan. The same number always gives the same game."""
    seated = [make_bot(name, game, seconds=plan.bot_seconds) for name in bots_of(plan, number)]
    return play_match(game, setup, seated, f"{plan.seed} {number}", player=player)


def play_chunk(plan: Plan, first: int, last: int, find: Find) -> Tally:
    """The games from number `first` up to but not including `last`."""
    game = find(plan.game)
    setup = game.setup(plan.setup)
    tally = Tally()
    for number in range(first, last):
        tally.add(play_number(plan, game, setup, number), bots_of(plan, number))
    return tally


def _play_from(plan: Plan, find: Find, first: int) -> Tally:
    return play_chunk(plan, first, min(first + CHUNK, plan.games), find)


def check(plan: Plan, find: Find = find_game) -> None:
    """Raise Malformed if a plan cannot be played."""
    game = find(plan.game)
    setup = game.setup(plan.setup)
    if len(plan.bots) != setup.players:
        raise ValueError(f"{len(plan.bots)} bots for {setup.players} seats")
    for name in plan.bots:
        make_bot(name, game).close()


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    find: Find = find_game,
    where: Everywhere | None = None,
) -> Report:
    """Play the plan with so many processes, or elsewhere; `progress` is told how many more games
    are done."""
    check(plan, find)
    began = perf_counter()
    total = Tally()
    chunks = range(0, plan.games, CHUNK)
    work = partial(_play_from, plan, find)
    everywhere = where or with_processes(min(jobs, len(chunks)))
    with closing(everywhere(work, chunks)) as tallies:
        for tally in tallies:
            total.merge(tally)
            progress(tally.games)
    return Report(plan, total, perf_counter() - began)


class Wins(msgspec.Struct, frozen=True):
    """Wins; one shared by k counts 1/k. Seats and starting places count from 0, as in Python."""

    seat: dict[str, int | float]
    start: dict[str, int | float]
    bot: dict[str, int | float]


class Summary(msgspec.Struct, frozen=True):
    """A report as plain values, for JSON. Only the two figures of time vary between runs."""

    game: str
    setup: dict[str, object]
    bots: tuple[str, ...]
    rotate: bool
    seed: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    turns: float
    """Turns or tricks in a game, on average."""
    wins: Wins
    scores: dict[str, int | float]
    """Quantiles over all seats of all games."""
    winning_scores: dict[str, int | float]
    ends: dict[str, int]
    faults: dict[str, dict[str, int]]
    """For each bot with faults, how many of each kind."""


def _by_bot(faults: Mapping[tuple[str, str], int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (bot, kind), number in sorted(faults.items()):
        found.setdefault(bot, {})[kind] = number
    return found


def summary(report: Report, find: Find = find_game) -> Summary:
    """What a report comes to."""
    plan, tally, seconds, decisions = report
    made = tally.decisions if decisions is None else decisions
    seats = [str(seat) for seat in range(len(plan.bots))]
    return Summary(
        game=plan.game,
        setup=msgspec.to_builtins(find(plan.game).setup(plan.setup)),
        bots=plan.bots,
        rotate=plan.rotate,
        seed=plan.seed,
        games=tally.games,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(made / max(seconds, 1e-9)),
        turns=tally.turns / tally.games,
        wins=Wins(
            seat=wins(tally.seat, seats),
            start=wins(tally.start, seats),
            bot=wins(tally.bot, sorted(set(plan.bots))),
        ),
        scores=quantiles(tally.scores),
        winning_scores=quantiles(tally.winners),
        ends=dict(sorted(tally.ends.items())),
        faults=_by_bot(tally.faults),
    )
