"""Two servers on one PostgreSQL, and people who sit at one or the other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Engine

from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.server.settings import database_url
from rallybox.server.store import log
from rallybox.server.store.database import make_engine
from rallybox.tables.log import Stored
from server.durability.ledger import Ledger, check_deadlines, check_shown
from server.durability.people import Player, move_to, newcomer
from server.durability.serving import Served, Stables, stables
from server.site import Guest
from support.postgres import Postgres

PATIENCE = 60.0
MORE: tuple[str, ...] = ()
"""What else the servers are started with; some tests run again with more processes."""


async def until(ready: Callable[[], bool]) -> None:
    """Wait for something that will come true."""
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)


@dataclass
class Pair:
    """The servers; one of them may be gone."""

    stables: Stables
    database: str
    engine: Engine
    servers: list[Served | None] = field(default_factory=list)
    guests: list[Guest] = field(default_factory=list)

    def address(self, number: int) -> str:
        """Where a server is, or the other while it is gone."""
        served = self.servers[number] or self.servers[1 - number]
        assert served is not None
        return served.address

    def kill(self, number: int) -> None:
        """`kill -9` one."""
        served, self.servers[number] = self.servers[number], None
        assert served is not None
        served.kill()

    async def start(self, number: int) -> None:
        """Start one again."""
        self.servers[number] = await self.stables.ready(self.database, *MORE)

    async def people(self, number: int) -> list[Guest]:
        """Some newcomers, by turns at one server and the other."""
        found = [await newcomer(self.address(n % 2), f"P{n}") for n in range(number)]
        self.guests += found
        return found

    def player(self, guest: Guest, table: str, seat: int, seed: str) -> Player:
        """Somebody who plays at the server of their seat's number."""
        rng = random.Random(f"{seed} {seat}")
        return Player(guest, table, seat, rng, lambda: self.address(seat % 2), chatty=0.05)

    def stored(self, table: str) -> Stored:
        """A table and its whole log."""
        with self.engine.begin() as connection:
            return log.whole_log(connection, table)

    def check(self, players: list[Player]) -> None:
        """Everybody was told the truth and nothing else."""
        Ledger().check(self.engine, players)
        for player in players:
            check_shown(player, self.stored(player.table))
        check_deadlines(players)


@asynccontextmanager
async def pair(folder: Path, postgres: Postgres, *, limited: bool = False) -> AsyncIterator[Pair]:
    """Two servers that were started at once on an empty database."""
    database = postgres.new_database()
    engine = make_engine(database_url(database), writes=False)
    with stables(folder) as ours:
        started = [ours.serve(database, *MORE, limited=limited) for _ in range(2)]
        await asyncio.gather(*(served.ready() for served in started))
        two = Pair(ours, database, engine, list(started))
        try:
            yield two
        finally:
            engine.dispose()
            for guest in two.guests:
                await guest.close()


async def check_records(two: Pair, players: list[Player]) -> None:
    """The finished games are fair, whichever server is asked."""
    for player in players:
        move_to(player.guest, two.address(1 - player.seat % 2))
        answer = await player.guest.get(f"/api/tables/{player.table}/record")
        assert answer.status_code == 200, answer.text
        record = read(answer.content)
        assert verify(record, GAMES) == len(two.stored(player.table).entries)
        assert record.result == player.outcome
