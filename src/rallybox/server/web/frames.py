"""Messages that are written at once, past the layers that they would otherwise go through.

A move is told to every seat, so sending is most of a server's work. The application may use
what is offered here (an extension of its scope) or not; on other servers it is not there.
"""

from __future__ import annotations

from asyncio import Handle
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from rallybox.server.limits import Bucket
from rallybox.server.web.headers import HEADERS
from rallybox.server.web.toll import Toll

if TYPE_CHECKING:
    from litestar.types import Scope
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
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
PIECE = 4096
"""So many bytes are looked at before others have a turn: they may be some 700 frames, which take
1.5 ms. A read may bring sixty times as much."""
BESIDE_RATE, BESIDE_BURST = 5.0, 100.0
"""Frames of one socket that are no messages, a second and at once. Programs send one in 20 s."""
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

    refused: Callable[[Request], None]
    """Hears of it before it is answered."""

    def accept(self, request: Request) -> Response:
        """See the library."""
        response = super().accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.refused(request)
        return response

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

    toll: ClassVar[Toll | None] = None
    """What is paid for a handshake that the application never sees."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn: Handshake = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.conn.refused = self._refused
        self._unread = bytearray()
        """What has come, and was not looked at yet; meanwhile the line is not read."""
        self._turn: Handle | None = None
        self._beside = Bucket(BESIDE_RATE, BESIDE_BURST)

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

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody looks at what is left."""
        super().connection_lost(exc)
        self._unread.clear()
        del self.conn.refused  # or they would keep each other in memory

    def keepalive_timeout(self) -> None:
        """Nobody answers: say goodbye, but do not wait until it has been read."""
        super().keepalive_timeout()
        self._drop_soon()

    # -- reading -----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """What is large is looked at piece by piece, and nothing before the hands are shaken."""
        if not self.handshake_initiated:
            self._shake(data)
        elif self._unread or len(data) > PIECE or not self._listens:
            self._unread += data
            if self._turn is None:
                self._read_on()
        else:
            super().data_received(data)

    def _shake(self, data: bytes) -> None:
        """A handshake that cannot be read is answered, too."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            if not self._paid():
                self.transport.abort()
                return
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()
            self._drop_soon()

    def _refused(self, event: Request) -> None:
        """What the library refuses has been seen by no gate, and is paid for here."""
        if self._paid(event):
            self._drop_soon()
        else:
            self.transport.abort()

    def _paid(self, event: Request | None = None) -> bool:
        if self.toll is None or self.client is None:
            return True
        named = () if event is None else event.headers.raw_items()
        headers = [
            (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in named
        ]
        return self.toll.paid(self.client[0], headers)

    @property
    def _listens(self) -> bool:
        return self.handshake_complete and not self.read_paused

    def _read_on(self) -> None:
        """Look at a piece; the next one waits for its turn, like everybody else."""
        self._turn = None
        if self._unread and self._listens and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
        self._hold()

    def _hold(self) -> None:
        """Nothing more is read before one has looked at what is here."""
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread:
            self.transport.pause_reading()
            if self._turn is None and self._listens:
                self._turn = self.loop.call_soon(self._read_on)
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; now there may be room for what came after it."""
        message = await super().receive()
        if self._unread:
            self._hold()
        return message

    # -- frames that are no messages ---------------------------------------------------------------

    def _one_more(self) -> bool:
        """A frame that the application never sees, nor any of its buckets; False if it is one too
        many, and the end of this socket."""
        if self.transport.is_closing():
            return False
        if self._beside.take():
            return True
        if self.close_sent:
            self.transport.abort()  # they have been told, and go on all the same
        else:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()
        return False

    def handle_ping(self) -> None:
        """Answers are not piled up for somebody who does not read."""
        answer = b"".join(self.conn.data_to_send())
        if self._one_more() and self.writable.is_set():
            self.transport.write(answer)

    def handle_pong(self, event: Frame) -> None:
        """Nobody has to be answered, but somebody had to look."""
        if self._one_more():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """After the goodbye nobody reads messages any more."""
        if not self.close_sent or self._one_more():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same."""
        if not self.close_sent or self._one_more():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Even empty fragments have to be kept until the last one comes."""
        if self.close_sent:
            self._one_more()
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
        if self._unread:
            self._hold()

    def write(self, data: bytes) -> bool:
        """See `WriteAtOnce`."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if not self.writable.is_set():
            return False
        self.transport.write(text_frame(data))
        return True


def quick_socket(toll: Toll) -> type[QuickSocket]:
    """Sockets of one server."""
    return type("TolledSocket", (QuickSocket,), {"toll": toll})


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
