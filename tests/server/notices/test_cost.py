"""What notices cost those who want none: nothing is read, and nothing is written."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rallybox.server.notices import office
from rallybox.server.notices.waits import Watch
from rallybox.server.store.database import Database
from server.notices.receivers import until
from server.notices.slow import a_while, by_hook, move, noted, quick, site_and_hook, slow_table
from server.site import Guest

__all__ = ["quick"]


def test_a_move_at_a_server_where_nobody_wants_notices() -> None:
    class Untouched:
        def __getattr__(self, name: str) -> Any:
            raise AssertionError(name)

    Watch().changed(Untouched())  # type: ignore[arg-type]


def test_moves_of_people_who_want_none_write_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[object] = []
    write = Database.write
    # Who looks in the log at the same moment may note a wait a second time, which changes nothing.
    monkeypatch.setattr(office, "SWEEP_SECONDS", 3_600)

    async def counted(self: Database, work: Any, tell: Any = None) -> Any:
        written.append(work)
        return await write(self, work, tell)

    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, _):
            eve, *people = [await site.guest(name) for name in ("Eve", "Ada", "Bea")]
            await by_hook(eve, hook)  # somebody does, elsewhere
            table, asked, other = await slow_table(site, *people)
            await a_while()
            monkeypatch.setattr(Database, "write", counted)
            await moves(table, asked, other)
            assert written == []
            await by_hook(asked, hook)
            await noted(site, "turn")
            written.clear()
            await moves(table, asked, other)
            await until(lambda: bool(written))
            await a_while()
            # One for each wait of somebody who wants to be told, however many moves are made.
            assert len(written) == 1, written

    async def moves(table: str, asked: Guest, other: Guest) -> None:
        await move(asked, table)
        await move(other, table)

    asyncio.run(go())
