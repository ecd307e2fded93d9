"""Making tables in the database; each function is one transaction (see `Database.apart`)."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rallybox.hosting.brought import Brought
from rallybox.server.store import allowances, listed, log, ratings, schema, tables, waiting
from rallybox.server.store.waiting import Maker
from rallybox.tables import drivers, lobby, strength
from rallybox.tables.errors import NotFound, TooMany
from rallybox.tables.record import TableRecord, new_code
from rallybox.tables.wire.lobby import NewTable

CODE_TRIES = 5


def create(connection: Connection, maker: Maker, asked: NewTable) -> TableRecord:
    """A new table, unless this person, or their household, has too many."""
    _demand_few(connection, maker)
    person, taken = maker.person, list[str]()
    if asked.public:
        called = (person.nickname, *asked.here.values())
        taken = listed.namesakes(connection, person.id, called)
    return _insert(connection, maker, lobby.create(person, asked, maker.now, taken))


def _demand_few(connection: Connection, maker: Maker) -> None:
    allowances.hold(connection, maker.household)
    most = maker.limits.tables_per_identity
    if tables.hosted(connection, maker.person.id) >= most:
        raise TooMany("server-too-many-tables", most=most)
    waiting.demand_few(connection, maker)


def _insert(connection: Connection, maker: Maker, record: TableRecord) -> TableRecord:
    for _ in range(CODE_TRIES):
        try:
            with connection.begin_nested():
                tables.insert(connection, record, waiting.made(record, maker))
            return record
        except IntegrityError:
            record.code = new_code()  # taken; there are 800 million others
    raise TooMany("server-too-many-tables", most=0)


def begun(connection: Connection, maker: Maker, planned: TableRecord) -> TableRecord:
    """A table whose game begins at once, unless this person, or their household, has too many."""
    _demand_few(connection, maker)
    record = planned.copied()  # a transaction may be tried again
    first = lobby.start(record, maker.person, maker.now, _rating(connection, record, maker))
    _insert(connection, maker, record)
    log.keep_first(connection, record.id, first)
    return record


def _rating(connection: Connection, record: TableRecord, maker: Maker) -> int | None:
    """How strong whoever starts a table is, as far as it was counted, if some bot there wants to
    know."""
    if not drivers.asks(record):
        return None
    return strength.of(ratings.known(connection, maker.person.id), record.game)


def brought(connection: Connection, maker: Maker, found: Brought) -> tuple[TableRecord, bool]:
    """Keep a finished game from elsewhere, and whether it is new; if it was brought before, it is
    that table."""
    allowances.hold(connection, maker.household)
    with suppress(NotFound):
        return tables.load(connection, found.record.id), False
    record = _insert(connection, maker, found.record.copied())
    connection.execute(
        schema.actions.insert(), [log.entry_row(record.id, entry) for entry in found.entries]
    )
    connection.execute(
        schema.snapshots.insert(), [log.snapshot_row(record.id, kept) for kept in found.snapshots]
    )
    return record, True


def rematch(connection: Connection, table_id: str, maker: Maker) -> tuple[TableRecord, bool]:
    """A table for the same people, and whether it is new; if somebody has asked before, that
    one."""
    old = tables.load(connection, table_id, lock=True)
    before = old.copied()
    record = lobby.rematch(old, maker.person, maker.now)
    if record is None:
        return tables.load(connection, old.rematch or ""), False
    _demand_few(connection, maker)
    _insert(connection, maker, record)
    tables.store_differences(connection, before, old)
    return record, True
