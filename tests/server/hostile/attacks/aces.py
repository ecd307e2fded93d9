"""Point 2: tables full of aces, from one address and one person; some are looked at."""

from __future__ import annotations

import asyncio

from server.durability.people import BROKEN
from server.hostile.ground import Ground
from server.site import Guest
from support.samples import AT_ONCE

TABLES = 29
LOOKED_AT = 12


async def attack(ground: Ground) -> None:
    """All that the limits give, at once; and then whatever they give later."""
    guest = await ground.stranger(ground.home())
    made = await asyncio.gather(*(_table(ground, guest) for _ in range(TABLES)))
    found = [table for table in made if table is not None]
    for table in found[:LOOKED_AT]:
        try:
            await guest.sit(table, bare=1)
            ground.counts["sockets"] += 1
        except BROKEN:
            ground.counts["sockets refused"] += 1
    while True:
        await asyncio.sleep(1)
        await _table(ground, guest)


async def _table(ground: Ground, guest: Guest) -> str | None:
    try:
        return await ground.table(guest, ["ace"] * 5, game=AT_ONCE)
    except BROKEN:
        return None
