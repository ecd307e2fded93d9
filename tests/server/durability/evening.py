"""People at several tables, and a server that goes down again and again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.server.store import log
from rallybox.server.store.database import make_engine
from server.durability.ledger import Ledger, check_deadlines, check_shown, copy_of
from server.durability.people import BROKEN, Player, move_to, new_table, newcomer
from server.durability.serving import PATIENCE, Served, Stables, stables
from server.durability.visitor import Value, Visitor
from server.site import Guest
from support.samples import AT_ONCE, FOR_TWO, IN_TURN

LIVE = {"kind": "live", "seconds": 3600, "reserve": 60}
Wishes = dict[str, Any]
TABLES: list[Wishes] = [
    {"game": AT_ONCE, "seats": ["person", "person", "rookie"], "pace": LIVE},
    {"game": IN_TURN, "seats": ["person", "person", "club"], "pace": LIVE},
    {"game": FOR_TWO, "seats": ["person", "person"]},
]


GoDown = Callable[[Served, random.Random], Awaitable[None]]


@dataclass
class Evening:
    """Some people, their tables, and the server that is killed again and again."""

    stables: Stables
    database: Path
    rng: random.Random
    served: Served | None = None
    guests: list[Guest] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)
    late: bool = False

    def address(self) -> str:
        if self.served is None:
            raise ConnectionRefusedError
        return self.served.address

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def start(self) -> None:
        """A server; sometimes one is killed while it starts, too."""
        if self.rng.random() < 0.2:
            early = self.stables.serve(str(self.database))
            await asyncio.sleep(self.rng.random() * 0.4)
            early.kill()
        workers = self.rng.choice((0, 0, 0, 1))
        self.served = await self.stables.ready(str(self.database), workers=workers)

    async def guest(self, nickname: str) -> Guest:
        guest = await newcomer(self.address(), nickname)
        self.guests.append(guest)
        return guest

    async def circle(self, guests: list[Guest], wishes: Wishes, seed: float) -> None:
        """Two people play one game after the other until it is late."""
        rng = random.Random(seed)
        while not self.late:
            try:
                for guest in guests:
                    move_to(guest, self.address())
                table = await new_table(guests, **wishes)
            except BROKEN:
                await asyncio.sleep(0.02)
                continue
            group = [
                Player(guest, table, seat, random.Random(rng.random()), self.address, chatty=0.05)
                for seat, guest in enumerate(guests)
            ]
            self.players += group
            await asyncio.gather(*(player.play() for player in group))

    async def interrupt(self, visitor: Visitor, go_down: GoDown) -> None:
        """Let some moves happen, then let the server go down in the middle of the next."""
        assert self.served is not None
        wanted = self.acknowledged() + self.rng.randrange(1, 25)
        pause = self.rng.random() * 0.03
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged() < wanted:
                assert self.served.alive, self.served.told()
                await asyncio.sleep(0.001)
        await asyncio.sleep(pause)
        served, self.served = self.served, None
        await go_down(served, self.rng)
        with copy_of(self.database, self.stables.folder) as engine:
            self.ledger.check(engine, self.players)
            visitor.check(engine)
        await self.start()

    async def check(self) -> None:
        """Everything that anybody was ever told, and that the finished games are fair."""
        engine = make_engine(f"sqlite:///{self.database}", writes=False)
        with engine.begin() as connection:
            for player in self.players:
                stored = log.whole_log(connection, player.table)
                check_shown(player, stored)
        engine.dispose()
        check_deadlines(self.players)
        for player in self.players:
            move_to(player.guest, self.address())
            answer = await player.guest.get(f"/api/tables/{player.table}/record")
            assert answer.status_code == 200, answer.text
            record = read(answer.content)
            assert verify(record, GAMES) == len(self.ledger.logs[player.table])
            assert record.result == player.outcome


async def evening(folder: Path, times: int, seed: int, go_down: GoDown) -> list[Player]:
    """So often the server goes down, then everybody plays to the end; they can tell of it."""
    rng = random.Random(seed)
    with stables(folder) as ours:
        one = Evening(ours, folder / "tables.db", rng)
        await one.start()
        circles = []
        for number, wishes in enumerate(TABLES):
            guests = [await one.guest(f"P{number}{n}") for n in range(2)]
            circles.append(asyncio.create_task(one.circle(guests, wishes, rng.random())))
        host = await one.guest("Vera")
        visitor = Visitor(host, Value("Vera"), random.Random(rng.random()), one.address)
        wandering = asyncio.create_task(visitor.wander())
        for _ in range(times):
            await one.interrupt(visitor, go_down)
            for task in (*circles, wandering):
                assert not task.done(), task.exception()
        one.late = True
        await asyncio.gather(*circles)
        wandering.cancel()
        await asyncio.wait([wandering])
        with copy_of(one.database, folder) as engine:
            one.ledger.check(engine, one.players)
        await one.check()
        sockets = sum(player.sockets for player in one.players)
        assert sockets - len(one.players) >= times, "they did notice"
        assert visitor.acknowledged > times
        for guest in one.guests:
            await guest.close()
    return one.players
