"""The lobby: nobody floods it, tables without their host sink and close, and it can be searched."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from alembic import command
from alembic.config import Config
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from sqlalchemy import Connection, create_engine

from rallybox.core.looks import look
from rallybox.server.settings import UNLIMITED, Limits
from rallybox.server.store import listed, making, people, waiting
from rallybox.server.store.listed import Wanted
from rallybox.server.store.schema import actions, metadata, tables
from rallybox.server.store.waiting import Maker, Patience
from rallybox.tables.record import Person
from rallybox.tables.wire.lobby import NewTable
from server.site import Guest, Site, WoundClock, running, settings, strict
from support.samples import FOR_TWO, IN_TURN

NOW = 1_800_000_000_000
PATIENCE = Patience(900_000, 259_200_000)
SEATS: Any = ("person", "person")


@contextmanager
def lobby() -> Iterator[Connection]:
    """A database without a server."""
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def made(
    connection: Connection,
    person: Person,
    home: str,
    at: int = NOW,
    limits: Limits = UNLIMITED,
    **wishes: Any,
) -> str:
    """A public table that somebody has set up."""
    maker = Maker(person, home, at, limits, PATIENCE)
    asked = NewTable(**({"game": FOR_TWO, "seats": SEATS, "public": True} | wishes))
    return making.create(connection, maker, asked).id


def pages(connection: Connection, wanted: Wanted, sunk: int, most: int) -> list[list[str]]:
    """The whole list, page by page."""
    found: list[list[str]] = []
    while True:
        page = listed.page(connection, wanted, sunk, most)
        found.append([one.record.id for one in page.tables])
        if page.next is None:
            return found
        assert len(page.tables) == most
        wanted = msgspec.structs.replace(wanted, after=page.next)


def test_a_flood_does_not_push_an_honest_table_off_the_first_page() -> None:
    """232 tables from 8 addresses, all of them newer, with their hosts sitting there."""
    with lobby() as connection:
        honest, _ = people.create(connection, "Ada", NOW)
        table = made(connection, honest, "honest", NOW)
        for number in range(232):
            villain, _ = people.create(connection, f"V{number}", NOW)
            made(connection, villain, f"address {number % 8}", NOW + number)
        shown = pages(connection, Wanted(status="open"), NOW - 90_000, listed.PAGE)
        assert table in shown[0][:9], "one of each address, and hers among them"
        assert len([one for page in shown for one in page]) == 233
        searched = pages(connection, Wanted(name="ada"), NOW - 90_000, listed.PAGE)
        assert searched == [[table]]


tables_made = st.lists(
    st.tuples(st.integers(0, 6), st.integers(0, 200), st.booleans(), st.booleans()), max_size=16
)


@hypothesis_settings(max_examples=12, deadline=None)
@given(tables_made, st.integers(1, 6))
def test_pages_have_everything_once_and_every_household_first(
    made_by: list[tuple[int, int, bool, bool]], most: int
) -> None:
    """Whoever lists how many, when, with or without their host: nobody waits for others' second."""
    with lobby() as connection:
        hosts = [people.create(connection, f"Host {n}", NOW)[0] for n in range(7)]
        home_of: dict[str, int] = {}
        gone: set[str] = set()
        for home, age, away, other in made_by:
            game: dict[str, Any] = {} if other else {"game": IN_TURN, "seats": ["person"] * 3}
            table = made(connection, hosts[home], f"home {home}", NOW - age, **game)
            home_of[table] = home
            if away:
                gone.add(table)
                mine = tables.c.id == table
                connection.execute(tables.update().where(mine).values(host_seen=NOW - 600_000))
        shown = pages(connection, Wanted(), NOW - 90_000, most)
        flat = [one for page in shown for one in page]
        assert sorted(flat) == sorted(home_of)
        here = [one for one in flat if one not in gone]
        assert flat == here + [one for one in flat if one in gone], "those without a host sink"
        homes = [home_of[one] for one in here]
        assert len(set(homes[: len(set(homes))])) == len(set(homes)), "one of each comes first"
        searched = pages(connection, Wanted(game=FOR_TWO, free=1), NOW - 90_000, most)
        assert sum(map(len, searched)) == sum(other for *_, other in made_by)


def test_looking_for_somebody_or_for_a_place() -> None:
    with lobby() as connection:
        ada, bea, _ = [people.create(connection, n, NOW)[0] for n in ("Ada", "100%_Bea", "Cy")]
        small = made(connection, ada, "1")
        large = made(connection, bea, "2", game=IN_TURN, seats=("person",) * 3)
        made(connection, bea, "2", public=False)

        def found(**wanted: Any) -> set[str]:
            return set(pages(connection, Wanted(**wanted), 0, 10)[0])

        assert found() == {small, large}
        assert found(name="AD") == found(name="а") & {small} == {small}  # noqa: RUF001  Cyrillic
        assert found(name="%_b") == {large}
        assert found(name="_") == {large}
        assert found(name="nobody") == set()
        assert found(game=IN_TURN) == found(free=2) == {large}
        assert found(free=1) == {small, large}
        assert found(free=3) == found(status="running") == set()


def runs(connection: Connection, number: int, moved: int | None, at: int = NOW) -> str:
    """A table of somebody of their own whose game has begun, with a move at that moment."""
    person, _ = people.create(connection, f"P{number}", NOW)
    table = made(connection, person, f"home{number}", at + number)
    begun = tables.update().where(tables.c.id == table)
    connection.execute(begun.values(status="running", started=at))
    if moved is not None:
        zero = dict.fromkeys(("step", "seat", "dice", "owing", "waiting"), 0)
        entry = {"table_id": table, "action": "x", "decided_by": "person", **zero}
        for sequence, when in ((1, at), (2, moved)):
            connection.execute(actions.insert(), entry | {"sequence": sequence, "at": when})
    return table


def test_games_in_which_nobody_moves_any_more_are_not_shown() -> None:
    with lobby() as connection:
        before = NOW - 3 * listed.RESTS
        going, _, begun, _ = (
            runs(connection, 1, NOW - listed.RESTS + 1, before),
            runs(connection, 2, NOW - listed.RESTS - 1, before),
            runs(connection, 3, None, NOW - 1000),
            runs(connection, 4, None, before),
        )
        host, _ = people.create(connection, "Ada", NOW)
        waits = made(connection, host, "hers", before)

        def shown(**wanted: Any) -> list[str]:
            page = listed.page(connection, Wanted(**wanted), 0, rested=NOW - listed.RESTS)
            return [one.record.id for one in page.tables]

        assert shown() == [waits, begun, going]
        assert shown(status="running", game=FOR_TWO) == [begun, going]
        assert shown(status="open") == [waits]


def test_a_list_takes_no_longer_because_many_games_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in steps of the database."""
    monkeypatch.setattr(listed, "MOST_RUNNING", 20)
    rested = NOW - listed.RESTS

    def steps(connection: Connection) -> int:
        counted: list[int] = []
        own = connection.connection.driver_connection
        assert own is not None
        own.set_progress_handler(lambda: counted.append(1), 50)
        listed.page(connection, Wanted(), 0, rested=rested)
        own.set_progress_handler(None, 0)
        return len(counted)

    with lobby() as connection:
        for number in range(25):
            runs(connection, number, rested - 1, rested - 5000)
        few = steps(connection)
        for number in range(25, 100):
            runs(connection, number, rested - 1, rested - 5000)
        assert 0 < steps(connection) <= few * 1.2


def test_nobody_has_more_open_tables_than_a_few() -> None:
    with lobby() as connection:
        limits = Limits(open_tables_per_identity=2, open_tables_per_address=5)
        hosts = [people.create(connection, f"Host {n}", NOW)[0] for n in range(4)]
        answers = [_tried(connection, hosts[n % 4], "home", limits) for n in range(8)]
        assert answers == [""] * 5 + ["server-too-many-open-here"] * 3
        assert _tried(connection, hosts[0], "elsewhere", limits) == "server-too-many-open"
        assert _tried(connection, hosts[2], "elsewhere", limits) == ""
        connection.execute(tables.update().values(status="running"))
        assert _tried(connection, hosts[0], "home", limits) == "", "what has begun does not count"
        assert "home" not in str(connection.execute(tables.select()).all()), "not to be read"
        connection.execute(tables.update().values(status="finished"))
        waiting.forget_households(connection)
        assert not any(connection.execute(tables.select()).mappings().all()[0]["household"] or ())


def test_what_a_household_has_begun_counts_for_a_week() -> None:
    """However many names it has: games that bots play on go on, too."""
    with lobby() as connection:
        limits = Limits(tables_per_address=3)
        hosts = [people.create(connection, f"Host {n}", NOW)[0] for n in range(5)]
        running = tables.update().where(tables.c.status == "open").values(status="running")
        for host in hosts[:3]:
            assert _tried(connection, host, "home", limits) == ""
            connection.execute(running)
        assert _tried(connection, hosts[3], "home", limits) == "server-too-many-tables-here"
        assert _tried(connection, hosts[3], "elsewhere", limits) == ""
        one = connection.execute(tables.select().limit(1)).one().id
        mine = tables.update().where(tables.c.id == one)
        connection.execute(mine.values(created=NOW - waiting.WEEK))
        assert _tried(connection, hosts[4], "home", limits) == "", "that one rests"
        assert _tried(connection, hosts[4], "home", limits) == "server-too-many-tables-here"
        connection.execute(tables.update().values(status="finished"))
        assert _tried(connection, hosts[4], "home", limits) == ""


def _tried(connection: Connection, person: Person, home: str, limits: Limits) -> str:
    try:
        made(connection, person, home, limits=limits)
    except Exception as error:
        return str(getattr(error, "words").id)  # noqa: B009  of the tree
    return ""


def test_tables_that_were_there_before_wait_and_are_looked_at(tmp_path: Path) -> None:
    """A database of the version before: its people are known by their looks, its tables close."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    folder = files("rallybox.server.store").joinpath("migrations")
    config = Config()
    config.set_main_option("script_location", str(folder))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for number, status in enumerate(("open", "running", "finished")):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, code, game, rules, setup, public, pace, hints, host,"
                " status, secret, assisted, created, notes) VALUES"
                f" ('{status}', 'C{number}', 'g', 1, '', 1, '', 1, 'h', '{status}', '', 0, 7, '[]')"
            )
            connection.exec_driver_sql(
                "INSERT INTO seats (table_id, seat, plan, name, identity, auto, gave_up, agreed)"
                f" VALUES ('{status}', 0, 'person', 'Ada {number}', 'h', 0, 0, 0)"
            )
        command.upgrade(config, "head")
        found = connection.exec_driver_sql(
            "SELECT tables.id, closes, removed, looks FROM tables JOIN seats ON table_id = id"
        )
        shown = {row.id: (row.closes, row.removed, row.looks) for row in found}
        assert shown["open"] == (7 + PATIENCE.relaxed, "[]", look("Ada 0"))
        assert shown["running"] == (None, "[]", look("Ada 1"))
        assert shown["finished"] == (None, "[]", "")
    engine.dispose()


# -- at a server -----------------------------------------------------------------------------------

WISHES: dict[str, Any] = {"game": FOR_TWO, "seats": ["person", "person"], "public": True}


async def shown_to(guest: Guest, query: str = "") -> list[str]:
    """The tables of the lobby."""
    answer = await guest.get(f"/api/tables{query}")
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()["tables"]]


def test_tables_without_their_host_sink_and_close(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path), clock) as site:
            ada, bea, cleo, dora = [await site.guest(n) for n in ("Ada", "Bea", "Cleo", "Dora")]
            here = await site.table(ada, start=False, **WISHES)
            left = await site.table(bea, start=False, **WISHES)
            kept = await site.table(cleo, dora, start=False, **WISHES | {"seats": ["person"] * 3})
            days = {"kind": "relaxed", "seconds": 86_400}
            slow = await site.table(bea, start=False, **WISHES | {"pace": days})
            private = await site.table(bea, start=False, **WISHES | {"public": False})
            at_home = await ada.sit(here)
            waits = await bea.sit(left)
            await bea.sockets[0].link.close()
            for _ in range(2):
                clock.advance(60)
                await site.house.hosts.look()
            order = await shown_to(ada)
            assert order[0] == here, "the oldest of all, but its host is there"
            assert set(order[1:]) == {left, kept, slow}

            again = await bea.sit(left)  # who reloads the page has lost nothing
            await site.house.hosts.look()
            assert set((await shown_to(ada))[:2]) == {here, left}
            await again.link.close()

            heir = await dora.sit(kept)
            for _ in range(2):
                clock.advance(500)
                await site.house.hosts.look()
            assert set(await shown_to(ada)) == {here, kept, slow}
            assert await status_of(site, left) == "closed"
            assert await status_of(site, private) == "open"
            while not heir.table["yours"]:
                await heir.next()
            assert [seat["name"] for seat in heir.table["seats"]] == ["", "Dora", ""]
            for _ in range(3):
                clock.advance(500)
                await site.house.hosts.look()
            assert set(await shown_to(ada)) == {here, kept, slow}, "the new host is there"
            await at_home.quiet()
            assert waits.table["status"] == "open"

    asyncio.run(go())


async def status_of(site: Site, table: str) -> str:
    """How it stands with a table."""
    status: str = (await site.nobody().get(f"/api/tables/{table}")).json()["status"]
    return status


def test_the_list_is_read_on_from_where_it_ended(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            made = {await site.table(ada, start=False, **WISHES) for _ in range(53)}
            first = (await ada.get("/api/tables?status=open")).json()
            assert len(first["tables"]) == 50
            rest = (await ada.get(f"/api/tables?status=open&after={first['next']}")).json()
            assert rest["next"] is None
            assert {table["id"] for page in (first, rest) for table in page["tables"]} == made
            assert await shown_to(ada, "?status=running") == []
            assert len(await shown_to(ada, "?name=ad&free=1")) == 50
            for query in (*BAD, "status=closed", "free=17", "free=-1", f"name={'x' * 25}"):
                answer = await ada.get(f"/api/tables?{query}")
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), query

    asyncio.run(go())


BAD = tuple(
    f"after={after}"
    for after in ("x", "1.2.3", "1.2.x.y", f"{2**40}.1.1.a", f"1.1.{2**70}.a", "0.1.2.%00", "...")
)


@pytest.mark.long
def test_eight_addresses_flood_a_real_server(tmp_path: Path) -> None:
    """With the ordinary limits: they get a few tables each, and the honest one is seen."""

    async def go() -> None:
        async with running(settings(tmp_path, limits=strict())) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, start=False, **WISHES)
            codes = await asyncio.gather(*(flood(site, f"127.0.1.{n}") for n in range(8)))
            taken = [answers.count(201) for answers in codes]
            assert max(taken) <= strict().open_tables_per_address
            assert table in await shown_to(ada, "?status=open")

    asyncio.run(go())


async def flood(site: Site, address: str) -> list[int]:
    """Somebody with four names sets up as many tables as possible."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    codes = []
    async with httpx.AsyncClient(base_url=site.address, transport=transport, timeout=60) as client:
        for number in range(4):
            client.cookies.clear()
            await client.post("/api/me", json={"nickname": f"V{number}"})
            codes += [
                (await client.post("/api/tables", json=WISHES)).status_code for _ in range(10)
            ]
    return codes
