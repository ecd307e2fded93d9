"""What an admin does beside a running server: it counts at once, and tells no secret."""

from __future__ import annotations

import asyncio
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from sqlalchemy import select

from rallybox.cli.main import main
from rallybox.core.errors import Malformed
from rallybox.core.record import read, verify
from rallybox.core.words import Words
from rallybox.games import GAMES
from rallybox.server.admin import desk
from rallybox.server.admin.office import Office
from rallybox.server.notices.push import Subscription
from rallybox.server.store import channels, log
from rallybox.server.store.schema import actions, messages, seats, tables
from rallybox.tables import record
from rallybox.tables.errors import NotFound
from rallybox.tables.record import TableRecord
from server.admin.world import World, contents, fill
from server.reviews.world import Quick, whole
from server.site import Guest, Site, Socket, WoundClock, running, settings
from support.samples import FOR_TWO, IN_TURN

FAR = "203.0.113.7"


async def heard(site: Site) -> None:
    """Let the server look, as it does once a second."""
    await site.house.bulletin.look()
    await asyncio.sleep(0.05)


async def office(site: Site) -> Office:
    return await asyncio.to_thread(Office(site.house.settings.database).open)


async def farewell(socket: Socket) -> dict[str, Any]:
    return await socket.until(lambda message: message["type"] == "bye")


# -- bans ------------------------------------------------------------------------------------------


def test_a_banned_person_is_sent_away_and_kept_out(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            table = await site.table(ada, bea, game=FOR_TWO)
            sockets = [await ada.sit(table), await bea.sit(table)]
            desk_of_ours = await office(site)
            made = await asyncio.to_thread(
                desk_of_ours.ban, "person", ada.id, 3, "Be nice to others."
            )
            await heard(site)
            bye = await farewell(sockets[0])
            assert not bye["again"]
            assert bye["problem"]["message"] == "server-banned-why"
            assert "Be nice to others." in bye["problem"]["sentence"]
            for path in ("/api/me", "/api/me/tables", "/api/tables", f"/api/tables/{table}"):
                assert (await ada.get(path)).status_code == 403, path
            assert (await ada.sit(table)).heard[0]["type"] == "bye"
            assert (await bea.get("/api/me")).status_code == 200
            assert (await sockets[1].ask(type="ping"))["type"] == "pong"
            assert [ban.who for ban in desk_of_ours.bans()] == [ada.id]
            assert made.until is not None
            await asyncio.to_thread(desk_of_ours.lift, ada.id)
            await heard(site)
            assert (await ada.get("/api/me")).json()["nickname"] == "Ada"

    asyncio.run(go())


def test_a_banned_network_is_sent_away_by_its_real_address(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path, proxies=("127.0.0.1",))) as site:
            far, near = await site.guest("Ada"), await site.guest("Bea")
            far.http.headers["X-Forwarded-For"] = FAR
            table = await site.table(near, game=FOR_TWO, seats=["person", "club"])
            watching = await through(site, near, table, FAR)
            staying = await near.sit(table)
            await asyncio.to_thread((await office(site)).ban, "network", "203.0.113.0/24", None, "")
            await heard(site)
            assert (await farewell(watching))["problem"]["message"] == "server-banned"
            for path in ("/", "/api/me", "/health"):
                assert (await far.get(path)).status_code == 403
                assert (await near.get(path)).status_code == 200
            assert (await staying.ask(type="ping"))["type"] == "pong"

    asyncio.run(go())


async def through(site: Site, guest: Guest, table: str, address: str) -> Socket:
    link = await websockets.connect(
        f"{site.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?watch=1",
        additional_headers={"X-Forwarded-For": address},
        max_queue=None,
    )
    socket = Socket(link)
    guest.sockets.append(socket)
    await socket.until(lambda message: message["type"] == "hello")
    return socket


def test_a_ban_ends_by_itself_and_stays_after_a_restart(tmp_path: Path) -> None:
    clock = WoundClock()

    async def go() -> None:
        wanted = settings(tmp_path)
        async with running(wanted, clock) as site:
            ada = await site.guest("Ada")
            desk_of_ours = await office(site)
            clock.time = (await asyncio.to_thread(desk_of_ours.ban, "person", ada.id, 2, "")).made
            await heard(site)
            assert (await ada.get("/api/me")).status_code == 403
        async with running(wanted, clock) as site:
            again = site.nobody()
            again.http.cookies.update(ada.http.cookies)
            assert (await again.get("/api/me")).status_code == 403
            clock.advance(2 * 86_400 + 1)
            assert (await again.get("/api/me")).json()["nickname"] == "Ada"

    asyncio.run(go())


def test_nobody_bans_the_world_or_this_machine(stopped: tuple[str, World]) -> None:
    ours = Office(stopped[0])
    for network in ("", "x", "0.0.0.0/0", "10.0.0.0/7", "127.0.0.1", "::/8", "::1"):
        with pytest.raises(Malformed):
            ours.ban("network", network, None, "")
    for who in ("nobody", "no\0body", ""):
        with pytest.raises(NotFound):
            ours.ban("person", who, None, "")
    with pytest.raises(NotFound):
        ours.lift("10.0.0.0/8")
    assert ours.bans() == []


# -- tables ----------------------------------------------------------------------------------------


def test_a_closed_table_stands_still_and_a_removed_one_is_gone(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, people, sockets = await site.two_at_a_table()
            await sockets[0].act(sockets[0].choices[0])
            ours = await office(site)
            await asyncio.to_thread(ours.close_table, table)
            await heard(site)
            bye = await farewell(sockets[0])
            assert (bye["again"], bye["problem"]["message"]) == (True, "server-table-closed")
            again = await people[0].sit(table)
            assert again.table["status"] == "closed"
            assert (await people[0].get("/api/tables")).json()["tables"] == []
            with desk.reading(ours.url) as connection:
                assert len(log.whole_log(connection, table).entries) == 1, "what was played stays"
            await asyncio.to_thread(ours.remove_table, table)
            await heard(site)
            assert (await people[0].get(f"/api/tables/{table}")).status_code == 404
            assert not [rows for rows in contents(ours.url).values() if table in "".join(rows)]
            with pytest.raises(NotFound):
                ours.remove_table(table)

    asyncio.run(go())


def test_lists_find_what_is_asked_and_no_cards(stopped: tuple[str, World]) -> None:
    url, world = stopped
    ours = Office(url)
    by_status = {one.status: one for one in ours.tables(None, "", 10)}
    assert {one.id for one in by_status.values()} == {world.finished, world.going, world.waiting}
    assert ours.tables("running", "", 10) == [by_status["running"]]
    assert ours.tables(None, world.going, 10) == [by_status["running"]]
    assert ours.tables(None, by_status["open"].code.lower(), 10) == [by_status["open"]]
    assert len(ours.tables(None, "Béa 🏁", 10)) == 2
    assert len(ours.tables(None, world.ada, 10)) == 3
    assert ours.tables(None, "nobody like that", 10) == []
    assert len(ours.tables(None, "", 1)) == 1
    with pytest.raises(Malformed):
        ours.tables("lost", "", 10)
    assert [one.nickname for one in ours.people("béa", 5) or ours.people("Béa", 5)] == ["Béa 🏁"]
    assert ours.people("%", 5) == []
    assert {one.id: one.tables for one in ours.people("", 5)} == {world.ada: 3, world.bea: 2}
    with desk.reading(url) as connection:
        secrets = {row.secret for row in connection.execute(select(tables.c.secret))}
        moves = {row.action for row in connection.execute(select(actions.c.action))}
    shown = repr([ours.tables(None, "", 10), ours.people("", 10), ours.counts()])
    assert not [one for one in secrets | moves if repr(one) in shown]
    assert ours.counts()["tables-running"] == 1


# -- people ----------------------------------------------------------------------------------------


def test_a_person_gets_all_that_is_theirs_and_nothing_else(stopped: tuple[str, World]) -> None:
    url, world = stopped
    found = Office(url).export(world.ada)
    text = json.dumps(found, ensure_ascii=False)
    assert found["person"]["nickname"] == "Ada"
    assert {one["id"] for one in found["tables"]} == {world.finished, world.going, world.waiting}
    assert [one["text"] for one in found["messages"]] == ["Good luck, “Béa”", "Between you and me"]
    assert len(found["tokens"]) == 1
    with desk.reading(url) as connection:
        for table in (tables, seats):
            for row in connection.execute(select(table)):
                for name in ("secret", "contribution"):
                    secret = row._mapping.get(name)
                    assert not secret or secret not in text
        hashes = connection.execute(select(desk.tables_of(connection).tables["tokens"]))
        assert not [row.hash for row in hashes if row.hash in text]
    assert "Béa 🏁" not in text, "others are not theirs"
    with pytest.raises(NotFound):
        Office(url).export("x")


def test_nor_the_keys_of_their_browsers(stopped: tuple[str, World]) -> None:
    url, world = stopped
    given = Subscription("https://push.example/abc", "a public key", "a shared secret")
    with desk.writing(url) as connection:
        target = msgspec.json.encode(given).decode()
        channels.add(connection, world.ada, "push", target, "Firefox", 1)
        channels.add(connection, world.ada, "mail", "ada@home.example", "ada@home.example", 2)
    found = Office(url).export(world.ada)
    targets = [one["target"] for one in found["notice_channels"]]
    assert {"endpoint": given.endpoint} in targets
    assert "ada@home.example" in targets
    text = json.dumps(found)
    assert given.auth not in text
    assert given.p256dh not in text


def test_a_deleted_person_is_forgotten_and_the_games_stay(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            world = await fill(site)
            ada, bea = site.guests[0], site.guests[1]
            sockets = [await ada.sit(world.going), await bea.sit(world.going)]
            ours = await office(site)
            assert await asyncio.to_thread(ours.delete, world.ada) == 3
            await heard(site)
            assert (await farewell(sockets[0]))["problem"]["error"] == "nameless"
            assert (await ada.get("/api/me")).json() is None, "all devices are signed out"
            everything = "".join("".join(rows) for rows in contents(ours.url).values())
            for trace in (world.ada, "Ada", "Good luck", "Between you and me"):
                assert trace not in everything, trace
            shown = (await bea.get(f"/api/tables/{world.finished}")).json()
            assert "Nobody" in [seat["name"] for seat in shown["seats"]]
            record = (await bea.get(f"/api/tables/{world.finished}/record")).content
            assert verify(read(record), GAMES) > 5, "and it can still be checked"
            going = (await bea.get(f"/api/tables/{world.going}")).json()
            assert going["status"] == "running"
            await sockets[1].play(random.Random(1))  # a bot plays on for the other seat
            assert (await bea.get(f"/api/tables/{world.waiting}")).json()["status"] == "closed"
            with pytest.raises(NotFound):
                ours.delete(world.ada)
            with pytest.raises(NotFound):
                ours.delete("nobody")

    asyncio.run(go())


def test_what_a_deleted_person_said_is_gone_wherever_they_sit_now(tmp_path: Path) -> None:
    """They chatted before the start and got up, or had to; who sits there now keeps their own."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea, cleo = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
            waits: dict[str, Any] = {"game": FOR_TWO, "seats": ["person"] * 2, "start": False}
            left, removed = [await site.table(bea, ada, **waits) for _ in range(2)]
            for table in (left, removed):
                await (await ada.sit(table)).ask(type="say", text=f"Trace in {table}")
            await ada.post(f"/api/tables/{left}/leave")
            await bea.put(f"/api/tables/{removed}/seats/1", plan="person")
            for table in (left, removed):
                # Whoever was removed made the old link stale: the host invites by the new code.
                code = (await bea.get(f"/api/tables/{table}")).json()["code"]
                assert (await cleo.post(f"/api/tables/{table}/join", code=code)).is_success
                await (await cleo.sit(table)).ask(type="say", text=f"Hello in {table}")
            ours = await office(site)
            said = {
                who.id: [one["text"] for one in ours.export(who.id)["messages"]]
                for who in (ada, cleo)
            }
            assert said[ada.id] == [f"Trace in {left}", f"Trace in {removed}"]
            assert said[cleo.id] == [f"Hello in {left}", f"Hello in {removed}"]
            await asyncio.to_thread(ours.delete, ada.id)
            rows = "".join(contents(ours.url)["messages"])
            assert "Trace" not in rows
            assert "Ada" not in rows
            assert rows.count("Hello in") == 2

    asyncio.run(go())


def test_lines_of_older_versions_go_by_seat_and_by_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = [await site.guest(name) for name in ("Ada", "Bea")]
            waits: dict[str, Any] = {"game": FOR_TWO, "seats": ["person"] * 2, "start": False}
            sits, removed = [await site.table(bea, ada, **waits) for _ in range(2)]
            for table in (sits, removed):
                for guest in (ada, bea):
                    await (await guest.sit(table)).ask(type="say", text=f"by {guest.id}")
            await bea.put(f"/api/tables/{removed}/seats/1", plan="person")
            ours = await office(site)
            with desk.writing(ours.url) as connection:
                connection.execute(messages.update().values(identity=None))
            assert [one["text"] for one in ours.export(ada.id)["messages"]] == [f"by {ada.id}"]
            await asyncio.to_thread(ours.delete, ada.id)
            rows = "".join(contents(ours.url)["messages"])
            assert (rows.count(f"by {ada.id}"), rows.count(f"by {bea.id}")) == (0, 2)

    asyncio.run(go())


def test_a_seat_that_was_kept_for_a_deleted_person_keeps_no_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea, cleo = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
            wishes: dict[str, Any] = {"game": IN_TURN, "seats": ["person"] * 3}
            old = await site.table(ada, start=False, here={1: "Ann"}, **wishes)
            await bea.post(f"/api/tables/{old}/join")
            await ada.post(f"/api/tables/{old}/start")
            opened = await site.house.hub.open(old)

            def over(record: TableRecord) -> None:
                record.status = "finished"

            await opened.table.change(over)
            new = (await bea.post(f"/api/tables/{old}/rematch")).json()
            assert [seat["name"] for seat in new["seats"]] == ["Ada", "Ann", "Bea"]
            ours = await office(site)
            await asyncio.to_thread(ours.delete, ada.id)
            assert not [row for row in contents(ours.url)["seats"] if "Ann" in row or "Ada" in row]
            await heard(site)
            joined = (await cleo.post(f"/api/tables/{new['id']}/join")).json()
            assert [seat["name"] for seat in joined["seats"]] == ["Cleo", "", "Bea"]

    asyncio.run(go())


def test_nor_does_a_deleted_person_sit_down_who_was_just_coming_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            table = await site.table(ada, bea, game=FOR_TWO)
            known, coming, deleted = site.house.hub.chat_for, asyncio.Event(), asyncio.Event()

            async def slowly(*given: Any) -> Any:
                coming.set()
                await deleted.wait()
                return await known(*given)

            monkeypatch.setattr(site.house.hub, "chat_for", slowly)
            sitting = asyncio.create_task(ada.sit(table))
            await coming.wait()
            ours = await office(site)
            await asyncio.to_thread(ours.delete, ada.id)
            await heard(site)
            deleted.set()
            first = (await sitting).heard[0]
            assert (first["type"], first.get("again")) == ("bye", False)
            assert first["problem"]["error"] == "nameless"

    asyncio.run(go())


def test_nor_is_a_deleted_person_named_in_a_review_or_where_they_were_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Quick(monkeypatch)

    async def go() -> None:
        async with running(settings(tmp_path, workers=0)) as site:
            site.house.reviews.effort = 0.01
            world = await fill(site)
            ada, bea = site.guests[:2]
            await whole(await bea.sit(world.finished))
            address = f"/api/tables/{world.finished}/review"
            assert "Ada" in (await bea.get(address)).json()["review"]["names"]
            other = await site.table(bea, game=FOR_TWO, seats=["person"] * 2, start=False)
            assert (await ada.post(f"/api/tables/{other}/join")).is_success
            assert (await bea.put(f"/api/tables/{other}/seats/1", plan="person")).is_success
            ours = await office(site)
            assert await asyncio.to_thread(ours.delete, world.ada) == 3
            review = (await bea.get(address)).json()["review"]
            assert sorted(review["names"]) == ["Béa 🏁", "Nobody"]
            assert review["done"] == 1
            assert (await bea.get(f"/api/tables/{other}")).json()["removed"] == []
            everything = "".join("".join(rows) for rows in contents(ours.url).values())
            assert world.ada not in everything
            assert "Ada" not in everything

    asyncio.run(go())


# -- old games -------------------------------------------------------------------------------------


def test_old_games_go_into_an_archive_and_can_be_told_again(
    stopped: tuple[str, World], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, world = stopped
    database = url.removeprefix("sqlite:///")
    order = ["admin", "prune", "--database", database, "--language", "en"]
    file = tmp_path / "old.zip"
    assert main([*order, str(file), "--days", "1"]) == 0
    assert "no games that old" in capsys.readouterr().out
    assert not file.exists()
    assert main([*order, str(file), "--days", "0"]) == 0
    assert "One game is now in" in capsys.readouterr().out
    with zipfile.ZipFile(file) as packed:
        (name,) = packed.namelist()
        packed.extract(name, tmp_path)
    assert world.finished in name
    assert main(["verify", str(tmp_path / name)]) == 0
    assert main(["replay", str(tmp_path / name), "--language", "en"]) == 0
    left = contents(url)
    assert not [rows for rows in left.values() if world.finished in "".join(rows)]
    assert world.going in "".join(left["tables"]), "games that go on stay"
    assert main([*order, str(file), "--days", "0"]) == 0, "there is nothing left to do"


def test_nothing_is_removed_if_the_archive_cannot_be_written(
    stopped: tuple[str, World], tmp_path: Path
) -> None:
    url, _ = stopped
    before = contents(url)
    (tmp_path / "there.zip").write_text("mine")
    for file in ("there.zip", "no/such/folder.zip"):
        arguments = ["--database", url.removeprefix("sqlite:///"), "--days", "0"]
        assert main(["admin", "prune", str(tmp_path / file), *arguments]) == 2
    assert contents(url) == before
    assert (tmp_path / "there.zip").read_text() == "mine"


def test_moves_without_a_table_are_noticed(stopped: tuple[str, World]) -> None:
    url, _ = stopped
    assert Office(url).integrity(whole=True) == []
    with desk.writing(url) as connection:
        connection.execute(seats.delete())
        connection.execute(tables.delete())
    found = [one.params.get("reason") for one in Office(url).integrity(whole=True)]
    assert Words("server-integrity-no-table") in found


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in 64 began with a dash, and could not be said to any command."""
    drawn = iter(["-dash", "-again", "fine"])
    monkeypatch.setattr(record, "token_urlsafe", lambda _: next(drawn))
    assert record.new_id() == "fine"


def test_everything_can_be_said_on_the_command_line(
    stopped: tuple[str, World], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, world = stopped

    def told(*order: str) -> str:
        database = ["--database", url.removeprefix("sqlite:///"), "--language", "en"]
        assert main(["admin", *order, *database]) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    assert len(told("tables").splitlines()) == 3
    assert told("tables", "--status", "running").startswith(f"{world.going}\t")
    assert told("people", "Ada").startswith(f"{world.ada}\tAda\t")
    assert json.loads(told("export", world.ada))["person"]["id"] == world.ada
    told("export", world.bea, "--output", str(tmp_path / "bea.json"))
    assert json.loads((tmp_path / "bea.json").read_text())["person"]["id"] == world.bea
    told("ban", "--person", world.ada, "--days", "2", "--reason", "Enough")
    told("ban", "--network", "203.0.113.9/24")
    assert told("bans").count("\n") == 2
    assert "203.0.113.0/24" in told("bans")
    told("lift", "203.0.113.77/24")
    told("lift", world.ada)
    assert told("bans") == ""
    told("close", world.going)
    assert told("tables", "--status", "running") == ""
    told("remove", world.going)
    assert "2 tables" in told("delete", world.ada)
    assert world.ada not in told("people")
    assert len(told("key").strip()) > 40
    assert main(["admin", "ban", "--database", url.removeprefix("sqlite:///")]) == 2
