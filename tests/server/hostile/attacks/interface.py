"""Point 1: pages that are dear to make, as fast as they come, and all other pages after them."""

from __future__ import annotations

import asyncio
from functools import partial

from server.hostile.ground import Ground, for_ever
from server.site import Guest

PAGES = (
    "/api",
    "/api/docs/openapi.json",
    "/api/wire.json",
    "/api/offer",
    "/api/lessons",
    "/api/tables",
    "/health",
    "/",
)
LINES, FIRST = 20, 200


async def attack(ground: Ground) -> None:
    """Twenty lines from one address; the first two hundred requests are within all limits."""
    home = ground.home()
    guests = [ground.nobody(home) for _ in range(LINES)]
    await asyncio.gather(*(_ask(ground, guest) for guest in guests[: LINES // 2]))
    await asyncio.gather(*(for_ever(partial(_wander, ground, g)) for g in guests))


async def _ask(ground: Ground, guest: Guest) -> None:
    for _ in range(FIRST // (LINES // 2)):
        ground.note("/api", (await guest.get("/api")).status_code)


async def _wander(ground: Ground, guest: Guest) -> None:
    for page in PAGES:
        ground.note("pages", (await guest.get(page)).status_code)
