"""Only what nobody will miss is removed, and a running game never is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rallybox.server.store import tidy
from server.site import WoundClock, running, settings
from support.samples import FOR_TWO


def test_old_tables_that_never_began_go_and_games_stay(tmp_path: Path) -> None:
    clock = WoundClock()

    async def before() -> tuple[str, str, str]:
        async with running(settings(tmp_path), clock) as site:
            host, friend = await site.guest("Ann"), await site.guest("Ben")
            await site.guest("Never sat down")
            playing = await site.table(host, friend, game=FOR_TWO)
            waiting = await site.table(host, start=False, game=FOR_TWO, seats=["person"] * 2)
            assert (await host.sit(waiting)) is not None
            clock.time += tidy.ABANDONED + 1
            fresh = await site.table(host, start=False, game=FOR_TWO, seats=["person"] * 2)
            return playing, waiting, fresh

    async def after(playing: str, waiting: str, fresh: str) -> None:
        # The server looks when it starts.
        async with running(settings(tmp_path), clock) as site:
            await site.guest("Somebody new")
            status = {
                table: (await site.nobody().get(f"/api/tables/{table}")).status_code
                for table in (playing, waiting, fresh)
            }
            assert status == {playing: 200, waiting: 404, fresh: 200}
            names = await site.house.database.read(
                lambda c: list(c.exec_driver_sql("SELECT nickname FROM identities").scalars())
            )
            assert sorted(names) == ["Ann", "Ben", "Somebody new"]
            removed = await site.house.database.write(lambda c: tidy.tidy(c, clock.now()))
            assert removed == 0

    asyncio.run(after(*asyncio.run(before())))
