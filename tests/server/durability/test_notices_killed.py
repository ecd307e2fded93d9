"""A server in a process of its own is killed at any moment: each wait is told of, and once."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process, create_subprocess_exec
from collections import Counter
from pathlib import Path

import httpx
import pytest

from server.notices import serve
from server.notices.receivers import Posted, receiver
from server.site import Guest
from support.process import environment
from support.samples import FOR_TWO

DAYS = {"kind": "relaxed", "seconds": 3 * 86_400}
TABLES = 6
KILLS = 4


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def started(port: int, database: Path) -> Process:
    """A server that answers."""
    words = (serve.__file__, str(port), str(database), "1", "0.3")
    process = await create_subprocess_exec(
        sys.executable, *words, stdout=DEVNULL, stderr=DEVNULL, env=environment()
    )
    async with asyncio.timeout(60), httpx.AsyncClient() as http:
        while True:
            try:
                if (await http.get(f"http://127.0.0.1:{port}/health")).is_success:
                    return process
            except httpx.HTTPError:
                await asyncio.sleep(0.05)


def told(got: list[Posted]) -> Counter[str]:
    """The tables that notices were about, and how often each was told of."""
    return Counter(posted.json["text"].split("\n")[2].rpartition("/")[2] for posted in got)


async def killed(process: Process) -> None:
    process.send_signal(signal.SIGKILL)
    await process.wait()


@pytest.mark.long
def test_killed_at_any_moment(tmp_path: Path) -> None:
    """Tables begin all the time, and a server that is killed all the time tells of each of them.

    Between sending and writing it down a notice may be sent again, under the same name; nothing
    else is ever sent twice.
    """

    async def go() -> None:
        port, rng = free_port(), random.Random(7)
        server = await started(port, tmp_path / "tables.db")
        people = [Guest(f"http://127.0.0.1:{port}") for _ in range(2)]
        tables: list[str] = []
        async with receiver() as hook:
            for name, guest in zip(("Ada", "Bea"), people, strict=True):
                assert (await guest.post("/api/me", nickname=name)).is_success
                added = await guest.post("/api/me/notices/webhook", address=hook.address)
                assert added.is_success, added.text
            for _ in range(KILLS):
                for _ in range(TABLES):
                    made = await people[0].post(
                        "/api/tables", game=FOR_TWO, seats=["person"] * 2, pace=DAYS
                    )
                    tables.append(made.json()["id"])
                    await people[1].post(f"/api/tables/{tables[-1]}/join")
                    begun = await people[0].post(f"/api/tables/{tables[-1]}/start")
                    assert begun.is_success, begun.text
                await asyncio.sleep(rng.uniform(0.0, 2.5))
                await killed(server)
                server = await started(port, tmp_path / "tables.db")
            async with asyncio.timeout(150):
                while len(told(hook.got)) < len(tables):
                    await asyncio.sleep(0.2)
            names = {posted.headers["x-rallybox-notice"] for posted in hook.got}
            assert told(hook.got).keys() == set(tables)
            assert len(names) == len(tables)
            again = len(hook.got) - len(tables)
            assert again <= KILLS * 2  # one for each person's target, when it was killed
            print(f"{KILLS} kills, {len(tables)} waits, {again} sent again")
        await killed(server)
        for guest in people:
            await guest.close()

    asyncio.run(go())
