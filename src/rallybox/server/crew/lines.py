"""Brings the sockets of a table to the process where it is at home.

Whoever has accepted a connection sees only at the request for a socket which table it is for; a
proxy may have used the same connection for something else before. So it is handed on then: the
connection itself, and what was read of it. To the client nothing happens.
"""

from __future__ import annotations

import asyncio
import re
import socket
from typing import ClassVar

from rallybox.server.crew.crew import Crew
from rallybox.server.web.http import PatientHttp

LINE = b"L"
"""The kind of a letter that has a connection in it."""
SOCKET = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,22})/socket(?:\?.*)?")


def table_in(url: bytes) -> str | None:
    """The table that a socket is asked for at."""
    found = SOCKET.fullmatch(url)
    return None if found is None else found[1].decode()


class RoutedHttp(PatientHttp):
    """A connection that may belong to another process."""

    crew: ClassVar[Crew]
    arrived = False
    """It has come from another process, and stays."""
    _leaving: asyncio.Task[None] | None = None

    def handle_websocket_upgrade(self) -> None:
        """A socket: is it ours?"""
        table = table_in(self.url)
        if self.arrived or table is None or self.crew.is_home(table):
            super().handle_websocket_upgrade()
            return
        self._hang_up()
        self.transport.pause_reading()
        self._leaving = self.loop.create_task(self._leave(table))

    async def _leave(self, table: str) -> None:
        home = await self.crew.home_of(table)
        if self.transport.is_closing():
            return
        if home != self.crew.number and self._sent(home):
            self.connections.discard(self)
            self.transport.abort()  # ours; the connection lives on where it went
            return
        self.transport.resume_reading()
        super().handle_websocket_upgrade()

    def _sent(self, home: int) -> bool:
        line = self.transport.get_extra_info("socket")
        if self.transport.get_write_buffer_size():
            return False  # what was said before has to go out first
        return self.crew.send(home, LINE, self._head(), [line.fileno()])

    def _head(self) -> bytes:
        lines = [b"%b %b HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%b: %b" % header for header in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])


def at_home(kind: type[PatientHttp], crew: Crew) -> type[PatientHttp]:
    """Connections whose sockets go where their tables are."""
    return kind if crew.size == 1 else type("OurHttp", (RoutedHttp, kind), {"crew": crew})


async def receive(protocol: RoutedHttp, head: bytes, files: list[int]) -> None:
    """Go on with a connection that another process has accepted."""
    protocol.arrived = True
    line = socket.socket(fileno=files[0])
    line.setblocking(False)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, line)
    except OSError:
        line.close()  # they have gone in the meantime
        return
    if not protocol.transport.is_closing():
        protocol.data_received(head)
