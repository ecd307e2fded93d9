"""Several processes on one PostgreSQL: each notice once, and whoever looks at one is not told."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from rallybox.server.notices.ready import LOOK_AGAIN
from rallybox.server.settings import database_url
from server.notices.receivers import post_box, receiver, until
from server.notices.slow import a_while, by_hook, ended, noted, outbox, quick, sending, slow_table
from server.notices.test_mail import mailing
from server.notices.test_turns import looked_at
from server.site import Guest, Site, WoundClock, running, strict
from support.postgres import Postgres

__all__ = ["quick"]
TABLES = 12


async def elsewhere(site: Site, guest: Guest) -> Guest:
    """The same person at another server."""
    there = site.nobody()
    there.http.cookies = guest.http.cookies
    return there


def test_each_notice_is_sent_once_by_whichever_process(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        clock = WoundClock()
        wanted = sending(tmp_path, database=database_url(postgres.new_database()))
        async with receiver() as hook, running(wanted, clock) as one, running(wanted, clock) as two:
            key = (await (await one.guest("Eve")).get("/api/me/notices")).json()["push_key"]
            assert key == (await (await two.guest("Eve")).get("/api/me/notices")).json()["push_key"]
            people = [await one.guest(name) for name in ("Ada", "Bea")]
            for guest in people:
                await by_hook(guest, hook, f"/{guest.id}")
            for _ in range(TABLES):
                await slow_table(one, *people)
            await noted(one, "turn", TABLES)
            clock.advance(30)
            await until(lambda: len(hook.got) >= TABLES)
            await a_while()
            names = Counter(posted.headers["x-rallybox-notice"] for posted in hook.got)
            assert set(names.values()) == {1}
            assert len(names) == TABLES
            rows = [row for row in await outbox(two) if row["kind"] == "turn"]
            assert {row["status"] for row in rows} == {"sent"}

    asyncio.run(go())


def test_who_looks_at_another_process_is_not_told(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        clock = WoundClock()
        wanted = sending(tmp_path, database=database_url(postgres.new_database()))
        async with receiver() as hook:
            async with running(wanted, clock) as one:
                people = [await one.guest(name) for name in ("Ada", "Bea")]
                table, asked, _ = await slow_table(one, *people)
                await by_hook(asked, hook)
                turn = (await noted(one, "turn"))[0]
            # One process sends nothing but has the socket, the other has never seen the table.
            silent = sending(tmp_path, database=wanted.database, public_address="")
            async with running(silent, clock) as one:
                socket = await (await elsewhere(one, asked)).sit(table)
                async with running(wanted, clock) as two:
                    clock.advance(30)
                    await looked_at(two, turn["id"], clock.time)
                    assert hook.got == []
                    await socket.ask(type="ping", hidden=True)
                    seen = (await two.house.hub.open(table)).table.audience.looking
                    await until(lambda: not seen({asked.id}))  # the other process has said so
                    clock.time += LOOK_AGAIN
                    assert (await ended(two, turn["id"]))["status"] == "sent"
                await socket.link.close()

    asyncio.run(go())


def test_who_asks_two_processes_at_once_is_counted_twice(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Both look how much has gone to a mailbox; none before the other has written its own down."""

    async def go() -> None:
        database = database_url(postgres.new_database())
        async with post_box() as box:
            limits = strict(creations_burst=1e6, letters_per_day_per_address=100)
            wanted = sending(tmp_path, database=database, limits=limits, **mailing(box))
            async with running(wanted) as one, running(wanted) as two:
                guests = [await one.guest("Eve") for _ in range(12)]
                guests = [
                    guest if number % 2 else await elsewhere(two, guest)
                    for number, guest in enumerate(guests)
                ]
                for attempt in range(4):
                    box.got.clear()
                    address = f"victim{attempt}@home.example"
                    asked = (
                        guest.post("/api/me/notices/mail", address=address) for guest in guests
                    )
                    await asyncio.gather(*asked)
                    assert len(box.got) == limits.confirmations_per_day

    asyncio.run(go())
