"""Tables and their seats in the database. Every function takes a connection; none of them waits."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, select

from rallybox.core.looks import look
from rallybox.core.outcome import Outcome
from rallybox.server.store.schema import actions, seats, snapshots, tables
from rallybox.tables.errors import NotFound
from rallybox.tables.info import Listing
from rallybox.tables.record import SeatRecord, TableOutline, TableRecord
from rallybox.tables.wire.base import Pace

_TABLE_FIELDS = tuple(name for name in TableRecord.__struct_fields__ if name != "seats")
_JSON_FIELDS = ("setup", "pace", "outcome", "notes", "removed", "origin")
_LONGEST_LOOK = 100
_LISTED_FIELDS = tuple(name for name in TableOutline.__struct_fields__ if name != "seats")
LISTED = tuple(tables.c[name] for name in _LISTED_FIELDS)
"""What a list reads of a table, before anything else."""
_DECODERS: dict[str, msgspec.json.Decoder[Any]] = {
    "setup": msgspec.json.Decoder(),
    "pace": msgspec.json.Decoder(Pace),
    "outcome": msgspec.json.Decoder(Outcome),
}
_SEAT_FIELDS = ("seat", "plan", "name", "identity", "reserved", "stand_in")
_SEAT_LISTED = tuple(seats.c[name] for name in _SEAT_FIELDS)


def as_columns(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of a table as its row has them."""
    return {
        name: msgspec.json.encode(value).decode()
        if name in _JSON_FIELDS and value is not None
        else value
        for name, value in fields.items()
    }


def _from_rows(row: Row[Any], seat_rows: Sequence[Row[Any]]) -> TableRecord:
    fields = {name: row._mapping[name] for name in _TABLE_FIELDS}
    for field in _JSON_FIELDS:
        if fields[field] is not None:
            fields[field] = msgspec.json.decode(fields[field])
    fields["seats"] = [
        {name: seat._mapping[name] for name in SeatRecord.__struct_fields__} for seat in seat_rows
    ]
    return msgspec.convert(fields, TableRecord)


def insert(connection: Connection, record: TableRecord, more: dict[str, Any]) -> None:
    """Keep a new table. IntegrityError if its code is taken. `more`: what only the store knows."""
    fields = {name: getattr(record, name) for name in _TABLE_FIELDS}
    connection.execute(tables.insert(), as_columns(fields) | more)
    rows = [
        {"table_id": record.id, "looks": looks(seat.name)} | msgspec.structs.asdict(seat)
        for seat in record.seats
    ]
    connection.execute(seats.insert(), rows)


def looks(name: str) -> str:
    """What a name looks like, as its row has it."""
    return look(name)[:_LONGEST_LOOK]


def load(connection: Connection, table_id: str, *, lock: bool = False) -> TableRecord:
    """A table. `lock`: nobody else changes it before this transaction ends."""
    if not table_id.isprintable():
        raise NotFound("server-no-such-table")  # PostgreSQL would refuse to look for a NUL
    query = select(tables).where(tables.c.id == table_id)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise NotFound("server-no-such-table")
    return _from_rows(row, _seats(connection, [table_id]))


def _seats(connection: Connection, ids: list[str]) -> Sequence[Row[Any]]:
    query = select(seats).where(seats.c.table_id.in_(ids))
    return connection.execute(query.order_by(seats.c.table_id, seats.c.seat)).all()


def find_code(connection: Connection, code: str) -> str:
    """The id of the table with this code."""
    if not code.isprintable():
        raise NotFound("server-no-such-code")
    found = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
    if found is None:
        raise NotFound("server-no-such-code")
    return str(found)


def update(connection: Connection, table_id: str, changes: Mapping[str, Any]) -> None:
    """Change some fields of a table."""
    mine = tables.c.id == table_id
    connection.execute(tables.update().where(mine).values(as_columns(changes)))


def store_differences(connection: Connection, before: TableRecord, after: TableRecord) -> None:
    """Bring a table from what it was to what it is now."""
    changes = _differences(before, after, _TABLE_FIELDS)
    if changes:
        update(connection, after.id, changes)
    for old, new in zip(before.seats, after.seats, strict=True):
        changes = _differences(old, new, SeatRecord.__struct_fields__)
        if "name" in changes:
            changes["looks"] = looks(new.name)
        if changes:
            mine = (seats.c.table_id == after.id) & (seats.c.seat == new.seat)
            connection.execute(seats.update().where(mine).values(changes))


def _differences(before: object, after: object, fields: Iterable[str]) -> dict[str, Any]:
    return {
        name: value for name in fields if (value := getattr(after, name)) != getattr(before, name)
    }


# -- lists ---------------------------------------------------------------------------------------


def listing(connection: Connection, rows: Sequence[Row[*tuple[Any, ...]]]) -> list[Listing]:
    """Tables (of which `LISTED` was read) with their seats, and who decides at each.

    However many they are, the database is asked a few times.
    """
    by_table: dict[str, list[SeatRecord]] = {row.id: [] for row in rows}
    sitting = select(seats.c.table_id, *_SEAT_LISTED).where(seats.c.table_id.in_(by_table))
    sitting = sitting.order_by(seats.c.table_id, seats.c.seat)
    for table_id, *seat in connection.execute(sitting).all():
        by_table[table_id].append(SeatRecord(**dict(zip(_SEAT_FIELDS, seat, strict=True))))
    deciding = _deciding(connection, [row.id for row in rows if row.status == "running"])
    return [Listing(_outline(row, by_table[row.id]), *deciding.get(row.id, (0, 0))) for row in rows]


def _outline(row: Row[*tuple[Any, ...]], sitting: list[SeatRecord]) -> TableOutline:
    fields = dict(zip(_LISTED_FIELDS, row, strict=False))  # there may be more in it than is shown
    for name, decoder in _DECODERS.items():
        if fields[name] is not None:
            fields[name] = decoder.decode(fields[name])
    return TableOutline(**fields, seats=sitting)


def _deciding(connection: Connection, ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """Who owes a decision and who is seen deciding, as the last entry of each log says; where
    nothing has been done yet, as the first snapshot says."""
    found: dict[str, tuple[int, int]] = {}
    for log in (actions, snapshots):
        asked = [table_id for table_id in ids if table_id not in found]
        if asked:
            # One look into the index for each table, and not at all that was ever done there.
            other = log.alias()
            of_same = other.c.table_id == tables.c.id
            newest = select(func.max(other.c.sequence)).where(of_same).correlate(tables)
            last = (tables.c.id == log.c.table_id) & (log.c.sequence == newest.scalar_subquery())
            query = (
                select(log.c.table_id, log.c.owing, log.c.waiting)
                .select_from(tables.join(log, last))
                .where(tables.c.id.in_(asked))
            )
            found |= {row.table_id: (row.owing, row.waiting) for row in connection.execute(query)}
    return found


def tables_of(connection: Connection, identity: str, most: int) -> list[Listing]:
    """The tables somebody sits at, is expected at, or is the host of; the newest first."""
    seated = select(seats.c.table_id).where(
        (seats.c.identity == identity) | (seats.c.reserved == identity)
    )
    mine = tables.c.id.in_(seated) | (tables.c.host == identity)
    # One that was set aside is still theirs, and says so.
    shown = (tables.c.status != "closed") | tables.c.trouble.is_not(None)
    query = select(*LISTED).where(mine & shown)
    rows = connection.execute(query.order_by(tables.c.created.desc()).limit(most)).all()
    return listing(connection, rows)


def hosted(connection: Connection, identity: str) -> int:
    """How many open and running tables somebody is the host of."""
    query = select(tables.c.id).where(
        (tables.c.host == identity) & tables.c.status.in_(("open", "running"))
    )
    return len(connection.execute(query).all())
