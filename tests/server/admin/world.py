"""A database with something in it: a finished game, one that goes on, an open table, some talk."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import select

from rallybox.server.admin import desk
from server.site import Site, running, settings
from support.samples import FOR_TWO, IN_TURN


@dataclass
class World:
    """Who and what is in it."""

    ada: str
    bea: str
    finished: str
    going: str
    waiting: str


async def fill(site: Site) -> World:
    """Some people, and what they do."""
    ada, bea = await site.guest("Ada"), await site.guest("Béa 🏁")
    finished = await site.table(ada, bea, game=FOR_TWO)
    sockets = [await ada.sit(finished), await bea.sit(finished)]
    await sockets[0].ask(type="say", text="Good luck, “Béa”")
    await sockets[1].ask(type="mute", seat=0, on=True)
    await asyncio.gather(*(one.play(random.Random(n)) for n, one in enumerate(sockets)))
    going = await site.table(ada, bea, game=IN_TURN, seats=["person", "person", "club"])
    socket = await ada.sit(going)
    await socket.ask(type="say", text="Between you and me")
    waiting = await site.table(ada, game=FOR_TWO, seats=["person", "person"], start=False)
    await ada.post("/api/me/code")
    for one in (*sockets, socket):
        await one.link.close()
    return World(ada.id, bea.id, finished, going, waiting)


def made(folder: Path, **wanted: Any) -> tuple[str, World]:
    """A database of a server that has stopped, and what is in it."""

    async def go() -> World:
        async with running(settings(folder, **wanted)) as site:
            return await fill(site)

    return settings(folder).database, asyncio.run(go())


def contents(url: str) -> dict[str, list[str]]:
    """Everything in a database, in an order that does not depend on which one it is."""
    with desk.reading(url) as connection:
        return {
            table.name: sorted(repr(tuple(row)) for row in connection.execute(select(table)))
            for table in desk.tables_of(connection).sorted_tables
        }
