"""All tables that a host has open: each opened once, and following what is done to it elsewhere."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from rallybox.core.errors import RallyboxError
from rallybox.hosting.notes import Notes
from rallybox.hosting.running import Running
from rallybox.tables.chat import Line

T = TypeVar("T", bound=Running)


class Tables(ABC, Generic[T]):
    """Those in memory, and those that are on their way there."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._tables: dict[str, T] = {}
        self._opening: dict[str, asyncio.Task[T]] = {}
        self._background: set[asyncio.Task[None]] = set()

    # -- what a host knows -------------------------------------------------------------------------

    @abstractmethod
    async def open(self, table_id: str) -> T:
        """A table, from memory or from where it is kept; NotFound if there is none."""

    @abstractmethod
    async def _open(self, table_id: str) -> T:
        """Take a table into memory that is not there."""

    @abstractmethod
    async def chat_tail(self, table_id: str) -> Sequence[Line]:
        """What was said last at a table."""

    # -- opening -----------------------------------------------------------------------------------

    def known(self, table_id: str) -> T | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    def is_near(self, table_id: str) -> bool:
        """Is a table in memory, or on its way there?"""
        return table_id in self._tables or table_id in self._opening

    async def _once(self, table_id: str) -> T:
        """A table, opened by the first who wants it, for all who do."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.ensure_future(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _refresh(self, table_id: str) -> None:
        opened = self._tables.get(table_id)
        if opened is not None:
            await opened.table.refresh_if_possible()

    # -- what others do ----------------------------------------------------------------------------

    def _follow(self, table_id: str, kind: str) -> None:
        """Somebody else has changed a table: `act`, `chat`, or anything but its game."""
        # One that is being opened has perhaps been read before the change.
        if self.is_near(table_id):
            task = asyncio.ensure_future(self._catch_up(table_id, kind))
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    async def _catch_up(self, table_id: str, kind: str) -> None:
        try:
            opened = await self.open(table_id)
            opened.follow()
            if kind == "act":
                await opened.table.catch_up()
            elif kind == "chat":
                for line in await self.chat_tail(table_id):
                    opened.table.audience.tell_chat(line)
            else:
                await opened.table.refresh()
        except RallyboxError as error:
            self._notes.warning("cannot follow what others do", error=error.name)
