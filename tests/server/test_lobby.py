"""Setting up tables, sitting down, getting up, handing over, playing again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from server.site import running, settings, strict
from support.samples import ANY, FOR_TWO, IN_TURN


def test_a_table_from_the_lobby_to_the_start(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea, zoe = [await site.guest(n) for n in ("Ada", "Bea", "Bea")]
            seats = ["person", "club", "person", "person"]
            table = await site.table(
                ada, start=False, game=ANY, seats=seats, public=True, hints=False
            )
            shown = (await bea.get(f"/api/tables/{table}")).json()
            assert (shown["status"], shown["host"], shown["you"]) == ("open", 0, None)
            assert shown["contributions"] == []
            assert shown["hints"] is False
            (listed,) = (await bea.get("/api/tables")).json()["tables"]
            assert (listed["id"], listed["free"]) == (table, 2)

            early = await ada.post(f"/api/tables/{table}/start")
            assert (early.status_code, early.json()["message"]) == (403, "server-seats-empty")
            code = (await bea.get(f"/api/codes/{shown['code'].lower()}")).json()
            assert code == {"id": table}
            joined = await bea.post(f"/api/tables/{table}/join", seat=3, contribution="ab" * 32)
            assert joined.json()["you"] == 3
            again = await bea.post(f"/api/tables/{table}/join", seat=2)
            assert again.json()["you"] == 3, "one seat for one person"
            # The host has seen the server's promise only now, and adds to the dice again.
            await ada.post(f"/api/tables/{table}/join", contribution="cd" * 32)
            taken = await zoe.post(f"/api/tables/{table}/join", seat=3)
            assert taken.json()["error"] == "forbidden"
            other = (await zoe.post(f"/api/tables/{table}/join")).json()
            assert [seat["name"] for seat in other["seats"]][2:] == ["Bea 2", "Bea"]
            not_host = await bea.post(f"/api/tables/{table}/start")
            assert not_host.json()["message"] == "server-host-only"
            begun = (await ada.post(f"/api/tables/{table}/start")).json()
            assert begun["status"] == "running"
            assert begun["contributions"][::2] == ["cd" * 32, "ab" * 32]
            assert begun["commitment"] == shown["commitment"]
            assert len(begun["contributions"]) == 3
            late = await (await site.guest("Lou")).post(f"/api/tables/{table}/join")
            assert late.json()["error"] == "forbidden"
            (mine,) = (await zoe.get("/api/me/tables")).json()["tables"]
            assert mine["you"] == 2
            assert mine["your_turn"] == (2 in mine["waiting"])

    asyncio.run(go())


def test_everybody_at_the_table_sees_who_comes_and_goes(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            table = await site.table(ada, start=False, game=FOR_TWO, seats=["person", "person"])
            host = await ada.sit(table)
            guest = await bea.sit(table)
            assert guest.table["seats"][1]["taken"] is False
            await bea.post(f"/api/tables/{table}/join")
            await guest.until(lambda m: m["type"] == "table")
            assert guest.table["you"] == 1
            await host.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["present"])

            # The host sends her away, and lets a bot sit down, and thinks again.
            for plan, name in (("club", True), ("person", False)):
                await ada.put(f"/api/tables/{table}/seats/1", plan=plan)
                await guest.until(lambda m: m["type"] == "table")
                assert (guest.table["you"] is None) is True
                assert bool(guest.table["seats"][1]["name"]) == name
            forbidden = await bea.put(f"/api/tables/{table}/seats/0", plan="club")
            assert forbidden.json()["message"] == "server-host-only"
            assert (await ada.put(f"/api/tables/{table}/seats/9", plan="club")).status_code == 404

            # She does not come back by the same link, unless the host invites her again.
            refused = await bea.post(f"/api/tables/{table}/join", seat=1)
            assert (refused.status_code, refused.json()["message"]) == (403, "server-removed")
            assert guest.table["removed"] == []
            removed = (await ada.get(f"/api/tables/{table}")).json()["removed"]
            assert removed == [{"number": 1, "name": "Bea"}]
            assert bea.id not in (await ada.get(f"/api/tables/{table}")).text
            own = await bea.http.delete(f"/api/tables/{table}/removed/1")
            assert own.json()["message"] == "server-host-only"
            nobody = await ada.http.delete(f"/api/tables/{table}/removed/2")
            assert nobody.json()["message"] == "server-not-removed"
            lifted = await ada.http.delete(f"/api/tables/{table}/removed/1")
            assert lifted.json()["removed"] == []

            # The host goes; Bea, who is back, is the host; then nobody is left.
            assert (await bea.post(f"/api/tables/{table}/join", seat=1)).status_code == 200
            await ada.post(f"/api/tables/{table}/leave")
            await guest.until(lambda m: m["type"] == "table" and m["table"]["yours"])
            assert (await bea.post(f"/api/tables/{table}/leave")).json()["status"] == "closed"
            assert (await bea.post(f"/api/tables/{table}/join")).status_code == 403

    asyncio.run(go())


def test_who_was_removed_does_not_come_back_by_the_same_link(tmp_path: Path) -> None:
    """Under another name, in a private window, either: the link alone seats nobody new any more."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea, cleo, zoe = [await site.guest(n) for n in ("Ada", "Bea", "Cleo", "Zoe")]
            table = await site.table(ada, start=False, game=ANY, seats=["person"] * 4)
            path = f"/api/tables/{table}"
            for guest in (bea, cleo):
                await guest.post(f"{path}/join")
            first = (await bea.get(path)).json()
            assert first["guarded"] is False
            await ada.put(f"{path}/seats/1", plan="person")
            shown = (await ada.get(path)).json()
            assert (shown["guarded"], shown["code"] == first["code"]) == (True, False)
            assert (await cleo.get(path)).json()["code"] == shown["code"], (
                "who sits here may invite"
            )
            for stranger in (zoe, bea, site.nobody()):
                assert (await stranger.get(path)).json()["code"] == ""
            for code in (None, first["code"], ""):
                refused = await zoe.post(f"{path}/join", code=code)
                assert (refused.status_code, refused.json()["message"]) == (
                    *(403, "server-link-is-old"),
                )
            gone = await zoe.get(f"/api/codes/{first['code']}")
            assert gone.json()["message"] == "server-no-such-code"
            again = await bea.post(f"{path}/join", code=shown["code"])
            assert again.json()["message"] == "server-removed"
            new = shown["code"].lower()
            assert (await zoe.get(f"/api/codes/{new}")).json() == {"id": table}
            assert (await zoe.post(f"{path}/join", code=f"{new[:3]}-{new[3:]}")).status_code == 200
            # Invited again, she comes by the link that she has.
            await ada.http.delete(f"{path}/removed/1")
            assert (await bea.post(f"{path}/join")).status_code == 200
            assert (await site.nobody().get(path)).json()["guarded"] is False

    asyncio.run(go())


def test_in_the_lobby_everybody_may_sit_down(tmp_path: Path) -> None:
    """One who was removed there must not be able to shut it for all."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea, cleo = [await site.guest(n) for n in ("Ada", "Bea", "Cleo")]
            seats = ["person"] * 2
            table = await site.table(ada, start=False, game=FOR_TWO, seats=seats, public=True)
            await bea.post(f"/api/tables/{table}/join")
            await ada.put(f"/api/tables/{table}/seats/1", plan="person")
            assert (await cleo.get(f"/api/tables/{table}")).json()["guarded"] is False
            assert (await cleo.post(f"/api/tables/{table}/join")).status_code == 200

    asyncio.run(go())


def test_a_bot_stands_in_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            table = await site.table(ada, bea, game=FOR_TWO)
            sockets = [await guest.sit(table) for guest in (ada, bea)]
            mover = 0 if sockets[0].choices else 1
            person, socket, other = (ada, bea)[mover], sockets[mover], sockets[1 - mover]
            step, choice = socket.step, socket.choices[0]
            await person.put(f"/api/tables/{table}/stand-in", level="rookie")
            await other.turn()
            assert other.step > step, "the bot has decided"
            assert other.table["seats"][mover]["stand_in"] == "rookie"
            refused = await socket.act(choice)
            assert refused["problem"]["message"] in ("server-bot-plays", "server-stale")
            await person.put(f"/api/tables/{table}/stand-in", level=None)
            while not (other.moment and not other.choices):
                await other.act(other.choices[0])
            await socket.turn()
            assert (await socket.act(socket.choices[0]))["type"] == "ack"

            # Who leaves a running game leaves a bot behind.
            left = (await person.post(f"/api/tables/{table}/leave")).json()
            assert left["seats"][mover]["stand_in"] == "club"
            assert left["seats"][mover]["name"] == ("Ada", "Bea")[mover]
            await other.play(random.Random(4))

    asyncio.run(go())


def test_the_same_people_play_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea, zoe = [await site.guest(n) for n in ("Ada", "Bea", "Zoe")]
            table = await site.table(ada, bea, game=IN_TURN, seats=["person", "club", "person"])
            early = await ada.post(f"/api/tables/{table}/rematch")
            assert early.json()["message"] == "server-not-finished"
            sockets = [await guest.sit(table) for guest in (ada, bea)]
            await asyncio.gather(*(s.play(random.Random(2)) for s in sockets))
            assert (await zoe.post(f"/api/tables/{table}/rematch")).status_code == 403
            new = (await bea.post(f"/api/tables/{table}/rematch")).json()
            await sockets[0].until(lambda m: m["type"] == "table" and m["table"]["rematch"])
            assert sockets[0].table["rematch"] == new["id"]
            same = (await ada.post(f"/api/tables/{table}/rematch")).json()
            assert same["id"] == new["id"] != table
            assert same["commitment"] != sockets[0].table["commitment"]
            assert [s["reserved"] for s in same["seats"]] == [True, False, False]
            assert (await zoe.post(f"/api/tables/{new['id']}/join")).status_code == 403
            mine = (await ada.get("/api/me/tables")).json()["tables"]
            assert new["id"] in [t["id"] for t in mine], "she is expected there"
            assert (await ada.post(f"/api/tables/{new['id']}/join")).json()["you"] == 0
            begun = await bea.post(f"/api/tables/{new['id']}/start")
            assert begun.json()["status"] == "running"
            old_seed = (await site.house.hub.open(table)).table.record.seed()
            assert (await site.house.hub.open(new["id"])).table.record.seed() != old_seed

    asyncio.run(go())


def test_a_private_table_is_for_those_with_the_link(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            table = await site.table(ada, start=False, game=FOR_TWO, seats=["person", "club"])
            assert (await bea.get("/api/tables")).json()["tables"] == []
            assert (await bea.get("/api/me/tables")).json()["tables"] == []
            assert len((await ada.get("/api/me/tables")).json()["tables"]) == 1
            assert (await site.nobody().get(f"/api/tables/{table}")).status_code == 200
            unknown = await bea.get("/api/codes/ZZZZZZ")
            assert (unknown.status_code, unknown.json()["error"]) == (404, "not-found")

    asyncio.run(go())


NO_TABLES: list[dict[str, Any]] = [
    {},
    {"game": "chess", "seats": ["person"]},
    {"game": ANY, "seats": ["person"]},
    {"game": ANY, "seats": []},
    {"game": ANY, "seats": ["person", "dog", "club"]},
    {"game": ANY, "seats": ["person"] * 17},
    {"game": ANY, "seats": ["person"] * 3, "variant": "moon"},
    {"game": ANY, "seats": ["person"] * 3, "options": {"players": 5, "fly": 1}},
    {"game": ANY, "seats": ["person"] * 3, "options": {"first": 10**30}},
    {"game": ANY, "seats": ["person"] * 3, "options": {"first": {"a": []}}},
    {"game": ANY, "seats": ["person"] * 3, "pace": {"kind": "live", "seconds": 0}},
    {"game": ANY, "seats": ["person"] * 3, "pace": {"kind": "hasty"}},
    {"game": ANY, "seats": ["person"] * 3, "contribution": "AB" * 32},
    {"game": ANY, "seats": ["person"] * 3, "contribution": "ab" * 31},
    {"game": ANY, "seats": ["person"] * 3, "secret": "mine"},
]


def test_tables_that_cannot_be(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            for body in NO_TABLES:
                answer = await ada.http.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), body
                assert " " in answer.json()["sentence"]
            nameless = await site.nobody().post("/api/tables", game=FOR_TWO, seats=["person"])
            assert nameless.status_code == 401
            assert (await ada.get("/api/me/tables")).json()["tables"] == []

    asyncio.run(go())


def test_nobody_has_too_many_tables(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(tables_per_identity=2)
        async with running(settings(tmp_path, limits=limits)) as site:
            ada = await site.guest("Ada")
            wish = {"game": FOR_TWO, "seats": ["person", "club"]}
            answers = [await ada.post("/api/tables", **wish) for _ in range(3)]
            assert [a.status_code for a in answers] == [201, 201, 429]

    asyncio.run(go())


def test_tables_that_are_not_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            there = "/api/tables/nothere"
            answers = [
                await ada.post(f"{there}/{p}") for p in ("join", "leave", "start", "rematch")
            ]
            answers.append(await ada.put(f"{there}/stand-in", level="club"))
            answers += [await ada.get(f"{there}{p}") for p in ("", "/events", "/record")]
            for answer in answers:
                assert (answer.status_code, answer.json()["error"]) == (404, "not-found")

    asyncio.run(go())
