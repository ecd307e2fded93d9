"""All tables that are open in this process."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from sqlalchemy import Connection as DatabaseConnection

from rallybox.core.errors import RallyboxError
from rallybox.server import metrics
from rallybox.server.clock import Clock
from rallybox.server.crew.crew import ALONE, Crew
from rallybox.server.crew.waking import Waking
from rallybox.server.settings import Settings
from rallybox.server.store import chat, log, making, tables, tidy
from rallybox.server.store.database import Database
from rallybox.server.store.log import SqlLog
from rallybox.server.table.connection import GOING_AWAY
from rallybox.server.table.open import OpenTable
from rallybox.server.table.presence import HERE
from rallybox.tables.chat import LINES_SHOWN, Line
from rallybox.tables.errors import Forbidden, Unavailable
from rallybox.tables.lobby import retire
from rallybox.tables.log import Work
from rallybox.tables.play import demand_our_rules
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.thinking import Thinkers

logger = logging.getLogger("rallybox.hub")

SWEEP_SECONDS = 2.0
MOST_DUE = 200
TIDY_SECONDS = 3600.0
AWAY_SECONDS = 5.0
"""A table that is at home in another process is forgotten after this time."""


class Hub:
    """Opens tables when somebody needs them, and forgets them when nobody does."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        clock: Clock,
        settings: Settings,
        crew: Crew = ALONE,
    ) -> None:
        self.database, self.thinkers = database, thinkers
        self.clock, self.settings = clock, settings
        self.crew = crew
        self.wake = Waking(crew, self.open).wake
        self._tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None
        self.replays = asyncio.Semaphore(2)
        """Whoever wants to hear old stories must not keep others from playing."""
        self._stopping = False
        self._background: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Look after tables whose time has come, from now on."""
        self._sweeper = asyncio.create_task(self._sweep())
        self._tidier = asyncio.create_task(self._tidy())

    async def open(self, table_id: str) -> OpenTable:
        """A table, from memory or from the database; NotFound if there is none.

        An open table's bots and clock do what is due.
        """
        if self._stopping:
            raise Unavailable("server-stopping")
        table = self._tables.get(table_id)
        if table is not None:
            return table
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> OpenTable:
        stored = await self.database.read(lambda c: log.open_table(c, table_id))
        if stored.record.status != "open":
            await self._demand_our_rules(stored.record)
        table = OpenTable(
            stored, self.database, self.thinkers, self.clock, self.settings, self.replays
        )
        self._tables[table_id] = table
        metrics.TABLES.set(len(self._tables))
        table.changed()
        return table

    async def _demand_our_rules(self, record: TableRecord) -> None:
        """Forbidden if it was begun under other rules; then nobody is kept waiting for it."""
        try:
            demand_our_rules(record)
        except Forbidden:
            if record.status == "running":
                await self.database.write(lambda c: log.change(c, record.id, retire))
            raise

    def known(self, table_id: str) -> OpenTable | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    async def change(self, table_id: str, work: Work) -> TableRecord:
        """Change a table (see `lobby`), and tell everybody there."""
        record = await SqlLog(self.database, table_id).change(work)
        await self._refresh(table_id)
        return record

    async def rematch(self, table_id: str, person: Person) -> TableRecord:
        """A table for the same people; everybody here is told of it."""
        now = self.clock.now()
        record = await self.database.write(
            lambda c: making.rematch(c, table_id, person, now), (table_id, "table")
        )
        await self._refresh(table_id)
        return record

    async def _refresh(self, table_id: str) -> None:
        opened = self._tables.get(table_id)
        if opened is not None:
            await opened.table.refresh_if_possible()

    # -- what is said ------------------------------------------------------------------------------

    async def say(self, table_id: str, line: Line) -> Line:
        """Keep what was said; the line with its number."""
        return await self.database.write(lambda c: chat.say(c, table_id, line), (table_id, "chat"))

    async def mute(self, table_id: str, identity: str, seat: int, on: bool) -> None:
        """Keep that somebody does not want to hear a seat, or does again."""
        await self.database.write(lambda c: chat.mute(c, table_id, identity, seat, on))

    async def chat_tail(self, table_id: str) -> list[Line]:
        """What was said last."""
        return await self.database.read(lambda c: chat.lines_after(c, table_id, 0, LINES_SHOWN))

    async def chat_for(
        self, table_id: str, identity: str | None
    ) -> tuple[frozenset[int], list[Line]]:
        """The seats that somebody has muted, and what was said last."""

        def both(c: DatabaseConnection) -> tuple[frozenset[int], list[Line]]:
            muted = frozenset[int]() if identity is None else chat.muted(c, table_id, identity)
            return muted, chat.lines_after(c, table_id, 0, LINES_SHOWN)

        return await self.database.read(both)

    # -- from other processes ----------------------------------------------------------------------

    def deaf(self, table_id: str, kind: str) -> bool:
        """Is it about a table that is not open here? Whoever opens it later reads it anyway.

        Asked in another thread, so that most of what others do does not wake this one.
        """
        about_tables = kind in ("act", "chat", "table") or kind.startswith(HERE)
        return about_tables and table_id not in self._tables and table_id not in self._opening

    def heard(self, node: str, table_id: str, kind: str) -> None:
        """Another process has changed a table, or says who is connected there."""
        if kind.startswith(HERE):
            if (table := self._tables.get(table_id)) is not None:
                table.heard_of_others(node, kind)
            return
        self._follow(table_id, kind)

    def _follow(self, table_id: str, kind: str) -> None:
        # One that is being opened has perhaps been read before the change.
        if table_id in self._tables or table_id in self._opening:
            task = asyncio.create_task(self._heard(table_id, kind))
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    async def _heard(self, table_id: str, kind: str) -> None:
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
            logger.warning("cannot follow another process", extra={"error": error.name})

    def heard_nothing(self) -> None:
        """Notifications were lost for a while: look at everything."""
        for table_id in list(self._tables):
            self._follow(table_id, "table")
            self._follow(table_id, "act")

    # -- time --------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            try:
                await self._wake_due()
            except RallyboxError as error:
                logger.warning("cannot look for due tables", extra={"error": error.name})
            except Exception:  # a mistake of ours; without this nobody's time would ever be up
                logger.exception("a table cannot be looked after")
            self._forget_idle()
            self._renew_presence()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake_due(self) -> None:
        until = self.clock.now() + int(SWEEP_SECONDS * 1000)
        due = await self.database.read(lambda c: tables.due_tables(c, until, MOST_DUE))
        for table_id in due:
            if table_id in self._tables or self.crew.elsewhere(table_id):
                continue  # it has timers of its own
            try:
                await self.open(table_id)
            except RallyboxError as error:
                logger.error("a table cannot be opened", extra={"error": error.name})

    def _forget_idle(self) -> None:
        now = self.clock.now()
        for table_id, table in list(self._tables.items()):
            away = self.crew.elsewhere(table_id)
            longest = int((AWAY_SECONDS if away else self.settings.idle_seconds) * 1000)
            if now - table.idle_since > longest and not table.busy(now):
                table.close()
                del self._tables[table_id]
        metrics.TABLES.set(len(self._tables))

    def _renew_presence(self) -> None:
        if not self.database.is_sqlite:
            for table in self._tables.values():
                if table.connections:
                    table.renew_presence()

    async def _tidy(self) -> None:
        """Remove what nobody will miss, a little at a time."""
        while True:
            try:
                removed = await self.database.write(partial(tidy.tidy, now=self.clock.now()))
            except RallyboxError as error:
                removed = 0
                logger.warning("cannot tidy up", extra={"error": error.name})
            await asyncio.sleep(SWEEP_SECONDS if removed else TIDY_SECONDS)

    async def stop(self) -> None:
        """Say goodbye at every table."""
        self._stopping = True
        for task in (self._sweeper, self._tidier):
            if task is not None:
                task.cancel()
        for table in self._tables.values():
            table.close(Unavailable("server-stopping"), code=GOING_AWAY)
        await asyncio.sleep(0)
