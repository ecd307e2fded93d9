"""One socket of one person at one table: what goes out waits here for its turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from rallybox.core.errors import RallyboxError
from rallybox.hosting.errors import status_of
from rallybox.server.limits import Bucket
from rallybox.server.settings import Limits
from rallybox.tables.audience import Viewer
from rallybox.tables.errors import TooMany
from rallybox.tables.say import problem
from rallybox.tables.wire.socket import Bye, encode

Send = Callable[[bytes], Awaitable[None]]
WriteAtOnce = Callable[[bytes], bool]
"""Writes a message now; False if it has to wait for its turn."""
Close = Callable[[int, str], Awaitable[None]]

GOING_AWAY = 1012
"""The code with which sockets close when the server stops: come back."""


class Connection(Viewer):
    """Whoever writes never waits for a slow reader: the outbox does, and has an end."""

    def __init__(
        self,
        identity: str | None,
        language: str,
        limits: Limits,
        send: Send,
        shut: Close,
        write: WriteAtOnce | None = None,
        drop: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(identity, language)
        self.messages = Bucket(limits.messages_rate, limits.messages_burst)
        self._most, self._most_bytes = limits.outbox_messages, limits.outbox_bytes
        self._outbox: deque[bytes] = deque()
        self.waiting = 0
        """Bytes in the outbox."""
        self._send, self._shut, self._write, self._drop = send, shut, write, drop
        self._sender: asyncio.Task[None] | None = None
        """Empties the outbox; most sockets never need one."""
        self._end: tuple[int, str] | None = None
        self.told: Collection[Viewer] = ()
        """Everybody who looks at the same table here."""
        self.address = ""
        """From where it comes."""

    @property
    def ended(self) -> bool:
        """Has this socket been told goodbye?"""
        return self._end is not None

    def tell_encoded(self, data: bytes) -> None:
        """Send a message that is encoded already: at once if nothing else is waiting."""
        if self._end is not None:
            return
        if self._write is not None and self._sender is None and self._write(data):
            return
        full = len(self._outbox) >= self._most or self.waiting + len(data) > self._most_bytes
        if self._outbox and full:
            self._outbox.clear()
            self.waiting = 0
            self.end(TooMany("server-too-slow"), again=True)
            return
        self._put(data)

    def _put(self, data: bytes) -> None:
        self._outbox.append(data)
        self.waiting += len(data)
        if self._sender is None:
            self._sender = asyncio.create_task(self._empty())

    def end(self, error: RallyboxError, *, again: bool = False, code: int | None = None) -> None:
        """Say why, and close."""
        if self._end is None:
            bye = Bye(again=again, problem=problem(error, self.language))
            self._end = code or 4000 + status_of(error), error.name
            self._put(encode(bye))
            if self._drop is not None:
                self._drop()

    async def _empty(self) -> None:
        """Send what waits; after the last message, close."""
        while self._outbox:
            data = self._outbox.popleft()
            self.waiting -= len(data)
            await self._send(data)
        if self._end is not None:
            await self._shut(*self._end)
        else:
            self._sender = None

    async def finish(self, seconds: float) -> None:
        """Whoever is told goodbye has so long to hear it; whoever has gone hears nothing more."""
        sender = self._sender
        if sender is None:
            return
        if not self.ended:
            sender.cancel()
        # Whoever has gone cannot be told; that is no fault of ours.
        with suppress(Exception, asyncio.CancelledError):
            await asyncio.wait_for(sender, seconds)
        self._sender = None  # they would keep each other in memory
