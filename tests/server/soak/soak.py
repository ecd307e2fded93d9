"""Waves of people come, play for a while and go; after each the memory at rest is read.

    python -m server.soak.soak [SECONDS]

The first third of the time warms up: caches fill, the allocator finds its size. What follows is a
leak if memory at rest grows by more than `MOST_A_TABLE` for every table played at, and by more than
`NOISE` in all. (Before tables let go of themselves it was about 43 KiB a table.)
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import linear_regression
from time import monotonic
from typing import NamedTuple

import httpx
import websockets

from server.site import Guest, Socket
from server.soak import serving
from support.process import environment
from support.samples import ALONE, ALONE_VARIANT, OURS

WAVE = 48
"""Tables of a wave; so many at a time are played at."""
AT_ONCE = 12
MOST_A_TABLE = 4 * 1024
NOISE = 6 * 1024 * 1024
REST_SECONDS = 60.0


class Rest(NamedTuple):
    """After a wave, when nobody is there."""

    seconds: float
    tables: int
    """So many were played at so far."""
    memory: int
    """Bytes."""


class Verdict(NamedTuple):
    """What is to be said of a soak."""

    leaks: bool
    a_table: float
    """Bytes that memory at rest has grown by for a table."""
    grown: int


def judge(rests: Sequence[Rest]) -> Verdict:
    """Does it leak? The first third does not count."""
    counted = rests[len(rests) // 3 :]
    if len(counted) < 2:
        return Verdict(False, 0.0, 0)
    slope = linear_regression([r.tables for r in counted], [r.memory for r in counted]).slope
    grown = int(slope * (counted[-1].tables - counted[0].tables))
    return Verdict(slope > MOST_A_TABLE and grown > NOISE, slope, grown)


# -- people ----------------------------------------------------------------------------------------


async def _some_moves(socket: Socket, rng: random.Random) -> None:
    for _ in range(rng.randrange(2, 10)):
        await socket.turn()
        moment = socket.moment
        if moment is None or moment["outcome"] is not None:
            return
        if moment.get("undo") and rng.random() < 0.3:
            await socket.ask(type="undo", step=socket.step)
        else:
            await socket.act(rng.choice(socket.choices))
        if rng.random() < 0.1:
            await socket.ask(type="say", text="Hello!")


async def _visit(address: str, number: int) -> None:
    """Somebody comes, plays alone or against bots, and goes: sometimes for good."""
    rng, guest = random.Random(number), Guest(address)
    try:
        await guest.post("/api/me", nickname=f"Guest {number}")
        game = rng.choice(list(OURS))
        wishes = {"game": game, "seats": ["person", "club", "rookie"]}
        if rng.random() < 0.25:
            wishes = {"game": ALONE, "variant": ALONE_VARIANT, "seats": ["person"]}
        table = (await guest.post("/api/tables", **wishes)).json()["id"]
        await guest.post(f"/api/tables/{table}/start")
        socket = await guest.sit(table)
        with suppress(TimeoutError):  # a game that is over asks nothing more
            await asyncio.wait_for(_some_moves(socket, rng), 30)
        if rng.random() < 0.3:
            await guest.post(f"/api/tables/{table}/leave")
    except (httpx.HTTPError, websockets.WebSocketException) as error:
        print(f"  a visit was cut short: {type(error).__name__}", flush=True)
    finally:
        await guest.close()


async def _wave(address: str, first: int) -> None:
    free = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with free:
            await _visit(address, number)

    await asyncio.gather(*(one(first + n) for n in range(WAVE)))


# -- the server ------------------------------------------------------------------------------------


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, int]]:
    """A server's address and its process."""
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, str(serving.__file__), str(folder / "tables.db")],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment(),
        )
    with process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            process.wait(30)


def memory_of(process: int) -> int:
    """Bytes in memory, as Linux counts them."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def _at_rest(address: str) -> None:
    """Wait until no table is in memory; one that stays there is a fault of its own."""
    end = monotonic() + REST_SECONDS
    async with httpx.AsyncClient(base_url=address) as client:
        while True:
            lines = (await client.get("/metrics")).text.splitlines()
            (open_tables,) = [
                li.split()[1] for li in lines if li.startswith("rallybox_open_tables")
            ]
            if float(open_tables) == 0:
                return
            if monotonic() > end:
                raise AssertionError(f"{open_tables} tables do not leave the memory")
            await asyncio.sleep(0.5)


async def soak(seconds: float) -> list[Rest]:
    """Waves for so long, and at least four; memory after each."""
    rests: list[Rest] = []
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, process):
        begun = monotonic()
        while monotonic() - begun < seconds or len(rests) < 4:
            await _wave(address, WAVE * len(rests))
            await _at_rest(address)
            now, tables = monotonic() - begun, WAVE * (len(rests) + 1)
            rests.append(Rest(now, tables, memory_of(process)))
            print(f"{now:7.0f} s {tables:7} tables {rests[-1].memory / 2**20:7.1f} MiB", flush=True)
    return rests


def main() -> None:
    """Print memory after each wave, and at the end whether it leaks."""
    seconds = float(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("SOAK_SECONDS", "3600"))
    found = judge(asyncio.run(soak(seconds)))
    word = "a leak" if found.leaks else "no leak"
    print(f"{word}: {found.a_table / 1024:.1f} KiB a table, {found.grown / 2**20:.1f} MiB in all")
    sys.exit(found.leaks)


if __name__ == "__main__":
    main()
