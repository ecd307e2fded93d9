"""One notice for each wait, none while one is looking, a reminder, quiet hours, once after all."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from rallybox.games import GAMES
from rallybox.server.notices.quiet import HOUR
from rallybox.server.notices.ready import LOOK_AGAIN
from rallybox.server.store import outbox as store
from server.notices.receivers import receiver, until
from server.notices.slow import (
    DAYS,
    PUBLIC,
    a_while,
    by_hook,
    ended,
    gone,
    is_asked,
    move,
    noted,
    outbox,
    quick,
    sending,
    site_and_hook,
    slow_table,
)
from server.site import Guest, Site, WoundClock, running, settings
from support.samples import AT_ONCE, FOR_TWO

__all__ = ["quick"]
TITLE = GAMES[FOR_TWO].title


async def two(site: Site) -> list[Guest]:
    return [await site.guest(name) for name in ("Ada", "Bea")]


def test_one_notice_for_each_wait(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            people = await two(site)
            table, asked, other = await slow_table(site, *people)
            await by_hook(asked, hook)
            await noted(site, "turn")
            await a_while()
            assert hook.got == []  # they may come by themselves
            clock.advance(20)
            await until(lambda: len(hook.got) == 1)
            name = "Ada" if other is people[0] else "Bea"
            lines = hook.got[0].json["text"].split("\n")
            assert lines[0] == f"{TITLE}: it’s your turn"
            assert lines[1].startswith(f"At the table with you: {name}. You have until ")
            assert lines[2] == f"{PUBLIC}/table/{table}"
            assert lines[3].startswith(f"To stop these notices: {PUBLIC}/stop/")
            assert len(lines) == 4
            assert hook.got[0].json["content"] == hook.got[0].json["text"]
            assert hook.got[0].json["allowed_mentions"] == {"parse": []}
            clock.advance(600)
            await a_while()
            assert len(hook.got) == 1
            await move(asked, table)
            await gone(site, table)
            await move(other, table)
            await noted(site, "turn", 2)
            clock.advance(30)
            await until(lambda: len(hook.got) == 2)
            await a_while()
            assert len(hook.got) == 2

    asyncio.run(go())


def test_who_comes_by_themselves_leaves_nothing_behind(tmp_path: Path) -> None:
    """What was never sent need not be remembered: most people come, move after move."""

    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, _):
            table, asked, other = await slow_table(site, *await two(site))
            await by_hook(asked, hook)
            await noted(site, "turn")
            before = {row["id"] for row in await outbox(site)}
            for guest in (asked, other):
                await move(guest, table)
                await gone(site, table)

            async def again() -> bool:
                return any(row["id"] not in before for row in await outbox(site))

            async with asyncio.timeout(20):
                while not await again():
                    await asyncio.sleep(0.01)
            rows = await outbox(site)
            assert before.isdisjoint(row["id"] for row in rows)
            assert sorted(row["kind"] for row in rows) == ["reminder", "turn"]
            assert hook.got == []

    asyncio.run(go())


def test_none_while_one_is_looking(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            table, asked, _ = await slow_table(site, *await two(site))
            await by_hook(asked, hook)
            turn, reminder = (await noted(site, "turn"))[0], (await noted(site, "reminder"))[0]
            socket = await asked.sit(table)
            clock.advance(30)
            await looked_at(site, turn["id"], clock.time)
            # Who still looks when the time runs out needs no reminder; who has gone does.
            clock.time = reminder["due"] + 1000
            await looked_at(site, reminder["id"], clock.time)
            assert hook.got == []
            await socket.link.close()
            await gone(site, table)
            clock.advance(301)
            await until(lambda: len(hook.got) == 1)
            await ended(site, turn["id"])
            await ended(site, reminder["id"])
            assert len(hook.got) == 1, "one of them is enough"

    asyncio.run(go())


async def looked_at(site: Site, notice_id: str, now: int) -> None:
    """Wait until it was seen that somebody looks, and is asked again whether they do."""
    async with asyncio.timeout(20):
        while not any(
            row["id"] == notice_id and (row["status"], row["due"]) == ("waiting", now + LOOK_AGAIN)
            for row in await outbox(site)
        ):
            await asyncio.sleep(0.01)


def test_who_has_looked_and_gone_away_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            table, asked, _ = await slow_table(site, *await two(site))
            await by_hook(asked, hook)
            turn = (await noted(site, "turn"))[0]
            socket = await asked.sit(table)
            clock.advance(30)
            await looked_at(site, turn["id"], clock.time)
            await socket.link.close()
            await gone(site, table)
            clock.time += LOOK_AGAIN
            await until(lambda: len(hook.got) == 1)
            assert hook.got[0].json["text"].startswith(f"{TITLE}: it’s your turn")

    asyncio.run(go())


def test_a_page_that_nobody_sees_is_not_looked_at(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            table, asked, _ = await slow_table(site, *await two(site))
            await by_hook(asked, hook)
            turn = (await noted(site, "turn"))[0]
            phone, desk = await asked.sit(table), await asked.sit(table)
            for socket in (phone, desk):
                await socket.ask(type="ping", hidden=True)
            await desk.ask(type="ping")  # one of the two is looked at again
            clock.advance(30)
            await looked_at(site, turn["id"], clock.time)
            await desk.ask(type="ping", hidden=True)
            clock.time += LOOK_AGAIN
            await until(lambda: len(hook.got) == 1)
            opened = site.house.hub.known(table)
            assert opened is not None
            assert asked.id in opened.table.audience.everywhere({asked.id}).people, "still there"

    asyncio.run(go())


def test_a_reminder_before_the_time_is_up_and_none_after_a_move(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            table, asked, _ = await slow_table(site, *await two(site))
            await by_hook(asked, hook)
            reminder = (await noted(site, "reminder"))[0]
            assert reminder["due"] == clock.time + (3 * 24 - 12) * HOUR
            clock.advance(30)
            await until(lambda: len(hook.got) == 1)
            clock.time = reminder["due"]
            await until(lambda: len(hook.got) == 2)
            assert "running out" in hook.got[1].json["text"]
            other, asked, _ = await slow_table(site, *reversed(await two(site)))
            await by_hook(asked, hook)
            later = (await noted(site, "reminder", 2))[1]
            await move(asked, other)
            await gone(site, other)
            clock.time = later["due"]
            assert (await ended(site, later["id"]))["status"] == "gone"
            await a_while()
            assert len(hook.got) == 2
            assert table != other

    asyncio.run(go())


def test_quiet_hours_hold_it_back(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()  # 08:00 in Greenwich, 17:00 in Tokyo
        async with site_and_hook(tmp_path, clock) as (site, hook, _):
            _, asked, _ = await slow_table(site, *await two(site))
            wishes = {"zone": "Asia/Tokyo", "quiet": [16 * 60, 19 * 60 + 30], "reminders": False}
            answer = await asked.put("/api/me/notices", **wishes)
            assert answer.json()["quiet"] == [960, 1170]
            await by_hook(asked, hook)
            turn = (await noted(site, "turn"))[0]
            clock.advance(30)
            await a_while()
            assert hook.got == []
            held = next(row for row in await outbox(site) if row["id"] == turn["id"])
            assert (held["due"] - 1_800_000_000_000) // 1000 == 2 * 3600 + 30 * 60
            clock.time = held["due"]
            await until(lambda: len(hook.got) == 1)
            assert [row["kind"] for row in await outbox(site)] == ["turn"]

    asyncio.run(go())


def test_restarts_lose_nothing_and_send_nothing_twice(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with receiver() as hook:
            async with running(sending(tmp_path), clock) as site:
                table, asked, other = await slow_table(site, *await two(site))
                await by_hook(asked, hook)
                await noted(site, "turn")
            clock.advance(30)
            async with running(sending(tmp_path), clock):
                await until(lambda: len(hook.got) == 1)
                await a_while()
            async with running(sending(tmp_path), clock) as site:
                await a_while()
                assert len(hook.got) == 1
            # Moves are made, and the server is gone before anybody has noted who is asked now.
            async with running(settings(tmp_path), clock) as site:
                asked, other = (again(site, guest) for guest in (asked, other))
                await move(asked, table)
                await move(other, table)
                assert await is_asked(asked, table)
            async with running(sending(tmp_path), clock) as site:
                await noted(site, "turn", 2)
                clock.advance(30)
                await until(lambda: len(hook.got) == 2)
                await a_while()
            assert len(hook.got) == 2

    asyncio.run(go())


def test_what_is_being_sent_when_the_server_stops_is_not_sent_again(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with receiver() as hook:
            hook.pause = 0.5
            async with running(sending(tmp_path), clock) as site:
                _, asked, _ = await slow_table(site, *await two(site))
                await by_hook(asked, hook)
                turn = (await noted(site, "turn"))[0]
                clock.advance(30)
                await until(lambda: len(hook.got) == 1)
            clock.advance(300)
            async with running(sending(tmp_path), clock) as site:
                assert (await ended(site, turn["id"]))["status"] == "sent"
                await a_while()
            assert len(hook.got) == 1

    asyncio.run(go())


def test_what_a_process_took_and_died_over_is_taken_by_another(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with receiver() as hook:
            async with running(sending(tmp_path), clock) as site:
                _, asked, _ = await slow_table(site, *await two(site))
                await by_hook(asked, hook)
                turn = (await noted(site, "turn"))[0]
                due, database = turn["due"], site.house.database
                taken = await database.write(lambda c: store.claim(c, turn["id"], due))
                assert taken is not None
                assert await database.write(lambda c: store.claim(c, turn["id"], due)) is None
            clock.time = due + 1000
            async with running(sending(tmp_path), clock) as site:
                await a_while()
                assert hook.got == []
                clock.advance(60)
                await until(lambda: len(hook.got) == 1)
                assert (await ended(site, turn["id"]))["status"] == "sent"

    asyncio.run(go())


def again(site: Site, guest: Guest) -> Guest:
    """The same person at a server that was started again."""
    back = site.nobody()
    back.http.cookies = guest.http.cookies
    return back


def test_a_secret_answer_of_somebody_else_says_nothing(tmp_path: Path) -> None:
    """Several are asked at once: each gets the same one notice, whoever has answered (RR-15)."""

    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            people = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
            table = await site.table(*people, game=AT_ONCE, pace=DAYS)
            owing = await play_until_several_are_asked(site, people, table)
            first, *others = owing
            for guest in others:
                await by_hook(guest, hook, f"/{guest.id}")
            before = await noted(site, "turn", len(others))
            socket = await first.sit(table)
            assert (await socket.act(socket.choices[0]))["type"] == "ack"
            await socket.link.close()
            clock.advance(30)
            await until(lambda: len(hook.got) == len(others))
            await a_while()
            after = [row for row in await outbox(site) if row["kind"] == "turn"]
            assert [row["id"] for row in after] == [row["id"] for row in before]
            for posted in hook.got:
                assert "Ada" in posted.json["text"] or posted.path == f"/{people[0].id}"

    asyncio.run(go())


async def play_until_several_are_asked(site: Site, people: list[Guest], table: str) -> list[Guest]:
    """Who is asked at once, in the first question to several."""
    sockets = [await guest.sit(table) for guest in people]
    rng = random.Random(5)
    while True:
        opened = site.house.hub.known(table)
        assert opened is not None
        owing = opened.table.playing().state.to_act
        step = opened.table.playing().step
        if len(owing) > 1:
            break
        socket = sockets[owing[0]]
        while socket.step < step or not socket.choices:
            await socket.next()
        assert (await socket.act(rng.choice(socket.choices)))["type"] == "ack"
    for socket in sockets:
        await socket.link.close()
    await gone(site, table)
    return [people[seat] for seat in owing]


def test_none_where_people_sit_and_wait_or_nobody_does(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            people = await two(site)
            for guest in people:
                await by_hook(guest, hook, f"/{guest.id}")
            for pace in ({"kind": "live", "seconds": 60}, {"kind": "relaxed", "seconds": 300}):
                await slow_table(site, *people, pace=pace)
            await site.table(people[0], game=FOR_TWO, seats=["person", "rookie"])
            await a_while()
            clock.advance(25)
            await a_while()
            assert await outbox(site) == []

    asyncio.run(go())


def test_none_for_whom_a_bot_plays(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            table, asked, _ = await slow_table(site, *await two(site))
            await by_hook(asked, hook)
            turn = (await noted(site, "turn"))[0]
            await asked.put(f"/api/tables/{table}/stand-in", level="rookie")
            clock.advance(30)
            assert (await ended(site, turn["id"]))["status"] == "gone"
            assert hook.got == []

    asyncio.run(go())
