"""All reviews of this process: the database in which they are kept, and the limits of all."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

from rallybox.hosting.clock import Clock
from rallybox.hosting.reviews import desk
from rallybox.hosting.reviews.desk import who_looks
from rallybox.hosting.reviews.kept import Kept
from rallybox.server.rations import Rations
from rallybox.server.settings import Limits
from rallybox.server.store import reviews as store
from rallybox.server.store.database import Database
from rallybox.server.store.log import SqlLog
from rallybox.server.workers import Workers
from rallybox.tables import finished
from rallybox.tables.audience import Viewer
from rallybox.tables.errors import NotFound, TooMany
from rallybox.tables.log import Stored

T = TypeVar("T")

log = logging.getLogger("rallybox.reviews")

HOUR: Final = 3600.0
MOST_BEGUN: Final = 10_000


class _Notes:
    """See `Notes`."""

    def warning(self, message: str, **fields: object) -> None:
        log.warning(message, extra=fields)

    def error(self, message: str, *, exc_info: BaseException) -> None:
        log.error(message, exc_info=exc_info)


class Reviews(desk.Reviews):
    """Those of a server."""

    def __init__(
        self,
        database: Database,
        workers: Workers,
        clock: Clock,
        limits: Limits,
        replays: asyncio.Semaphore,
    ) -> None:
        """`replays`: so many stories are told at once."""
        super().__init__(workers, _Notes())
        self._database, self._clock = database, clock
        self._replays = replays
        here, there = limits.reviews_per_hour, limits.reviews_per_hour_per_address
        self._by_person = Rations(database, here / HOUR, here)
        self._by_address = Rations(database, there / HOUR, there)
        self._begun: OrderedDict[tuple[str, str], float] = OrderedDict()
        """When who began to look at which table: coming back is not beginning again."""

    async def retell(self, table_id: str, work: Callable[[Stored], T]) -> T:
        async with self._replays:
            return await SqlLog(self._database, table_id).retell(work)

    async def load(self, table_id: str) -> Kept | None:
        return await self._database.read(lambda c: store.load(c, table_id))

    async def keep(self, table_id: str, found: Kept) -> None:
        now = self._clock.now()
        await self._database.apart(lambda c: store.keep(c, table_id, found, now))

    async def count(self, viewer: Viewer, table_id: str) -> None:
        """TooMany if somebody, or their household, has begun so many."""
        now, who = monotonic(), who_looks(viewer)
        if now - self._begun.get((who, table_id), -HOUR) < HOUR:
            return
        try:
            await self._by_person.take(f"review {who}")
            await self._by_address.take(f"reviews {viewer.home}")
        except TooMany:
            raise TooMany("server-too-many-reviews") from None
        self._begun[who, table_id] = now
        if len(self._begun) > MOST_BEGUN:
            self._begun.popitem(last=False)

    async def kept(self, table_id: str) -> bytes:
        """What is kept of a table's review, as gzipped JSON; NotFound if there is none yet."""
        found = await self._database.read(lambda c: store.report(c, table_id))
        if found is None:
            # Whoever asks too early hears that, and nothing else.
            record = await SqlLog(self._database, table_id).record()
            finished.demand_finished(record)
            raise NotFound("server-no-review")
        return found
