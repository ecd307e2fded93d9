"""How strong whoever has a page is: counted once, whatever happens, and used by bots like me."""

from __future__ import annotations

import asyncio

from page.world import MemoryShelf, a_tab
from rallybox.core.outcome import Outcome
from rallybox.page.kept import new_table, read_table, table_key
from rallybox.page.outside import Put
from rallybox.page.shelf import Shelf
from rallybox.page.strengths import settled
from rallybox.tables import lobby, strength
from rallybox.tables.record import Person
from rallybox.tables.wire.lobby import NewTable
from support.samples import IN_TURN

ADA = Person("ada", "Ada")
START = strength.of({}, IN_TURN)


async def finished(shelf: Shelf) -> str:
    seats = ("person", "thrifty@me", "club")
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=seats), 1)
    first = lobby.start(record, ADA, 2)
    record.status, record.finished = "finished", 3
    record.outcome = Outcome(places=(1, 2, 3), scores=(3, 2, 1), reason="test")
    assert await shelf.change(*new_table(record, [first]))
    return record.id


def test_a_finished_game_counts_once() -> None:
    async def go() -> None:
        shelf = Shelf(MemoryShelf())
        table = await finished(shelf)
        found = [await settled(shelf, ADA.id) for _ in range(2)]
        assert found[0] == found[1]
        assert (found[0][IN_TURN].games, found[0][IN_TURN].rating > START) == (1, True)
        # A table that was thrown away afterwards has counted all the same.
        text = await shelf.get(table_key(table))
        assert text is not None
        assert read_table(text).record.rated
        assert await shelf.change(Put(table_key(table), None, text))
        assert await settled(shelf, ADA.id) == found[0]
        both = await asyncio.gather(finished(shelf), finished(shelf))
        assert len(set(both)) == 2
        assert (await settled(shelf, ADA.id))[IN_TURN].games == 3

    asyncio.run(go())


def test_bots_of_a_page_follow() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            table = await tab.table(IN_TURN, ["person", "flatout@me", "@me"])
            info = await tab.ask("GET", f"tables/{table}")
            assert [s["plan"] for s in info["seats"][1:]] == [f"flatout@{START}", f"@{START}"]
            mine = await tab.ask("GET", "me/strengths")
            assert {one["games"] for one in mine["games"]} == {0}

    asyncio.run(go())
