"""Hosts who are at their tables, and tables whose hosts are not: those are handed on or closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial

from rallybox.core.errors import RallyboxError
from rallybox.hosting.clock import Clock
from rallybox.server.settings import Settings
from rallybox.server.store import waiting
from rallybox.server.store.database import Database
from rallybox.server.store.waiting import Patience
from rallybox.server.table.open import OpenTable

log = logging.getLogger("rallybox.hosts")

LOOK_SECONDS = 20.0


class Hosts:
    """Looks from time to time; several processes may do so at once."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        settings: Settings,
        tables: Callable[[], Iterable[OpenTable]],
    ) -> None:
        self._database, self._clock, self._tables = database, clock, tables
        live, relaxed = settings.host_waits_seconds, settings.host_waits_relaxed_seconds
        self.patience = Patience(int(live * 1000), int(relaxed * 1000))

    async def run(self) -> None:
        """Until the server stops."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except RallyboxError as error:
                log.warning("cannot look after open tables", extra={"error": error.name})
            except Exception:  # a mistake of ours must not end it for all tables
                log.exception("open tables are not looked after")

    async def look(self) -> None:
        """Keep who is here, and give up what nobody is at."""
        now = self._clock.now()
        here = [one.table.record for one in self._tables() if one.host_is_here()]
        for wait in {self.patience.of(record) for record in here}:
            ids = [record.id for record in here if self.patience.of(record) == wait]
            await self._database.apart(
                partial(waiting.hosts_are_here, ids=ids, now=now, patience=wait)
            )
        for table_id in await self._database.read(lambda c: waiting.forsaken(c, now)):
            await self._forsake(table_id, now)

    async def _forsake(self, table_id: str, now: int) -> None:
        await self._database.write(
            lambda c: waiting.forsake(c, table_id, now, self.patience), (table_id, "table")
        )
        for one in self._tables():
            if one.table.record.id == table_id:
                await one.table.refresh_if_possible()
