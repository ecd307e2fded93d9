"""An absent player at a real server: marked, played for, back; also after it was killed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rallybox.tables import absence
from rallybox.tables.wire.base import Pace
from server.site import Site, Socket, WoundClock, running, settings
from support.samples import FOR_TWO, IN_TURN

BLIP = absence.BLIP / 1000
LONG = (absence.patience(Pace()) or 0) / 1000


async def _gone(socket: Socket, seat: int) -> None:
    """Read on until that seat is away."""
    while socket.table["seats"][seat]["away"] is None:
        await socket.next()


async def _one_left(site: Site) -> tuple[str, Socket, Socket, int]:
    """Two at a table; the one who is asked goes. The table, both sockets, whose seat is empty."""
    table, (asked, waits), (going, stays) = await site.two_at_a_table()
    seat = 1 - stays.table["you"]
    assert asked is not waits
    await going.link.close()
    await _gone(stays, seat)
    return table, stays, going, seat


def test_an_absent_player_does_not_stop_a_table_also_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path), clock) as site:
            table, stays, _, seat = await _one_left(site)
            soon = await stays.ask(type="replace", seat=seat)
            assert soon["problem"]["message"] == "server-not-away-long"
            clock.advance(LONG)
            assert (await stays.ask(type="replace", seat=seat))["type"] == "ack"
            await stays.turn()  # the bot has decided for the other one
            assert stays.table["seats"][seat]["stand_in"] == "club"
            cookies = [guest.http.cookies for guest in site.guests]
        async with running(settings(tmp_path), clock) as site:
            there = site.nobody()
            there.http.cookies = cookies[seat]
            back = await there.sit(table)
            assert back.table["you"] == seat
            assert [note["kind"] for note in back.table["notes"]] == ["away"]
            path = f"/api/tables/{table}/stand-in"
            assert (await there.put(path, level=None)).json()["seats"][seat]["stand_in"] is None
            kept = (await there.get(f"/api/tables/{table}")).json()
            assert [note["kind"] for note in kept["notes"]] == ["away", "back"]

    asyncio.run(go())


def test_who_goes_without_agreeing_leaves_it_to_those_who_stay(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path), clock) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea", "Zoe")]
            table = await site.table(*people, game=IN_TURN)
            ada, bea, zoe = [await guest.sit(table) for guest in people]
            await ada.link.close()
            await _gone(bea, 0)
            clock.advance(LONG)
            assert (await bea.ask(type="replace", seat=0))["type"] == "ack"
            assert bea.table["seats"][0]["stand_in"] is None
            await zoe.link.close()
            await _gone(bea, 2)
            zoe = await people[2].sit(table)
            clock.advance(BLIP)
            await bea.quiet()
            assert bea.table["seats"][0]["stand_in"] is None, "Zoe was only away for a moment"
            await zoe.link.close()
            await _gone(bea, 2)
            clock.advance(BLIP)
            await bea.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["stand_in"])
            told = [(note["kind"], note["by"], note["at"]) for note in bea.table["notes"]]
            assert told == [("away", None, clock.time)]

    asyncio.run(go())


def test_leaving_and_giving_up_are_told_and_the_last_to_give_up_closes_the_table(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table = await site.table(*people, game=FOR_TWO)
            sockets = [await guest.sit(table) for guest in people]
            assert (await people[0].post(f"/api/tables/{table}/leave")).status_code == 200
            given = await people[0].post(f"/api/tables/{table}/give-up")
            assert given.json()["seats"][0]["gave_up"] is True
            again = await people[0].put(f"/api/tables/{table}/stand-in", level=None)
            assert again.json()["message"] == "server-gave-up"
            await sockets[1].until(
                lambda m: m["type"] == "table" and m["table"]["seats"][0]["gave_up"]
            )
            assert [note["kind"] for note in sockets[1].table["notes"]] == ["left", "gave-up"]
            stranger = await site.guest("Zoe")
            refused = await stranger.post(f"/api/tables/{table}/give-up")
            assert refused.json()["message"] == "server-not-at-table"
            assert (await people[1].post(f"/api/tables/{table}/give-up")).json()[
                "status"
            ] == "closed"
            await sockets[1].until(
                lambda m: m["type"] == "table" and m["table"]["status"] == "closed"
            )
            await sockets[1].quiet()
            await asyncio.sleep(0.1)
            assert not [m for m in await sockets[1].quiet() if m["type"] == "moment"], (
                "bots play on"
            )
            assert (await people[1].get("/api/me/tables")).json()["tables"] == []

    asyncio.run(go())


def test_lists_say_who_is_a_bot_and_how_it_came_out(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "rookie"], public=True)
            (open_one,) = (await ada.get("/api/tables")).json()["tables"]
            assert (open_one["plans"], open_one["outcome"]) == (["person", "rookie"], None)
            await ada.put(f"/api/tables/{table}/stand-in", level="rookie")
            (mine,) = (await ada.get("/api/me/tables")).json()["tables"]
            assert mine["your_turn"] is False, "a bot plays there"
            for _ in range(600):
                (mine,) = (await ada.get("/api/me/tables")).json()["tables"]
                if mine["status"] == "finished":
                    break
                await asyncio.sleep(0.05)
            assert sorted(mine["outcome"]["places"]) in ([1, 2], [1, 1])
            assert mine["finished"] >= mine["created"]

    asyncio.run(go())
