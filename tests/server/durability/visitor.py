"""Somebody who sets up tables, changes seats and names all the time, and remembers the answers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, select

from rallybox.server.store import tables
from rallybox.server.store.schema import identities
from server.durability.people import BROKEN, move_to
from server.site import Guest
from support.samples import FOR_TWO

PLANS = ("person", "rookie", "club", "pro", "ace")


@dataclass
class Value:
    """Something that was changed: what was acknowledged last, and what was asked for since."""

    known: str
    asked: set[str] = field(default_factory=set)

    def settle(self, now: str) -> None:
        """It is one of those, whichever; from here on it is known again."""
        assert now in {self.known} | self.asked
        self.known, self.asked = now, set()


@dataclass
class Visitor:
    """Changes whatever can be changed without playing."""

    guest: Guest
    name: Value
    rng: random.Random
    address: Callable[[], str]
    seats: dict[tuple[str, int], Value] = field(default_factory=dict)
    """Who each seat of our tables is for."""
    acknowledged: int = 0

    async def wander(self) -> None:
        """Change things until this is cancelled."""
        while True:
            try:
                move_to(self.guest, self.address())
                await self.rng.choice((self._table, self._seat, self._seat, self._rename))()
            except BROKEN:
                await asyncio.sleep(0.02)

    async def _table(self) -> None:
        wishes = [self.rng.choice(PLANS) for _ in range(3)]
        answer = await self.guest.post("/api/tables", game=FOR_TWO, seats=wishes)
        assert answer.status_code == 201, answer.text
        self.acknowledged += 1
        for seat, plan in enumerate(wishes):
            self.seats[answer.json()["id"], seat] = Value(plan)

    async def _seat(self) -> None:
        if not self.seats:
            return
        table, seat = self.rng.choice(list(self.seats))
        plan = self.rng.choice(PLANS)
        value = self.seats[table, seat]
        value.asked.add(plan)
        answer = await self.guest.put(f"/api/tables/{table}/seats/{seat}", plan=plan)
        assert answer.status_code == 200, answer.text
        self.acknowledged += 1
        self.seats[table, seat] = Value(plan)

    async def _rename(self) -> None:
        name = f"Vera {self.rng.randrange(10**6)}"
        self.name.asked.add(name)
        answer = await self.guest.put("/api/me", nickname=name)
        assert answer.status_code == 200, answer.text
        self.acknowledged += 1
        self.name = Value(name)

    def check(self, engine: Engine) -> None:
        """All that was acknowledged is stored."""
        with engine.begin() as connection:
            self.name.settle(_nickname(connection, self.guest.id))
            for (table, seat), value in self.seats.items():
                value.settle(tables.load(connection, table).seats[seat].plan)


def _nickname(connection: Connection, identity: str) -> str:
    query = select(identities.c.nickname).where(identities.c.id == identity)
    return str(connection.execute(query).scalar_one())
