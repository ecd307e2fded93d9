"""Nothing sticks for ever: no table stays due without a reason, and none holds up the others."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, Table, insert, select

from rallybox.hosting import driver
from rallybox.server.house import House
from rallybox.server.store import due, tables
from rallybox.server.store.schema import actions, seats, snapshots
from rallybox.server.store.schema import tables as table_rows
from rallybox.server.table import duty
from rallybox.server.table import hub as hubs
from server.site import Guest, Site, WoundClock, running, settings
from server.test_older_rules import WISHES, back, deal_otherwise
from server.test_rr15_in_time import three_at_a_stage
from support.samples import IN_TURN

A_SECOND = {"kind": "live", "seconds": 1}


MANY = pytest.mark.parametrize(
    ("number", "at_once"), [(18, 6), pytest.param(250, 200, marks=pytest.mark.long)]
)


async def due_of(site: Site, table: str) -> int | None:
    return (await site.house.database.read(lambda c: tables.load(c, table))).due


async def until_due(site: Site, table: str, wanted: int | None) -> None:
    async with asyncio.timeout(20):
        while await due_of(site, table) != wanted:
            await asyncio.sleep(0.02)


def test_rr15_a_table_whose_bots_have_answered_in_secret_is_not_due(tmp_path: Path) -> None:
    """Somebody leaves during a question to all: a bot answers, and then nobody has to look."""

    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path, stage_pause=(0.01, 0.02)), clock) as site:
            table, people, sockets, asked = await three_at_a_stage(site)
            assert await due_of(site, table) is None
            await people[asked[0]].post(f"/api/tables/{table}/leave")
            await until_due(site, table, None)
            # The others still owe their answers, and the table may leave the memory.
            assert [sockets[n].choices for n in asked[1:]]
            for guest in people:
                await guest.close()
            opened = site.house.hub.known(table)
            assert opened is not None
            clock.advance(1000)
            async with asyncio.timeout(20):  # that they have gone is still being written down
                while opened.busy(clock.now()):
                    await asyncio.sleep(0.01)
            assert not opened.connections

    asyncio.run(go())


def test_a_table_that_was_due_when_the_server_died_is_due_no_more_if_nobody_owes(
    tmp_path: Path,
) -> None:
    """Leaving makes it due before anybody has worked out whether a bot has to decide."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            table = await site.table(ada, bea, game=IN_TURN, seats=["person"] * 2 + ["club"])
            await (await ada.sit(table)).quiet()
        site.house.open()  # as if it had died between the two
        with site.house.database._write_engine.begin() as connection:
            tables.update(connection, table, {"due": 1})
        site.house.database._release()
        async with running(settings(tmp_path)) as site:
            await until_due(site, table, None)

    asyncio.run(go())


# -- many tables that cannot be opened -------------------------------------------------------------


def copies(connection: Connection, table: str, number: int) -> list[str]:
    """So many tables exactly like this one."""
    names = [f"copy{n:05}" for n in range(number)]

    def copied(kind: Table, key: str, change: Any) -> None:
        rows = [
            dict(r._mapping) for r in connection.execute(select(kind).where(kind.c[key] == table))
        ]
        if rows:
            many = [row | {key: name} | change(n) for n, name in enumerate(names) for row in rows]
            connection.execute(insert(kind), many)

    copied(table_rows, "id", lambda n: {"code": f"Z{n:05}", "due": n})
    for kind in (seats, actions, snapshots):
        copied(kind, "table_id", lambda n: {})
    return names


def at_rest(house: House, table: str, number: int, spoil: Any = None) -> list[str]:
    """While no server runs: many copies of a table, and what is wrong with them."""
    house.open()
    with house.database._write_engine.begin() as connection:
        names = copies(connection, table, number)
        if spoil is not None:
            spoil(connection, names)
    house.database._release()
    return names


class Prepared(NamedTuple):
    """Where a server was stopped."""

    ada: Guest
    table: str
    """All is well here."""
    names: list[str]
    """Of the tables that cannot be opened; they are due before all others."""
    clock: str
    """Here somebody has a second to decide, and nobody looks on."""


async def prepare(folder: Path, number: int, spoil: Any = None) -> Prepared:
    """A few tables, and many that cannot be opened."""
    async with running(settings(folder, snapshot_every=3)) as site:
        ada = await site.guest("Ada")
        table = await site.table(ada, **WISHES)
        socket, rng = await ada.sit(table), random.Random(5)
        for _ in range(3):
            await socket.turn()
            await socket.act(rng.choice(socket.choices))
        await socket.turn()
        clock = await site.table(ada, **WISHES, pace=A_SECOND)
    return Prepared(ada, table, at_rest(site.house, table, number, spoil), clock)


async def clock_runs(site: Site, table: str) -> None:
    """Somebody's time is up at a table that nobody looks at; the club bot decides."""
    before = (await site.house.database.read(lambda c: tables.load(c, table))).notes
    async with asyncio.timeout(30):
        while (await site.house.database.read(lambda c: tables.load(c, table))).notes == before:
            await asyncio.sleep(0.1)


def break_log(connection: Connection, names: list[str]) -> None:
    """The last action of each log does not lead where it led then."""
    mine = actions.c.table_id.in_(names)
    connection.execute(actions.update().where(mine).values(dice=actions.c.dice + 1))
    connection.execute(snapshots.delete().where(snapshots.c.table_id.in_(names)))


def states(connection: Connection, names: list[str]) -> set[tuple[str, str | None]]:
    query = select(table_rows.c.status, table_rows.c.trouble).where(table_rows.c.id.in_(names))
    return {(row.status, row.trouble) for row in connection.execute(query)}


async def all_are(site: Site, names: list[str], wanted: tuple[str, str]) -> None:
    async with asyncio.timeout(60):
        while await site.house.database.read(lambda c: states(c, names)) != {wanted}:
            await asyncio.sleep(0.1)


@MANY
def test_broken_tables_are_set_aside_and_every_other_clock_runs(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    number: int,
    at_once: int,
) -> None:
    monkeypatch.setattr(due, "FIRST_PAUSE", 50)
    monkeypatch.setattr(due, "MOST_TRIES", 2)
    monkeypatch.setattr(hubs, "SWEEP_SECONDS", 0.1)
    monkeypatch.setattr(duty, "AT_ONCE", at_once)

    async def go() -> None:
        ada, table, names, clock = await prepare(tmp_path, number, break_log)
        caplog.clear()
        async with running(settings(tmp_path)) as site:
            await clock_runs(site, clock)
            ada = back(site, ada)
            await all_are(site, names, ("closed", "damaged"))
            assert await site.house.database.read(due.aside) == number
            # People at one of them are told so; others play.
            socket = await ada.sit(names[7], language="en")
            assert (socket.table["status"], socket.table["trouble"]) == ("closed", "damaged")
            assert (await ada.get(f"/api/tables/{names[7]}/record")).status_code == 403
            listed = (await ada.get("/api/me/tables")).json()["tables"]
            assert {one["trouble"] for one in listed} == {None, "damaged"}
            assert (await (await ada.sit(table)).play(random.Random(3)))["places"]

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
    assert len(caplog.records) < 10, [record.getMessage() for record in caplog.records]


@MANY
def test_games_of_older_rules_hold_up_nobody(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    number: int,
    at_once: int,
) -> None:
    monkeypatch.setattr(duty, "AT_ONCE", at_once)

    async def go() -> None:
        names = (await prepare(tmp_path, number)).names
        deal_otherwise(monkeypatch)
        caplog.clear()
        async with running(settings(tmp_path)) as site:
            await all_are(site, names, ("finished", "older-rules"))
            bea = await site.guest("Bea")
            await clock_runs(site, await site.table(bea, **WISHES, pace=A_SECOND))

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
    assert len(caplog.records) < 10, [record.getMessage() for record in caplog.records]


def test_who_comes_to_a_broken_table_is_told_until_it_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for it, so nobody but its people would ever find out."""
    monkeypatch.setattr(due, "FIRST_PAUSE", 20)

    def spoil(connection: Connection, names: list[str]) -> None:
        break_log(connection, names)
        connection.execute(table_rows.update().values(due=None))

    async def go() -> None:
        ada, _, names, _ = await prepare(tmp_path, 1, spoil)
        async with running(settings(tmp_path)) as site:
            ada = back(site, ada)
            told: list[str] = []
            async with asyncio.timeout(30):
                while True:
                    socket = await ada.sit(names[0], language="en")
                    last = socket.heard[-1]
                    if last["type"] != "bye":
                        break
                    assert last["again"]
                    told.append(last["problem"]["message"])
                    await asyncio.sleep(0.03)
            assert set(told) == {"server-table-stuck"}
            assert len(told) >= due.MOST_TRIES
            assert socket.table["trouble"] == "damaged"

    asyncio.run(go())


# -- a table that fails while people sit there -----------------------------------------------------


def test_a_table_at_which_nothing_can_be_decided_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A mistake in the rules, say: everybody is told once, and the log has one line of it."""
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.01)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, **WISHES)
            socket = await ada.sit(table, language="en")
            await socket.turn()
            state = site.house.hub.known(table).table.playing().state  # type: ignore[union-attr]
            play = type(state).play

            def fails(self: Any, seat: int, *more: Any) -> Any:
                if seat != socket.table["you"]:
                    raise ZeroDivisionError("a mistake in the rules")
                return play(self, seat, *more)

            monkeypatch.setattr(type(state), "play", fails)
            async with asyncio.timeout(20):
                while socket.table["trouble"] is None:
                    if socket.choices:
                        await socket.act(socket.choices[0])
                    else:
                        await socket.next()
            assert (socket.table["status"], socket.table["trouble"]) == ("closed", "fault")

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
    assert len(caplog.records) <= 3, [record.getMessage() for record in caplog.records]
