"""A database that goes away, and a disk that is full: everybody is told, and it goes on by itself.

What was refused is not there, what was acknowledged is.
"""

from __future__ import annotations

import asyncio
import random
import resource
import signal
from pathlib import Path

import httpx
import pytest

from rallybox.server.store import log
from rallybox.server.store.database import make_engine
from server.durability.evening import TABLES
from server.durability.ledger import Ledger, check_shown
from server.durability.pair import check_records, pair, until
from server.durability.people import Player, new_table, newcomer
from server.durability.serving import stables
from support.postgres import Postgres

FULL = 65_536
"""A server whose files may not be larger cannot write anything that is new."""


def refusals(player: Player) -> list[str]:
    """Why this player's moves were not taken, apart from others being quicker."""
    errors = [problem["error"] for _, problem in player.refused]
    return [error for error in errors if error != "stale"]


async def some_more(players: list[Player], number: int) -> None:
    """Let them play on for a while."""
    wanted = number + sum(len(player.acknowledged) for player in players)
    await until(lambda: sum(len(player.acknowledged) for player in players) >= wanted)


async def health(address: str) -> int:
    """The status of a server's health."""
    async with httpx.AsyncClient() as client:
        return (await client.get(f"{address}/health")).status_code


async def stranger(address: str) -> int:
    """The status with which a server answers somebody who wants a name."""
    async with httpx.AsyncClient() as client:
        return (await client.post(f"{address}/api/me", json={"nickname": "Zoe"})).status_code


async def healthy(address: str) -> None:
    """Wait until a server says that it is well."""
    async with asyncio.timeout(60):
        while await health(address) != 200:
            await asyncio.sleep(0.05)


def check_refused_is_not_there(player: Player) -> None:
    """No socket was lost, so every move in the log was acknowledged (see `check_actions`).

    Or they were told that nobody knows. If it was a secret answer, which is no step (RR-15), and
    it had been stored, giving it again is no longer their decision.
    """
    assert player.sockets == 1
    assert set(refusals(player)) <= {"unavailable", "not-your-decision"}
    unsure = [act for act, told in player.refused if told["message"] == "server-perhaps-stored"]
    given = {act.step for act, told in player.refused if told["error"] == "not-your-decision"}
    assert given <= {act.step for act in unsure}
    player.sent = [*player.acknowledged, *unsure]


@pytest.mark.parametrize(
    "how",
    [
        pytest.param(signal.SIGINT, id="stops", marks=pytest.mark.long),
        pytest.param(signal.SIGQUIT, id="crashes"),
    ],
)
def test_a_database_that_goes_away_and_comes_back(
    tmp_path: Path, postgres: Postgres, how: signal.Signals
) -> None:
    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            players: list[Player] = []
            for wishes in TABLES:
                guests = await two.people(2)
                table = await new_table(guests, **wishes)
                players += [two.player(g, table, n, table) for n, g in enumerate(guests)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            for _ in range(2):
                await some_more(players, 15)
                await asyncio.to_thread(postgres.stop, how)
                # Not every table has somebody who moves now: of the last move before the end
                # the other server may not have heard. A stranger always asks.
                for number in range(2):
                    assert await stranger(two.address(number)) == 503
                await asyncio.sleep(0.5)
                assert [await health(two.address(n)) for n in range(2)] == [503, 503]
                await asyncio.to_thread(postgres.start)
            await asyncio.gather(*tasks)
            for player in players:
                check_refused_is_not_there(player)
            two.check(players)
            await check_records(two, players)
            for number in range(2):
                await healthy(two.address(number))

    try:
        asyncio.run(go())
    finally:
        if postgres.process is None:
            postgres.start()


def test_a_disk_that_is_full_until_there_is_room_again(tmp_path: Path) -> None:
    """The server may not write beyond a place in any file: to it, the disk is full."""

    async def go() -> None:
        with stables(tmp_path) as ours:
            database = tmp_path / "tables.db"
            served = await ours.ready(str(database))
            players: list[Player] = []
            for number, wishes in enumerate(TABLES):
                guests = [await newcomer(served.address, f"P{number}{n}") for n in range(2)]
                table = await new_table(guests, **wishes)
                players += [
                    Player(g, table, n, random.Random(table), lambda: served.address, chatty=0.05)
                    for n, g in enumerate(guests)
                ]
            tasks = [asyncio.create_task(player.play()) for player in players]
            for _ in range(3):
                await some_more(players, 10)
                before = sum(len(refusals(player)) for player in players)
                full = (FULL, resource.RLIM_INFINITY)
                resource.prlimit(served.pid, resource.RLIMIT_FSIZE, full)
                await until(
                    lambda b=before: sum(len(refusals(p)) for p in players) > b + 2  # type: ignore[misc]
                )
                assert await health(served.address) == 503
                unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                resource.prlimit(served.pid, resource.RLIMIT_FSIZE, unlimited)
            await asyncio.gather(*tasks)
            engine = make_engine(f"sqlite:///{database}", writes=False)
            for player in players:
                check_refused_is_not_there(player)
            Ledger().check(engine, players)
            with engine.begin() as connection:
                for player in players:
                    check_shown(player, log.whole_log(connection, player.table))
            engine.dispose()
            await healthy(served.address)
            for player in players:
                await player.guest.close()

    asyncio.run(go())
