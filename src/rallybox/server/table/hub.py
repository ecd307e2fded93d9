"""All tables that are open in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection as DatabaseConnection

from rallybox.core.errors import RallyboxError
from rallybox.core.events import Event
from rallybox.server import metrics
from rallybox.server.clock import Clock
from rallybox.server.errors import Forbidden, Unavailable
from rallybox.server.settings import Settings
from rallybox.server.store import chat, log, tables, tidy
from rallybox.server.store.chat import Line
from rallybox.server.store.database import Database
from rallybox.server.store.tables import TableRecord
from rallybox.server.table.connection import GOING_AWAY
from rallybox.server.table.play import Play, demand_our_rules
from rallybox.server.table.presence import HERE
from rallybox.server.table.table import Table
from rallybox.server.workers import Workers

T = TypeVar("T")
logger = logging.getLogger("rallybox.hub")

SWEEP_SECONDS = 2.0
MOST_DUE = 200
CHAT_SHOWN = 50
TIDY_SECONDS = 3600.0


class Hub:
    """Opens tables when somebody needs them, and forgets them when nobody does."""

    def __init__(
        self, database: Database, workers: Workers, clock: Clock, settings: Settings
    ) -> None:
        self.database, self.workers = database, workers
        self.clock, self.settings = clock, settings
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
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

    async def open(self, table_id: str) -> Table:
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

    async def _open(self, table_id: str) -> Table:
        stored = await self.database.read(lambda c: log.open_table(c, table_id))
        if stored.record.status != "open":
            await self._demand_our_rules(stored.record)
        table = Table(stored, self.database, self.workers, self.clock, self.settings)
        self._tables[table_id] = table
        metrics.TABLES.set(len(self._tables))
        table.awake()
        return table

    async def _demand_our_rules(self, record: TableRecord) -> None:
        """Forbidden if it was begun under other rules; then nobody is kept waiting for it."""
        try:
            demand_our_rules(record)
        except Forbidden:
            if record.status == "running":
                await self.database.write(lambda c: tables.retire(c, record.id))
            raise

    def known(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    async def change(self, table_id: str, work: Callable[[DatabaseConnection], T]) -> T:
        """Change a table (see `lobby`), and tell everybody there."""
        result = await self.database.write(work, (table_id, "table"))
        table = self._tables.get(table_id)
        if table is not None:
            try:
                await table.refresh()
            except Unavailable:
                table.fall_behind()  # it is done all the same
        return result

    async def chat_tail(self, table_id: str) -> list[Line]:
        """What was said last."""
        return await self.database.read(lambda c: chat.lines_after(c, table_id, 0, CHAT_SHOWN))

    async def chat_for(
        self, table_id: str, identity: str | None
    ) -> tuple[frozenset[int], list[Line]]:
        """The seats that somebody has muted, and what was said last."""

        def both(c: DatabaseConnection) -> tuple[frozenset[int], list[Line]]:
            muted = frozenset[int]() if identity is None else chat.muted(c, table_id, identity)
            return muted, chat.lines_after(c, table_id, 0, CHAT_SHOWN)

        return await self.database.read(both)

    async def events_since(self, table: Table, step: int) -> list[tuple[int, Event]]:
        """What has happened since a step, with the step of each, audience not yet looked at."""
        play = table.play
        if play is None or step >= play.step:
            return []
        if step >= play.known_from:
            return [(at, e) for at, events in play.recent for e in events if at > step]
        async with self.replays:
            found, seen = await self.database.read(
                lambda c: _replay_events(c, table.record.id, step)
            )
        # While the log was read, the game may have gone on.
        found += [(at, e) for at, events in play.recent for e in events if at > seen]
        return [(at, event) for at, event in found if at <= play.step]

    # -- from other processes ----------------------------------------------------------------------

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
            table = await self.open(table_id)
            table.followed = True
            if kind == "act":
                await table.catch_up()
            elif kind == "chat":
                for line in await self.chat_tail(table.record.id):
                    table.tell_chat(line)
            else:
                await table.refresh()
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
            if table_id in self._tables:
                continue  # it has timers of its own
            try:
                await self.open(table_id)
            except RallyboxError as error:
                logger.error("a table cannot be opened", extra={"error": error.name})

    def _forget_idle(self) -> None:
        now = self.clock.now()
        longest = int(self.settings.idle_seconds * 1000)
        for table_id, table in list(self._tables.items()):
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


def _replay_events(
    connection: DatabaseConnection, table_id: str, since: int
) -> tuple[list[tuple[int, Event]], int]:
    """The log again, for its events, and its last step; in a thread, some 0.1 ms an action."""
    stored = log.table_at(connection, table_id, since)
    play = Play.restore(stored.record, stored.snapshot, ())
    found: list[tuple[int, Event]] = []
    for entry in stored.entries:
        step = play.follow(entry)
        if entry.step > since:
            found += [(entry.step, event) for event in step.events]
    return found, play.step
