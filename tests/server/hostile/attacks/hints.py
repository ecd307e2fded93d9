"""Point 3: hints for as many people as one address can be, and nobody waits for the answers."""

from __future__ import annotations

import asyncio
from functools import partial

from server.hostile.ground import Ground, for_ever
from server.site import Guest, Socket
from support.samples import IN_TURN

PEOPLE = 12


async def attack(ground: Ground) -> None:
    """Each at a table alone with bots; asks, moves, and asks again."""
    home = ground.home()
    people = [await ground.stranger(home) for _ in range(PEOPLE)]
    await asyncio.gather(*(for_ever(partial(_sit, ground, guest)) for guest in people))


async def _sit(ground: Ground, guest: Guest) -> None:
    table = await ground.table(guest, ["person", "club", "club"], game=IN_TURN)
    if table is None:
        await asyncio.sleep(5)
        return
    socket = await guest.sit(table)
    try:
        while socket.moment is not None and socket.moment["outcome"] is None:
            await _ask(ground, socket)
    finally:
        await socket.link.close()


async def _ask(ground: Ground, socket: Socket) -> None:
    """Everything at once, then the move; what comes of it is read and thrown away."""
    await socket.turn()
    for _ in range(3):
        await socket.send(type="hint", step=socket.step)
    for choice in socket.choices[:10]:
        await socket.send(type="explain", action=choice)
    answer = await socket.act(socket.choices[0])
    ground.counts[f"moves {answer['type']}"] += 1
    kinds = [message["type"] for message in socket.heard]
    ground.counts["hints"] += kinds.count("hints")
    ground.counts["hints dropped"] += kinds.count("dropped")
    socket.heard.clear()
    socket.raw.clear()
