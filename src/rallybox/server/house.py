"""Everything a running server has, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rallybox.games import GAMES
from rallybox.hosting.clock import Clock, SystemClock
from rallybox.hosting.errands import Errands
from rallybox.server import metrics
from rallybox.server.bans import Bans
from rallybox.server.bulletin import Bulletin
from rallybox.server.crew import gathered
from rallybox.server.crew.crew import ALONE, Crew
from rallybox.server.doors import Doors
from rallybox.server.identity import Identities
from rallybox.server.limits import Buckets
from rallybox.server.made import Made
from rallybox.server.neighbours import Neighbours
from rallybox.server.notices.office import Office
from rallybox.server.prices import price_of_message
from rallybox.server.rations import Rations
from rallybox.server.reviews import Reviews
from rallybox.server.settings import Settings
from rallybox.server.sockets import Sockets
from rallybox.server.store.database import Database
from rallybox.server.table.connection import Connection
from rallybox.server.table.hosts import Hosts
from rallybox.server.table.hub import Hub
from rallybox.server.worker import HUMBLE
from rallybox.server.workers import Workers
from rallybox.tables.audience import Viewer
from rallybox.tables.chat import Line
from rallybox.tables.errors import TooMany
from rallybox.tables.log import Snapshot
from rallybox.tables.record import TableRecord
from rallybox.tables.wire.socket import ClientMessage

if TYPE_CHECKING:
    from rallybox.server.store.listen import Listener

log = logging.getLogger("rallybox.socket")

DAY = 24 * 60 * 60.0


def look_at_types() -> None:
    """Let msgspec see every type that is read in threads before there are any.

    What it finds out about a type at the first reading is kept, and used by others while it is
    half done: two threads that are the first to read a type at once bring the process down.
    """
    kinds: list[Any] = [TableRecord, Snapshot]
    for game in GAMES.values():
        kinds += [game.setup_type, game.view_type, game.position_type, game.event_type]
    for kind in kinds:
        msgspec.json.Decoder(kind)


class House:
    """A server's parts. `open` before the event loop runs, `start` and `stop` on it.

    It has all that a session at a table needs (see `rallybox.tables.session.Services`).
    """

    def __init__(self, settings: Settings, clock: Clock | None = None, crew: Crew = ALONE) -> None:
        look_at_types()
        limits = settings.limits
        self.settings = settings
        self.crew = crew
        self.clock: Clock = clock or SystemClock()
        self.database = Database(settings.database)
        self.thinkers = Workers(settings.workers)
        # Reviews have processes of their own, which the machine serves last: nobody's bot waits.
        # So there may be one for every core that bots could use, and does not.
        self.reviewers = Workers(settings.workers, HUMBLE)
        self.doors = Doors()
        self.identities = Identities(self.database, self.clock, self.doors)
        self.hub = Hub(self.database, self.thinkers, self.clock, settings, crew)
        opened = self.hub.opened
        self.hosts = Hosts(self.database, self.clock, settings, lambda: list(opened.values()))
        self.sockets = Sockets(limits, self.database.tell)
        self.neighbours = Neighbours(self.database, self.hub, self.identities, self.sockets)
        self.bans = Bans(self.clock)
        self.bulletin = Bulletin(
            self.database, self.hub, self.identities, self.bans, self.clock, self.neighbours
        )
        self.notices = Office(self.database, self.hub, self.clock, settings)
        self.by_address = Buckets(limits.address_rate, limits.address_burst)
        self.by_identity = Buckets(limits.identity_rate, limits.identity_burst)
        self.creations = Rations(self.database, limits.creations_rate, limits.creations_burst)
        begun, brought = limits.tables_per_day_per_address, limits.brought_per_day_per_address
        self.new_tables = Rations(self.database, begun / DAY, begun)
        self.brought = Rations(self.database, brought / DAY, brought)
        said = limits.chat_per_day_per_address
        self.said = Rations(self.database, said / DAY, said)
        self.talk = Buckets(limits.talk_rate, limits.talk_burst)
        self.refusals = Buckets(limits.refusals_rate, limits.refusals_burst)
        self.chat = Buckets(limits.chat_rate, limits.chat_burst)
        self.hints = Rations(self.database, limits.hints_rate, limits.hints_burst)
        self.made = Made()
        self.reviews = Reviews(self.database, self.reviewers, self.clock, limits, self.hub.replays)
        self._errands = Errands()
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Open the database; an error of the tree says why not."""
        self.database.open()
        if self.database.looks_copied:
            logging.getLogger("rallybox.store").warning(
                "this file was in use and the file beside it (-wal) is gone: if it is a copy, it"
                " lacks what was written last; use `rallybox admin backup` instead"
            )

    async def start(self) -> None:
        """Begin to work."""
        self.crew.on(gathered.ASK, gathered.answer)
        self.database.start()
        if not self.database.is_sqlite:
            # It takes a moment to load, and most servers do not need it.
            from rallybox.server.store.listen import Listener

            node = self.database.writer.node
            self._listener = Listener(
                self.database.url,
                node,
                self.bulletin.heard,
                self.bulletin.heard_nothing,
                self.hub.deaf,
            )
            await self._listener.start()
            self._tasks.append(asyncio.create_task(self.neighbours.run()))
        await self.bulletin.start()
        self._tasks.append(asyncio.create_task(self.hosts.run()))
        self.thinkers.start()
        self.hub.start()
        await self.notices.start()

    async def stop(self) -> None:
        """End everything in order: the tables, the bots, and last what was being written."""
        for task in self._tasks:
            task.cancel()
        await self.bulletin.stop()
        await self.notices.stop()
        await self.hub.stop()
        self._errands.stop()
        await self.reviews.stop()
        await self.reviewers.close()
        await self.thinkers.close()
        if self._listener is not None:
            await self._listener.stop()
        await self.database.close()

    # -- for sessions ------------------------------------------------------------------------------

    async def beside(self, work: Callable[[], Awaitable[None]]) -> Callable[[], None]:
        """See `Services`."""
        return self._errands.send(work)

    def charge(self, viewer: Viewer, message: ClientMessage) -> None:
        """See `Services`. The first token was taken before it was read."""
        if not isinstance(viewer, Connection):
            return
        price = price_of_message(str(message.__struct_config__.tag), len(viewer.told)) - 1
        if price > 0:
            self.talk.take(viewer.home, price)
            if not viewer.messages.take(price):
                raise TooMany("server-too-many-requests")

    def allow(self, what: Literal["hint", "chat"], identity: str | None) -> None:
        """TooMany if somebody asks for that too often here."""
        if what == "hint":
            self.hints.take_here(f"hint {identity}")
        else:
            self.chat.take(identity)

    async def allow_hint(self, identity: str | None) -> None:
        """See `Services`: the database may be asked."""
        await self.hints.take_shared(f"hint {identity}")

    def fault(self) -> None:
        """A mistake of ours is being handled."""
        metrics.FAULTS.inc()
        log.exception("a message was not understood by us")

    async def review(self, table_id: str, viewer: Viewer, request: int) -> Callable[[], None]:
        """See `Services`."""
        return await self.reviews.follow(table_id, viewer, request)

    async def say(self, table_id: str, line: Line, viewer: Viewer) -> Line:
        """Keep what was said: of each household only so much a day, under however many names."""
        home = viewer.home or viewer.identity
        async with self.said.taken(f"said {home}", "server-enough-said-today") as counts:
            said = await self.hub.say(table_id, line)
            counts()
        return said

    async def mute(self, table_id: str, identity: str, seat: int, on: bool) -> None:
        """Keep that somebody does not want to hear a seat, or does again."""
        await self.hub.mute(table_id, identity, seat, on)
