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
    await asyncio.gather(*(_begin(ground, guest) for _ in range(TABLES)))
    while True:
        await asyncio.sleep(1)
        await _table(ground, guest)


async def _begin(ground: Ground, guest: Guest) -> None:
    table = await _table(ground, guest)
    if table is not None and ground.counts["sockets"] < LOOKED_AT:
        ground.counts["sockets"] += 1
        await guest.sit(table, bare=1)


async def _table(ground: Ground, guest: Guest) -> str | None:
    try:
        return await ground.table(guest, ["ace"] * 5, game=AT_ONCE)
    except BROKEN:
        return None
