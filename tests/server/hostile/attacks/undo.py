"""Point 4: somebody alone on a numbered deal takes back and plays on, without end."""

from __future__ import annotations

import asyncio
from functools import partial

from server.hostile.ground import Ground, for_ever
from server.site import Guest
from support.samples import ALONE, ALONE_VARIANT

PEOPLE = 4


async def attack(ground: Ground) -> None:
    """Four people from one address, each at one table for as long as it lasts."""
    home = ground.home()
    people = [await ground.stranger(home) for _ in range(PEOPLE)]
    await asyncio.gather(*(for_ever(partial(_sit, ground, guest)) for guest in people))


async def _sit(ground: Ground, guest: Guest) -> None:
    table = await ground.table(guest, ["person"], game=ALONE, variant=ALONE_VARIANT)
    if table is None:
        await asyncio.sleep(5)
        return
    socket = await guest.sit(table)
    while True:
        await socket.turn()
        answer = await socket.act(socket.choices[0])
        ground.counts[f"moves {answer['type']}"] += 1
        await socket.turn()
        answer = await socket.ask(type="undo", step=socket.step)
        ground.counts[f"undos {answer['type']}"] += 1
        if answer["type"] == "refused":
            await asyncio.sleep(0.05)
