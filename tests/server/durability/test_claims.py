"""Due tables are claimed: of two processes that look at the same time, each gets others."""

from __future__ import annotations

import asyncio

from rallybox.server.settings import database_url
from rallybox.server.store import due, tables
from rallybox.server.store.database import Database
from rallybox.server.store.integrity import check
from rallybox.server.store.schema import identities
from rallybox.tables import lobby
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.wire.lobby import NewTable
from support.postgres import Postgres
from support.samples import IN_TURN

NOW = 1_800_000_000_000
ADA = Person("ada", "Ada")


def due_table(number: int) -> TableRecord:
    """A table that is due, the higher its number the later."""
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=("person", "club", "club")), NOW)
    lobby.start(record, ADA, NOW)
    record.due = NOW - 100 + number
    return record


def test_each_due_table_is_one_process_s(postgres: Postgres) -> None:
    address = database_url(postgres.new_database())
    database = Database(address)
    database.open()
    engine, records = database._write_engine, [due_table(n) for n in range(6)]
    with engine.begin() as connection:
        row = {"id": ADA.id, "nickname": ADA.nickname, "created": NOW}
        connection.execute(identities.insert(), row)
        for record in records:
            tables.insert(connection, record, {})
    ids = [record.id for record in records]
    with engine.begin() as one, engine.begin() as other:
        assert list(due.claim(one, NOW, NOW, 4)) == ids[:4]
        # Not yet committed there, and nobody waits for it.
        assert list(due.claim(other, NOW, NOW, 4)) == ids[4:]
    with engine.begin() as connection:
        assert not due.is_any_due(connection, NOW, NOW)
        later = NOW + due.LEASE
        # Whoever has claimed them is gone; one of them cannot be opened.
        assert set(due.claim(connection, later, later, 10)) == set(ids)
        assert not due.failed(connection, ids[0], "damaged", later, ours=True)
        again = due.claim(connection, later + due.FIRST_PAUSE, later + due.FIRST_PAUSE, 10)
        assert again == {ids[0]: 1}
    asides = []
    for _ in range(due.MOST_TRIES - 1):
        with engine.begin() as connection:
            asides.append(due.failed(connection, ids[0], "damaged", later, ours=True))
    assert asides == [False, False, True]
    with engine.begin() as connection:
        assert tables.load(connection, ids[0]).trouble == "damaged"
        assert due.aside(connection) == 1
    assert check(address, whole=False) == []
    asyncio.run(database.close())
