"""Two tabs at one table: both follow, one of them lets the bots play, and nobody writes twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from page.world import MemoryShelf, Tab
from rallybox.core.record import read, verify
from rallybox.games import GAMES
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
