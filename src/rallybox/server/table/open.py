"""A table that is open in this process: its sockets, its bots and clocks, and other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from rallybox.core.errors import RallyboxError
from rallybox.core.events import Event
from rallybox.server import metrics
from rallybox.server.clock import Clock
from rallybox.server.settings import Settings
from rallybox.server.store.database import Database
from rallybox.server.store.log import SqlLog
from rallybox.server.table.connection import Connection
from rallybox.server.table.driver import Driver
from rallybox.server.table.presence import Presence
from rallybox.tables.asking import Pauses
from rallybox.tables.audience import Audience
from rallybox.tables.chat import Line
from rallybox.tables.errors import Unavailable
from rallybox.tables.log import Entry, Stored
from rallybox.tables.table import Lock, Table
from rallybox.tables.thinking import Thinkers

log = logging.getLogger("rallybox.table")

RECOVERY_SECONDS = 1.0


class OpenTable:
    """A table and everything that it needs of this process; it is the table's `Host`."""

    def __init__(
        self,
        stored: Stored,
        database: Database,
        thinkers: Thinkers,
        clock: Clock,
        settings: Settings,
        stories: Lock,
    ) -> None:
        table_id = stored.record.id
        self._clock, self._settings = clock, settings
        self._presence = Presence(partial(database.tell, table_id))
        self._lock = asyncio.Lock()
        self._recovery: asyncio.Task[None] | None = None
        self.connections: set[Connection] = set()
        self.idle_since = clock.now()
        self.watched: Callable[[Table], None] | None = None
        """Who else wants to know that something has changed here."""
        self.table = Table(
            stored,
            SqlLog(database, table_id),
            clock,
            Audience(self._presence.elsewhere),
            self,
            lock=self._lock,
            stories=stories,
            snapshot_every=settings.snapshot_every,
        )
        pauses = Pauses(settings.bot_pause, settings.stage_pause)
        self._driver = Driver(self.table, thinkers, clock, pauses)

    # -- what the table lets us know ---------------------------------------------------------------

    def acted(self, entry: Entry) -> None:
        """See `Host`."""
        self._driver.followed = False
        metrics.count_action(entry.decided_by)
        self.idle_since = entry.at

    def seated(self) -> None:
        """See `Host`."""
        self._tell_others()

    def changed(self) -> None:
        """Let the bots and the clock do what is due."""
        self._driver.look()
        if self.watched is not None:
            self.watched(self.table)

    def lost(self) -> None:
        """Look until the log can be read again."""
        if self._recovery is None or self._recovery.done():
            self._recovery = asyncio.create_task(self._keep_trying())

    async def _keep_trying(self) -> None:
        while self.table.behind:
            await asyncio.sleep(RECOVERY_SECONDS)
            try:
                await self.table.recover()
            except Unavailable:
                log.warning("table cannot be read yet")

    # -- sockets -----------------------------------------------------------------------------------

    def attach(self, connection: Connection, events: Iterable[Event], chat: Sequence[Line]) -> None:
        """A socket has come. `events` are those it has missed."""
        self.connections.add(connection)
        self.table.welcome(connection, events, chat)
        self._tell_others()
        self._driver.look()

    def detach(self, connection: Connection) -> None:
        """A socket has gone."""
        self.connections.discard(connection)
        self.idle_since = self._clock.now()
        self.table.part(connection)
        self._tell_others()

    # -- other processes ---------------------------------------------------------------------------

    def follow(self) -> None:
        """Another process has changed this table: its bots are that one's for now."""
        self._driver.followed = True

    def _tell_others(self) -> None:
        here = self.table.audience.here(self.table.record.people())
        self._presence.tell_others(here, self._clock.now())

    def heard_of_others(self, node: str, word: str) -> None:
        """Another process says who is connected there (see `Presence`)."""
        before = self._present()
        self._presence.heard(node, word, self._clock.now())
        self._tell_if_not(before)

    def renew_presence(self) -> None:
        """From time to time: say who is connected here, and forget of whom nothing is heard."""
        before = self._present()
        self._tell_others()
        self._presence.forget_silent(self._clock.now())
        self._tell_if_not(before)

    def _present(self) -> frozenset[int]:
        return self.table.audience.present(self.table.record)

    def _tell_if_not(self, before: frozenset[int]) -> None:
        self.table.audience.look(self.table.record, self._clock.now())
        if self._present() != before:
            self.table.audience.tell_table(self.table.record)

    # -- the end -----------------------------------------------------------------------------------

    def busy(self, now: int) -> bool:
        """Must this table stay in memory?"""
        soon = now + int(self._settings.idle_seconds * 1000)
        due = self.table.record.due
        waited_for = due is not None and due < soon
        return bool(self.connections) or self._lock.locked() or self.table.behind or waited_for

    def close(self, error: RallyboxError | None = None, code: int | None = None) -> None:
        """Stop the bots and the clock; say goodbye to those who are still here."""
        self._driver.stop()
        if self._recovery is not None:
            self._recovery.cancel()
        if error is not None:
            for connection in self.connections:
                connection.end(error, again=True, code=code)
