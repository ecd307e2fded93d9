"""`kill -9` at any moment under load: nothing that was acknowledged or shown is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from rallybox.server.store import log
from rallybox.tables.log import Stored
from server.durability.evening import evening
from server.durability.ledger import copy_of
from server.durability.people import new_table, newcomer
from server.durability.serving import Served, stables
from support.effort import effort
from support.samples import FOR_TWO


async def killed(served: Served, _: random.Random) -> None:
    """At once, whatever it is doing."""
    served.kill()


def test_killed_at_any_moment(tmp_path: Path) -> None:
    asyncio.run(evening(tmp_path, effort(8, 16), 1, killed))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 7))
def test_killed_hundreds_of_times(tmp_path: Path, seed: int) -> None:
    asyncio.run(evening(tmp_path, 50, seed, killed))


def test_killed_while_the_database_is_being_made(tmp_path: Path) -> None:
    async def go() -> None:
        rng = random.Random(5)
        with stables(tmp_path) as ours:
            for number in range(effort(4, 8)):
                database = str(tmp_path / f"{number}.db")
                early = ours.serve(database)
                await asyncio.sleep(rng.random() * 0.5)
                early.kill()
                served = await ours.ready(database)
                guest = await newcomer(served.address, "Ada")
                await guest.close()
                served.kill()

    asyncio.run(go())


def look(database: Path, folder: Path, table: str) -> Stored:
    """A table as it is stored now."""
    with copy_of(database, folder) as engine, engine.begin() as connection:
        return log.whole_log(connection, table)


def test_a_deadline_passes_while_there_is_no_server(tmp_path: Path) -> None:
    """The next server decides, though nobody is there; and not before the time is up."""

    async def go() -> None:
        with stables(tmp_path) as ours:
            database = tmp_path / "tables.db"
            served = await ours.ready(str(database))
            people = [await newcomer(served.address, name) for name in ("Ada", "Bea")]
            pace = {"kind": "live", "seconds": 2}
            table = await new_table(people, game=FOR_TWO, seats=["person"] * 2, pace=pace)
            served.kill()
            await asyncio.sleep(2.2)
            served = await ours.ready(str(database))
            async with asyncio.timeout(30):
                while not (stored := look(database, tmp_path, table)).entries:
                    await asyncio.sleep(0.2)
            first = stored.entries[0]
            assert stored.record.started is not None
            assert first.at >= stored.record.started + 2000
            assert first.decided_by == "clock"
            for guest in people:
                await guest.close()

    asyncio.run(go())
