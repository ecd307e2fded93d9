"""Issue 19, 1: a budget for every route and every message, in work done and not in time.

What is counted are the calls, of Python's functions and of C's, that the event loop's thread makes.
On a quiet machine a thousand of them take about half a millisecond; `make bench-cost` takes the
time of the same tour.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest

from rallybox.hosting.reviews import work
from rallybox.review import working
from rallybox.server import prices
from server.costs.ground import Loop
from server.costs.tour import SOCKET, Do, Tour, toured

BUDGET = 4000
"""Calls: two milliseconds."""
TRIES = 3
SETTLE = 0.05
"""Seconds after an answer in which the loop finishes what belongs to it."""


class Counted(Tour):
    """Counts calls, the second time something is done: what is made once is made."""

    def __init__(self, loop: Loop) -> None:
        self.calls: dict[str, tuple[int, str]] = {}
        """And the game in which it is most."""
        super().__init__(loop)

    def measure(self, name: str, game: str, price: float, do: Do, ready: Do) -> None:
        """See `Tour`."""
        ready()
        do()
        made = sys.maxsize
        for _ in range(TRIES):
            # What the server does from time to time by itself may fall into it.
            made = min(made, self._calls(do, ready))
            if made <= BUDGET:
                break
        self.calls[name] = max((made, game), self.calls.get(name, (0, "")))

    def _calls(self, do: Do, ready: Do) -> int:
        ready()
        time.sleep(SETTLE)
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
    try:
        tour.go()
    finally:
        tour.close()
        loop.stop()
    messages = {f"socket: {kind}" for kind in prices.MESSAGES}
    assert set(prices.ROUTES) - {SOCKET} | messages <= set(tour.calls)
    print(*sorted((calls, name) for name, calls in tour.calls.items()), sep="\n")
    dear = {name: calls for name, calls in tour.calls.items() if calls[0] > BUDGET}
    assert not dear
