"""A table that is open in this process: its sockets, its bots and clocks, and other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from rallybox.core.errors import RallyboxError
from rallybox.server import metrics
from rallybox.server.clock import Clock
from rallybox.server.fair import Whereabouts
from rallybox.server.logs import Seldom
from rallybox.server.settings import Settings
from rallybox.server.store.database import Database
from rallybox.server.store.due import MOST_TRIES
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
from rallybox.tables.thinking import Thinkers, Wait
from rallybox.tables.trouble import blame
from rallybox.tables.wire.base import Happening, Trouble

seldom = Seldom(logging.getLogger("rallybox.table"))

RECOVERY_SECONDS = 1.0
LONGEST_RECOVERY = 30.0
SOON_MS = 10_000


class Keeper(Protocol):
    """Whoever keeps all tables of this process."""

    async def stuck(self, table_id: str, why: Trouble) -> None:
        """A table fails again and again: set it aside, and tell everybody there."""


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
        whereabouts: Whereabouts,
        keeper: Keeper,
    ) -> None:
        table_id = stored.record.id
        self._keeper = keeper
        self._ending: asyncio.Task[None] | None = None
        self._clock, self._settings, self._whereabouts = clock, settings, whereabouts
        self._presence = Presence(partial(database.tell, table_id))
        self._lock = asyncio.Lock()
        self._recovery: asyncio.Task[None] | None = None
        self.connections: set[Connection] = set()
        self.idle_since = self._looked_at = clock.now()
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
        self._driver = Driver(self.table, thinkers, clock, pauses, self.waits, self._set_aside)

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
        seconds, wrong = RECOVERY_SECONDS, 0
        while self.table.behind:
            await asyncio.sleep(seconds)
            seconds = min(seconds * 2, LONGEST_RECOVERY)
            try:
                await self.table.recover()
            except Exception as error:  # whatever it is, nobody else would try
                why = blame(error)
                seldom.warning("a table cannot be read yet", why=why)
                wrong += why is not None
                if why is not None and wrong >= MOST_TRIES:
                    await self._end(why)
                    return

    def _set_aside(self) -> None:
        """Nobody can decide here, however often it is tried."""
        self._ending = asyncio.create_task(self._end("fault"))

    async def _end(self, why: Trouble) -> None:
        try:
            await self._keeper.stuck(self.table.record.id, why)
            self.table.behind = False  # there is nothing to be read any more
        except Unavailable:
            seldom.warning("a table cannot be set aside yet", why=why)
            self.lost()  # it is tried again with everything else

    # -- who waits ---------------------------------------------------------------------------------

    def waits(self) -> Wait:
        """Who waits for the bots: those who sit here and are there; or who looks on; or nobody.

        A moment ago is now: whoever starts a table, or loads its page again, will look at it.
        """
        record = self.table.record
        seated = self.table.audience.everywhere(record.people()).people
        homes = {c.identity: c.home for c in self.connections if c.identity in seated}
        found = {(homes.get(one) or self._whereabouts.of(one), one) for one in seated}
        if not found:
            found = {(c.home, c.identity or "") for c in self.connections}
        if found:
            return Wait(tuple(found))
        watched = self._clock.now() - self._looked_at < SOON_MS
        return Wait(((self._whereabouts.of(record.host), record.host),), watched)

    # -- sockets -----------------------------------------------------------------------------------

    def attach(
        self, connection: Connection, told: Sequence[Happening], chat: Sequence[Line]
    ) -> None:
        """A socket has come. `told` is what it has missed."""
        self.connections.add(connection)
        self.table.welcome(connection, told, chat)
        self._tell_others()
        self._driver.look()

    def detach(self, connection: Connection) -> None:
        """A socket has gone."""
        self.connections.discard(connection)
        self.idle_since = self._looked_at = self._clock.now()
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

    def host_is_here(self) -> bool:
        """Does this table wait in the lobby, with its host at one of our sockets?"""
        record = self.table.record
        waits = record.status == "open" and record.public
        return waits and any(one.identity == record.host for one in self.connections)

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
        self.table.let_go()
        if self._recovery is not None:
            self._recovery.cancel()
        if error is not None:
            for connection in self.connections:
                connection.end(error, again=True, code=code)
