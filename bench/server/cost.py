"""What everything costs: the processor time of the event loop, for every route and every message.

`make bench-cost` prints the table of docs/performance-server.md, and says what is above two
milliseconds. The server runs in a thread of this process; only that thread's clock is read, so it
does not matter what the client or others on the machine do, nor what bots and readers' threads do.
Where everything goes is `tests/server/costs/tour.py`, whose work a test counts.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from run import into_document

from server.costs.ground import Loop
from server.costs.tour import Do, Tour, toured

COSTS = ("<!-- costs: begin -->", "<!-- costs: end -->")
MOST = 2.0
"""Milliseconds of the loop's time that nothing may cost."""
SETTLE = 0.004
"""Seconds after an answer in which the loop finishes what belongs to it."""


@dataclass
class Cost:
    """What one thing costs, in milliseconds."""

    name: str
    game: str
    price: float
    times: list[float] = field(default_factory=list)

    @property
    def usual(self) -> float:
        return median(self.times)

    @property
    def worst(self) -> float:
        return max(self.times)


class Bill(Tour):
    """Measures, and keeps the figures."""

    def __init__(self, loop: Loop, times: int, only: str = "") -> None:
        super().__init__(loop)
        self._times, self._only = times, only
        self.costs: dict[tuple[str, str], Cost] = {}
        self._idle = 0.0
        """Milliseconds a second."""

    def rest(self, seconds: float) -> None:
        """What the server does when nobody asks anything is nobody's price."""
        before = self.loop.used()
        time.sleep(seconds)
        self._idle = (self.loop.used() - before) / seconds

    def measure(self, name: str, game: str, price: float, do: Do, ready: Do) -> None:
        """See `Tour`."""
        if self._only not in name:
            return
        cost = self.costs.setdefault((name, game), Cost(name, game, price))
        ready()
        do()  # what is made once is made
        for _ in range(self._times):
            ready()
            time.sleep(SETTLE)
            begun, before = time.monotonic(), self.loop.used()
            do()
            time.sleep(SETTLE)
            beside = self._idle * (time.monotonic() - begun)
            cost.times.append(max(0.0, self.loop.used() - before - beside))
        print(f"{cost.usual:6.2f} ms {name} {game}", file=sys.stderr, flush=True)

    def dearest(self) -> list[Cost]:
        """Everything once, in the game where it costs most; the dearest first."""
        found: dict[str, Cost] = {}
        for cost in sorted(self.costs.values(), key=lambda cost: -cost.usual):
            found.setdefault(cost.name, cost)
        return list(found.values())


def written(costs: list[Cost]) -> str:
    """As a table."""
    rows = [
        f"| `{cost.name}` | {cost.price:g} | {cost.usual:.2f} | {cost.worst:.2f} |"
        for cost in costs
    ]
    return "\n".join(["| what | price | median ms | worst ms |", "|---|--:|--:|--:|", *rows])


def main() -> int:
    """Measure and print; 1 if something costs too much."""
    parser = argparse.ArgumentParser(description="What every route and message costs the loop.")
    parser.add_argument("--times", type=int, default=20, help="measurements of each (default: 20)")
    parser.add_argument("--only", default="", metavar="TEXT", help="what has this in its name")
    parser.add_argument("--plain", action="store_true", help="asyncio's own loop, not uvloop's")
    parser.add_argument(
        "--markdown", type=Path, metavar="FILE", help="also put it into this document"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        loop = Loop(toured(Path(folder)), options.plain)
        bill = Bill(loop, options.times, options.only)
        gc.collect()
        try:
            bill.rest(4.0)
            bill.go()
        finally:
            bill.close()
            loop.stop()
    costs = bill.dearest()
    text = written(costs)
    print(text)
    if options.markdown:
        into_document(options.markdown, text, COSTS)
    dear = [cost.name for cost in costs if cost.usual > MOST]
    print(f"\nabove {MOST} ms: {', '.join(dear) or 'nothing'}")
    return int(bool(dear))


if __name__ == "__main__":
    sys.exit(main())
