"""HTTP with an end: no request is larger, and none takes longer, than we are willing to wait."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from rallybox.core.errors import Malformed, RallyboxError
from rallybox.server.limits import household
from rallybox.server.web.headers import HEADERS
from rallybox.tables.errors import TooMany
from rallybox.tables.say import DEFAULT, problem

REQUEST_BYTES = 512 * 1024
"""Head, body, trailers and what wraps them. The body alone has a smaller limit (`Limits`)."""
REQUEST_SECONDS = 20.0
"""From the first byte (or the connection) to the last byte of a request."""
READING_SECONDS = 60.0
"""So long we wait for somebody to take an answer when there is nothing else to say."""


class PatientHttp(HttpToolsProtocol):
    """A connection of the server."""

    most_lines = 1_000_000
    """Connections of one address at a time; those that have become sockets do not count."""
    lines: ClassVar[Counter[str]] = Counter()

    _line: str | None = None
    _answering: RequestResponseCycle | None = None
    _taken = 0
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody who connects has something to ask."""
        super().connection_made(transport)
        self._line = household(self.client[0] if self.client is not None else "")
        self.lines[self._line] += 1
        if self.lines[self._line] > self.most_lines:
            self._refuse(429, TooMany("server-too-many-requests"))
        self._wait()

    def _hang_up(self) -> None:
        """It is not one of our connections any more."""
        self._wait_no_more()
        if self._line is not None:
            self.lines[self._line] -= 1
            if not self.lines[self._line]:
                del self.lines[self._line]
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
        super()._start_asgi_task(cycle, app)

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
        """From here on it is a socket."""
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
        """Answer, unless this request has been or is being answered already, and close."""
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


def patient_http(most_lines: int) -> type[PatientHttp]:
    """Connections of one server, which counts them by address."""
    members = {"most_lines": most_lines, "lines": Counter[str]()}
    return type("CountedHttp", (PatientHttp,), members)
