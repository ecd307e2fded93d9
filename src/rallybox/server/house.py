"""Everything a running server has, put together."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rallybox.games import GAMES
from rallybox.server import metrics
from rallybox.server.clock import Clock, SystemClock
from rallybox.server.identity import Identities
from rallybox.server.limits import Buckets, household
from rallybox.server.notices.office import Office
from rallybox.server.settings import Settings
from rallybox.server.store.database import Database
from rallybox.server.table.hub import Hub
from rallybox.server.workers import Workers
from rallybox.tables.chat import Line
from rallybox.tables.errors import TooMany
from rallybox.tables.log import Snapshot
from rallybox.tables.record import TableRecord

if TYPE_CHECKING:
    from rallybox.server.store.listen import Listener

log = logging.getLogger("rallybox.socket")


class Sockets:
    """How many sockets each address and identity has open."""

    def __init__(self, settings: Settings) -> None:
        self._limits = settings.limits
        self._open: Counter[tuple[str, str]] = Counter()

    def enter(self, address: str, identity: str | None) -> None:
        """One more; TooMany if that is too many."""
        keys = [(("address", household(address)), self._limits.sockets_per_address)]
        if identity is not None:
            keys.append((("identity", identity), self._limits.sockets_per_identity))
        if any(self._open[key] >= most for key, most in keys):
            raise TooMany("server-too-many-sockets")
        self._open.update(key for key, _ in keys)

    def exit(self, address: str, identity: str | None) -> None:
        """One less."""
        for key in (("address", household(address)), ("identity", identity or "")):
            if self._open[key] > 1:
                self._open[key] -= 1
            else:
                self._open.pop(key, None)


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

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        look_at_types()
        limits = settings.limits
        self.settings = settings
        self.clock: Clock = clock or SystemClock()
        self.database = Database(settings.database)
        self.thinkers = Workers(settings.workers)
        self.identities = Identities(self.database, self.clock)
        self.hub = Hub(self.database, self.thinkers, self.clock, settings)
        self.notices = Office(self.database, self.hub, self.clock, settings)
        self.sockets = Sockets(settings)
        self.by_address = Buckets(limits.address_rate, limits.address_burst)
        self.by_identity = Buckets(limits.identity_rate, limits.identity_burst)
        self.creations = Buckets(limits.creations_rate, limits.creations_burst)
        self.chat = Buckets(limits.chat_rate, limits.chat_burst)
        self.hints = Buckets(limits.hints_rate, limits.hints_burst)
        self._listener: Listener | None = None

    def open(self) -> None:
        """Open the database; an error of the tree says why not."""
        self.database.open()

    async def start(self) -> None:
        """Begin to work."""
        self.database.start()
        if not self.database.is_sqlite:
            # It takes a moment to load, and most servers do not need it.
            from rallybox.server.store.listen import Listener

            node = self.database.writer.node
            self._listener = Listener(
                self.database.url, node, self.hub.heard, self.hub.heard_nothing
            )
            await self._listener.start()
        self.hub.start()
        await self.notices.start()

    async def stop(self) -> None:
        """End everything in order: the tables, the bots, and last what was being written."""
        await self.notices.stop()
        await self.hub.stop()
        await self.thinkers.close()
        if self._listener is not None:
            await self._listener.stop()
        await self.database.close()

    # -- for sessions ------------------------------------------------------------------------------

    def allow(self, what: Literal["hint", "chat"], identity: str | None) -> None:
        """TooMany if somebody asks for that too often."""
        (self.hints if what == "hint" else self.chat).take(identity)

    def fault(self) -> None:
        """A mistake of ours is being handled."""
        metrics.FAULTS.inc()
        log.exception("a message was not understood by us")

    async def say(self, table_id: str, line: Line) -> Line:
        """Keep what was said."""
        return await self.hub.say(table_id, line)

    async def mute(self, table_id: str, identity: str, seat: int, on: bool) -> None:
        """Keep that somebody does not want to hear a seat, or does again."""
        await self.hub.mute(table_id, identity, seat, on)
