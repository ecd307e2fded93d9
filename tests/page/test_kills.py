"""Tabs that are killed in mid-move, and a shelf that will not: nothing that was told is lost."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from page.world import Json, MemoryShelf, Screen, Tab, a_tab
from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.tables.asking import Pauses
from support.samples import AT_ONCE, IN_TURN


class KilledShelf(MemoryShelf):
    """After so many calls the tab is killed: before the call has done something, or after."""

    def __init__(self, kept: dict[str, str], calls: int, done: bool) -> None:
        super().__init__()
        self.kept, self._left, self._done = kept, calls, done
        self.killed = asyncio.Event()

    async def _call(self, work: Any) -> Any:
        self._left -= 1
        if self._left:
            return await work
        if self._done:
            await work
        else:
            work.close()
        self.killed.set()
        return await asyncio.Event().wait()

    async def get(self, key: str) -> str | None:
        found: str | None = await self._call(super().get(key))
        return found

    async def range(self, first: str, last: str) -> list[list[str]]:
        found: list[list[str]] = await self._call(super().range(first, last))
        return found

    async def change(self, puts: Any) -> bool:
        found: bool = await self._call(super().change(puts))
        return found


class Seen:
    """What somebody knows of a game from tabs that are gone."""

    def __init__(self) -> None:
        self.step, self.acks, self.over = 0, 0, False
        self.views: dict[Any, Json] = {}

    def add(self, screen: Screen) -> None:
        """Everything that was told on a screen; no step may come out otherwise than before."""
        for message in screen.heard:
            moment = message.get("moment") if message["type"] == "hello" else message
            if moment is not None and moment["type"] == "moment":
                self.step = max(self.step, moment["step"])
                # After an answer in secret it is the same step, for whoever gave it another view.
                key = moment["step"], tuple(moment["view"]["to_act"])
                assert self.views.setdefault(key, moment["view"]) == moment["view"]
                self.over |= moment["outcome"] is not None
        self.acks += sum(message["type"] == "ack" for message in screen.heard)


async def live(kept: dict[str, str], table: str, rng: random.Random, seen: Seen) -> None:
    """One life of a tab, until it is killed."""
    shelf = KilledShelf(kept, rng.randint(6, 16), rng.random() < 0.5)
    tab = Tab(shelf)
    screen = tab.plug(table, "seat=0")
    playing = asyncio.ensure_future(screen.play(rng))
    dying = asyncio.ensure_future(shelf.killed.wait())
    await asyncio.wait((playing, dying), return_when=asyncio.FIRST_COMPLETED)
    for task in (playing, dying):
        task.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    await tab.close()
    seen.add(screen)
    first = next((m for m in screen.heard if m["type"] == "hello"), None)
    assert first is None or first["moment"]["step"] >= 1


@pytest.mark.parametrize("game", [IN_TURN, AT_ONCE])
def test_a_tab_may_be_killed_at_any_moment(game: str) -> None:
    async def go() -> None:
        kept: dict[str, str] = {}
        shelf = MemoryShelf()
        shelf.kept = kept
        async with a_tab(shelf) as tab:
            table = await tab.table(game, ["person", "rookie", "rookie"])
        rng, seen = random.Random(3), Seen()
        lives = 0
        while not seen.over and lives < 20:
            before = seen.step
            await live(kept, table, rng, seen)
            async with a_tab(shelf, pauses=NEVER) as tab:
                screen = await tab.sit(table, "seat=0")
                assert screen.moment is not None
                assert screen.moment["step"] >= seen.step >= before
                seen.add(screen)
            lives += 1
        assert lives > 10
        async with a_tab(shelf) as tab:
            await (await tab.sit(table)).play(rng)
            text = (await tab.raw("GET", f"tables/{table}/record"))[1]
            assert verify(read(text), GAMES) >= seen.acks

    asyncio.run(go())


NEVER = Pauses(bot=(60.0, 60.0), stage=(60.0, 60.0))


# -- a shelf that refuses --------------------------------------------------------------------------


async def evening(tab: Tab, rng: random.Random) -> list[str]:
    """A little of everything; whatever is refused is tried again. The refusals."""
    refusals: list[str] = []

    async def ask(method: str, path: str, body: Any = None) -> Any:
        while True:
            before = dict(tab.shelf.kept)
            status, text = await tab.raw(method, path, body)
            if status < 300:
                return msgspec.json.decode(text)
            problem = msgspec.json.decode(text)
            assert (status, problem["error"]) == (503, "unavailable"), problem
            assert problem["sentence"]
            assert tab.shelf.kept == before
            refusals.append(problem["message"])

    await ask("POST", "me", {"nickname": "Ada"})
    here = {"0": "Ada", "1": "Bea", "2": "Zoe"}
    asked = {"game": IN_TURN, "seats": ["person"] * 3, "here": here}
    table = (await ask("POST", "tables", asked))["id"]
    await ask("POST", f"tables/{table}/start")
    acts = 0
    while acts < 4:
        screens = [await tab.sit(table, f"seat={seat}&language=en") for seat in range(3)]
        for screen in screens:
            if screen.heard[0]["type"] == "bye":
                refusals.append(screen.heard[0]["problem"]["message"])
                assert screen.heard[0]["again"]
        mover = next((s for s in screens if s.choices), None)
        if mover is not None:
            answer = await mover.act(rng.choice(mover.choices))
            if answer["type"] == "refused":
                refusals.append(answer["problem"]["message"])
            acts += answer["type"] == "ack"
        for screen in screens:
            tab.door.unplug(screen.number)
    await ask("GET", "me/tables")
    assert sum(key.startswith(f"log/{table}/") for key in tab.shelf.kept) == acts
    return refusals


def test_a_shelf_that_refuses_once_at_any_call_changes_nothing_then() -> None:
    async def go() -> None:
        shelf = MemoryShelf()
        async with a_tab(shelf) as tab:
            assert await evening(tab, random.Random(1)) == []
        calls = shelf.calls
        assert calls > 40
        for call in range(1, calls + 1):
            shelf = MemoryShelf()
            shelf.refuses = lambda number, call=call: number == call  # type: ignore[misc]
            async with a_tab(shelf) as tab:
                refusals = await evening(tab, random.Random(1))
                assert set(refusals) <= {"page-storage-full"}, call
                assert len(refusals) <= 3

    asyncio.run(go())


def test_where_nothing_may_be_kept_everything_says_so() -> None:
    async def go() -> None:
        shelf = MemoryShelf()
        shelf.refuses = lambda call: True
        async with a_tab(shelf) as tab:
            for method, path in (("GET", "me"), ("GET", "me/tables"), ("GET", "tables/here-x")):
                assert await tab.refused(method, path) == (503, "page-storage-full")
            screen = await tab.sit("here-x")
            assert screen.heard[0]["type"] == "bye"
            assert screen.hung_up
            # What needs no shelf works all the same.
            assert (await tab.ask("GET", "lessons"))["lessons"]
            assert (await tab.ask("GET", "puzzles"))["games"]

    asyncio.run(go())
