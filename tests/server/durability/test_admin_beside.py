"""`rallybox admin` beside a server that runs in a process of its own, on the same SQLite file."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from rallybox.cli.main import main
from server.admin.world import contents
from server.durability.serving import stables
from server.site import Guest
from support.samples import FOR_TWO

PATIENCE = 20.0


async def order(file: Path, *words: str) -> None:
    assert await asyncio.to_thread(main, ["admin", *words, "--database", str(file)]) == 0


async def soon(guest: Guest, path: str, status: int) -> None:
    """The server looks once a second."""
    end = time.monotonic() + PATIENCE
    while (await guest.get(path)).status_code != status:
        assert time.monotonic() < end, path
        await asyncio.sleep(0.05)


def test_orders_count_while_the_server_runs(tmp_path: Path) -> None:
    file, saved, copy = (tmp_path / name for name in ("tables.db", "saved", "copy.db"))

    async def go() -> None:
        served = await ours.ready(str(file))
        ada = Guest(served.address)
        try:
            ada.id = (await ada.post("/api/me", nickname="Ada")).json()["id"]
            made = await ada.post("/api/tables", game=FOR_TWO, seats=["person", "person"])
            table = made.json()["id"]
            await order(file, "backup", str(saved))
            await order(file, "ban", "--person", ada.id)
            await soon(ada, "/api/me", 403)
            await order(file, "lift", ada.id)
            await soon(ada, "/api/me", 200)
            await order(file, "remove", table)
            await soon(ada, f"/api/tables/{table}", 404)
            await order(file, "delete", ada.id)
            await soon(ada, "/api/me/tables", 401)
            await order(copy, "restore", str(saved))
            assert ada.id in "".join(contents(f"sqlite:///{copy}")["identities"])
            assert table in "".join(contents(f"sqlite:///{copy}")["tables"])
        finally:
            await ada.close()

    with stables(tmp_path) as ours:
        asyncio.run(go())
