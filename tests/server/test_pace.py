"""Time at the table, with a clock that the tests wind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from rallybox.server.store import log
from rallybox.tables.log import Entry
from server.site import Site, WoundClock, running, settings
from support.samples import FOR_TWO, IN_TURN

LIVE = {"kind": "live", "seconds": 20, "reserve": 30}
RELAXED = {"kind": "relaxed", "seconds": 3 * 86_400}


async def entries(site: Site, table: str) -> list[Entry]:
    return await site.house.database.read(lambda c: log.entries_after(c, table, 0))


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that happens by itself."""
    for _ in range(1000):
        if await holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


def test_when_time_runs_out_the_club_bot_decides_and_the_seat_stays(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path), clock) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table = await site.table(*people, game=FOR_TWO, pace=LIVE)
            sockets = [await guest.sit(table) for guest in people]
            slow = 0 if sockets[0].choices else 1
            time = sockets[slow].moment["time"]  # type: ignore[index]
            assert time["deadlines"] == {str(slow): clock.now() + 50_000}
            assert time["reserves"] == [30_000, 30_000]
            await sockets[1 - slow].quiet()

            clock.advance(49)
            assert await sockets[1 - slow].quiet() == []
            clock.advance(2)
            await sockets[1 - slow].turn()
            (entry,) = await entries(site, table)
            assert (entry.seat, entry.decided_by) == (slow, "clock")
            assert sockets[1 - slow].moment["time"]["reserves"][slow] == 0  # type: ignore[index]
            assert sockets[1 - slow].table["seats"][slow]["stand_in"] is None

            # A quick answer costs nothing, and the slow one plays on, without a reserve.
            await sockets[1 - slow].act(sockets[1 - slow].choices[0])
            await sockets[slow].quiet()
            while not sockets[slow].choices:
                await sockets[1 - slow].quiet()
                await sockets[1 - slow].act(sockets[1 - slow].choices[0])
                await sockets[slow].quiet()
            time = sockets[slow].moment["time"]  # type: ignore[index]
            assert time["deadlines"] == {str(slow): clock.now() + 20_000}
            clock.advance(19)
            assert (await sockets[slow].act(sockets[slow].choices[0]))["type"] == "ack"

    asyncio.run(go())


def test_a_live_table_plays_on_although_nobody_is_there(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path), clock) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
            table = await site.table(*people, game=IN_TURN, pace=LIVE)

            async def over() -> bool:
                clock.advance(51)
                return (await site.house.hub.open(table)).table.record.status == "finished"

            await until(over)
            assert {entry.decided_by for entry in await entries(site, table)} == {"clock"}

    asyncio.run(go())


def test_deadlines_outlive_a_restart(tmp_path: Path) -> None:
    """A relaxed table that nobody looks at: its time passes while no server runs."""

    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path), clock) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table = await site.table(*people, game=FOR_TWO, pace=RELAXED)
            (listed,) = (await people[0].get("/api/me/tables")).json()["tables"]
            assert listed["deadline"] == clock.now() + 3 * 86_400_000
            assert (await entries(site, table)) == []
        clock = WoundClock(clock.now() + 2 * 86_400_000)
        async with running(settings(tmp_path), clock) as site:
            await asyncio.sleep(0.1)
            assert site.house.hub.known(table) is None, "nothing is due yet"
        clock = WoundClock(clock.now() + 2 * 86_400_000)
        async with running(settings(tmp_path), clock) as site:

            async def decided() -> bool:
                return bool(await entries(site, table))

            await until(decided)
            (entry,) = await entries(site, table)
            assert entry.decided_by == "clock"

    asyncio.run(go())


def test_bots_go_on_after_a_restart_although_nobody_looks(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path, bot_pause=(60.0, 60.0))) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=IN_TURN, seats=["club"] * 3)
        async with running(settings(tmp_path)) as site:

            async def over() -> bool:
                known = site.house.hub.known(table)
                return known is not None and known.table.record.status == "finished"

            await until(over)

    asyncio.run(go())


def test_a_table_without_a_pace_waits_and_is_forgotten_in_memory(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path, idle_seconds=5.0), clock) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table = await site.table(*people, game=FOR_TWO)
            socket = await people[0].sit(table)
            assert socket.moment is not None
            assert socket.moment["time"] is None
            clock.advance(86_400)
            site.house.hub._forget_idle()
            assert site.house.hub.known(table) is not None, "somebody is looking"
            await socket.link.close()

            async def alone() -> bool:
                known = site.house.hub.known(table)
                return known is None or not known.connections

            await until(alone)
            clock.advance(86_400)
            site.house.hub._forget_idle()
            assert site.house.hub.known(table) is None
            again = await people[0].sit(table)
            assert again.moment is not None
            assert again.moment["view"] == socket.moment["view"]

    asyncio.run(go())
