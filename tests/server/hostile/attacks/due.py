"""Point 6: tables that somebody begins, plays at for a moment and leaves to bots and the clock."""

from __future__ import annotations

import asyncio
from functools import partial

from server.hostile.ground import Ground, for_ever
from server.site import Guest
from support.samples import AT_ONCE

PEOPLE = 4
PACE = {"kind": "live", "seconds": 1, "reserve": 0}
"""The shortest there is: each of these tables is due again and again."""


async def attack(ground: Ground) -> None:
    """Four people from one address, who never come back to a table."""
    home = ground.home()
    people = [await ground.stranger(home) for _ in range(PEOPLE)]
    await asyncio.gather(*(for_ever(partial(_leave_behind, ground, guest)) for guest in people))


async def _leave_behind(ground: Ground, guest: Guest) -> None:
    table = await ground.table(guest, ["person", "rookie", "rookie"], game=AT_ONCE, pace=PACE)
    if table is None:
        await asyncio.sleep(1)
        return
    socket = await guest.sit(table)
    if socket.moment is not None and socket.choices:  # or the server has said goodbye
        answer = await socket.act(socket.choices[0])
        ground.counts[f"moves {answer['type']}"] += 1
    await socket.link.close()
    ground.counts["left"] += 1
