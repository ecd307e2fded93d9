"""A page without a browser, for tests: a shelf in memory, screens that keep what they are told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from rallybox.hosting.clock import Clock
from rallybox.page import thinker
from rallybox.page.door import Door
from rallybox.tables.asking import Pauses

Json = dict[str, Any]

AT_ONCE = Pauses(bot=(0.0, 0.0), stage=(0.0, 0.0))
PATIENCE = 30.0


class ShelfRefuses(Exception):
    """What a browser says that lets nothing be kept."""


class MemoryShelf:
    """What IndexedDB does, and what it does when it will not."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.calls = 0
        self.refuses: Callable[[int], bool] = lambda call: False
        """Is this call refused? They are counted from 1."""

    async def _called(self) -> None:
        self.calls += 1
        refused = self.refuses(self.calls)
        await asyncio.sleep(0)
        if refused:
            raise ShelfRefuses("QuotaExceededError")

    async def get(self, key: str) -> str | None:
        await self._called()
        return self.kept.get(key)

    async def range(self, first: str, last: str) -> list[list[str]]:
        await self._called()
        return [[k, self.kept[k]] for k in sorted(self.kept) if first <= k < last]

    async def change(self, puts: Sequence[Json]) -> bool:
        await self._called()
        msgspec.json.encode(puts)  # it goes through JSON in a page
        if any("was" in put and self.kept.get(put["key"]) != put["was"] for put in puts):
            return False
        for put in puts:
            if put["value"] is None:
                self.kept.pop(put["key"], None)
            else:
                self.kept[put["key"]] = put["value"]
        return True


class Screen:
    """One end of a line; keeps everything."""

    def __init__(self, tab: Tab, number: int) -> None:
        self._tab, self.number = tab, number
        self.raw: list[str] = []
        self.heard: list[Json] = []
        self.hung_up = False
        self._more = asyncio.Event()

    def told(self, text: str) -> None:
        self.raw.append(text)
        self.heard.append(msgspec.json.decode(text))
        self._more.set()

    async def until(self, true: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._more.clear()
                await self._more.wait()

    def last(self, *kinds: str) -> Json | None:
        return next((m for m in reversed(self.heard) if m["type"] in kinds), None)

    @property
    def moment(self) -> Json | None:
        found = self.last("hello", "moment")
        return found["moment"] if found is not None and found["type"] == "hello" else found

    @property
    def table(self) -> Json:
        found = self.last("hello", "table")
        assert found is not None
        table: Json = found["table"]
        return table

    @property
    def choices(self) -> list[int]:
        moment = self.moment
        if moment is None or moment["decision"] is None:
            return []
        return [choice["id"] for choice in moment["decision"]["choices"]]

    @property
    def over(self) -> bool:
        moment = self.moment
        return moment is not None and moment["outcome"] is not None

    def send(self, **message: Any) -> int:
        self._tab.requests += 1
        said = {"request": self._tab.requests, **message}
        self._tab.door.hear(self.number, msgspec.json.encode(said).decode())
        return self._tab.requests

    async def ask(self, **message: Any) -> Json:
        """Say something, and wait for the answer."""
        request = self.send(**message)

        def answer() -> Json | None:
            return next((m for m in self.heard if m.get("request") == request), None)

        await self.until(answer)
        found = answer()
        assert found is not None
        return found

    async def act(self, action: int) -> Json:
        assert self.moment is not None
        return await self.ask(type="act", step=self.moment["step"], action=action)

    async def play(self, rng: random.Random, most: int = 100_000) -> None:
        """Play at random, to the end or so many decisions."""
        for _ in range(most):
            await self.until(lambda: self.choices or self.over)
            if self.over:
                return
            answer = await self.act(rng.choice(self.choices))
            assert answer["type"] == "ack", answer


class Tab:
    """One tab: its door, and everything outside (see `Outside`)."""

    def __init__(
        self, shelf: MemoryShelf, clock: Clock | None = None, pauses: Pauses = AT_ONCE
    ) -> None:
        self.shelf = shelf
        self.screens: dict[int, Screen] = {}
        self.neighbours: list[Tab] = []
        self.requests = 0
        self.thoughts: list[int] = []
        self.closed = False
        self.gate: asyncio.Event | None = None
        """Nobody thinks before it is open."""
        self.door = Door(self, clock, pauses)

    # -- what is outside ---------------------------------------------------------------------------

    def tell(self, line: int, text: str) -> None:
        if not self.closed:
            self.screens[line].told(text)

    def hang_up(self, line: int) -> None:
        self.screens[line].hung_up = True
        self.screens[line]._more.set()

    async def think(self, text: str, urgent: int) -> str:
        self.thoughts.append(urgent)
        await asyncio.sleep(0)
        if self.gate is not None:
            await self.gate.wait()
        return thinker.do(text)

    def others(self, word: str) -> None:
        for tab in self.neighbours:
            if not tab.closed:
                asyncio.get_running_loop().call_soon(tab.door.heard_of_others, word)

    # -- what a client does ------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> Any:
        status, text = await self.raw(method, path, body, language)
        assert status < 300, text
        return msgspec.json.decode(text) if text else None

    async def raw(
        self, method: str, path: str, body: Any = None, language: str = "en"
    ) -> tuple[int, str]:
        given = body if body is None or isinstance(body, str) else msgspec.json.encode(body)
        text = given.decode() if isinstance(given, bytes) else given
        return await self.door.ask(method, path, text, language)

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        status, text = await self.raw(method, path, body)
        assert status >= 400, text
        problem = msgspec.json.decode(text)
        assert problem["sentence"]
        return status, problem["message"]

    async def table(
        self, game: str, seats: Sequence[str], start: bool = True, **wishes: Any
    ) -> str:
        if await self.ask("GET", "me") is None:
            await self.ask("POST", "me", {"nickname": "Ada"})
        made = await self.ask("POST", "tables", {"game": game, "seats": seats, **wishes})
        table: str = made["id"]
        if start:
            await self.ask("POST", f"tables/{table}/start")
        return table

    def plug(self, table: str, query: str = "language=en") -> Screen:
        number = len(self.screens)
        screen = self.screens[number] = Screen(self, number)
        self.door.plug(number, f"tables/{table}/socket?{query}")
        return screen

    async def sit(self, table: str, query: str = "language=en") -> Screen:
        screen = self.plug(table, query)
        await screen.until(lambda: screen.heard)
        return screen

    async def close(self) -> None:
        """As a killed tab: at once, whatever it is doing."""
        self.closed = True
        await self.door.stop()


@asynccontextmanager
async def a_tab(shelf: MemoryShelf | None = None, **wishes: Any) -> AsyncIterator[Tab]:
    """A tab that is closed in the end."""
    tab = Tab(shelf or MemoryShelf(), **wishes)
    try:
        yield tab
    finally:
        await tab.close()
