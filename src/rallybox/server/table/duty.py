"""Looks after tables whose time has come, and after those that cannot be opened.

Nobody's clock depends on another table: due tables are claimed (see `store.due`), a table that
fails is tried again later and later, and after some tries it is set aside with a reason, which the
people at it are told. The log has a line for many of them.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Protocol

from rallybox.hosting.clock import Clock
from rallybox.server import metrics
from rallybox.server.logs import Seldom
from rallybox.server.store import due, log
from rallybox.server.store.database import Database
from rallybox.tables.errors import Unavailable
from rallybox.tables.log import Stored
from rallybox.tables.record import TableRecord
from rallybox.tables.table import Table
from rallybox.tables.trouble import blame, change_rules, compare
from rallybox.tables.wire.base import Trouble

logger = logging.getLogger("rallybox.hub")

AHEAD = 2_000
"""A table is opened so many milliseconds before its time; then it has timers of its own."""
LATE_SECONDS = 30.0
AT_ONCE = 200
MOST_ROUNDS = 10
"""Of so many tables in one look."""


class Opened(Protocol):
    """What is needed of an open table."""

    table: Table


class Duty:
    """Of one process."""

    def __init__(
        self, database: Database, clock: Clock, open_table: Callable[[str], Awaitable[Opened]]
    ) -> None:
        """`open_table`: from memory or from the database; raises if that cannot be done."""
        self._database, self._clock, self._open = database, clock, open_table
        self.send_home: Callable[[str, int], bool] = lambda table_id, tries: False
        """Leaves a table that has failed so often to another process, if it belongs there."""
        self._seldom = Seldom(logger)
        self._looked = monotonic()

    async def look(self) -> None:
        """Open what is due and nobody else's."""
        for _ in range(MOST_ROUNDS):
            if await self._open_some() < AT_ONCE:
                break
        self._looked = monotonic()

    @property
    def late(self) -> bool:
        """Has nobody got through what is due for too long?"""
        return monotonic() - self._looked > LATE_SECONDS

    async def _open_some(self) -> int:
        """How many were due, of so many at once."""
        now = self._clock.now()
        if not await self._database.read(lambda c: due.is_any_due(c, now, now + AHEAD)):
            return 0
        mine = await self._database.write(lambda c: due.claim(c, now, now + AHEAD, AT_ONCE))
        await self._open_all(mine)
        return len(mine)

    async def _open_all(self, claimed: dict[str, int]) -> None:
        wrong: Counter[str] = Counter()
        for table_id, tries in claimed.items():
            if not self.send_home(table_id, tries):
                why = await self.wake(table_id, tries)
                wrong.update([why] if why else [])
        if wrong:
            self._seldom.error("tables cannot be opened", exc_info=None, **wrong)

    async def wake(self, table_id: str, tries: int) -> str | None:
        """Open a table that is due, which has failed so often; what becomes of it if it fails."""
        try:
            opened = await self._open(table_id)
            await opened.table.correct_due()
            if tries:
                await self._database.write(partial(due.succeeded, table_id=table_id))
        except Exception as error:  # whatever it is, the others' time has come, too
            return await self.failed(table_id, error, ours=True)
        return None

    async def failed(self, table_id: str, error: Exception, *, ours: bool = False) -> str:
        """A table could not be opened; what becomes of it."""
        why = blame(error)
        if why is None:
            return "later"
        if why == "fault":
            metrics.FAULTS.inc()
            self._seldom.error("a table brings us down", exc_info=error)
        now = self._clock.now()
        try:
            aside = await self._database.write(
                lambda c: due.failed(c, table_id, why, now, ours=ours), (table_id, "table")
            )
        except Unavailable:
            return "later"
        if aside:
            metrics.ASIDE.labels(why).inc()
        return f"aside_{why}" if aside else f"again_{why}"

    async def set_aside(self, table_id: str, why: Trouble) -> None:
        """A table that is open fails again and again."""
        await self._database.write(lambda c: due.put_aside(c, table_id, why), (table_id, "table"))
        metrics.ASIDE.labels(why).inc()
        self._seldom.error("a table is set aside", why=why)

    async def change_rules(self, record: TableRecord) -> Stored:
        """What becomes of a game of older rules: it goes on by ours, or is over."""
        table_id, now = record.id, self._clock.now()
        same, step = await self._database.read(
            lambda c: compare(log.whole_log(c, table_id), log.all_snapshots(c, table_id))
        )
        await self._database.write(
            lambda c: log.change(c, table_id, lambda r: change_rules(r, same, now, step)),
            (table_id, "table"),
        )
        if not same:
            metrics.ASIDE.labels("older-rules").inc()
        self._seldom.warning("a game of older rules", goes_on=same)
        return await self._database.read(lambda c: log.open_table(c, table_id))
