"""What happens to a running server from outside: bans, closed and removed tables, deleted people.

On PostgreSQL its notifications tell; on SQLite a table of the file does, and is looked at once a
second (see `store.news`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

from rallybox.core.errors import RallyboxError
from rallybox.hosting.clock import Clock
from rallybox.server.bans import Bans
from rallybox.server.identity import Identities
from rallybox.server.neighbours import Neighbours
from rallybox.server.store import bans as store
from rallybox.server.store import news
from rallybox.server.store.database import Database
from rallybox.server.table.connection import Connection
from rallybox.server.table.hub import Hub
from rallybox.tables.errors import Forbidden, NotFound

log = logging.getLogger("rallybox.bulletin")

LOOK_SECONDS = 1.0


class Bulletin:
    """Hears what others have done, and does what follows here."""

    def __init__(
        self,
        database: Database,
        hub: Hub,
        identities: Identities,
        bans: Bans,
        clock: Clock,
        neighbours: Neighbours,
    ) -> None:
        self._database, self._hub, self._identities = database, hub, identities
        self._bans, self._clock, self._neighbours = bans, clock, neighbours
        self._last = 0
        self._reading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Read what counts now, and listen from here on."""
        self._last = await self._database.read(news.newest)
        await self.read_bans()
        if self._database.is_sqlite:
            self._keep(self._look_again())

    async def stop(self) -> None:
        """Hear nothing more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception:  # a mistake of ours; without this no ban would ever count again
                log.exception("news cannot be heard")

    async def look(self) -> None:
        """On SQLite: hear what there is."""
        if not self._database.is_sqlite:
            return
        try:
            found = await self._database.read(lambda c: news.after(c, self._last))
        except RallyboxError as error:
            log.warning("cannot look for news", extra={"error": error.name})
            return
        for one in found:
            self._last = one.id
            if one.kind == news.BANS:
                await self._reread_bans()
            else:
                self.heard(news.NOBODY, one.subject, one.kind)

    def heard(self, node: str, subject: str, kind: str) -> None:
        """Another process has done something; what is not ours is the neighbours'."""
        if kind == news.BANS:
            self._keep(self._reread_bans())
        elif kind == news.CLOSED:
            self._drop(subject, Forbidden("server-table-closed"), again=True)
        elif kind == news.REMOVED:
            self._drop(subject, NotFound("server-no-such-table"), again=False)
        elif kind == news.GONE:
            self._identities.gone(subject)
        else:
            self._neighbours.heard(node, subject, kind)

    def heard_nothing(self) -> None:
        """Notifications were lost for a while."""
        self._keep(self._reread_bans())
        self._neighbours.heard_nothing()

    async def read_bans(self) -> None:
        """Those that count now; whoever is here and may not be is told so."""
        async with self._reading:  # or what was read first could be taken last
            now = self._clock.now()
            self._bans.take(await self._database.read(lambda c: store.listed(c, now)))
        self._end(lambda one: self._bans.why_not(one.address, one.identity))

    async def _reread_bans(self) -> None:
        try:
            await self.read_bans()
        except RallyboxError as error:
            log.error("bans cannot be read", extra={"error": error.name})

    def _end(self, why: Callable[[Connection], RallyboxError | None]) -> None:
        """Say goodbye to all sockets against which there is something."""
        for table in list(self._hub.opened.values()):
            for connection in list(table.connections):
                error = why(connection)
                if error is not None:
                    connection.end(error)

    def _drop(self, table_id: str, error: RallyboxError, *, again: bool) -> None:
        """A table is not to be played at any more: nobody decides there, and all are sent away."""
        table = self._hub.opened.pop(table_id, None)
        if table is not None:
            table.close()
            for connection in list(table.connections):
                connection.end(error, again=again)
