"""One socket of one person at one table: what goes out waits here for its turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

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
        self._more = asyncio.Event()
        self._send, self._shut, self._write, self._drop = send, shut, write, drop
        self._sending = False
        self._end: tuple[int, str] | None = None
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
        if self._write is not None and not self._outbox and not self._sending and self._write(data):
            return
        full = len(self._outbox) >= self._most or self.waiting + len(data) > self._most_bytes
        if self._outbox and full:
            self._outbox.clear()
            self.waiting = 0
            self.end(TooMany("server-too-slow"), again=True)
            return
        self._outbox.append(data)
        self.waiting += len(data)
        self._more.set()

    def end(self, error: RallyboxError, *, again: bool = False, code: int | None = None) -> None:
        """Say why, and close."""
        if self._end is None:
            bye = Bye(again=again, problem=problem(error, self.language))
            data = encode(bye)
            self._outbox.append(data)
            self.waiting += len(data)
            self._end = code or 4000 + status_of(error), error.name
            self._more.set()
            if self._drop is not None:
                self._drop()

    async def run(self) -> None:
        """Send what comes, until the end; for a task of its own."""
        outbox, more, send = self._outbox, self._more, self._send
        while True:
            await more.wait()
            more.clear()
            self._sending = True
            while outbox:
                data = outbox.popleft()
                self.waiting -= len(data)
                await send(data)
            self._sending = False
            if self._end is not None:
                await self._shut(*self._end)
                return
