"""How strong people are, on a server: counted once, told, used by bots like me, forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from rallybox.core.outcome import Outcome
from rallybox.games import GAMES
from rallybox.server.admin import people
from rallybox.server.store import ratings, tables
from rallybox.server.store.schema import ratings as rows
from rallybox.tables import strength
from server.site import Guest, Site, running, settings
from support.samples import IN_TURN

START = strength.of({}, IN_TURN)


async def won(site: Site, guest: Guest, places: tuple[int, ...] = (1, 2, 3)) -> str:
    """A table with bots like me that came out so."""
    seats = ["person", "thrifty@me", "@me"]
    table = await site.table(guest, game=IN_TURN, seats=seats)
    await finish(site, table, places)
    return table


async def finish(site: Site, table: str, places: tuple[int, ...] = (1, 2, 3)) -> None:
    """It is over, and came out so."""
    outcome = Outcome(places=places, scores=places, reason="test")
    change = {"status": "finished", "finished": 5, "outcome": outcome, "due": None}
    await site.house.database.write(lambda c: tables.update(c, table, change))


def test_bots_follow_results_and_results_count_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            assert (await site.nobody().get("/api/me/strengths")).status_code == 401
            first = (await ada.get("/api/me/strengths")).json()["games"]
            assert {one["game"] for one in first} == set(GAMES)
            assert all(one["games"] == 0 for one in first)
            table = await won(site, ada)
            # Asked twice: asking counts nothing again.
            told = [(await ada.get("/api/me/strengths")).json()["games"] for _ in range(2)]
            assert told[0] == told[1]
            (mine,) = (one for one in told[0] if one["game"] == IN_TURN)
            assert (mine["games"], mine["rating"] > START) == (1, True)
            info = (await ada.get(f"/api/tables/{table}")).json()
            assert [s["plan"] for s in info["seats"]] == [
                *("person", f"thrifty@{START}", f"@{START}")
            ]
            again = (await ada.post(f"/api/tables/{table}/rematch")).json()
            assert [s["plan"] for s in again["seats"]] == ["person", "thrifty@me", "@me"]
            await ada.post(f"/api/tables/{again['id']}/start")
            begun = (await ada.get(f"/api/tables/{again['id']}")).json()
            assert begun["seats"][1]["plan"] == f"thrifty@{mine['rating']}"
            assert [s["adapts"] for s in begun["seats"]] == [False, True, True]
            await finish(site, again["id"])
            after = (await ada.get("/api/me/strengths")).json()["games"]
            assert [one["games"] for one in after if one["game"] == IN_TURN] == [2]
            theirs = (await bea.get("/api/me/strengths")).json()["games"]
            assert all(one["games"] == 0 for one in theirs)

    asyncio.run(go())


def test_games_that_have_piled_up_are_counted_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody's moves wait for a transaction."""
    parts: list[int] = []
    count = ratings.count

    def noted(connection: Connection, ids: Iterable[str]) -> None:
        parts.append(len(found := list(ids)))
        count(connection, found)

    monkeypatch.setattr(ratings, "count", noted)
    monkeypatch.setattr(ratings, "FOR_ONE_QUESTION", 9)

    async def games(guest: Guest) -> int:
        told = (await guest.get("/api/me/strengths")).json()["games"]
        return sum(int(one["games"]) for one in told)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            for _ in range(11):
                seats = ["person", "rookie", "rookie"]
                table = await site.table(ada, game=IN_TURN, seats=seats)
                await finish(site, table)
            assert parts == []
            assert await games(ada) == 9
            assert parts == [4, 4, 1]
            assert await games(ada) == 11, "it goes on with the next question"
            assert await games(ada) == 11
            assert parts == [4, 4, 1, 2]

    asyncio.run(go())


def test_it_is_exported_and_forgotten_with_the_person(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            await won(site, ada, (3, 1, 2))
            me = (await ada.get("/api/me")).json()["id"]
            database = site.house.database
            known = await ratings.settled(database, me)
            assert known[IN_TURN].rating < START
            exported = await database.read(lambda c: people.export(c, me))
            assert [row["game"] for row in exported["ratings"]] == [IN_TURN]
            await database.write(lambda c: people.remove(c, me, 9))
            assert await database.read(lambda c: c.execute(select(rows)).all()) == []

    asyncio.run(go())
