"""Reviews in a page: made in the second worker, kept on the shelf, as fine as there is time for."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from rallybox.hosting.notes import Notes
from rallybox.hosting.reviews import desk
from rallybox.hosting.reviews.kept import Kept
from rallybox.page.kept import as_it_is, written
from rallybox.page.outside import Put
from rallybox.page.pace import Pace, effort_at
from rallybox.page.shelf import Shelf
from rallybox.page.tables import Tables
from rallybox.page.thinking import PageThinkers
from rallybox.review.working import VERSION
from rallybox.tables import finished
from rallybox.tables.audience import Viewer
from rallybox.tables.errors import NotFound
from rallybox.tables.log import Stored

T = TypeVar("T")


class _Shelved(msgspec.Struct, frozen=True):
    version: int
    kept: Kept


_shelved = msgspec.json.Decoder(_Shelved)


class Reviews(desk.Reviews):
    """Those of a page."""

    def __init__(
        self, shelf: Shelf, tables: Tables, thinkers: PageThinkers, notes: Notes, pace: Pace
    ) -> None:
        super().__init__(thinkers, notes)
        self._shelf, self._tables, self._pace = shelf, tables, pace

    async def follow(self, table_id: str, viewer: Viewer, request: int) -> Callable[[], None]:
        """As fine as this machine manages in about the same time as any other."""
        self.effort = effort_at(await self._pace.measured())
        return await super().follow(table_id, viewer, request)

    async def retell(self, table_id: str, work: Callable[[Stored], T]) -> T:
        return await self._tables.log(table_id).retell(work)

    async def load(self, table_id: str) -> Kept | None:
        """What an older engine has found does not count."""
        text = await self._shelf.get(f"review/{table_id}")
        found = None if text is None else _shelved.decode(text)
        return None if found is None or found.version != VERSION else found.kept

    async def keep(self, table_id: str, found: Kept) -> None:
        put = Put(f"review/{table_id}", written(_Shelved(VERSION, found)))
        with suppress(NotFound):  # of a table that was thrown away nothing is kept
            while True:
                table = await as_it_is(self._shelf, table_id)
                known = await self.load(table_id)
                if known is not None and known.fineness > found.fineness:
                    return
                if await self._shelf.change(table, put):
                    return

    async def count(self, viewer: Viewer, table_id: str) -> None:
        """On one's own device nobody counts."""

    async def told(self, table_id: str) -> bytes:
        """What is known of a table's review, as JSON; NotFound if there is nothing yet."""
        found = await self.load(table_id)
        if found is None:
            finished.demand_finished(await self._tables.log(table_id).record())
            raise NotFound("server-no-review")
        return gzip.decompress(found.report)
