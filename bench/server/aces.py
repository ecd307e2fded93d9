"""Many tables with aces at once, beside people who move: does anybody wait longer than promised?

At each of these tables a person plays with three aces, and takes a moment for every move; others
play among themselves meanwhile. The pauses are the real ones: a bot thinks while its pause runs,
and what is measured is what people see, from one move to the next.
"""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter

import msgspec
from beside import Socket, connected
from contest import open_ready
from load import Load, ranked
from ourserver import Bare, Person, Rallybox, hang_up
from processes import Served
from seats import SEATS

TABLES = (1, 10, 50)
PEOPLE = 100
PAUSE = (1.0, 4.0)
"""Seconds that a person takes for a move."""
PROMISED = 2.0
"""Seconds after which an ace has moved, 99 times of 100; it thinks for 1.9 at most."""


class Guest(Socket):
    """Somebody among aces; notes how long each of their moves takes."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.turns: list[float] = []
        self._dice = random.Random(number)
        self._since = 0.0
        self._waits = self._over = False

    def read(self, data: bytes) -> None:
        """Moments, mostly."""
        if not data.startswith(b'{"type":"bare"'):
            return
        moment, now = msgspec.json.decode(data, type=Bare), perf_counter()
        if self._waits:
            self.turns.append(now - self._since)
        self._since = now
        self._over = moment.outcome is not None
        self._waits = not moment.actions and not self._over
        if moment.actions:
            pause, action = self._dice.uniform(*PAUSE), self._dice.choice(moment.actions)
            order = b'{"type":"act","step":%d,"action":%d}' % (moment.step, action)
            asyncio.get_running_loop().call_later(pause, self._act, order)

    def _act(self, order: bytes) -> None:
        if self.transport is not None and not self.transport.is_disconnected:
            self.send(order)

    def waiting(self) -> float:
        """For how long it has waited for a move that has not come yet."""
        return perf_counter() - self._since if self._waits else 0.0


@dataclass
class Evening:
    """What was measured with so many tables."""

    tables: int
    moves: list[float]
    """Seconds of the moves of people among themselves."""
    turns: list[float] = field(default_factory=list)
    """Seconds of the aces' moves; those that were still awaited at the end count as they stood."""
    share: float = 0.0
    """How much of its thinking an ace got, on average."""


def _shares(server: Served) -> tuple[float, float]:
    """The shares of all questions so far, added up, and how many there were."""
    call = HTTPConnection("127.0.0.1", server.port, timeout=30)
    call.request("GET", "/metrics")
    text = call.getresponse().read().decode()
    call.close()
    name = "rallybox_thinking_share"
    found = [re.search(rf"^{name}_{part} (\S+)$", text, re.M) for part in ("sum", "count")]
    total, number = (0.0 if one is None else float(one[1]) for one in found)
    return total, number


async def measure_aces(folder: Path, seconds: float, pace: float) -> list[Evening]:
    """So many seconds with each number of tables, on one server."""
    folder.mkdir(parents=True)
    ours = Rallybox(folder)
    with ours.serving() as server:
        return [await _evening(ours, server, number, seconds, pace) for number in TABLES]


async def _evening(
    ours: Rallybox, server: Served, tables: int, seconds: float, pace: float
) -> Evening:
    hang_up(server)
    guests = [Guest(number) for number in range(tables)]
    matches = await open_ready(ours, server, PEOPLE // SEATS)
    for number, guest in enumerate(guests):
        person = Person(server, f"among aces {number}")
        seats = ["person", *["ace"] * (SEATS - 1)]
        told = person.ask(server, "/api/tables", {**ours.table, "seats": seats})
        person.ask(server, f"/api/tables/{told['id']}/start", {})
        await connected(server, str(told["id"]), person, guest)
    try:
        before = _shares(server)
        part = await Load(matches, pace).run(seconds, server)
        after = _shares(server)
    finally:
        late = [guest.waiting() for guest in guests]
        for match in matches:
            match.close()
        for guest in guests:
            if guest.transport is not None:
                guest.transport.disconnect()
    turns = [turn for guest in guests for turn in guest.turns]
    turns += [one for one in late if one > PROMISED]
    share = (after[0] - before[0]) / max(1.0, after[1] - before[1])
    await asyncio.sleep(0.5)
    return Evening(tables, part.mover, turns, share)


def table(found: list[Evening]) -> str:
    """A row for each number of tables."""
    lines = [
        "| tables with aces | an ace's move p50, s | p99 | longest | of its thinking "
        "| people's moves p50, ms | p99 | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in found:
        turns = [ranked(one.turns, 0.5), ranked(one.turns, 0.99), max(one.turns)]
        moves = [1000 * ranked(one.moves, 0.5), 1000 * ranked(one.moves, 0.99)]
        kept = "met" if turns[1] <= PROMISED else "MISSED"
        lines.append(
            f"| {one.tables} ({len(one.turns)} moves) | "
            + " | ".join(f"{turn:.2f}" for turn in turns)
            + f" | {one.share:.0%} | {moves[0]:.1f} | {moves[1]:.1f} "
            + f"| {kept}: p99 at most {PROMISED} s |"
        )
    return "\n".join(lines)
