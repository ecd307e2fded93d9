"""All tables that are open in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection as DatabaseConnection

from rallybox.core.errors import RallyboxError
from rallybox.hosting.clock import Clock
from rallybox.hosting.tables import Tables
from rallybox.server import metrics
from rallybox.server.crew.crew import ALONE, Crew
from rallybox.server.crew.waking import Waking
from rallybox.server.fair import Whereabouts
from rallybox.server.logs import Seldom
from rallybox.server.settings import Settings
from rallybox.server.store import chat, log, making, tidy
from rallybox.server.store.database import Database
from rallybox.server.store.log import SqlLog
from rallybox.server.store.waiting import Maker
from rallybox.server.table.connection import GOING_AWAY
from rallybox.server.table.duty import Duty
from rallybox.server.table.open import OpenTable
from rallybox.server.table.presence import HERE
from rallybox.tables.chat import LINES_SHOWN, Line
from rallybox.tables.errors import Forbidden, NotFound, Unavailable
from rallybox.tables.log import Stored, Work
from rallybox.tables.play import Play
from rallybox.tables.record import TableRecord
from rallybox.tables.table import Table, restored
from rallybox.tables.thinking import Thinkers
from rallybox.tables.trouble import blame, is_older
from rallybox.tables.wire.base import Trouble

logger = logging.getLogger("rallybox.hub")

SWEEP_SECONDS = 2.0
TIDY_SECONDS = 3600.0
AWAY_SECONDS = 5.0
"""A table that is at home in another process is forgotten after this time."""


def _unwatched(_: Table) -> None:
    """Nobody is interested."""


def _opened(connection: DatabaseConnection, table_id: str) -> tuple[Stored, Play | None]:
    """A table, and its game played again; that of older rules cannot be yet."""
    stored = log.open_table(connection, table_id)
    return stored, None if is_older(stored.record) else restored(stored)


class Hub(Tables[OpenTable]):
    """Opens tables when somebody needs them, and forgets them when nobody does."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        clock: Clock,
        settings: Settings,
        crew: Crew = ALONE,
    ) -> None:
        self._seldom = Seldom(logger)
        super().__init__(self._seldom)
        self.database, self.thinkers = database, thinkers
        self.clock, self.settings = clock, settings
        self.crew = crew
        self.duty = Duty(database, clock, self._unless_stopping)
        waking = Waking(crew, self.open, self.duty.wake)
        self.duty.send_home, self.wake = waking.send_home, waking.wake
        self._sweeper: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None
        self.whereabouts = Whereabouts()
        self.replays = asyncio.Semaphore(2)
        """Whoever wants to hear old stories must not keep others from playing."""
        self.watched: Callable[[Table], None] = _unwatched
        """Called whenever a table has changed here (see `notices.waits`)."""
        self._stopping = False

    @property
    def opened(self) -> dict[str, OpenTable]:
        """All that are in memory; whoever takes one out closes it."""
        return self._tables

    def start(self) -> None:
        """Look after tables whose time has come, from now on."""
        self._sweeper = asyncio.create_task(self._sweep())
        self._tidier = asyncio.create_task(self._tidy())

    async def open(self, table_id: str) -> OpenTable:
        """A table, from memory or from the database; NotFound if there is none.

        An open table's bots and clock do what is due. One that cannot be opened is tried again
        some times (Unavailable); then it is set aside, and opens to say so.
        """
        try:
            return await self._unless_stopping(table_id)
        except (NotFound, Forbidden):
            raise
        except Exception as error:
            if blame(error) is None:
                raise
            await self.duty.failed(table_id, error)
            raise Unavailable("server-table-stuck") from None

    async def _unless_stopping(self, table_id: str) -> OpenTable:
        if self._stopping:
            raise Unavailable("server-stopping")
        return await self._once(table_id)

    async def _open(self, table_id: str) -> OpenTable:
        stored, play = await self.database.read(lambda c: _opened(c, table_id))
        if is_older(stored.record):
            stored = await self.duty.change_rules(stored.record)
        table = OpenTable(
            stored,
            play,
            self.database,
            self.thinkers,
            self.clock,
            self.settings,
            self.replays,
            self.whereabouts,
            self,
        )
        table.watched = self.watched
        self._tables[table_id] = table
        metrics.TABLES.set(len(self._tables))
        table.changed()
        return table

    async def change(self, table_id: str, work: Work) -> TableRecord:
        """Change a table (see `lobby`), and tell everybody there."""
        record = await SqlLog(self.database, table_id).change(work)
        await self._refresh(table_id)
        return record

    async def rematch(self, table_id: str, maker: Maker) -> tuple[TableRecord, bool]:
        """A table for the same people, and whether it is new; everybody here is told of it."""
        found = await self.database.apart(
            lambda c: making.rematch(c, table_id, maker), (table_id, "table")
        )
        await self._refresh(table_id)
        return found

    async def stuck(self, table_id: str, why: Trouble) -> None:
        """A table that is open fails again and again: it is set aside, and everybody is told."""
        await self.duty.set_aside(table_id, why)
        await self._refresh(table_id)

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
        return about_tables and not self.is_near(table_id)

    def heard(self, node: str, table_id: str, kind: str) -> None:
        """Another process has changed a table, or says who is connected there."""
        if kind.startswith(HERE):
            if (table := self._tables.get(table_id)) is not None:
                table.heard_of_others(node, kind)
            return
        self._follow(table_id, kind)

    def heard_nothing(self) -> None:
        """Notifications were lost for a while: look at everything."""
        for table_id in list(self._tables):
            self._follow(table_id, "table")
            self._follow(table_id, "act")

    # -- time --------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            try:
                await self.duty.look()
            except RallyboxError as error:
                self._seldom.warning("cannot look for due tables", error=error.name)
            except Exception as error:  # of ours; without this nobody's time would ever be up
                self._seldom.error("due tables cannot be looked after", exc_info=error)
            self._forget_idle()
            self._renew_presence()
            await asyncio.sleep(SWEEP_SECONDS)

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
