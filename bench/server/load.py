"""The two ways of load, and what is measured of a slice of time.

Closed loop: every table always has one move in flight, so the server is never idle; that is the
throughput. Fixed rate: moves come at set moments, whatever the server does; that is the latency
people feel. A move that could not be sent in time, as the table was still busy, counts from the
moment it was due.
"""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from time import perf_counter, process_time

from processes import Served, processor_seconds
from seats import Match

GRACE = 10.0
"""Seconds that moves on the way may still take when a slice is over."""


def ranked(values: Sequence[float], share: float) -> float:
    """A percentile: as much as this share of the values is not above it."""
    return sorted(values)[max(0, ceil(len(values) * share) - 1)]


class Failed(Exception):
    """A slice that cannot be counted, and why."""


@dataclass
class Slice:
    """What was measured in one slice."""

    seconds: float = 0.0
    moves: int = 0
    """Moves that all four seats have been shown within the slice."""
    mover: list[float] = field(default_factory=list)
    """Seconds until the mover had the acknowledgement and the new view, one for each move."""
    table: list[float] = field(default_factory=list)
    """Seconds until all four seats had their view."""
    server_busy: float = 0.0
    """Processor seconds of the server for each second of the slice."""
    generator_busy: float = 0.0
    view_bytes: float = 0.0
    """The size of a message to a client, on average."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


class Load:
    """One slice at work."""

    def __init__(self, matches: Sequence[Match], rate: float | None) -> None:
        self.matches = matches
        self.rate = rate
        """Moves a second of all tables together; None for as many as the server can do."""
        self.result = Slice()
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.Future[None] = self._loop.create_future()
        self._due: dict[Match, float] = {}
        self._open = True

    async def run(self, seconds: float, server: Served) -> Slice:
        """Play until the time is up or the first table has finished its game."""
        for match in self.matches:
            match.on_mover = self._mover
            match.on_table = self._table
            match.on_over = self._over
        bytes_before, frames_before = self._traffic()
        gc.collect()
        gc.disable()
        busy, own, start = processor_seconds(server), process_time(), perf_counter()
        timer = self._loop.call_later(seconds, self._stop)
        self._begin(start)
        await self._end
        self.result.seconds = perf_counter() - start
        self.result.server_busy = (processor_seconds(server) - busy) / self.result.seconds
        self.result.generator_busy = (process_time() - own) / self.result.seconds
        timer.cancel()
        gc.enable()
        await self._settle()
        bytes_after, frames_after = self._traffic()
        self.result.view_bytes = (bytes_after - bytes_before) / max(frames_after - frames_before, 1)
        return self.result

    def _begin(self, now: float) -> None:
        if self.rate is None:
            for match in self.matches:
                match.move(perf_counter())
            return
        interval = len(self.matches) / self.rate
        dice = random.Random(1)
        for match in self.matches:
            self._plan(match, now + interval * dice.random(), interval)

    def _plan(self, match: Match, due: float, interval: float) -> None:
        self._loop.call_later(max(0.0, due - perf_counter()), self._fall_due, match, due, interval)

    def _fall_due(self, match: Match, due: float, interval: float) -> None:
        if not self._open or match.over:
            return
        if match.busy:
            self._due.setdefault(match, due)
        else:
            match.move(perf_counter())
        self._plan(match, due + interval, interval)

    def _mover(self, seconds: float) -> None:
        # Moves on the way at the end count for the latency: leaving out the slow ones would lie.
        self.result.mover.append(seconds)

    def _table(self, match: Match, seconds: float) -> None:
        self.result.table.append(seconds)
        if not self._open:
            return
        self.result.moves += 1
        if self.rate is None:
            if not match.over:
                match.move(perf_counter())
        elif match in self._due and not match.over:
            match.move(self._due.pop(match))

    def _over(self, match: Match) -> None:
        if self.rate is None or match.error:
            self._stop()

    def _stop(self) -> None:
        self._open = False
        if not self._end.done():
            self._end.set_result(None)

    async def _settle(self) -> None:
        until = perf_counter() + GRACE
        while any(match.busy for match in self.matches) and perf_counter() < until:
            await asyncio.sleep(0.01)
        errors = [match.error for match in self.matches if match.error]
        stuck = sum(match.busy for match in self.matches)
        if errors or stuck:
            raise Failed(errors[0] if errors else f"{stuck} tables never got an answer")

    def _traffic(self) -> tuple[int, int]:
        players = [player for match in self.matches for player in match.players]
        return sum(p.bytes for p in players), sum(p.frames for p in players)
