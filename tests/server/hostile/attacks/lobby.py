"""Point 5: eight addresses fill the lobby with tables, and look at it all the time."""

from __future__ import annotations

import asyncio
from functools import partial

from server.hostile.ground import Ground, for_ever
from support.samples import FOR_TWO

ADDRESSES = 8


async def attack(ground: Ground) -> None:
    """Each address makes as many open tables as it is given, and more when it is given more."""
    tasks = [for_ever(partial(_open, ground, ground.home())) for _ in range(ADDRESSES)]
    await asyncio.gather(*tasks)


async def _open(ground: Ground, home: str) -> None:
    guest = await ground.stranger(home)
    while True:
        made = await guest.post(
            "/api/tables", game=FOR_TWO, seats=["person", "person"], public=True
        )
        ground.note("tables", made.status_code)
        ground.note("looks", (await guest.get("/api/tables")).status_code)
        if made.status_code != 201:
            await asyncio.sleep(0.5)
