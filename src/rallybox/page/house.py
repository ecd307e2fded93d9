"""Everything a page has, put together; and what a session at a table needs of it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from rallybox.hosting.clock import Clock, SystemClock
from rallybox.hosting.errands import Errands
from rallybox.hosting.running import Around
from rallybox.page.outside import Outside
from rallybox.page.pace import Pace
from rallybox.page.people import People
from rallybox.page.reviews import Reviews
from rallybox.page.shelf import Shelf
from rallybox.page.tables import Tables
from rallybox.page.thinking import Desk, PageThinkers
from rallybox.tables.asking import Pauses
from rallybox.tables.audience import Viewer
from rallybox.tables.chat import Line
from rallybox.tables.wire.socket import ClientMessage

log = logging.getLogger("rallybox.page")
PAUSES = Pauses(opening=(0.4, 0.7))
"""Here one person waits, and no page comes over a network: what bots do before the first own
decision follows sooner. Screens show one move after the other in any case."""


class PageNotes:
    """See `Notes`: the browser's console."""

    def warning(self, message: str, **fields: object) -> None:
        log.warning("%s %s", message, fields)

    def error(self, message: str, *, exc_info: BaseException) -> None:
        log.error(message, exc_info=exc_info)


class House:
    """A page's parts. It is what sessions call `Services`."""

    def __init__(
        self, outside: Outside, clock: Clock | None = None, pauses: Pauses | None = None
    ) -> None:
        self.clock: Clock = clock or SystemClock()
        self.shelf = Shelf(outside.shelf)
        self.people = People(self.shelf)
        self.desk = Desk(outside)
        self.thinkers = PageThinkers(self.desk)
        self.notes = PageNotes()
        around = Around(self.clock, self.thinkers, self.notes, pauses or PAUSES)

        def others(word: str) -> None:
            outside.others(word)

        self.tables = Tables(self.shelf, around, others)
        self.pace = Pace(self.shelf, self.desk)
        self.reviews = Reviews(self.shelf, self.tables, self.thinkers, self.notes, self.pace)
        self._errands = Errands()

    async def stop(self) -> None:
        """End everything; what was done is kept."""
        self.tables.stop()
        self.pace.stop()
        self._errands.stop()
        await self.reviews.stop()
        self.desk.stop()

    # -- for sessions ------------------------------------------------------------------------------

    async def beside(self, work: Callable[[], Awaitable[None]]) -> Callable[[], None]:
        """See `Services`."""
        return self._errands.send(work)

    def charge(self, viewer: Viewer, message: ClientMessage) -> None:
        """On one's own device nothing costs anything."""

    def allow(self, what: Literal["hint", "chat"], identity: str | None) -> None:
        """Nor does anybody ask too often."""

    async def allow_hint(self, identity: str | None) -> None:
        """Nor elsewhere."""

    def fault(self) -> None:
        """A mistake of ours is being handled."""
        log.exception("a message was not understood by us")

    async def review(self, table_id: str, viewer: Viewer, request: int) -> Callable[[], None]:
        """See `Services`."""
        return await self.reviews.follow(table_id, viewer, request)

    async def say(self, table_id: str, line: Line, viewer: Viewer) -> Line:
        """Keep what was said."""
        return await self.tables.talk.say(table_id, line)

    async def mute(self, table_id: str, identity: str, seat: int, on: bool) -> None:
        """Keep that a seat is not to be heard, or is again."""
        await self.tables.talk.mute(table_id, seat, on)
