"""The log of actions, which is the truth about a game, and snapshots, which save replaying it.

A game changes only by appending to its log at the next place. Of two who try one wins, wherever
they are. How and where a log is kept is its host's affair: `Log` says what a table needs of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from rallybox.tables.record import TableRecord

T = TypeVar("T")


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
    """Where an action was taken back: how it stands since, if nobody could work that out (see
    `past`). Kept as a snapshot at this place."""


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
    """A table and a part of its log: what came after the snapshot, or all of it."""

    record: TableRecord
    snapshot: Snapshot | None
    entries: list[Entry]


Work = Callable[[TableRecord], Snapshot | None]
"""Something that happens to a table besides its game (see `lobby`); the first position where that
begins a game. If it raises, nothing has changed."""


class Conflict(Exception):
    """Somebody else has appended at this place of the log."""


class Log(Protocol):
    """Where one table is kept. Whatever cannot be read or written raises Unavailable."""

    def append(
        self, entry: Entry, snapshot: Snapshot | None, changes: Mapping[str, Any]
    ) -> Awaitable[None]:
        """Append at the entry's place, Conflict if it is taken; when this is done, it is kept.

        With it, or not at all: a snapshot at this place, and what changes in the table's record.
        """

    def after(self, sequence: int) -> Awaitable[list[Entry]]:
        """The log beyond a place."""

    def opened(self) -> Awaitable[Stored]:
        """The table, its last snapshot and what came after."""

    def record(self) -> Awaitable[TableRecord]:
        """The table without its game."""

    def retell(self, work: Callable[[Stored], T], since: int | None = None) -> Awaitable[T]:
        """What a function makes of the log, done where it keeps nobody from playing.

        It gets the last snapshot up to a step and what came after; without a step all actions.
        """

    def change(self, work: Work) -> Awaitable[TableRecord]:
        """Let this happen to the table while nobody else changes it; the table afterwards."""

    def set_due(self, due: int | None) -> Awaitable[None]:
        """Somebody has to look at the table at another time than was kept."""
