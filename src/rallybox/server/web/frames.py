"""Messages that are written at once, past the layers that they would otherwise go through.

A move is told to every seat, so sending is most of a server's work. The application may use
what is offered here (an extension of its scope) or not; on other servers it is not there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from rallybox.server.web.headers import HEADERS

if TYPE_CHECKING:
    from litestar.types import Scope
    from uvicorn._types import ASGISendEvent
    from websockets.typing import StatusLike

WriteAtOnce = Callable[[bytes], bool]
"""Writes a text message; False if it has to be sent in the ordinary way."""
Drop = Callable[[], None]
EXTENSION = "rallybox.write"
DROP_EXTENSION = "rallybox.drop"

BAD_REQUEST = b"".join(
    b"%b\r\n" % line
    for line in (
        b"HTTP/1.1 400 Bad Request",
        b"connection: close",
        b"content-length: 0",
        *(b"%b: %b" % header for header in HEADERS),
        b"",
    )
)
MOST_FRAGMENTS = 64
CLOSING_SECONDS = 10.0
"""Whoever does not read cannot be told goodbye; after this time the line is cut."""


def text_frame(data: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2): not masked, not packed."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)


class Handshake(ServerProtocol):
    """What the library refuses before anybody else sees it has the headers of every answer."""

    def reject(self, status: StatusLike, text: str) -> Response:
        """See the library."""
        response = super().reject(status, text)
        for name, value in HEADERS:
            response.headers[name.decode()] = value.decode()
        return response


class QuickSocket(WebSocketsSansIOProtocol):
    """A socket of the server, with a short way out for messages.

    Whatever its client sends, or does not read, it holds little and logs no traceback.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)

    async def run_asgi(self) -> None:
        """Offer it to the application."""
        extensions: dict[str, Any] = {**(self.scope["extensions"] or {})}
        extensions |= {EXTENSION: self.write, DROP_EXTENSION: self._drop_soon}
        self.scope["extensions"] = extensions
        await super().run_asgi()
        self._drop_soon()

    def _drop_soon(self) -> None:
        """Closing waits until everything is written, which may be never."""
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody answers: say goodbye, but do not wait until it has been read."""
        super().keepalive_timeout()
        self._drop_soon()

    def data_received(self, data: bytes) -> None:
        """A handshake that cannot be read is answered, too."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()

    def handle_ping(self) -> None:
        """Answers are not piled up for somebody who does not read."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def handle_cont(self, event: Frame) -> None:
        """Even empty fragments have to be kept until the last one comes."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Text that is none closes the socket; that is nobody's fault but the client's."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            whole = b"".join(self.frames)
            try:
                whole.decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
                self.handle_parser_exception()
                return
            self.frames = [whole]
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """An answer instead of a socket ends the handshake, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

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


def drop(scope: Scope) -> Drop | None:
    """Cuts the line after a while, if its server can."""
    extensions: dict[str, Any] = scope.get("extensions") or {}
    found: Drop | None = extensions.get(DROP_EXTENSION)
    return found
