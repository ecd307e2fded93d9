"""What happens to every request: limits, origins, headers, a line in the log, a count."""

from __future__ import annotations

import logging
from time import perf_counter
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from rallybox.core.errors import RallyboxError
from rallybox.server import metrics
from rallybox.server.errors import Forbidden, TooMany, status_of
from rallybox.server.house import House
from rallybox.server.say import DEFAULT, pick, problem

log = logging.getLogger("rallybox.web")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
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
    try:
        return urlsplit(origin).netloc == _header(scope, b"host")
    except ValueError:
        return False


class Gate:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)  # the start and the end of the server
            return
        try:
            self._check(scope)
        except RallyboxError as error:
            await _turn_away(error, scope, send)
            return
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        client = scope["client"]
        self.house.by_address.take(client[0] if client else "")
        safe = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        if not safe and not _own_origin(scope, self.house.settings.origins):
            raise Forbidden("server-other-origin")

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun, status = perf_counter(), 0

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
            await self.app(scope, receive, send_with_headers)
        finally:
            metrics.REQUESTS.labels(str(status)).inc()
            # The path itself may be the secret link of a table: the log has its pattern.
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": scope.get("path_template", ""),
                    "status": status,
                    "milliseconds": round((perf_counter() - begun) * 1000, 1),
                },
            )


async def _turn_away(error: RallyboxError, scope: Scope, send: Send) -> None:
    """Refuse a request before anybody looks at it."""
    metrics.REFUSALS.labels(error.name).inc()
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + status_of(error), "reason": ""})
        return
    language = pick(_header(scope, b"accept-language")) or DEFAULT
    body = msgspec.json.encode(problem(error, language))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", b"2"))
    start: Message = {
        "type": "http.response.start",
        "status": status_of(error),
        "headers": headers,
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
