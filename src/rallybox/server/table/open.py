"""A table that is open in this process: its sockets, its bots and clocks, and other processes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from rallybox.core.errors import RallyboxError
from rallybox.hosting.clock import Clock
from rallybox.hosting.running import Around, Running
from rallybox.server import metrics
from rallybox.server.fair import Whereabouts
from rallybox.server.logs import Seldom
from rallybox.server.settings import Settings
from rallybox.server.store.database import Database
from rallybox.server.store.log import SqlLog
from rallybox.server.table.connection import Connection
from rallybox.server.table.presence import Presence
from rallybox.tables.asking import Pauses
from rallybox.tables.audience import Audience
from rallybox.tables.chat import Line
from rallybox.tables.log import Entry, Stored
from rallybox.tables.play import Play
from rallybox.tables.table import Lock, Table
from rallybox.tables.thinking import Thinkers, Wait
from rallybox.tables.wire.base import Happening, Trouble

seldom = Seldom(logging.getLogger("rallybox.table"))


class TableNotes:
    """See `Notes`: the log, and what is counted."""

    def warning(self, message: str, **fields: object) -> None:
        seldom.warning(message, **fields)

    def error(self, message: str, *, exc_info: BaseException) -> None:
        metrics.FAULTS.inc()
        seldom.error(message, exc_info=exc_info)


SOON_MS = 10_000


class Keeper(Protocol):
    """Whoever keeps all tables of this process."""

    async def stuck(self, table_id: str, why: Trouble) -> None:
        """A table fails again and again: set it aside, and tell everybody there."""


class OpenTable(Running):
    """A table and everything that it needs of this process; it is the table's `Host`."""

    def __init__(
        self,
        stored: Stored,
        play: Play | None,
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
        self._settings, self._whereabouts = settings, whereabouts
        self._presence = Presence(partial(database.tell, table_id))
        self.connections: set[Connection] = set()
        self.idle_since = self._looked_at = clock.now()
        self.watched: Callable[[Table], None] | None = None
        """Who else wants to know that something has changed here."""
        pauses = Pauses(settings.bot_pause, settings.stage_pause)
        around = Around(clock, thinkers, TableNotes(), pauses, stories, settings.snapshot_every)
        audience = Audience(self._presence.elsewhere)
        super().__init__(stored, SqlLog(database, table_id), around, audience, play)

    # -- what the table lets us know ---------------------------------------------------------------

    def acted(self, entry: Entry) -> None:
        """See `Host`."""
        super().acted(entry)
        metrics.count_action(entry.decided_by)
        self.idle_since = entry.at

    def seated(self) -> None:
        """See `Host`."""
        self._tell_others()

    def changed(self) -> None:
        """Let the bots and the clock do what is due."""
        super().changed()
        if self.watched is not None:
            self.watched(self.table)

    async def stuck(self, why: Trouble) -> None:
        """See `Running`."""
        await self._keeper.stuck(self.table.record.id, why)

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
        self.look()

    def detach(self, connection: Connection) -> None:
        """A socket has gone."""
        self.connections.discard(connection)
        self.idle_since = self._looked_at = self._clock.now()
        self.table.part(connection)
        self._tell_others()
        self.look()

    # -- other processes ---------------------------------------------------------------------------

    def _tell_others(self) -> None:
        here = self.table.audience.here(self.table.record.people())
        self._presence.tell_others(here, self._clock.now())

    def heard_of_others(self, node: str, word: str) -> None:
        """Another process says who is connected there (see `Presence`)."""
        before = self._seen()
        self._presence.heard(node, word, self._clock.now())
        self._tell_if_not(before)

    def renew_presence(self) -> None:
        """From time to time: say who is connected here, and forget of whom nothing is heard."""
        before = self._seen()
        self._tell_others()
        self._presence.forget_silent(self._clock.now())
        self._tell_if_not(before)

    def _seen(self) -> tuple[frozenset[int], int]:
        """The seats whose people are there, and how many look on."""
        record, audience = self.table.record, self.table.audience
        return audience.present(record), audience.everywhere(record.people()).watchers

    def _tell_if_not(self, before: tuple[frozenset[int], int]) -> None:
        """Others may have come or gone elsewhere, if only to look on."""
        self.table.audience.look(self.table.record, self._clock.now())
        if self._seen() != before:
            self.table.audience.tell_table(self.table.record)
            self.look()

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
        return bool(self.connections) or self.changing or waited_for

    def close(self, error: RallyboxError | None = None, code: int | None = None) -> None:
        """Stop the bots and the clock; say goodbye to those who are still here."""
        self.stop()
        if error is not None:
            for connection in self.connections:
                connection.end(error, again=True, code=code)
