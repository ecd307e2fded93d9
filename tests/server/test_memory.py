"""Tables that nobody needs leave nothing behind, without a collector of circles."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path

from server.site import WoundClock, running, settings
from support.samples import AT_ONCE, IN_TURN

KINDS = ("OpenTable", "Table", "Play", "Driver", "Audience", "Session", "SqlLog", "Presence")


def alive() -> Counter[str]:
    """How many there are in this process."""
    found = Counter(type(one).__name__ for one in gc.get_objects())
    return Counter({kind: found[kind] for kind in KINDS})


def test_tables_that_are_forgotten_are_gone_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path), clock) as site:
            ada, hub = await site.guest("Ada"), site.house.hub
            gc.collect()
            before = alive()
            gc.disable()
            for game in (AT_ONCE, IN_TURN):
                table = await site.table(ada, game=game, seats=["person", "club", "club"])
                socket = await ada.sit(table)
                for _ in range(2):
                    await socket.turn()
                    await socket.act(socket.choices[0])
                await socket.turn()
                await socket.link.close()
            assert alive()["OpenTable"] == before["OpenTable"] + 2
            async with asyncio.timeout(20):
                while any(table.connections for table in hub._tables.values()):
                    await asyncio.sleep(0.01)
            clock.advance(1000)
            async with asyncio.timeout(20):
                while alive() != before:
                    await asyncio.sleep(0.05)

    try:
        asyncio.run(go())
    finally:
        gc.enable()
