"""Messages that are written at once, past the layers that they would otherwise go through.

A move is told to every seat, so sending is most of a server's work. The application may use
what is offered here (an extension of its scope) or not; on other servers it is not there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from litestar.types import Scope

WriteAtOnce = Callable[[bytes], bool]
"""Writes a text message; False if it has to be sent in the ordinary way."""
EXTENSION = "rallybox.write"


def text_frame(data: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2): not masked, not packed."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)


class QuickSocket(WebSocketsSansIOProtocol):
    """A socket of the server, with a short way out for messages."""

    async def run_asgi(self) -> None:
        """Offer it to the application."""
        extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), EXTENSION: self.write}
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def write(self, data: bytes) -> bool:
        """See `WriteAtOnce`."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if not self.writable.is_set():
            return False
        self.transport.write(text_frame(data))
        return True


def write_at_once(scope: Scope) -> WriteAtOnce | None:
    """The short way out of a socket, if its server has one."""
    extensions: dict[str, Any] = scope.get("extensions") or {}
    write: WriteAtOnce | None = extensions.get(EXTENSION)
    return write
