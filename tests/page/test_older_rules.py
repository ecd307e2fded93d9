"""A game begun under older rules, before an update: it goes on, or says why it cannot."""

from __future__ import annotations

import asyncio
import random

import pytest

from page.world import Json, MemoryShelf, a_tab
from rallybox.core.record import read, verify
from rallybox.games import GAMES
from server.test_older_rules import GAME, change_rules, deal_otherwise


async def begun(shelf: MemoryShelf) -> tuple[str, Json]:
    """A game in progress, and the last moment that was seen of it."""
    async with a_tab(shelf) as tab:
        table = await tab.table(GAME, ["person", "club", "club"])
        screen = await tab.sit(table)
        await screen.play(random.Random(5), 3)
        await screen.until(lambda: screen.choices)
        assert screen.moment is not None
        return table, screen.moment


def test_it_goes_on_if_our_rules_would_have_led_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        shelf = MemoryShelf()
        table, last = await begun(shelf)
        change_rules(monkeypatch)
        async with a_tab(shelf) as tab:
            screen = await tab.sit(table)
            assert screen.moment is not None
            assert screen.moment["view"] == last["view"]
            assert [note["kind"] for note in screen.table["notes"]] == ["new-rules"]
            await screen.play(random.Random(1))
            record = read((await tab.raw("GET", f"tables/{table}/record"))[1])
            assert record.rules == GAMES[GAME].rules
            assert verify(record, GAMES) == len(record.actions)

    asyncio.run(go())


def test_if_not_it_says_why_and_can_be_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        shelf = MemoryShelf()
        table, last = await begun(shelf)
        deal_otherwise(monkeypatch)
        async with a_tab(shelf) as tab:
            screen = await tab.sit(table)
            assert (screen.table["status"], screen.table["trouble"]) == ("finished", "older-rules")
            refused = await screen.ask(type="act", step=last["step"], action=0)
            assert refused["problem"]["message"] == "server-cannot-go-on"
            (listed,) = (await tab.ask("GET", "me/tables"))["tables"]
            assert (listed["trouble"], listed["your_turn"]) == ("older-rules", False)
            assert (await tab.raw("GET", f"tables/{table}/record"))[0] == 200
            again = await tab.ask("POST", f"tables/{table}/rematch")
            assert (again["trouble"], again["rules"]) == (None, GAMES[GAME].rules)

    asyncio.run(go())


def test_a_log_that_cannot_be_followed_is_set_aside_and_says_so() -> None:
    async def go() -> None:
        shelf = MemoryShelf()
        table, _ = await begun(shelf)
        key = max(key for key in shelf.kept if key.startswith(f"log/{table}"))
        shelf.kept[key] = shelf.kept[key].replace('"dice":', '"dice":9')
        async with a_tab(shelf) as tab:
            told, screen = [], await tab.sit(table)
            while screen.heard[0]["type"] != "hello":
                told.append(screen.heard[0]["problem"]["message"])
                screen = await tab.sit(table)
            assert set(told) == {"page-table-stuck"}
            assert screen.table["trouble"] == "damaged"

    asyncio.run(go())
