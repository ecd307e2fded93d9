"""A table on the shelf: its record, its log, its snapshots; see `rallybox.tables.log`.

Every change is one transaction that holds only if the record is still what it was: so a table that
two tabs have open is changed by one of them at a time, and one that was thrown away stays away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from rallybox.page.outside import Put
from rallybox.page.shelf import Shelf
from rallybox.tables.errors import NotFound
from rallybox.tables.info import Listing
from rallybox.tables.log import Conflict, Entry, Snapshot, Stored, Work
from rallybox.tables.past import reaches, took_back
from rallybox.tables.record import TableRecord

T = TypeVar("T")
Word = Callable[[str], None]
"""Tells other tabs what has changed: `act` or `table`."""

TABLES = "table"


class Shelved(msgspec.Struct, kw_only=True):
    """A table, and what a list tells of its log."""

    record: TableRecord
    owing: int = 0
    waiting: int = 0
    snapshot: int | None = None
    """The place of the last snapshot."""

    def listing(self) -> Listing:
        """As lists have it."""
        running = self.record.status == "running"
        return Listing(self.record, self.owing * running, self.waiting * running)

    def note(self, snapshot: Snapshot) -> None:
        """There is a new snapshot."""
        self.owing, self.waiting, self.snapshot = (
            snapshot.owing,
            snapshot.waiting,
            snapshot.sequence,
        )


_shelved = msgspec.json.Decoder(Shelved)
_entry = msgspec.json.Decoder(Entry)
_snapshot = msgspec.json.Decoder(Snapshot)


def written(value: object) -> str:
    """As it stands on the shelf."""
    return msgspec.json.encode(value).decode()


def read_table(text: str) -> Shelved:
    """What `written` wrote of a table."""
    return _shelved.decode(text)


def table_key(table_id: str) -> str:
    """Where a table is."""
    return f"{TABLES}/{table_id}"


async def as_it_is(shelf: Shelf, table_id: str) -> Put:
    """Changes nothing, and holds only if the table is still as it is now: so what is put with it is
    never left over from one that was thrown away. NotFound if it was already."""
    text = await shelf.get(table_key(table_id))
    if text is None:
        raise NotFound("server-no-such-table")
    return Put(table_key(table_id), text, text)


def entry_put(table_id: str, entry: Entry) -> Put:
    """One action, at its place and nowhere else."""
    return Put(f"log/{table_id}/{entry.sequence:08}", written(entry), None)


def snapshot_put(table_id: str, snapshot: Snapshot) -> Put:
    """A position at its place."""
    return Put(f"snapshot/{table_id}/{snapshot.sequence:08}", written(snapshot))


def new_table(
    record: TableRecord, snapshots: Sequence[Snapshot] = (), entries: Sequence[Entry] = ()
) -> list[Put]:
    """A table that is not there yet, perhaps with a whole log."""
    shelved = Shelved(record=record)
    for snapshot in snapshots:
        shelved.note(snapshot)
    puts = [entry_put(record.id, entry) for entry in entries]
    puts += [snapshot_put(record.id, snapshot) for snapshot in snapshots]
    return [Put(table_key(record.id), written(shelved), None), *puts]


class ShelfLog:
    """One table; see `Log`."""

    def __init__(self, shelf: Shelf, table_id: str, tell: Word) -> None:
        self._shelf, self._id, self._tell = shelf, table_id, tell
        self._text: str | None = None
        """What the record was when it was last read or written; it may be old."""

    async def _read(self) -> Shelved:
        self._text = await self._shelf.get(table_key(self._id))
        if self._text is None:
            raise NotFound("server-no-such-table")
        return _shelved.decode(self._text)

    async def _known(self) -> Shelved:
        """As it was when it was last read: whoever writes finds out whether it still is."""
        return await self._read() if self._text is None else _shelved.decode(self._text)

    async def _write(self, shelved: Shelved, *more: Put) -> bool:
        """Write it if it still is what it was; if not, it is read again by who comes next."""
        text, was, self._text = written(shelved), self._text, None
        if not await self._shelf.change(Put(table_key(self._id), text, was), *more):
            return False
        self._text = text
        return True

    async def append(
        self, entry: Entry, snapshot: Snapshot | None, changes: Mapping[str, Any]
    ) -> None:
        if snapshot is not None and took_back(entry):
            entry = msgspec.structs.replace(entry, position=snapshot.position)
        put = entry_put(self._id, entry)
        more = [put] if snapshot is None else [put, snapshot_put(self._id, snapshot)]
        while True:
            shelved = await self._known()
            for name, value in changes.items():
                setattr(shelved.record, name, value)
            if snapshot is not None:
                shelved.note(snapshot)
            shelved.owing, shelved.waiting = entry.owing, entry.waiting
            if await self._write(shelved, *more):
                break
            if await self._shelf.get(put.key) is not None:
                raise Conflict
        self._tell("act")

    async def after(self, sequence: int) -> list[Entry]:
        rows = await self._shelf.under(f"log/{self._id}", f"{sequence + 1:08}")
        return [_entry.decode(text) for _, text in rows]

    async def snapshots(self) -> list[Snapshot]:
        """Every position that was kept."""
        rows = await self._shelf.under(f"snapshot/{self._id}")
        return [_snapshot.decode(text) for _, text in rows]

    async def opened(self) -> Stored:
        shelved = await self._read()
        record = shelved.record
        if record.status in ("open", "closed") and record.trouble is None:
            return Stored(record, None, [])
        if shelved.snapshot is None:
            return await self._since(record, None)
        text = await self._shelf.get(f"snapshot/{self._id}/{shelved.snapshot:08}")
        return await self._since(record, None if text is None else _snapshot.decode(text))

    async def _since(self, record: TableRecord, snapshot: Snapshot | None) -> Stored:
        entries = await self.after(0)
        start = 0 if snapshot is None else snapshot.sequence
        if start and not reaches(entries[start:]):
            return Stored(record, None, entries)
        return Stored(record, snapshot, entries[start:])

    async def record(self) -> TableRecord:
        return (await self._read()).record

    async def whole(self) -> Stored:
        """The table and its log from the first action."""
        return await self._since(await self.record(), None)

    async def retell(self, work: Callable[[Stored], T], since: int | None = None) -> T:
        if since is None:
            return work(await self.whole())
        reached = [kept for kept in await self.snapshots() if kept.step <= since]
        return work(await self._since(await self.record(), reached[-1] if reached else None))

    async def change(self, work: Work) -> TableRecord:
        return await self.change_with(work, lambda: ())

    async def change_with(self, work: Work, more: Callable[[], Sequence[Put]]) -> TableRecord:
        """`change`; and with it, or not at all, what else is to be put once it has happened."""
        while True:
            shelved = await self._read()
            first = work(shelved.record)
            puts = list(more())
            if first is not None:
                shelved.note(first)
                puts.append(snapshot_put(self._id, first))
            if await self._write(shelved, *puts):
                self._tell("table")
                return shelved.record

    async def set_due(self, due: int | None) -> None:
        def change(record: TableRecord) -> None:
            record.due = due

        await self.change(change)
