"""Two tabs at one table: both follow, one of them lets the bots play, and nobody writes twice."""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from page.world import Json, MemoryShelf, Tab, a_tab
from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.hosting.reviews.kept import Kept
from rallybox.tables.chat import Line
from rallybox.tables.errors import NotFound
from rallybox.tables.wire.base import Said
from support.samples import IN_TURN


@asynccontextmanager
async def two_tabs() -> AsyncIterator[tuple[Tab, Tab]]:
    shelf = MemoryShelf()
    one, other = Tab(shelf), Tab(shelf)
    one.neighbours, other.neighbours = [other], [one]
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


def test_both_see_the_same_game_to_its_end() -> None:
    async def go() -> None:
        async with two_tabs() as tabs:
            table = await tabs[0].table(IN_TURN, ["person", "rookie", "rookie"])
            screens = [await tab.sit(table) for tab in tabs]
            rng = random.Random(2)
            while not all(screen.over for screen in screens):
                mover = rng.choice(screens)
                await mover.until(lambda s=mover: s.choices or s.over)  # type: ignore[misc]
                if mover.choices:
                    answer = await mover.act(rng.choice(mover.choices))
                    assert answer["type"] == "ack" or answer["problem"]["error"] == "stale"
                if mover.over:
                    for screen in screens:
                        await screen.until(lambda s=screen: s.over)  # type: ignore[misc]
            assert screens[0].moment is not None
            assert screens[1].moment is not None
            assert screens[0].moment["view"] == screens[1].moment["view"]
            for screen in screens:
                await screen.until(lambda s=screen: s.table["status"] == "finished")  # type: ignore[misc]
            record = read((await tabs[1].raw("GET", f"tables/{table}/record"))[1])
            assert verify(record, GAMES) == len(record.actions)

    asyncio.run(go())


def test_of_two_who_decide_at_once_one_wins() -> None:
    async def go() -> None:
        async with two_tabs() as tabs:
            here = {"0": "Ada", "1": "Bea", "2": "Zoe"}
            table = await tabs[0].table(IN_TURN, ["person"] * 3, here=here)
            screens = [await tab.sit(table, "seat=0") for tab in tabs]
            if not screens[0].choices:
                return  # another seat begins; the dice decide
            asked = [s.act(s.choices[n]) for n, s in enumerate(screens)]
            answers = await asyncio.gather(*asked)
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["ack", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["problem"]["error"] == "stale"

    asyncio.run(go())


def test_what_happens_in_one_tab_is_told_in_the_other() -> None:
    async def go() -> None:
        async with two_tabs() as (one, other):
            table = await one.table(IN_TURN, ["person", "person", "person"], start=False)
            screen = await other.sit(table)
            await one.ask("PUT", f"tables/{table}/seats/1", {"plan": "club"})
            await screen.until(lambda: screen.table["seats"][1]["plan"] == "club")
            there = await one.sit(table)
            await there.ask(type="say", text="Hello")
            await screen.until(lambda: screen.last("chat"))
            await one.ask("DELETE", f"tables/{table}")
            await screen.until(lambda: screen.hung_up)
            bye = screen.last("bye")
            assert bye is not None
            assert (bye["again"], bye["problem"]["message"]) == (False, "server-no-such-table")
            assert await other.refused("GET", f"tables/{table}") == (404, "server-no-such-table")
            assert not [key for key in one.shelf.kept if table in key]

    asyncio.run(go())


def test_a_running_game_is_not_thrown_away() -> None:
    async def go() -> None:
        async with two_tabs() as (one, _):
            table = await one.table(IN_TURN, ["person", "club", "club"])
            assert await one.refused("DELETE", f"tables/{table}") == (403, "page-still-playing")

    asyncio.run(go())


class Interrupted(MemoryShelf):
    """Something happens, once, just before anything in a folder is changed."""

    folder = ""
    happens: Callable[[], Awaitable[Any]]

    async def change(self, puts: Sequence[Json]) -> bool:
        if self.folder and any(put["key"].startswith(self.folder) for put in puts):
            self.folder = ""
            await self.happens()
        return await super().change(puts)


def _line(text: str) -> Line:
    return Line(number=0, seat=0, name="Ada", text=text, phrase="", at=0)


FOUND = Kept(1.0, 1.0, Said(id="review-verdict-even"), b"", gzip.compress(b"{}"))


@pytest.mark.parametrize("folder", ["chat/", "muted/", "review/"])
def test_what_comes_while_a_table_is_thrown_away_is_not_left_over(folder: str) -> None:
    async def go() -> None:
        async with a_tab(shelf := Interrupted()) as tab:
            table = await tab.table(IN_TURN, ["person"] * 3, start=False)
            tables, reviews = tab.door.house.tables, tab.door.house.reviews
            shelf.folder, shelf.happens = folder, partial(tables.throw_away, table)
            if folder == "review/":
                await reviews.keep(table, FOUND)  # nobody waits to be told
            else:
                say, mute = tables.talk.say, tables.talk.mute
                work = say(table, _line("Hello")) if folder == "chat/" else mute(table, 1, True)
                with pytest.raises(NotFound):
                    await work
            assert not [key for key in shelf.kept if table in key]

    asyncio.run(go())


def test_what_is_said_just_before_a_table_is_thrown_away_goes_with_it() -> None:
    async def go() -> None:
        async with a_tab(shelf := Interrupted()) as tab:
            table = await tab.table(IN_TURN, ["person"] * 3, start=False)
            tables = tab.door.house.tables
            shelf.folder = f"table/{table}"
            shelf.happens = lambda: tables.talk.say(table, _line("Wait!"))
            await tables.throw_away(table)
            assert not [key for key in shelf.kept if table in key]

    asyncio.run(go())


def test_a_table_that_changes_while_somebody_speaks_hears_them() -> None:
    async def go() -> None:
        async with a_tab(shelf := Interrupted()) as tab:
            table = await tab.table(IN_TURN, ["person"] * 3, start=False)
            talk = tab.door.house.tables.talk
            plan = {"plan": "club"}
            shelf.folder = "chat/"
            shelf.happens = lambda: tab.ask("PUT", f"tables/{table}/seats/1", plan)
            said = await talk.say(table, _line("Hello"))
            assert [said] == await talk.said(table)
            assert said.number == 1

    asyncio.run(go())
