"""A log in memory: for scripts, tests, and hosts that keep nothing or keep it in their own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from rallybox.tables.log import Conflict, Entry, Snapshot, Stored, Work
from rallybox.tables.past import reaches, took_back
from rallybox.tables.record import TableRecord

T = TypeVar("T")


class MemoryLog:
    """One table; see `Log`. What is handed out is a copy: nobody gets hold of what is kept."""

    def __init__(self, record: TableRecord) -> None:
        self._record = record.copied()
        self._entries: list[Entry] = []
        self._snapshots: list[Snapshot] = []

    async def append(
        self, entry: Entry, snapshot: Snapshot | None, changes: Mapping[str, Any]
    ) -> None:
        if entry.sequence != len(self._entries) + 1:
            raise Conflict
        if snapshot is not None:
            self._snapshots.append(snapshot)
            if took_back(entry):
                entry = replace(entry, position=snapshot.position)
        self._entries.append(entry)
        for name, value in changes.items():
            setattr(self._record, name, value)

    async def after(self, sequence: int) -> list[Entry]:
        return self._entries[sequence:]

    async def opened(self) -> Stored:
        return self._since(self._snapshots[-1] if self._snapshots else None)

    async def record(self) -> TableRecord:
        return self._record.copied()

    async def retell(self, work: Callable[[Stored], T], since: int | None = None) -> T:
        if since is None:
            return work(self._since(None))
        reached = [kept for kept in self._snapshots if kept.step <= since]
        return work(self._since(reached[-1] if reached else None))

    async def set_due(self, due: int | None) -> None:
        self._record.due = due

    async def change(self, work: Work) -> TableRecord:
        changed = self._record.copied()
        first = work(changed)
        self._record = changed
        if first is not None:
            self._snapshots.append(first)
        return changed.copied()

    def _since(self, snapshot: Snapshot | None) -> Stored:
        start = 0 if snapshot is None else snapshot.sequence
        if start and not reaches(self._entries[start:]):
            return self._since(None)
        return Stored(self._record.copied(), snapshot, self._entries[start:])
