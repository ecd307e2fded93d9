"""Playing on from a moment of a finished game, over the network and the database."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

from rallybox.core.origin import Origin
from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.server.store import integrity, log, tables
from rallybox.tables.log import Stored
from rallybox.tables.retelling import retold
from server.site import Guest, Json, Site, running, settings, strict
from support.samples import ALONE, ALONE_VARIANT, FOR_TWO, shorter

SHORT = {"game": FOR_TWO, "options": shorter(FOR_TWO)}


async def played(site: Site, ada: Guest, **wishes: Any) -> str:
    """A table at which Ada has played to the end."""
    wishes = {"seats": ["person", "rookie"], **SHORT} | wishes
    table = await site.table(ada, **wishes)
    await (await ada.sit(table)).play(random.Random(3))
    return table


async def stopped(site: Site, ada: Guest) -> str:
    """A numbered deal that Ada has given up after some cards: four actions, and the end."""
    seats = ["person"]
    table = await site.table(
        ada, game=ALONE, variant=ALONE_VARIANT, seats=seats, options={"deal": 1974}
    )
    socket = await ada.sit(table)
    for _ in range(4):
        await socket.act(socket.choices[0])
    await socket.act(socket.choices[-1])
    return table


async def logged(site: Site, table: str) -> Stored:
    return await site.house.database.read(lambda c: log.whole_log(c, table))


def view_of(stored: Stored, number: int, seat: int) -> Json:
    """What a seat saw after so many actions."""
    state = retold(msgspec.structs.replace(stored, entries=stored.entries[:number])).state
    view: Json = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
    return view


def test_anybody_plays_on_and_the_table_says_where_it_came_from(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, zoe = await site.guest("Ada"), await site.guest("Zoe")
            old = await played(site, ada)
            stored = await logged(site, old)
            # A moment at which seat 1, which a bot had, is to decide.
            step = next(e.sequence for e in stored.entries if e.sequence > 5 and e.owing == 2)
            asked = {"step": step, "seat": 1, "level": "rookie"}
            made = await zoe.post(f"/api/tables/{old}/play-on", **asked)
            assert made.status_code == 201, made.text
            info = made.json()
            assert info["origin"] == {"table": old, "step": step}
            assert (info["status"], info["public"], info["you"]) == ("running", False, 1)
            assert [s["plan"] for s in info["seats"]] == ["rookie", "person"]
            assert info["seats"][1]["name"] == "Zoe"
            assert info["seats"][0]["name"] not in ("Ada", "")
            before = (await ada.get(f"/api/tables/{old}")).json()
            assert before["origin"] is None
            assert info["commitment"] != before["commitment"], "a shuffle of its own"
            assert "position" not in made.text

            socket = await zoe.sit(info["id"])
            assert socket.moment is not None
            assert socket.moment["view"] == view_of(stored, step, 1)
            assert await socket.play(random.Random(1))
            path = f"/api/tables/{info['id']}"
            record = read((await ada.get(f"{path}/record")).text)
            assert verify(record, GAMES) == len(record.actions)
            assert isinstance(record.origin, Origin)
            assert (record.origin.table, record.origin.step) == (old, step)
            assert (await ada.get(f"{path}/proof")).json()["problem"] is None
            replay = (await ada.get(f"{path}/replay?seat=1")).json()
            assert replay["moments"][0]["view"] == view_of(stored, step, 1)
            # From there once more, and back at the first move: it is a game like any other.
            again = await ada.post(f"{path}/play-on", step=0, seat=0, level="club")
            assert again.json()["origin"] == {"table": info["id"], "step": 0}
            assert await site.house.database.read(lambda c: integrity._everything(c)) == []

    asyncio.run(go())


def test_after_a_restart_it_stands_as_it_stood(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            old = await played(site, ada)
            step = len((await logged(site, old)).entries) // 3
            made = await ada.post(f"/api/tables/{old}/play-on", step=step, seat=0, level="rookie")
            table = made.json()["id"]
            socket = await ada.sit(table)
            await socket.turn()
            await socket.act(socket.choices[0])
            await socket.turn()
            before, cookies = socket.moment, dict(ada.http.cookies)
        async with running(settings(tmp_path)) as site:
            ada = site.nobody()
            ada.http.cookies.update(cookies)
            socket = await ada.sit(table)
            assert before is not None
            assert socket.moment is not None
            assert {**socket.moment, "events": [], "time": None} == {
                **before,
                "events": [],
                "time": None,
            }
            assert socket.table["origin"] == {"table": old, "step": step}
            assert await socket.play(random.Random(2))
            record = read((await ada.get(f"/api/tables/{table}/record")).text)
            assert verify(record, GAMES) == len(record.actions)

    asyncio.run(go())


def test_nothing_is_told_of_a_game_that_goes_on(tmp_path: Path) -> None:
    """Whatever is asked, however far it is: the same word for word, and no table is made."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            zoe = await site.guest("Zoe")
            table, guests, sockets = await site.two_at_a_table()
            answers, waits = set(), [0, 3, 10**6, 2**53 - 1]
            for _ in range(4):
                for guest in (zoe, *guests):
                    for step in waits:
                        asked = {"step": step, "seat": step % 16, "level": "ace"}
                        answer = await guest.post(f"/api/tables/{table}/play-on", **asked)
                        answers.add((answer.status_code, answer.text))
                for socket in sockets:
                    await socket.quiet()
                    if socket.choices:
                        await socket.act(socket.choices[0])
            assert len(answers) == 1
            status, text = answers.pop()
            assert status == 403
            assert msgspec.json.decode(text)["message"] == "server-not-finished"
            for guest in (zoe, *guests):
                mine = (await guest.get("/api/me/tables")).json()["tables"]
                assert {t["id"] for t in mine} <= {table}

    asyncio.run(go())


def test_what_cannot_be_is_a_sentence_and_makes_no_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            old = await stopped(site, ada)
            last = len((await logged(site, old)).entries)
            good: Json = {"step": 3, "seat": 0, "level": "club"}
            path = f"/api/tables/{old}/play-on"
            for change, status, message in (
                ({"step": last + 1}, 404, "record-no-such-step"),
                ({"step": last}, 403, "record-nothing-left"),
                ({"seat": 2}, 404, "server-no-such-seat"),
                ({"step": -1}, 400, "server-bad-request"),
                ({"seat": 16}, 400, "server-bad-request"),
                ({"level": "genius"}, 400, "bots-unknown"),
                ({"level": "person"}, 400, "bots-unknown"),
                ({"level": "./program"}, 400, "server-bad-request"),
                ({"contribution": "00"}, 400, "server-bad-request"),
                ({"origin": {}}, 400, "server-bad-request"),
            ):
                answer = await ada.post(path, **(good | change))
                found = answer.status_code, answer.json()["message"]
                assert found == (status, message), change
                assert " " in answer.json()["sentence"]
            assert (await site.nobody().post(path, **good)).status_code == 401
            nowhere = await ada.post("/api/tables/nothere/play-on", **good)
            assert nowhere.json()["message"] == "server-no-such-table"
            await site.house.database.write(lambda c: tables.update(c, old, {"rules": 0}))
            older = await ada.post(path, **good)
            assert (older.status_code, older.json()["message"]) == (403, "server-other-rules")
            mine = (await ada.get("/api/me/tables")).json()["tables"]
            assert [t["id"] for t in mine] == [old]

    asyncio.run(go())


def test_nobody_has_too_many_of_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path, limits=strict(tables_per_identity=2))) as site:
            ada = await site.guest("Ada")
            old = await stopped(site, ada)
            asked = {"step": 3, "seat": 0, "level": "club"}
            made = [await ada.post(f"/api/tables/{old}/play-on", **asked) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 429]

    asyncio.run(go())


def test_a_numbered_deal_that_was_played_on_is_not_among_the_best(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            old = await stopped(site, ada)
            best = (await ada.get(f"/api/best/{ALONE}?number=1974")).json()
            made = await ada.post(f"/api/tables/{old}/play-on", step=3, seat=0, level="club")
            info = made.json()
            assert (info["number"], info["assisted"], info["commitment"]) == (1974, True, "")
            again = await ada.sit(info["id"])
            for _ in range(6):
                await again.act(again.choices[0])
            await again.act(again.choices[-1])
            assert (await ada.get(f"/api/best/{ALONE}?number=1974")).json() == best
            assert [r["table"] for r in best["mine"]] == [old]

    asyncio.run(go())
