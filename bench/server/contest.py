"""Servers side by side: each gets short slices of time in turn, in a new order every round.

Whatever else the machine does then falls on all of them alike. Every slice is played at fresh
tables, opened before its clock starts.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

from load import Failed, Load, Slice, ranked
from processes import Served
from seats import SEATS, Match

PATIENCE = 60.0
WARMING = 1
"""Rounds of which nothing is recorded, in which caches fill and compilers compile."""


class Contestant(Protocol):
    """A server, and how to open tables at it."""

    @property
    def name(self) -> str:
        """Its name in the tables."""

    def serving(self) -> AbstractContextManager[Served]:
        """Runs it."""

    async def open_tables(self, server: Served, number: int) -> list[Match]:
        """So many tables with four connections each, at the beginning of a game."""


@dataclass
class Measured:
    """What was measured of one contestant with so many players."""

    name: str
    players: int
    closed: list[Slice] = field(default_factory=list)
    """Closed loop."""
    paced: list[Slice] = field(default_factory=list)
    """Fixed rate."""

    @property
    def rate(self) -> float:
        """Moves a second, the median of the slices."""
        return statistics.median(part.rate for part in self.closed)

    @property
    def by_core(self) -> float:
        """Moves for each second of processor time that the server used: the rate of one core."""
        moves = sum(part.moves for part in self.closed)
        return moves / sum(part.server_busy * part.seconds for part in self.closed)


def percentile(parts: Sequence[Slice], share: float, table: bool = False) -> float:
    """Of the seconds of all moves of all slices; nothing is left out."""
    return ranked([x for part in parts for x in (part.table if table else part.mover)], share)


async def open_ready(contestant: Contestant, server: Served, number: int) -> list[Match]:
    """Tables at which everybody has been shown the beginning."""
    matches = await contestant.open_tables(server, number)
    until = perf_counter() + PATIENCE
    while not all(match.ready() for match in matches):
        errors = [match.error for match in matches if match.error]
        if errors or perf_counter() > until:
            raise Failed(f"{contestant.name}: {errors[0] if errors else 'tables do not open'}")
        await asyncio.sleep(0.02)
    return matches


@dataclass(frozen=True)
class Plan:
    """How long and how often."""

    seconds: float
    rounds: int
    pace: float
    """Moves a second of all tables together, where the rate is fixed."""


async def one_round(
    contestant: Contestant, server: Served, measured: Measured, plan: Plan, *, record: bool
) -> None:
    """Both ways of load, one after the other at the same tables."""
    matches = await open_ready(contestant, server, measured.players // SEATS)
    try:
        paced = await Load(matches, plan.pace).run(plan.seconds, server)
        closed = await Load(matches, None).run(plan.seconds, server)
    finally:
        for match in matches:
            match.close()
        await asyncio.sleep(0.2)
    if record:
        measured.paced.append(paced)
        measured.closed.append(closed)


async def contest(field: Sequence[Contestant], players: int, plan: Plan) -> list[Measured]:
    """All rounds with so many players, all servers running at the same time."""
    results = {each.name: Measured(each.name, players) for each in field}
    shuffle = random.Random(1).shuffle
    with ExitStack() as stack:
        running = [(each, stack.enter_context(each.serving())) for each in field]
        for done in range(plan.rounds + WARMING):
            shuffle(running)
            for each, server in running:
                record = done >= WARMING
                await one_round(each, server, results[each.name], plan, record=record)
            if done >= WARMING:
                print(f"{players} players, round {done + 1 - WARMING}", file=sys.stderr)
    return list(results.values())
