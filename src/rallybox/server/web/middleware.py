"""What happens to every request: limits, origins, headers, a line in the log, a count."""

from __future__ import annotations

import asyncio
import logging
import re
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPScope,
    Message,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
)

from rallybox.core.errors import Malformed, RallyboxError
from rallybox.server import metrics
from rallybox.server.errors import status_of
from rallybox.server.house import House
from rallybox.server.limits import Doors, household
from rallybox.server.web.headers import HEADERS
from rallybox.tables.errors import Forbidden, NotFound, TooMany
from rallybox.tables.say import pick, problem

log = logging.getLogger("rallybox.web")

REFUSAL_SECONDS = 1.0
"""So long somebody who does not listen waits for another refusal."""
SAFE = ("GET", "HEAD", "OPTIONS")


def _header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def _own_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Does this come from a page of ours (or from no page)? Others could use our cookie."""
    origin = _header(scope, b"origin")
    if not origin:
        return True
    if origin in allowed:
        return True
    host = _header(scope, b"host")
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:
        return False


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
        self.doors = Doors(house.settings.limits.calls_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)  # the start and the end of the server
            return
        try:
            self._check(scope)
        except RallyboxError as error:
            if isinstance(error, TooMany):
                await self._slow_down(scope)
            await _turn_away(error, scope, send)
            return
        if scope["type"] == ScopeType.HTTP:
            client = scope["client"]
            async with self.doors.through(household(client[0] if client else "")):
                await self._http(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

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
        if not _good_host(scope):
            raise Malformed("server-bad-http")
        safe = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        if not safe and not _own_origin(scope, self.house.settings.origins):
            raise Forbidden("server-other-origin")
        kind = _header(scope, b"content-type").partition(";")[0].strip().lower()
        if not safe and kind not in ("", "application/json"):
            raise Malformed("server-not-json")

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun, status = perf_counter(), 0
        asked = scope.copy()
        if scope["method"] == "HEAD":
            asked["method"] = "GET"  # the server itself leaves out the body

        async def receive_whole() -> ReceiveMessage:
            message = await receive()
            if message["type"] == "http.disconnect":
                # Somebody went away in the middle of a request; nobody made a mistake.
                raise Malformed("server-cut-short")
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                private = scope["path"].startswith("/api/")
                message["headers"] = [
                    *message["headers"],
                    *HEADERS,
                    *([(b"cache-control", b"no-store")] if private else []),
                ]
            await send(message)

        try:
            await self.app(asked, receive_whole, send_with_headers)
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
                await _turn_away(NotFound("server-no-such-page"), scope, send)
                return
            begun = True
            await send(message)

        await self.app(scope, receive, send_with_reason)


async def _turn_away(error: RallyboxError, scope: Scope, send: Send) -> None:
    """Refuse a request before anybody looks at it."""
    metrics.REFUSALS.labels(error.name).inc()
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        kind = "websocket.http.response"
        if kind not in (scope.get("extensions") or {}):
            code = 4000 + status_of(error)
            await send({"type": "websocket.close", "code": code, "reason": error.name})
            return
    language = pick(_header(scope, b"accept-language"))
    body = msgspec.json.encode(problem(error, language))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *HEADERS,
    ]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", b"2"))
    start: Any = {"type": f"{kind}.start", "status": status_of(error), "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
