"""What notices leave behind on the disk: as little as can be, and so much a day."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rallybox.server.notices import office
from rallybox.server.notices.quiet import HOUR
from rallybox.server.notices.ready import TOO_MANY_PAUSE
from rallybox.server.store.outbox import TROUBLE_MS
from server.notices.slow import by_hook, noted, outbox, quick, site_and_hook, slow_table
from server.site import Site, strict

__all__ = ["quick"]


def test_a_household_gets_only_so_many(tmp_path: Path) -> None:
    """Under however many names, and to however many addresses."""

    async def go() -> None:
        limits = strict(notices_per_day_per_address=2, creations_burst=1e6)
        async with site_and_hook(tmp_path, limits=limits) as (site, hook, clock):
            for number in range(4):
                people = [await site.guest(name) for name in ("Ada", "Bea")]
                _, asked, _ = await slow_table(site, *people)
                await by_hook(asked, hook, f"/{number}")
            await noted(site, "turn", 4)
            clock.advance(30)
            async with asyncio.timeout(20):
                while await later(site, clock.time) < 2:
                    await asyncio.sleep(0.01)
            assert len(hook.got) == 2

    asyncio.run(go())


async def later(site: Site, now: int) -> int:
    """How many turns are held back for a while."""
    rows = [row for row in await outbox(site) if row["kind"] == "turn"]
    return sum(row["due"] == now + TOO_MANY_PAUSE for row in rows)


def test_what_has_not_arrived_is_forgotten_after_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(office, "FORGOTTEN_AT_ONCE", 1)

    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            hook.answer = b"HTTP/1.1 400 No\r\n\r\n"
            for _ in range(2):
                people = [await site.guest(name) for name in ("Ada", "Bea")]
                _, asked, _ = await slow_table(site, *people)
                await by_hook(asked, hook)
                await noted(site, "turn")
            clock.advance(30)
            async with asyncio.timeout(20):
                while await in_vain(site) < 2:
                    await asyncio.sleep(0.01)
            await site.house.notices._tidy()
            assert await in_vain(site) == 2
            clock.time += TROUBLE_MS + HOUR
            await site.house.notices._tidy()
            assert await in_vain(site) == 0

    asyncio.run(go())


async def in_vain(site: Site) -> int:
    """How many were given up."""
    return sum(row["status"] == "failed" for row in await outbox(site))
