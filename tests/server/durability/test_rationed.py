"""Two houses on one PostgreSQL: what is rare and dear is given out once, whichever is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec

from rallybox.server.limits import household
from rallybox.server.settings import UNLIMITED, database_url
from rallybox.tables.audience import Viewer
from rallybox.tables.errors import TooMany
from server.durability.people import move_to
from server.hostile.attacks.disk import small_record
from server.site import Site, running, settings
from support.postgres import Postgres
from support.samples import FOR_TWO


def test_hints_reviews_and_games_that_are_kept_are_counted_for_both(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Whoever asks one process and then the other is not given twice as much."""

    async def go() -> None:
        few = msgspec.structs.replace(
            UNLIMITED,
            hints_rate=0.001,
            hints_burst=3.0,
            reviews_per_hour=3,
            tables_per_day_per_address=3,
            brought_per_day_per_address=3,
        )
        there = settings(tmp_path, database=database_url(postgres.new_database()), limits=few)
        async with running(there) as one, running(there) as other:
            viewer = SimpleNamespace(identity="somebody", home="127.0.0.1")
            names = [await one.guest(f"P{n}") for n in range(8)]
            record = small_record()

            async def hint(number: int, site: Site) -> None:
                site.house.allow("hint", "somebody")
                await site.house.allow_hint("somebody")

            async def review(number: int, site: Site) -> None:
                await site.house.reviews.count(cast(Viewer, viewer), f"table {number}")

            async def table(number: int, site: Site) -> None:
                move_to(names[number], site.address)
                asked = {"game": FOR_TWO, "seats": ["person", "person"]}
                said((await names[number].post("/api/tables", **asked)), "tables")

            async def bring(number: int, site: Site) -> None:
                move_to(names[number], site.address)
                said((await names[number].post("/api/brought", record=record)), "brought")

            for ask in (hint, review, table, bring):
                given = [await granted(ask(n, (one, other)[n % 2])) for n in range(8)]
                assert given == [True] * 3 + [False] * 5, ask.__name__

    asyncio.run(go())


def test_a_site_of_many_households_has_as_much_as_eight_at_both(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def go() -> None:
        few = msgspec.structs.replace(UNLIMITED, creations_rate=0.001, creations_burst=2.0)
        there = settings(tmp_path, database=database_url(postgres.new_database()), limits=few)
        async with running(there) as one, running(there) as other:
            rations = [site.house.creations for site in (one, other)]
            homes = [household(f"2001:db8:5:{n:x}::1") for n in range(20)]
            given = [await granted(rations[n % 2].take(home)) for n, home in enumerate(homes)]
            assert given == [True] * 16 + [False] * 4
            await rations[0].give_back(homes[0])
            given = [await granted(rations[0].take(home)) for home in homes[-2:]]
            assert given == [True, False]

    asyncio.run(go())


def said(answer: httpx.Response, what: str) -> None:
    """TooMany if that was the answer."""
    if answer.status_code == 429:
        assert answer.json()["message"] == f"server-enough-{what}-today"
        raise TooMany("server-too-many-requests")
    assert answer.status_code == 201, answer.text


async def granted(asking: Coroutine[Any, Any, None]) -> bool:
    try:
        await asking
    except TooMany:
        return False
    return True
