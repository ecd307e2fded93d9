"""The log of actions, which is the truth about a game, and snapshots, which save replaying it.

A game changes only by appending to its log at the next place. The place is the primary key, so
that of two who try one wins, wherever they are.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from rallybox.core.record import TAKE_BACK
from rallybox.server.store import tables
from rallybox.server.store.schema import actions, snapshots
from rallybox.server.store.tables import TableRecord


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One action of the log."""

    sequence: int
    step: int
    seat: int
    action: str
    dice: int
    owing: int
    waiting: int
    decided_by: str
    at: int
    position: str = ""
    """Where an action was taken back: how it stands since. Kept as a snapshot at this place."""


_COLUMNS = tuple(name for name in Entry.__struct_fields__ if name != "position")


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    row = msgspec.structs.asdict(entry)
    del row["position"]
    row["table_id"] = table_id
    return row


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A position from which the log can be followed."""

    sequence: int
    step: int
    dice: int
    owing: int
    waiting: int
    asked: int
    reserves: tuple[int, ...]
    position: str


class Stored(msgspec.Struct, frozen=True):
    """Everything needed to open a table."""

    record: TableRecord
    snapshot: Snapshot | None
    entries: list[Entry]


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
    return [
        _with_position(connection, table_id, entry) if entry.action == TAKE_BACK.text else entry
        for entry in found
    ]


def _with_position(connection: Connection, table_id: str, entry: Entry) -> Entry:
    here = (snapshots.c.table_id == table_id) & (snapshots.c.sequence == entry.sequence)
    position = connection.execute(select(snapshots.c.position).where(here)).scalar_one()
    return msgspec.structs.replace(entry, position=position)


def latest_snapshot(
    connection: Connection, table_id: str, until: int | None = None
) -> Snapshot | None:
    """The last position that was kept; `until`: at a step or before."""
    query = select(snapshots).where(snapshots.c.table_id == table_id)
    if until is not None:
        query = query.where(snapshots.c.step <= until)
    row = connection.execute(query.order_by(snapshots.c.sequence.desc()).limit(1)).first()
    if row is None:
        return None
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
    if record.status in ("open", "closed"):
        return Stored(record, None, [])
    return _since(connection, record, latest_snapshot(connection, table_id))


def table_at(connection: Connection, table_id: str, step: int) -> Stored:
    """A table, its last snapshot up to a step and what came after."""
    record = tables.load(connection, table_id)
    return _since(connection, record, latest_snapshot(connection, table_id, step))


def _since(connection: Connection, record: TableRecord, snapshot: Snapshot | None) -> Stored:
    start = snapshot.sequence if snapshot is not None else 0
    return Stored(record, snapshot, entries_after(connection, record.id, start))


def whole_log(connection: Connection, table_id: str) -> Stored:
    """A table and its log from the first action."""
    return Stored(tables.load(connection, table_id), None, entries_after(connection, table_id, 0))
