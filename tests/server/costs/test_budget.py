"""Issue 19, 1: a budget for every route and every message, in work done and not in time.

What is counted are the calls, of Python's functions and of C's, that the event loop's thread makes,
and those that the database's threads make when they read: these keep the loop from its work, too.
On a quiet machine a thousand of them take about half a millisecond; `make bench-cost` takes the
time of the same tour.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from rallybox.hosting.reviews import work
from rallybox.review import working
from rallybox.server import prices
from rallybox.server.store.database import Database
from server.costs.ground import Loop
from server.costs.tour import SOCKET, Do, Tour, toured

BUDGET = 4000
"""Calls: two milliseconds."""
OF_A_TOKEN = 2000
"""Calls that a token of its price pays for where the database is read."""
PLAYED_AGAIN = (
    *(f"GET {prices.TABLE}/{part}" for part in ("events", "replay", "proof", "review/choices")),
    "socket: hello, all of a game missed",
)
"""There the rules of a game are at work,"""
FASTER = 5
"""which are compiled where it matters."""
READ = Database._read
TRIES = 3
SETTLE = 0.05
"""Seconds after an answer in which the loop finishes what belongs to it."""


class Counted(Tour):
    """Counts calls, the second time something is done: what is made once is made."""

    def __init__(self, loop: Loop) -> None:
        self.calls: dict[str, tuple[int, str]] = {}
        """And the game in which it is most."""
        self.reading: dict[str, float] = {}
        """Calls of the threads that read, for each token."""
        self._read = 0
        super().__init__(loop)

    def reads(self, database: Database, work: Callable[[Connection], Any]) -> Any:
        """In place of `Database._read`."""
        made = 0

        def note(frame: Any, event: str, arg: Any) -> None:
            nonlocal made
            made += event in ("call", "c_call")

        sys.setprofile(note)
        try:
            return READ(database, work)
        finally:
            sys.setprofile(None)
            self._read += made

    def measure(self, name: str, game: str, price: float, do: Do, ready: Do) -> None:
        """See `Tour`."""
        ready()
        do()
        made, read = sys.maxsize, float(sys.maxsize)
        for _ in range(TRIES):
            # What the server does from time to time by itself may fall into it.
            made = min(made, self._calls(do, ready))
            read = min(read, self._read / price)
            if made <= BUDGET and read <= OF_A_TOKEN:
                break
        self.reading[name] = max(read, self.reading.get(name, 0.0))
        self.calls[name] = max((made, game), self.calls.get(name, (0, "")))

    def _calls(self, do: Do, ready: Do) -> int:
        ready()
        time.sleep(SETTLE)
        self._read = 0
        made = 0

        def note(frame: Any, event: str, arg: Any) -> None:
            nonlocal made
            if event in ("call", "c_call"):
                made += 1

        self.loop.there(_profile(note))
        do()
        time.sleep(SETTLE)
        self.loop.there(_profile(None))
        return made


async def _profile(note: Any) -> None:
    sys.setprofile(note)


def test_nothing_costs_more_than_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What bots and reviews think is done elsewhere, and may be little here.
    monkeypatch.setattr(working, "BATCH", 2)
    monkeypatch.setattr("rallybox.review.judging.FEWEST", 2)
    monkeypatch.setattr(work, "TRY_SECONDS", 0.0)
    loop = Loop(toured(tmp_path))
    tour = Counted(loop)
    monkeypatch.setattr(Database, "_read", lambda database, work: tour.reads(database, work))
    try:
        tour.go()
    finally:
        tour.close()
        loop.stop()
    messages = {f"socket: {kind}" for kind in prices.MESSAGES}
    assert set(prices.ROUTES) - {SOCKET} | messages <= set(tour.calls)
    print(*sorted(tour.reading.items(), key=lambda one: one[1]), sep="\n")
    print(*sorted((calls, name) for name, calls in tour.calls.items()), sep="\n")
    dear = {name: calls for name, calls in tour.calls.items() if calls[0] > BUDGET}
    assert not dear
    assert not {
        name: calls
        for name, calls in tour.reading.items()
        if calls > OF_A_TOKEN * (FASTER if name in PLAYED_AGAIN else 1)
    }
