"""A polite stop under load: sockets are told, nothing is lost, and the process ends well."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

from server.durability.evening import evening
from server.durability.people import new_table, newcomer
from server.durability.serving import Served, stables
from support.effort import effort
from support.samples import FOR_TWO

SIGNALS = (signal.SIGTERM, signal.SIGINT)


async def stopped(served: Served, rng: random.Random) -> None:
    """Asked to stop, sometimes by somebody who cannot wait."""
    served.send(rng.choice(SIGNALS))
    if rng.random() < 0.5:
        await asyncio.sleep(rng.random() * 0.3)
        if served.alive:
            served.send(rng.choice(SIGNALS))
    assert await served.end() == 0, served.told()
    assert len(served.told().splitlines()) == 3, served.told()


def test_stopped_under_load(tmp_path: Path) -> None:
    times = effort(4, 6)
    players = asyncio.run(evening(tmp_path, times, 4, stopped))
    farewells = [bye for player in players for bye in player.farewells]
    assert len(farewells) >= times
    for bye in farewells:
        assert bye["again"]
        assert bye["problem"]["message"] == "server-stopping"


def test_stopped_though_somebody_does_not_listen(tmp_path: Path) -> None:
    """A socket whose client neither reads nor answers does not keep the server from ending."""

    async def go() -> None:
        with stables(tmp_path) as ours:
            served = await ours.ready(str(tmp_path / "tables.db"))
            ada = await newcomer(served.address, "Ada")
            table = await new_table([ada], game=FOR_TWO, seats=["person", "club"])
            host, port = served.address.removeprefix("http://").split(":")
            _, writer = await asyncio.open_connection(host, int(port), limit=1)
            lines = [
                f"GET /api/tables/{table}/socket HTTP/1.1",
                f"Host: {host}:{port}",
                f"Cookie: {ada.cookie}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode())
            await writer.drain()
            await asyncio.sleep(0.3)
            served.send(signal.SIGTERM)
            assert await served.end() == 0, served.told()
            writer.close()
            await ada.close()

    asyncio.run(go())
