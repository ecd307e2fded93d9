"""What an attack has: a server's address, strangers who come from somewhere, and counts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from server.durability.people import BROKEN
from server.site import Guest

HOMES = count(1)
TRIES = 10


@dataclass
class Ground:
    """One attack at one server. Whatever it counts is printed at the end."""

    address: str
    name: str
    strangers: list[Guest] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def home(self) -> str:
        """An address of this machine that nobody else comes from."""
        number = next(HOMES)
        return f"127.1.{number // 250}.{number % 250 + 1}"

    def nobody(self, home: str) -> Guest:
        """A stranger without a name."""
        guest = Guest(self.address, home)
        self.strangers.append(guest)
        return guest

    async def stranger(self, home: str) -> Guest:
        """A stranger with a name, if the server still gives one."""
        guest = self.nobody(home)
        answer = await guest.post("/api/me", nickname=f"{self.name} {len(self.strangers)}")
        self.note("identities", answer.status_code)
        return guest

    def note(self, what: str, status: int) -> None:
        """Count an answer: taken, or refused."""
        self.counts[f"{what} {'taken' if status < 300 else status}"] += 1

    async def table(self, guest: Guest, seats: list[str], **wishes: Any) -> str | None:
        """A table that is begun; None if the server refuses."""
        made = await guest.post("/api/tables", seats=seats, public=False, **wishes)
        self.note("tables", made.status_code)
        if made.status_code != 201:
            return None
        table: str = made.json()["id"]
        for _ in range(TRIES):
            begun = await guest.post(f"/api/tables/{table}/start")
            self.note("starts", begun.status_code)
            if begun.status_code == 200:
                return table
            await asyncio.sleep(1)
        return None

    async def close(self) -> None:
        """Leave no connection behind."""
        for guest in self.strangers:
            await guest.close()


Attack = Callable[[Ground], Awaitable[None]]
"""Goes on until it is cancelled, or has done all the harm that it can."""


async def for_ever(do: Callable[[], Awaitable[None]]) -> None:
    """Again and again, however the server answers."""
    while True:
        try:
            await do()
        except BROKEN:
            await asyncio.sleep(0.1)
