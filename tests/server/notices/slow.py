"""Tables with days for a move, people who are not there, and a clock that is wound by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select

from rallybox.server.notices import office, ready
from rallybox.server.settings import Settings
from rallybox.server.store.schema import notices
from server.notices.receivers import Receiver, receiver, until
from server.site import Guest, Site, WoundClock, running, settings
from support.samples import FOR_TWO

DAYS = {"kind": "relaxed", "seconds": 3 * 86_400}
PUBLIC = "https://rally.example"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wants to wait for what happens every few seconds."""
    monkeypatch.setattr(office, "DELIVER_SECONDS", 0.02)
    monkeypatch.setattr(office, "SWEEP_SECONDS", 0.3)
    monkeypatch.setattr(ready, "HEAR_SECONDS", 0.5)


def sending(folder: Path, **changes: Any) -> Settings:
    """A server that sends notices, also to this machine."""
    plain = {"public_address": PUBLIC, "notice_own_network": True}
    return settings(folder, **(plain | changes))


@asynccontextmanager
async def site_and_hook(
    folder: Path, clock: WoundClock | None = None, **changes: Any
) -> AsyncIterator[tuple[Site, Receiver, WoundClock]]:
    """A server and somewhere to post to."""
    wound = clock or WoundClock()
    async with receiver() as hook, running(sending(folder, **changes), wound) as site:
        yield site, hook, wound


async def slow_table(site: Site, *people: Guest, **wishes: Any) -> tuple[str, Guest, Guest]:
    """A table for two; who is asked, and who waits. Nobody has a socket there."""
    wishes = {"game": FOR_TWO, "pace": DAYS} | wishes
    table = await site.table(*people, **wishes)
    asked = [guest for guest in people if await is_asked(guest, table)]
    return table, asked[0], next(guest for guest in people if guest is not asked[0])


async def is_asked(guest: Guest, table: str) -> bool:
    """Does a table wait for somebody?"""
    tables = (await guest.get("/api/me/tables")).json()["tables"]
    return any(one["your_turn"] for one in tables if one["id"] == table)


async def move(guest: Guest, table: str) -> None:
    """Sit down, do all that is asked, and go."""
    socket = await guest.sit(table)
    while socket.choices:
        before = len(socket.heard)
        assert (await socket.act(socket.choices[0]))["type"] == "ack"
        while not any(m["type"] == "moment" for m in socket.heard[before:]):
            await socket.next()
    await socket.link.close()


async def by_hook(guest: Guest, hook: Receiver, path: str = "/hook") -> str:
    """Somebody has a webhook from now on; its channel."""
    answer = await guest.post("/api/me/notices/webhook", address=f"{hook.address}{path}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["channels"][-1]["id"])


def sentence(answer: httpx.Response) -> str:
    """The message of a refusal."""
    return str(answer.json()["message"])


def _rows(connection: Connection) -> list[dict[str, Any]]:
    rows = connection.execute(select(notices).order_by(notices.c.created, notices.c.id))
    return [dict(row._mapping) for row in rows]


async def outbox(site: Site) -> list[dict[str, Any]]:
    """All notices, sent and not."""
    return await site.house.database.read(_rows)


async def noted(site: Site, kind: str, number: int = 1) -> list[dict[str, Any]]:
    """Wait until so many notices of a kind are to be sent, or were."""
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(20):
        while len(found) < number:
            found = [row for row in await outbox(site) if row["kind"] == kind]
            await asyncio.sleep(0.01)
    return found


async def ended(site: Site, notice_id: str) -> dict[str, Any]:
    """Wait until nothing more is to be done about a notice; `gone`: it was never tried."""
    async with asyncio.timeout(20):
        while True:
            rows = [row for row in await outbox(site) if row["id"] == notice_id]
            if not rows:
                return {"status": "gone"}
            if rows[0]["status"] != "waiting":
                return rows[0]
            await asyncio.sleep(0.01)


async def gone(site: Site, table: str) -> None:
    """Wait until nobody looks at a table any more."""
    opened = site.house.hub.known(table)
    if opened is not None:
        await until(lambda: not opened.connections)


async def a_while() -> None:
    """Long enough for whatever would be sent to be sent."""
    await asyncio.sleep(0.4)
