"""HTTP with an end: no request is larger, and none takes longer, than we are willing to wait."""

from __future__ import annotations

from asyncio import TimerHandle, Transport, sleep
from collections import Counter
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from rallybox.core.errors import Malformed, RallyboxError
from rallybox.server.limits import WIDER, household, site_of
from rallybox.server.web.callers import Callers
from rallybox.server.web.headers import HEADERS
from rallybox.server.web.toll import Toll
from rallybox.tables.errors import TooMany
from rallybox.tables.say import DEFAULT, problem

REQUEST_BYTES = 512 * 1024
"""Head, body, trailers and what wraps them. The body alone has a smaller limit (`Limits`)."""
REQUEST_SECONDS = 20.0
"""From the first byte (or the connection) to the last byte of a request."""
READING_SECONDS = 60.0
"""So long we wait for somebody to take what has been written for them."""
PIECE = 64 * 1024
"""What is written of an answer before its reader has taken what was written before."""


class PatientHttp(HttpToolsProtocol):
    """A connection of the server."""

    most_lines = 1_000_000
    """Connections of one address at a time; those that have become sockets do not count."""
    lines: ClassVar[Counter[str]] = Counter()
    callers: ClassVar[Callers | None] = None
    """Who knows our proxies: their lines are counted for whoever asks through them."""

    toll: ClassVar[Toll | None] = None
    """What is paid for a request that the application never sees."""

    _line: str | None = None
    _answering: RequestResponseCycle | None = None
    _taken = 0
    _deadline: TimerHandle | None = None
    _unread: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody who connects has something to ask."""
        super().connection_made(transport)
        if not self._of_proxy and not self._count(self._peer):
            self._refuse(429, TooMany("server-too-many-requests"))
        self._wait()

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client is not None else ""

    @property
    def _of_proxy(self) -> bool:
        return self.callers is not None and self.callers.trusts(self._peer)

    def _count(self, address: str) -> bool:
        """One more line of this address; False if that is too many."""
        home = self._line = household(address)
        site = site_of(home)
        for key in (home, site):
            if key is not None:
                self.lines[key] += 1
        few = site is None or self.lines[site] <= WIDER * self.most_lines
        return few and self.lines[home] <= self.most_lines

    def _hang_up(self) -> None:
        """It is not one of our connections any more."""
        self._wait_no_more()
        self._is_read()
        self._uncount()

    def _uncount(self) -> None:
        if self._line is None:
            return
        for key in (self._line, site_of(self._line)):
            if key is not None:
                self.lines[key] -= 1
                if not self.lines[key]:
                    del self.lines[key]
        self._line = None

    def connection_lost(self, exc: Exception | None) -> None:
        """No timer stays behind, and nobody answers any more."""
        self._hang_up()
        if self._answering is not None:
            self._answering.disconnected = True
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """With several requests on their way, the one being answered is not the last one read."""
        self._answering = cycle
        if self.callers is not None and self._of_proxy:
            # Through a proxy's line ask many, one after the other; each has it for one request.
            self._uncount()
            if not self._count(self.callers.real(self._peer, cycle.scope["headers"]).address):
                self._refuse(429, TooMany("server-too-many-requests"))
                return
        super()._start_asgi_task(cycle, in_pieces(app))

    def on_response_complete(self) -> None:
        """Whoever asked through a proxy has been answered, if the answer has been taken."""
        if self._of_proxy and not self.flow.write_paused:
            self._uncount()
        super().on_response_complete()

    # -- answers that are not read -----------------------------------------------------------------

    def pause_writing(self) -> None:
        """Much is written that nobody takes; that is not waited for without end, whatever else
        they ask meanwhile."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It has been taken."""
        super().resume_writing()
        self._is_read()
        if self._of_proxy and self._answering is not None and self._answering.response_complete:
            self._uncount()

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # -- requests that do not end ------------------------------------------------------------------

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._too_slow)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._taken = 0
        self._wait()

    def on_message_complete(self) -> None:
        """It is complete."""
        super().on_message_complete()
        self._wait_no_more()

    def data_received(self, data: bytes) -> None:
        """Read on, unless that was too much."""
        super().data_received(data)
        self._taken += len(data)
        if self._taken > REQUEST_BYTES and not self.transport.is_closing():
            self._refuse(413, Malformed("server-too-large"))

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which knows nothing of what was not read before."""
        if self.flow.write_paused:
            self.transport.abort()
            return
        self._hang_up()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        """Closing waits until everything is written, which may be never."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(READING_SECONDS, self.transport.abort)

    # -- refusing ----------------------------------------------------------------------------------

    def _too_slow(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self._refuse(408, TooMany("server-too-slow"))

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused like everything else."""
        if not self.transport.is_closing():
            self._refuse(400, Malformed("server-bad-http"))

    def _refuse(self, status: int, error: RallyboxError) -> None:
        """Answer, unless this request has been or is being answered already, and close.

        Whoever has asked for too much already is not answered.
        """
        if self.toll is not None and not self.toll.paid(self._peer):
            self.transport.abort()
            return
        asked = self._answering
        before = asked is not None and asked.response_complete and not asked.more_body
        if asked is None or before or not asked.response_started:
            if asked is not None:
                asked.disconnected = True  # whoever works on it need not answer
            body = msgspec.json.encode(problem(error, DEFAULT))
            headers = [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
                *HEADERS,
            ]
            lines = [b"%b: %b\r\n" % header for header in headers]
            self.transport.write(b"".join((STATUS_LINE[status], *lines, b"\r\n", body)))
        self.transport.close()
        self.loop.call_later(READING_SECONDS, self.transport.abort)


def in_pieces(app: Any) -> Any:
    """The same application, but nobody is written more than they take."""

    async def patient(scope: Any, receive: Any, send: Any) -> None:
        async def send_pieces(message: Any) -> None:
            body = message.get("body", b"")
            for start in range(0, len(body) - PIECE, PIECE):
                piece = body[start : start + PIECE]
                await send({**message, "body": piece, "more_body": True})
                await sleep(0)  # who reads fast is no reason for others to wait
            last = (len(body) - 1) // PIECE * PIECE
            await send({**message, "body": body[last:]} if last > 0 else message)

        await app(scope, receive, send_pieces)

    return patient


def patient_http(
    most_lines: int, callers: Callers | None = None, toll: Toll | None = None
) -> type[PatientHttp]:
    """Connections of one server, which counts them by address."""
    lines = Counter[str]()
    members = {"most_lines": most_lines, "lines": lines, "callers": callers, "toll": toll}
    return type("CountedHttp", (PatientHttp,), members)
