"""All tables of this page: those that are open in this tab, and the others on the shelf."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

from rallybox.hosting import tables as hosted
from rallybox.hosting.brought import Brought
from rallybox.hosting.running import MOST_TRIES, Around, Running
from rallybox.page.kept import TABLES, ShelfLog, Shelved, new_table, read_table, table_key
from rallybox.page.outside import Put
from rallybox.page.shelf import Shelf
from rallybox.page.talk import Talk
from rallybox.tables import lobby
from rallybox.tables.audience import Viewer
from rallybox.tables.chat import LINES_SHOWN, Line
from rallybox.tables.errors import Forbidden, NotFound, Unavailable
from rallybox.tables.log import Stored, Work
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.thinking import Wait
from rallybox.tables.trouble import blame, change_rules, compare, is_older, set_aside
from rallybox.tables.wire.base import Trouble

HERE: Final = "here-"
"""So begin the ids of tables that live in a page."""
MOST_IDLE: Final = 4
"""So many tables that nobody looks at stay open."""
_OF_A_TABLE: Final = ("log", "snapshot", "chat")


class OpenTable(Running):
    """A table that is open in this tab."""

    def __init__(self, stored: Stored, log: ShelfLog, around: Around, tables: Tables) -> None:
        self._tables = tables
        self.shelf_log = log
        self.viewers: set[Viewer] = set()
        super().__init__(stored, log, around)

    def waits(self) -> Wait:
        """Whoever has this page."""
        return Wait()

    async def stuck(self, why: Trouble) -> None:
        """See `Running`."""
        await self._tables.set_aside(self.table.record.id, why)


class Tables(hosted.Tables[OpenTable]):
    """Opens tables when somebody needs them, and follows what other tabs do."""

    def __init__(self, shelf: Shelf, around: Around, others: Callable[[str], None]) -> None:
        super().__init__(around.notes)
        self._shelf, self._around, self._others = shelf, around, others
        self.talk = Talk(shelf, self._word)
        self._failed: Counter[str] = Counter()
        self.gone: Callable[[OpenTable], None] = lambda table: None
        """Called when a table that was open is there no more."""

    def _word(self, table_id: str, kind: str) -> None:
        self._others(f"{kind} {table_id}")

    # -- opening -----------------------------------------------------------------------------------

    def log(self, table_id: str) -> ShelfLog:
        """The log of a table, open or not."""
        opened = self._tables.get(table_id)
        if opened is not None:
            return opened.shelf_log
        return ShelfLog(self._shelf, table_id, lambda kind: self._word(table_id, kind))

    async def open(self, table_id: str) -> OpenTable:
        """A table, from memory or from the shelf; NotFound if there is none.

        One that cannot be opened is tried again some times (Unavailable); then it is set aside,
        and opens to say so.
        """
        try:
            return await self._once(table_id)
        except (NotFound, Forbidden, asyncio.CancelledError):
            raise
        except Exception as error:
            why = blame(error)
            if why is None:
                raise
            self._failed[table_id] += 1
            if self._failed[table_id] >= MOST_TRIES:
                await self.set_aside(table_id, why)
            self._around.notes.warning("a table cannot be opened", why=why)
            raise Unavailable("page-table-stuck") from None

    async def _open(self, table_id: str) -> OpenTable:
        log = self.log(table_id)
        stored = await log.opened()
        if is_older(stored.record):
            stored = await self._change_rules(log)
        opened = OpenTable(stored, log, self._around, self)
        self._close_idle()
        self._tables[table_id] = opened
        opened.changed()
        return opened

    async def _change_rules(self, log: ShelfLog) -> Stored:
        """What becomes of a game of older rules: it goes on by ours, or is over."""
        same, step = compare(await log.whole(), await log.snapshots())
        now = self._around.clock.now()
        await log.change(lambda record: change_rules(record, same, now, step))
        return await log.opened()

    def _close_idle(self) -> None:
        """Of the tables that nobody looks at, keep those opened last."""
        idle = [one for one in self._tables.values() if not one.viewers and not one.changing]
        for opened in idle[: max(0, len(idle) - MOST_IDLE)]:
            self._close(opened)

    def _close(self, opened: OpenTable) -> None:
        opened.stop()
        self._tables.pop(opened.table.record.id, None)

    # -- changing ----------------------------------------------------------------------------------

    async def change(self, table_id: str, work: Work) -> TableRecord:
        """Let something happen to a table besides its game, and tell everybody there."""
        record = await self.log(table_id).change(work)
        await self._refresh(table_id)
        return record

    async def set_aside(self, table_id: str, why: Trouble) -> None:
        """Its game cannot go on."""
        await self.change(table_id, lambda record: set_aside(record, why))

    async def bring(self, found: Brought) -> TableRecord:
        """A finished game from elsewhere; if it was brought before, it is that table."""
        record = found.record
        if not await self._shelf.change(*new_table(record, found.snapshots, found.entries)):
            return await self.log(record.id).record()
        return record

    async def create(
        self, record: TableRecord, starter: Person | None = None, rating: int | None = None
    ) -> TableRecord:
        """A new table of this page; with a `starter`, who is so strong, its game begins at once."""
        record.id, record.public = HERE + record.id, False
        first = []
        if starter is not None:
            first = [lobby.start(record, starter, self._around.clock.now(), rating)]
        await self._shelf.change(*new_table(record, first))
        return record

    async def rematch(self, table_id: str, person: Person) -> TableRecord:
        """A table for the same people; the same one for everybody who asks."""
        now, made = self._around.clock.now(), list[TableRecord]()

        def again(record: TableRecord) -> None:
            made.clear()  # it may be tried more than once
            found = lobby.rematch(record, person, now)
            if found is not None:
                found.id = record.rematch = HERE + found.id
                made.append(found)

        def more() -> list[Put]:
            return [put for found in made for put in new_table(found)]

        old = await self.log(table_id).change_with(again, more)
        await self._refresh(table_id)
        return made[0] if made else await self.log(old.rematch or "").record()

    async def throw_away(self, table_id: str) -> None:
        """Forget a table of which nothing is being played, with all that was kept of it."""
        log = self.log(table_id)
        text = await self._shelf.get(table_key(table_id))
        if text is None:
            raise NotFound("server-no-such-table")
        if (await log.record()).status == "running":
            raise Forbidden("page-still-playing")
        rest = await self._rest_of(table_id)
        if not await self._shelf.change(Put(table_key(table_id), None, text), *rest):
            raise Unavailable("server-not-stored")
        self._word(table_id, "gone")
        self._leave(table_id)
        # What was said meanwhile; from now on nothing can be.
        await self._shelf.change(*await self._rest_of(table_id))

    async def _rest_of(self, table_id: str) -> list[Put]:
        """Away with all of a table but itself."""
        rows = [
            f"{folder}/{table_id}/{key}"
            for folder in _OF_A_TABLE
            for key, _ in await self._shelf.under(f"{folder}/{table_id}")
        ]
        return [Put(key, None) for key in (*rows, f"muted/{table_id}", f"review/{table_id}")]

    def _leave(self, table_id: str) -> None:
        opened = self._tables.get(table_id)
        if opened is not None:
            self._close(opened)
            self.gone(opened)

    # -- lists -------------------------------------------------------------------------------------

    async def all(self) -> list[Shelved]:
        """Every table that can be shown, the newest first."""
        found = [read_table(text) for _, text in await self._shelf.under(TABLES)]
        found = [one for one in found if one.record.status != "closed" or one.record.trouble]
        found.sort(key=lambda one: one.record.created, reverse=True)
        return found

    # -- other tabs --------------------------------------------------------------------------------

    def heard(self, word: str) -> None:
        """Another tab has changed a table."""
        kind, _, table_id = word.partition(" ")
        if kind == "gone":
            self._leave(table_id)
        else:
            self._follow(table_id, kind)

    async def chat_tail(self, table_id: str) -> list[Line]:
        return (await self.talk.said(table_id))[-LINES_SHOWN:]

    def stop(self) -> None:
        """Nobody plays here any more; everything is kept."""
        for task in (*self._opening.values(), *self._background):
            task.cancel()
        for opened in list(self._tables.values()):
            self._close(opened)
