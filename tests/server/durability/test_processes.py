"""`--processes 2`: one server of several processes, any of which can be killed at any time."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import pytest

from rallybox.server.settings import database_url
from rallybox.server.store.database import make_engine
from server.durability.evening import TABLES
from server.durability.pair import Pair, check_records, until
from server.durability.people import Player, new_table
from server.durability.serving import Served, stables
from server.site import Guest
from support.postgres import Postgres

CUT = 0.05
"""Seconds in which everybody has noticed that their line is cut."""


def processes_of(served: Served) -> list[int]:
    """Those that serve."""
    pid = served.pid
    return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@dataclass
class Crowd:
    """One server, and people who do not know how many processes it has."""

    served: Served
    two: Pair
    players: list[Player] = field(default_factory=list)

    async def sit_down(self, tables: int) -> None:
        for number in range(tables):
            guests = await self.two.people(2)
            table = await new_table(guests, **TABLES[number % len(TABLES)])
            self.players += [self.two.player(g, table, n, table) for n, g in enumerate(guests)]

    async def metrics(self) -> dict[str, float]:
        """Sums over all processes."""
        guest = self.two.guests[0]
        found: dict[str, float] = {}
        for line in (await guest.get("/metrics")).text.splitlines():
            if told := re.fullmatch(r"(rallybox_\w+)(?:\{.*\})? (\S+)", line):
                found[told[1]] = found.get(told[1], 0.0) + float(told[2])
        return found

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


@asynccontextmanager
async def crowd(folder: Path, postgres: Postgres, processes: int = 2) -> AsyncIterator[Crowd]:
    database = postgres.new_database()
    engine = make_engine(database_url(database), writes=False)
    with stables(folder) as ours:
        served = await ours.ready(database, "--processes", str(processes))
        two = Pair(ours, database, engine, [served, served])
        try:
            yield Crowd(served, two)
        finally:
            engine.dispose()
            for guest in two.guests:
                await guest.close()


def test_one_is_killed_and_replaced_and_everybody_plays_on(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def go() -> None:
        async with crowd(tmp_path, postgres) as ours:
            await ours.sit_down(4)
            before = processes_of(ours.served)
            assert len(before) == 2
            tasks = [asyncio.create_task(player.play()) for player in ours.players]
            await until(lambda: all(player.sockets for player in ours.players))
            counted = await ours.metrics()
            assert counted["rallybox_processes"] == 2
            assert counted["rallybox_open_tables"] == 4, "each in one process, whoever sits there"
            os.kill(before[0], signal.SIGKILL)
            await asyncio.gather(*tasks)
            await until(lambda: len(processes_of(ours.served)) == 2)
            assert set(processes_of(ours.served)) & set(before) == {before[1]}
            ours.two.check(ours.players)
            await check_records(ours.two, ours.players)
            ours.served.send(signal.SIGTERM)
            assert await ours.served.end() == 0, ours.served.told()
            assert not any(Path(f"/proc/{pid}").exists() for pid in before)

    asyncio.run(go())


def test_without_a_supervisor_its_processes_end(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        async with crowd(tmp_path, postgres) as ours:
            left = processes_of(ours.served)
            ours.served.kill()
            await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))

    asyncio.run(go())


async def comes_back(guest: Guest, table: str, step: int) -> float:
    """Seconds until somebody whose line was cut sees the table again."""
    begun = monotonic()
    while True:
        try:
            socket = await guest.sit(table, since=step)
            if socket.heard[0]["type"] == "hello":
                return monotonic() - begun
        except OSError:
            await asyncio.sleep(0.01)


async def back_again(seats: list[tuple[Guest, str]]) -> list[float]:
    """Seconds that each of them takes, all at once."""
    return sorted(await asyncio.gather(*(comes_back(*seat, 0) for seat in seats)))


async def get_up(seats: list[tuple[Guest, str]]) -> None:
    for guest, _ in seats:
        for socket in guest.sockets:
            await socket.link.close()
        guest.sockets.clear()


@pytest.mark.long
@pytest.mark.parametrize("processes", [2, 4])
def test_a_killed_process_costs_nobody_more_than_a_second(
    tmp_path: Path, postgres: Postgres, processes: int
) -> None:
    """Forty people; one process after the other is killed, and all of its people come at once.

    On a busy machine coming takes its time anyway: the same people come once with nobody killed.
    """

    async def go() -> tuple[list[float], list[float]]:
        lost: list[float] = []
        usual: list[float] = []
        async with crowd(tmp_path, postgres, processes) as ours:
            await ours.sit_down(20)
            seats = [(player.guest, player.table) for player in ours.players]
            for number in range(2 * processes):
                sockets = [await guest.sit(table) for guest, table in seats]
                gone = [asyncio.create_task(socket.link.wait_closed()) for socket in sockets]
                os.kill(processes_of(ours.served)[number % processes], signal.SIGKILL)
                await asyncio.sleep(CUT)
                cut = [seats[n] for n, task in enumerate(gone) if task.done()]
                for task in gone:
                    task.cancel()
                lost += [CUT + seconds for seconds in await back_again(cut)]
                await until(lambda: len(processes_of(ours.served)) == processes)
                await get_up(seats)
                usual += await back_again(cut)
                await get_up(seats)
        return sorted(lost), sorted(usual)

    lost, usual = asyncio.run(go())
    assert len(lost) >= 20, "the killed ones did have people"
    middle, most = lost[len(lost) // 2], lost[-1]
    print(f"{len(lost)} lines cut: median {middle:.3f} s, longest {most:.3f} s")
    print(f"the same with nobody killed: {usual[len(usual) // 2]:.3f} s, {usual[-1]:.3f} s")
    assert most - usual[-1] < 1.0


async def played(ours: Crowd, tasks: list[asyncio.Task[None]], more: int) -> None:
    """So many moves, or all games are over."""
    wanted = ours.acknowledged() + more
    await until(lambda: ours.acknowledged() >= wanted or all(task.done() for task in tasks))


@pytest.mark.long
def test_killed_again_and_again_under_load(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        async with crowd(tmp_path, postgres) as ours:
            rng = random.Random(14)
            for _ in range(6):
                ours.players = []
                await ours.sit_down(6)
                tasks = [asyncio.create_task(player.play()) for player in ours.players]
                for _ in range(5):
                    await played(ours, tasks, rng.randrange(5, 25))
                    await until(lambda: len(processes_of(ours.served)) == 2)
                    os.kill(rng.choice(processes_of(ours.served)), signal.SIGKILL)
                await asyncio.gather(*tasks)
                ours.two.check(ours.players)
                await check_records(ours.two, ours.players)

    asyncio.run(go())
