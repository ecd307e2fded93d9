"""Whole games through the door, of every rule set, against bots and around one device."""

from __future__ import annotations

import asyncio
import random

import pytest

from page.world import a_tab
from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.page.tables import HERE

EVERY_VARIANT = [(game.name, variant) for game in GAMES.values() for variant in game.variants]


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_a_whole_game_against_bots(game: str, variant: str) -> None:
    async def go() -> None:
        async with a_tab() as tab:
            players = min(GAMES[game].variants[variant])
            seats = ["person", *["rookie"] * (players - 1)]
            table = await tab.table(game, seats, variant=variant)
            assert table.startswith(HERE)
            screen = await tab.sit(table)
            await screen.play(random.Random(1))
            await screen.until(lambda: screen.table["status"] == "finished")
            record = read((await tab.raw("GET", f"tables/{table}/record"))[1])
            assert verify(record, GAMES) == len(record.actions)
            (mine,) = (await tab.ask("GET", "me/tables"))["tables"]
            assert (mine["status"], mine["id"]) == ("finished", table)

    asyncio.run(go())
