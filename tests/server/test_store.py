"""The log: what was acknowledged is there, what was not is not, and of two writers one wins."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from rallybox.core.errors import RallyboxError
from rallybox.games import GAMES
from rallybox.server.house import House
from rallybox.server.settings import database_url
from rallybox.server.store import listed, log, tables
from rallybox.server.store.database import Database, make_engine
from rallybox.server.store.schema import metadata
from rallybox.server.store.writer import Append
from rallybox.tables.errors import Unavailable
from rallybox.tables.info import Listing
from rallybox.tables.log import Conflict, Snapshot
from rallybox.tables.play import Play, bits
from server.site import running, settings
from support.samples import FOR_TWO, IN_TURN


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'x.db'}")
    database.open()
    engine = make_engine(f"sqlite:///{tmp_path / 'x.db'}", writes=False)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
        modes = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous")
        ]
    engine.dispose()
    asyncio.run(database.close())
    assert (tmp_path / "x.db").stat().st_mode & 0o77 == 0, "nobody else's business"
    assert found == []
    assert modes == ["wal", 2], "FULL: acknowledged means on disk"


def test_one_server_for_one_file(tmp_path: Path) -> None:
    one, two = (House(settings(tmp_path)) for _ in range(2))
    one.open()
    with pytest.raises(Unavailable, match="in use"):
        two.open()
    asyncio.run(one.database.close())
    two.open()
    asyncio.run(two.database.close())


@pytest.mark.parametrize(
    "address", ["nosuch://x", "sqlite:////proc/nowhere/x.db", "postgresql://127.0.0.1:1/x"]
)
def test_databases_that_cannot_be_opened(address: str) -> None:
    with pytest.raises(RallyboxError) as refused:
        Database(database_url(address)).open()
    assert " " in str(refused.value)


def test_files_that_are_no_database_of_ours(tmp_path: Path) -> None:
    house = House(settings(tmp_path))
    house.open()
    asyncio.run(house.database.close())
    connection = sqlite3.connect(tmp_path / "tables.db")
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Unavailable, match="newer version of Rallybox"):
        House(settings(tmp_path)).open()
    (tmp_path / "poem.db").write_text("Rally, rally, not a table\n" * 99, encoding="utf-8")
    with pytest.raises(Unavailable, match="not a database"):
        Database(f"sqlite:///{tmp_path / 'poem.db'}").open()


def test_what_cannot_be_stored_is_not_done_and_then_it_goes_on(tmp_path: Path) -> None:
    """The player is told, nothing is shown to anybody, and later the same move is taken."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, people, (mover, other) = await site.two_at_a_table()
            step, choice = mover.step, mover.choices[0]
            await other.quiet()
            database = site.house.database
            # The real database refuses, on this connection and on every new one.
            event.listen(database._write_engine, "connect", _refuse)
            with pytest.raises(Unavailable):  # it cannot even be counted
                await database.write(lambda c: c.execute(text("PRAGMA query_only = ON")))
            for _ in range(3):
                answer = await mover.act(choice, step)
                assert answer["problem"]["message"] == "server-not-stored"
                said = await mover.ask(type="say", text="Hello?")
                assert said["problem"]["error"] == "unavailable"
            health = await people[0].get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "degraded")
            stranger = site.nobody()
            assert (await stranger.post("/api/me", nickname="Zoe")).status_code == 503
            assert await other.quiet() == [], "nobody is shown what was not stored"
            assert other.step == mover.step == step

            event.remove(database._write_engine, "connect", _refuse)
            assert (await mover.act(choice, step))["type"] == "ack"
            await other.quiet()
            assert other.step == step + 1
            assert (await people[0].get("/health")).status_code == 200
            stored = await database.read(lambda c: log.entries_after(c, table, 0))
            assert len(stored) == 1

    asyncio.run(go())


def _refuse(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA query_only = ON").close()


def test_a_lost_answer_of_the_database_is_found_out(tmp_path: Path) -> None:
    """The commit went through, but the connection broke before it could say so."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, _, sockets = await site.two_at_a_table()
            mover = sockets[0]
            step, writer = mover.step, site.house.database.writer
            commit = writer._try_twice

            def commit_and_break(appends: list[Any], others: list[Any]) -> None:
                commit(appends, others)
                raise OSError("the connection broke")

            writer._try_twice = commit_and_break  # type: ignore[method-assign]
            assert (await mover.act(mover.choices[0]))["type"] == "ack"
            writer._try_twice = commit  # type: ignore[method-assign]
            for socket in sockets:
                await socket.quiet()
                assert socket.step == step + 1
            stored = await site.house.database.read(lambda c: log.entries_after(c, table, 0))
            assert len(stored) == 1

    asyncio.run(go())


def test_a_full_disk_is_such_a_case(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            database = site.house.database
            await database.write(_limit_pages)
            with pytest.raises(Unavailable):
                await database.write(lambda c: c.execute(text(BALLAST)))
            await database.write(lambda c: c.execute(text(BALLAST)))  # on a fresh connection

    asyncio.run(go())


def test_on_a_full_disk_a_server_says_so_and_does_not_start(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")

    @event.listens_for(database._write_engine, "connect")
    def limit(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA max_page_count = 2")

    with pytest.raises(Unavailable) as refused:
        database.open()
    assert str(refused.value) == "The database cannot be opened: the disk is full."


BALLAST = "CREATE TABLE ballast AS SELECT randomblob(100000) AS x"


def _limit_pages(connection: Connection) -> None:
    pages = connection.execute(text("PRAGMA page_count")).scalar()
    connection.execute(text(f"PRAGMA max_page_count = {pages}"))


def test_of_two_who_append_at_one_place_one_wins(tmp_path: Path) -> None:
    """Also within one group of writes, which then goes on without the loser."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            ids = [await site.table(*people, game=FOR_TWO) for _ in range(5)]
            appends = []
            for table in ids * 2:
                play = (await site.house.hub.open(table)).table.playing()
                seat = play.state.to_act[0]
                found = play.decide(seat, play.state.actions(seat)[0], "person", 1)
                row = msgspec.structs.asdict(found.entry) | {"table_id": table}
                appends.append(Append(row, None, None))
            writer = site.house.database.writer
            futures = [writer.append(append) for append in appends]
            results = await asyncio.gather(*futures, return_exceptions=True)
            assert [type(r) for r in results] == [type(None)] * 5 + [Conflict] * 5
            for table in ids:
                stored = await site.house.database.read(
                    lambda c, t=table: log.entries_after(c, t, 0)  # type: ignore[misc]
                )
                assert len(stored) == 1

    asyncio.run(go())


def test_a_row_of_another_process_is_noticed(tmp_path: Path) -> None:
    """Somebody else has written: the move that was decided before is stale, and all is told."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, _, (mover, other) = await site.two_at_a_table()
            step = mover.step
            stored = await site.house.database.read(lambda c: log.open_table(c, table))
            play = Play.restore(stored.record, stored.snapshot, stored.entries)
            seat = play.state.to_act[0]
            found = play.decide(seat, play.state.actions(seat)[0], "person", 5)
            row = msgspec.structs.asdict(found.entry) | {"table_id": table}
            await site.house.database.writer.append(Append(row, None, None))
            answer = await mover.act(mover.choices[-1])
            assert answer["problem"]["error"] == "stale"
            await other.quiet()
            assert mover.step == other.step == step + 1

    asyncio.run(go())


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_from_any_snapshot_is_the_game_from_the_start(tmp_path: Path, name: str) -> None:
    async def go() -> None:
        async with running(settings(tmp_path, snapshot_every=9)) as site:
            ada = await site.guest("Ada")
            seats = ["person"] + ["rookie"] * (GAMES[name].default_players - 1)
            table = await site.table(ada, game=name, seats=seats)
            await (await ada.sit(table)).play(random.Random(name))
            whole = await site.house.database.read(lambda c: log.whole_log(c, table))
            kept = await site.house.database.read(_snapshots)
            assert [s.sequence for s in kept] == list(range(0, len(whole.entries) + 1, 9))
            end = Play.restore(whole.record, None, whole.entries)
            for snapshot in kept:
                rest = whole.entries[snapshot.sequence :]
                again = Play.restore(whole.record, snapshot, rest)
                assert again.state.dump() == end.state.dump()
                for part in ("sequence", "step", "dice", "waiting", "clocks"):
                    assert getattr(again, part) == getattr(end, part)
            with pytest.raises(Unavailable):
                Play.restore(whole.record, None, whole.entries[1:])

    asyncio.run(go())


def _snapshots(connection: Connection) -> list[Snapshot]:
    rows = connection.execute(text("SELECT * FROM snapshots ORDER BY sequence")).all()
    found = []
    for row in rows:
        fields = {name: row._mapping[name] for name in Snapshot.__struct_fields__}
        fields["reserves"] = tuple(msgspec.json.decode(fields["reserves"]))
        found.append(Snapshot(**fields))
    return found


def test_a_log_that_was_tampered_with_is_not_opened(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
            socket = await ada.sit(table)
            await socket.turn()
            await socket.act(socket.choices[0])
            await socket.turn()
        connection = sqlite3.connect(tmp_path / "tables.db")
        with connection:
            connection.execute("UPDATE actions SET dice = dice + 1 WHERE sequence = 2")
        connection.close()
        async with running(settings(tmp_path)) as site:
            again = site.nobody()
            again.http.cookies = ada.http.cookies
            closed = await again.sit(table)
            assert closed.heard[-1]["problem"]["message"] == "server-table-stuck"
            assert (await again.get("/health")).status_code == 200

    asyncio.run(go())


def test_many_writes_are_committed_together(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            guests = await asyncio.gather(*(site.guest(f"G{n}") for n in range(30)))
            assert len({guest.id for guest in guests}) == 30
            page = await site.house.database.read(lambda c: listed.page(c, listed.Wanted(), 0))
            assert (page.tables, page.next) == ([], None)

    asyncio.run(go())


def test_a_list_asks_as_often_for_many_tables_as_for_few(tmp_path: Path) -> None:
    """Who decides is what the log says last, or the first snapshot where nothing has been done."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            asked = []
            for more in (2, 5):
                for _ in range(more):
                    await site.table(ada, bea, game=FOR_TWO, public=True)
                played = await site.table(ada, bea, game=FOR_TWO, public=True)
                sockets = [await ada.sit(played), await bea.sit(played)]
                mover = sockets[0] if sockets[0].choices else sockets[1]
                await mover.act(mover.choices[0])
                for reading in (_mine(ada.id), _lobby):
                    shown, questions = await site.house.database.read(partial(_counted, reading))
                    assert len(shown) > more
                    asked.append(questions)
                    for one in shown:
                        state = (await site.house.hub.open(one.record.id)).table.playing().state
                        deciding = bits(state.to_act), bits(state.view(None).to_act)
                        assert (one.owing, one.waiting) == deciding
            assert asked[:2] == asked[2:], "for nine tables as for three"

    asyncio.run(go())


Reading = Callable[[Connection], list[Listing]]


def _counted(reading: Reading, connection: Connection) -> tuple[list[Listing], int]:
    """What is read, and how many questions that took."""
    asked: list[object] = []
    event.listen(connection, "before_cursor_execute", lambda *told: asked.append(told[2]))
    return reading(connection), len(asked)


def _mine(identity: str) -> Reading:
    return lambda c: tables.tables_of(c, identity, 50)


def _lobby(connection: Connection) -> list[Listing]:
    return listed.page(connection, listed.Wanted(), 0).tables
