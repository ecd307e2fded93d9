"""What happens to every request: limits, origins, headers, a line in the log, a count."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPRequestEvent,
    HTTPScope,
    Message,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
)

from rallybox.core.errors import Malformed, RallyboxError
from rallybox.hosting.errors import status_of
from rallybox.server import metrics
from rallybox.server.house import House
from rallybox.server.limits import Turnstiles, household
from rallybox.server.web.callers import Callers, header
from rallybox.server.web.headers import ADMIN_HEADERS, HEADERS
from rallybox.tables.errors import NotFound, TooMany
from rallybox.tables.say import pick, problem

log = logging.getLogger("rallybox.web")

REFUSAL_SECONDS = 1.0
"""So long somebody who does not listen waits for another refusal."""
SAFE = ("GET", "HEAD", "OPTIONS")
FORM = "application/x-www-form-urlencoded"


def _is_admin(path: str) -> bool:
    return path == "/admin" or path.startswith("/admin/")


def _kinds(path: str) -> tuple[str, ...]:
    """What may be sent to a path."""
    if _is_admin(path):
        return ("", FORM)  # this page has no script that could send anything else
    if path.startswith("/api/notices/stop/"):
        # A mail program that says "no more" sends a form (RFC 8058), which nobody reads.
        return ("", FORM, "multipart/form-data", "application/json")
    return ("", "application/json")


_HOST = re.compile(r"[A-Za-z0-9._-]*(:[0-9]{0,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{0,5})?")


def _good_host(scope: Scope) -> bool:
    """Is it said once, and in a way that makes an address?"""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    try:
        return len(hosts) <= 1 and all(
            _HOST.fullmatch(host) and (urlsplit(f"//{host}").port or 0) >= 0 for host in hosts
        )
    except ValueError:
        return False


class Gate:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house
        self.callers = Callers(house.settings)
        self.turnstiles = Turnstiles(house.settings.limits.calls_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)  # the start and the end of the server
            return
        scope = self.callers.seen(scope)
        try:
            self._check(scope)
        except RallyboxError as error:
            if isinstance(error, TooMany):
                await self._slow_down(scope)
            await _turn_away(error, scope, send, self.callers.more_headers(scope))
            return
        if scope["type"] == ScopeType.HTTP:
            await self._call(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _call(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """The door is for what keeps us busy: whoever is slow to say what they want, or to take
        the answer, is not in anybody's way."""
        client = scope["client"]
        try:
            receive = await self._heard(scope, receive)
        except Malformed as error:
            await _turn_away(error, scope, send, self.callers.more_headers(scope))
            return
        async with self.turnstiles.through(household(client[0] if client else "")) as leave:
            await self._http(scope, receive, send, leave)

    async def _heard(self, scope: HTTPScope, receive: Receive) -> Receive:
        """The body has come, as far as it may be long. Malformed if it will not."""
        most, said = self.house.settings.limits.body_bytes, b""
        length = header(scope["headers"], b"content-length")
        # What is too long, and says so, is refused without having been read.
        more = not (length.isdecimal() and int(length[:20]) > most)
        first: list[ReceiveMessage] = []
        while more and len(said) <= most:
            message = await _next(receive)
            said += message["body"]
            more = message["more_body"]
            first = [{"type": "http.request", "body": said, "more_body": more}]

        async def receive_heard() -> ReceiveMessage:
            return first.pop() if first else await _next(receive)

        return receive_heard

    async def _slow_down(self, scope: Scope) -> None:
        """Whoever goes on after a hundred refusals waits for the next: even those cost us."""
        client = scope["client"]
        try:
            self.house.refusals.take(household(client[0] if client else ""))
        except TooMany:
            await asyncio.sleep(REFUSAL_SECONDS)

    def _check(self, scope: Scope) -> None:
        client = scope["client"]
        self.house.by_address.take(household(client[0] if client else ""))
        self.house.bans.check_address(client[0] if client else "")
        if not _good_host(scope):
            raise Malformed("server-bad-http")
        self.callers.check_host(scope)
        safe = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        if not safe:
            self.callers.check_origin(scope)
        kind = header(scope["headers"], b"content-type").partition(";")[0].strip().lower()
        if not safe and kind not in _kinds(scope["path"]):
            raise Malformed("server-not-json")

    async def _http(
        self, scope: HTTPScope, receive: Receive, send: Send, leave: Callable[[], None]
    ) -> None:
        begun, status = perf_counter(), 0
        asked = scope.copy()
        if scope["method"] == "HEAD":
            asked["method"] = "GET"  # the server itself leaves out the body

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                leave()
                status = message["status"]
                admin = _is_admin(scope["path"])
                private = admin or scope["path"].startswith("/api/")
                message["headers"] = [
                    *message["headers"],
                    *(ADMIN_HEADERS if admin else HEADERS),
                    *self.callers.more_headers(scope),
                    *([(b"cache-control", b"no-store")] if private else []),
                ]
            await send(message)

        try:
            await self.app(asked, receive, send_with_headers)
        finally:
            metrics.REQUESTS.labels(str(status)).inc()
            # The path itself may be the secret link of a table: the log has its pattern.
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": asked.get("path_template", ""),
                    "status": status,
                    "milliseconds": round((perf_counter() - begun) * 1000, 1),
                },
            )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_with_reason(message: Message) -> None:
            nonlocal begun
            if message["type"] == "websocket.close" and not begun:
                # Our own sockets are accepted before anything can go wrong.
                more = self.callers.more_headers(scope)
                await _turn_away(NotFound("server-no-such-page"), scope, send, more)
                return
            begun = True
            await send(message)

        await self.app(scope, receive, send_with_reason)


async def _next(receive: Receive) -> HTTPRequestEvent:
    """More of a body."""
    message = await receive()
    if message["type"] != "http.request":
        # Somebody went away in the middle of a request; nobody made a mistake.
        raise Malformed("server-cut-short")
    return message


async def _turn_away(
    error: RallyboxError, scope: Scope, send: Send, more: list[tuple[bytes, bytes]]
) -> None:
    """Refuse a request before anybody looks at it."""
    metrics.REFUSALS.labels(error.name).inc()
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        kind = "websocket.http.response"
        if kind not in (scope.get("extensions") or {}):
            code = 4000 + status_of(error)
            await send({"type": "websocket.close", "code": code, "reason": error.name})
            return
    language = pick(header(scope["headers"], b"accept-language"))
    body = msgspec.json.encode(problem(error, language))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *HEADERS,
        *more,
    ]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", b"2"))
    start: Any = {"type": f"{kind}.start", "status": status_of(error), "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
