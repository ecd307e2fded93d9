"""The same attacks for a moment, on a server in this process: what is counted is work, not time."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rallybox.server.settings import UNLIMITED, Limits
from rallybox.tables.thinking import Question, Wait
from server.hostile import attacks
from server.hostile.attacks import aces, disk, interface
from server.hostile.ground import Ground
from server.site import Guest, Site, running, settings
from support.samples import IN_TURN

PATIENCE = 30.0


def test_every_attack_is_one() -> None:
    assert {"aces", "hints", "interface"} <= set(attacks.NAMES)
    assert all(inspect.iscoroutinefunction(attacks.find(name)) for name in attacks.NAMES)


@asynccontextmanager
async def attacking(site: Site, name: str) -> AsyncIterator[Ground]:
    ground = Ground(site.address, name)
    task = asyncio.ensure_future(attacks.find(name)(ground))
    try:
        yield ground
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await ground.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def test_however_often_a_page_is_asked_for_it_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interface, "LINES", 4)
    monkeypatch.setattr(interface, "FIRST", 40)

    async def go() -> None:
        limits = Limits(address_rate=0.001, address_burst=60.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            async with attacking(site, "interface") as ground:
                await until(lambda: ground.counts["pages 429"] > 0)
            assert ground.counts["/api taken"] == 40
            assert site.house.made.times <= len(interface.PAGES)

    asyncio.run(go())


def test_an_address_does_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under however many names: so many games are brought along in a day, so many begin, and what
    is finished counts, too."""
    monkeypatch.setattr(disk, "PAUSE", 0.0)

    async def go() -> None:
        few = msgspec.structs.replace(
            UNLIMITED, brought_per_day_per_address=2, tables_per_day_per_address=2
        )
        async with running(settings(tmp_path, limits=few)) as site:
            async with attacking(site, "disk") as ground:
                await until(lambda: min(ground.counts[f"{one} 429"] for one in KEPT) > 2)
            assert {one: ground.counts[f"{one} taken"] for one in KEPT} == {
                "brought": 2,
                "tables": 2,
            }
            honest = Guest(site.address, "127.0.0.2")
            site.guests.append(honest)
            await honest.post("/api/me", nickname="Ada")
            own = await honest.post("/api/brought", record=disk.small_record())
            assert own.status_code == 201, own.text
            await site.table(honest, game=IN_TURN, seats=["person", "rookie", "rookie"])

    asyncio.run(go())


KEPT = ("brought", "tables")


class Slow:
    """In place of a worker's bots: notes whose question it is, and answers when it is told to."""

    def __init__(self, site: Site) -> None:
        self.asked: list[str] = []
        self._go = threading.Semaphore(0)
        (worker,) = site.house.thinkers._workers
        worker.decide = self.decide
        self.waiting: list[str | None] = []
        self._join = site.house.thinkers._queue.join
        site.house.thinkers._queue.join = self.join  # type: ignore[method-assign]

    def join(self, what: Any, seconds: float, wait: Wait, later: bool = False) -> Any:
        self.waiting.append(what.table)
        return self._join(what, seconds, wait, later)

    def decide(self, question: Question, seed: str, share: float) -> int:
        self.asked.append(question.table)
        self._go.acquire()
        return question.actions[0]

    def was_asked(self, times: int) -> bool:
        """Again since then?"""
        return len(self.asked) > times

    def answer(self, number: int = 1) -> None:
        self._go.release(number)


def test_a_flood_of_tables_is_not_before_anybody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of as many tables full of aces as one may have, one question may be answered before somebody
    else's."""
    monkeypatch.setattr(aces, "TABLES", 8)
    monkeypatch.setattr(aces, "LOOKED_AT", 6)

    async def go() -> None:
        async with running(settings(tmp_path, limits=Limits())) as site:
            slow = Slow(site)
            try:
                async with attacking(site, "aces") as ground:
                    await until(lambda: ground.counts["sockets"] == 6)
                    guest = Guest(site.address, "127.0.0.2")
                    site.guests.append(guest)
                    await guest.post("/api/me", nickname="Ada")
                    table = await site.table(guest, game=IN_TURN, seats=["person", "ace", "ace"])
                    socket = await guest.sit(table)
                    if socket.choices:
                        await socket.act(socket.choices[0])
                    await until(lambda: table in slow.waiting)
                    await until(lambda: len(site.house.thinkers._queue) >= 5)  # most of them wait
                    before = len(slow.asked)
                    await _answered(slow, table)
                    assert slow.asked.index(table) - before <= 1
            finally:
                slow.answer(10_000)

    asyncio.run(go())


async def _answered(slow: Slow, table: str) -> None:
    while table not in slow.asked:
        slow.answer()
        await until(partial(slow.was_asked, len(slow.asked)))
