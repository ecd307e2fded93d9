"""An admin's word reaches all processes of a PostgreSQL at once."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from rallybox.server.admin.office import Office
from rallybox.tables.errors import NotFound
from server.site import Site, running, settings
from support.samples import FOR_TWO

SOON = 5.0


async def at_once(wanted: str, site: Site, path: str, cookie: str) -> None:
    """Wait until a call is answered so, and not for long."""
    guest = site.nobody()
    end = time.monotonic() + SOON
    while True:
        answer = await guest.http.get(path, headers={"Cookie": cookie})
        if str(answer.status_code) == wanted:
            return
        assert time.monotonic() < end, answer.text
        await asyncio.sleep(0.02)


@pytest.mark.usefixtures("on_postgres")
def test_bans_closings_and_deletions_reach_both(tmp_path: Path) -> None:
    async def go() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as one, running(wanted) as two:
            ada, bea = await one.guest("Ada"), await one.guest("Bea")
            table = await one.table(ada, bea, game=FOR_TWO)
            here = await ada.sit(table)
            address, ada.address = ada.address, two.address
            there = await ada.sit(table)
            ada.address = address
            office = await asyncio.to_thread(Office(wanted.database).open)
            await asyncio.to_thread(office.ban, "person", ada.id, 1, "")
            for socket in (here, there):
                bye = await socket.until(lambda message: message["type"] == "bye")
                assert bye["problem"]["message"] == "server-banned"
            for site in (one, two):
                await at_once("403", site, "/api/me", ada.cookie)
            await asyncio.to_thread(office.lift, ada.id)
            for site in (one, two):
                await at_once("200", site, "/api/me", ada.cookie)
            again = await bea.sit(table)
            await asyncio.to_thread(office.close_table, table)
            assert (await again.until(lambda message: message["type"] == "bye"))["again"]
            await asyncio.to_thread(office.remove_table, table)
            for site in (one, two):
                await at_once("404", site, f"/api/tables/{table}", "")
            await asyncio.to_thread(office.delete, bea.id)
            for site in (one, two):
                await at_once("401", site, "/api/me/tables", bea.cookie)
            with pytest.raises(NotFound):
                await asyncio.to_thread(office.delete, bea.id)

    asyncio.run(go())
