"""Point 12: guesses of tables' codes and of devices' codes, from eight addresses."""

from __future__ import annotations

import asyncio
import random
from functools import partial

from server.hostile.ground import Ground, for_ever
from server.site import Guest

ADDRESSES = 8
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


async def attack(ground: Ground) -> None:
    """As fast as the answers come."""
    guests = [ground.nobody(ground.home()) for _ in range(ADDRESSES)]
    await asyncio.gather(*(for_ever(partial(_guess, ground, guest)) for guest in guests))


async def _guess(ground: Ground, guest: Guest) -> None:
    code = "".join(random.choices(LETTERS, k=8))
    ground.note("tables' codes", (await guest.get(f"/api/codes/{code[:5]}")).status_code)
    claimed = await guest.post("/api/me/claim", code=code)
    ground.note("devices' codes", claimed.status_code)
