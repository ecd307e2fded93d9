"""The log of actions in the database (see `rallybox.tables.log`).

The place in the log is the primary key, so that of two who append there one wins.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, select

from rallybox.core.record import TAKE_BACK
from rallybox.server.store import tables
from rallybox.server.store.database import Database
from rallybox.server.store.schema import actions, snapshots
from rallybox.server.store.writer import Append
from rallybox.tables.log import Entry, Snapshot, Stored, Work
from rallybox.tables.past import reaches, took_back
from rallybox.tables.record import TableRecord

T = TypeVar("T")

_COLUMNS = tuple(name for name in Entry.__struct_fields__ if name != "position")


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    row = msgspec.structs.asdict(entry)
    del row["position"]
    row["table_id"] = table_id
    return row


def entries_after(connection: Connection, table_id: str, sequence: int) -> list[Entry]:
    """The log beyond a place."""
    query = (
        select(actions)
        .where((actions.c.table_id == table_id) & (actions.c.sequence > sequence))
        .order_by(actions.c.sequence)
    )
    found = [
        Entry(**{name: row._mapping[name] for name in _COLUMNS})
        for row in connection.execute(query)
    ]
    if not any(map(took_back, found)):
        return found
    positions = _positions(connection, table_id, sequence)
    return [
        msgspec.structs.replace(entry, position=positions.get(entry.sequence, ""))
        if took_back(entry)
        else entry
        for entry in found
    ]


def _positions(connection: Connection, table_id: str, sequence: int) -> dict[int, str]:
    """Those kept beyond a place where something was taken back, by their places."""
    there = (snapshots.c.table_id == actions.c.table_id) & (
        snapshots.c.sequence == actions.c.sequence
    )
    query = (
        select(snapshots.c.sequence, snapshots.c.position)
        .join(actions, there)
        .where((snapshots.c.table_id == table_id) & (snapshots.c.sequence > sequence))
        .where(actions.c.action == TAKE_BACK.text)
    )
    return {row.sequence: row.position for row in connection.execute(query)}


def latest_snapshot(
    connection: Connection, table_id: str, until: int | None = None
) -> Snapshot | None:
    """The last position that was kept; `until`: at a step or before."""
    query = select(snapshots).where(snapshots.c.table_id == table_id)
    if until is not None:
        query = query.where(snapshots.c.step <= until)
    row = connection.execute(query.order_by(snapshots.c.sequence.desc()).limit(1)).first()
    return None if row is None else _snapshot(row)


def all_snapshots(connection: Connection, table_id: str) -> list[Snapshot]:
    """Every position that was kept."""
    query = select(snapshots).where(snapshots.c.table_id == table_id)
    return [_snapshot(row) for row in connection.execute(query.order_by(snapshots.c.sequence))]


def _snapshot(row: Row[Any]) -> Snapshot:
    fields = {name: row._mapping[name] for name in Snapshot.__struct_fields__}
    fields["reserves"] = msgspec.json.decode(fields["reserves"])
    return msgspec.convert(fields, Snapshot)


def snapshot_row(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    """A snapshot as a row."""
    row = msgspec.structs.asdict(snapshot) | {"table_id": table_id}
    row["reserves"] = msgspec.json.encode(snapshot.reserves).decode()
    return row


def open_table(connection: Connection, table_id: str) -> Stored:
    """A table, its last snapshot and what came after."""
    record = tables.load(connection, table_id)
    if record.status in ("open", "closed") and record.trouble is None:
        return Stored(record, None, [])
    return _since(connection, record, latest_snapshot(connection, table_id))


def table_at(connection: Connection, table_id: str, step: int) -> Stored:
    """A table, its last snapshot up to a step and what came after."""
    record = tables.load(connection, table_id)
    return _since(connection, record, latest_snapshot(connection, table_id, step))


def _since(connection: Connection, record: TableRecord, snapshot: Snapshot | None) -> Stored:
    start = snapshot.sequence if snapshot is not None else 0
    entries = entries_after(connection, record.id, start)
    if not reaches(entries):
        return Stored(record, None, entries_after(connection, record.id, 0))
    return Stored(record, snapshot, entries)


def whole_log(connection: Connection, table_id: str) -> Stored:
    """A table and its log from the first action."""
    return Stored(tables.load(connection, table_id), None, entries_after(connection, table_id, 0))


def change(connection: Connection, table_id: str, work: Work) -> TableRecord:
    """Let something happen to a table besides its game; the table afterwards."""
    record = tables.load(connection, table_id, lock=True)
    before = record.copied()
    first = work(record)
    tables.store_differences(connection, before, record)
    if first is not None:
        keep_first(connection, table_id, first)
    return record


def keep_first(connection: Connection, table_id: str, first: Snapshot) -> None:
    """Keep the position at which a game begins."""
    connection.execute(snapshots.insert(), snapshot_row(table_id, first))


class SqlLog:
    """One table in the database; see `rallybox.tables.log.Log`."""

    __slots__ = ("_database", "_table_id")

    def __init__(self, database: Database, table_id: str) -> None:
        self._database, self._table_id = database, table_id

    def append(
        self, entry: Entry, snapshot: Snapshot | None, changes: Mapping[str, Any]
    ) -> Future[None]:
        table_id = self._table_id
        kept = None if snapshot is None else snapshot_row(table_id, snapshot)
        row = tables.as_columns(changes) if changes else None
        return self._database.writer.append(Append(entry_row(table_id, entry), kept, row))

    async def after(self, sequence: int) -> list[Entry]:
        return await self._database.read(lambda c: entries_after(c, self._table_id, sequence))

    async def opened(self) -> Stored:
        return await self._database.read(lambda c: open_table(c, self._table_id))

    async def record(self) -> TableRecord:
        return await self._database.read(lambda c: tables.load(c, self._table_id))

    async def retell(self, work: Callable[[Stored], T], since: int | None = None) -> T:
        """In a thread; the whole of it, so that nobody waits for what `work` does."""
        table_id = self._table_id
        if since is None:
            return await self._database.read(lambda c: work(whole_log(c, table_id)))
        return await self._database.read(lambda c: work(table_at(c, table_id, since)))

    async def change(self, work: Work) -> TableRecord:
        table_id = self._table_id
        return await self._database.write(lambda c: change(c, table_id, work), (table_id, "table"))

    async def set_due(self, due: int | None) -> None:
        table_id = self._table_id
        await self._database.write(lambda c: tables.update(c, table_id, {"due": due}))
