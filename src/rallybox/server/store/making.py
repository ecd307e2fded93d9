"""Making tables in the database; each function is one transaction (see `Database.write`)."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rallybox.server.store import tables
from rallybox.tables import lobby
from rallybox.tables.errors import TooMany
from rallybox.tables.record import Person, TableRecord, new_code
from rallybox.tables.wire.lobby import NewTable

CODE_TRIES = 5


def create(
    connection: Connection, person: Person, asked: NewTable, now: int, most: int
) -> TableRecord:
    """A new table, unless this person has too many."""
    if tables.hosted(connection, person.id) >= most:
        raise TooMany("server-too-many-tables", most=most)
    return _insert(connection, lobby.create(person, asked, now))


def _insert(connection: Connection, record: TableRecord) -> TableRecord:
    for _ in range(CODE_TRIES):
        try:
            with connection.begin_nested():
                tables.insert(connection, record)
            return record
        except IntegrityError:
            record.code = new_code()  # taken; there are 800 million others
    raise TooMany("server-too-many-tables", most=0)


def rematch(connection: Connection, table_id: str, person: Person, now: int) -> TableRecord:
    """A new table for the same people; if somebody has asked before, that one."""
    old = tables.load(connection, table_id, lock=True)
    before = old.copied()
    record = lobby.rematch(old, person, now)
    if record is None:
        return tables.load(connection, old.rematch or "")
    _insert(connection, record)
    tables.store_differences(connection, before, old)
    return record
