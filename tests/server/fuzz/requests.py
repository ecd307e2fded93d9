"""Attacks by HTTP: odd paths, methods, cookies and bodies, and requests that are none."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator

from rallybox.server.web.headers import HEADERS
from server.fuzz.messages import BODIES, Maker
from server.fuzz.sockets import FORGED, PATIENCE, handshake
from server.fuzz.world import World
from server.site import Guest
from support.samples import ANY, FOR_TWO

METHODS = (
    "GET",
    "GET",
    "GET",
    "POST",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "HEAD",
    "OPTIONS",
    "TRACE",
)
ROUTES = (
    ("GET", "/"),
    ("GET", "/health"),
    ("GET", "/api"),
    ("GET", "/api/offer"),
    ("GET", "/api/wire.json"),
    ("GET", "/api/lessons"),
    ("GET", f"/api/lessons/{FOR_TWO}/{{}}"),
    ("POST", f"/api/lessons/{FOR_TWO}/1"),
    ("POST", f"/api/lessons/{ANY}/3"),
    ("POST", "/api/lessons/{}/99999999999999999999"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/{}"),
    ("POST", "/api/puzzles/day/try"),
    ("POST", "/api/puzzles/{}/try"),
    ("GET", "/api/me"),
    ("POST", "/api/me"),
    ("PUT", "/api/me"),
    ("POST", "/api/me/code"),
    ("POST", "/api/me/claim"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/codes/{}"),
    ("GET", "/api/tables/{}"),
    ("POST", "/api/tables/{}/join"),
    ("POST", "/api/tables/{}/leave"),
    ("POST", "/api/tables/{}/give-up"),
    ("PUT", "/api/tables/{}/seats/0"),
    ("PUT", "/api/tables/{}/seats/-1"),
    ("PUT", "/api/tables/{}/seats/99999999999999999999"),
    ("POST", "/api/tables/{}/start"),
    ("PUT", "/api/tables/{}/stand-in"),
    ("POST", "/api/tables/{}/rematch"),
    ("POST", "/api/tables/{}/play-on"),
    ("GET", "/api/tables/{}/events"),
    ("GET", "/api/tables/{}/events?since=-1"),
    ("GET", "/api/tables/{}/events?since=1e3&seat=%00"),
    ("GET", "/api/tables/{}/events?since=99999999999999999999999&seat=xx"),
    ("GET", "/api/tables/{}/record"),
    ("GET", "/api/tables/{}/review"),
    ("GET", "/api/tables/{}/review/choices"),
    ("GET", "/api/tables/{}/review/choices?at=1e3"),
    ("GET", "/api/tables/{}/review/choices?at=99999999999999999999999"),
    ("POST", "/api/tables/{}/review/try"),
    ("GET", "/api/tables/{}/socket"),
)
NO_TABLES = (
    "nothere",
    "%00",
    "..",
    "%2e%2e%2f",
    "a%2fb",
    "x" * 30,
    "x" * 3000,
    "'--",
    "%ff%fe",
    "",
)
NO_FILES = (
    "/../../etc/passwd",
    "/..%2f..%2fpyproject.toml",
    "/%2e%2e/%2e%2e/settings.py",
    "/assets/..%5c..%5csettings.py",
    "/assets/%00/index.html",
    "//evil.example/",
    "/.git/config",
    "/" + "a/" * 2000,
    "/" + "a" * 20_000,
    "/%",
    "/%zz?%zz=%zz",
    "/index.html%0d%0aSet-Cookie:%20a=b",
)
KINDS = (
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "application/x-msgpack",
    "application/xml",
    "x" * 500,
    "",
)
HOSTS = (
    "",
    "x",
    "x:",
    "x:99999",
    "x:4K4",
    "x:-1",
    "[::1]:80",
    "[::",
    "[:::::]",
    "a@b:80",
    "a/b?c#d",
    "\xfc",
    "x" * 5000,
    "a\r\nHost: b",
)
ODD_HEADERS = (
    "Origin: https://evil.example",
    "Origin: null",
    "Accept-Language: " + "x,;q=" * 500,
    "Accept: image/png",
    "Content-Encoding: gzip",
    "X-HTTP-Method-Override: DELETE",
    "X-Forwarded-For: 1.2.3.4",
    "Range: bytes=0-1,5-",
    "If-None-Match: *",
    "Cookie: rallybox=a; rallybox=b; =;;",
    "Upgrade: h2c\r\nConnection: Upgrade",
)


class Caller:
    """Somebody who sends requests, each on a connection of its own."""

    def __init__(self, world: World, seed: object) -> None:
        self.world = world
        self.maker = Maker(seed)
        self.rng = self.maker.rng

    async def call(self, number: int) -> None:
        """Send so many requests."""
        for _ in range(number):
            if self.rng.random() < 0.8:
                await self._ask(self._request())
            else:
                await self._ask(self.rng.choice(_TEARS)(self.rng, self._request()), torn=True)

    def _request(self) -> bytes:
        rng, world = self.rng, self.world
        method, path = rng.choice(ROUTES) if rng.random() < 0.9 else ("GET", rng.choice(NO_FILES))
        if rng.random() < 0.2:
            method = rng.choice(METHODS)
        table = world.table if rng.random() < 0.6 else rng.choice(NO_TABLES)
        path = path.replace("{}", table)
        host = f"127.0.0.1:{world.port}" if rng.random() < 0.9 else rng.choice(HOSTS)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
        cookie = self._cookie(method, path)
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if rng.random() < 0.3:
            lines.append(rng.choice(ODD_HEADERS))
        body = b""
        if method in ("POST", "PUT", "PATCH") or rng.random() < 0.05:
            body = self._body()
            kind = KINDS[0] if rng.random() < 0.7 else rng.choice(KINDS)
            lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + body

    def _body(self) -> bytes:
        if self.rng.random() < 0.05:
            return json.dumps({"nickname": "x" * self.rng.choice((1000, 70_000, 300_000))}).encode()
        payload = self.maker.payload(BODIES)
        return payload if isinstance(payload, bytes) else payload.encode()

    def _cookie(self, method: str, path: str) -> str:
        """Those at the table only look; a stranger may try whatever they like."""
        guests: list[Guest] = [self.world.stranger]
        if method == "GET":
            guests += [self.world.mover, self.world.other]
        if (method, path) == ("DELETE", "/api/me") or self.rng.random() < 0.4:
            return self.rng.choice(("", *(f"rallybox={forged}" for forged in FORGED)))
        return self.rng.choice(guests).cookie

    async def _ask(self, request: bytes, *, torn: bool = False) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.world.port)
        try:
            writer.write(request)
            if torn:
                writer.write_eof()  # or the server would wait for the rest
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        except OSError:
            answer = b""  # closed while we were still sending
        finally:
            writer.close()
        self.world.sent += 1
        if not torn:
            assert answer or len(request) > 60_000, request[:300]
        if not answer:
            self.world.note("closed")
        for head, body in _answers(answer):
            self._check(request, head, body)

    def _check(self, request: bytes, head: bytes, body: bytes) -> None:
        status = int(head.split(b" ", 2)[1])
        self.world.note(str(status))
        assert status < 500 or status == 501, (request[:300], head, body)
        names = {line.split(b":")[0].lower() for line in head.split(b"\r\n")[1:]}
        if b"Failed to open a WebSocket" not in body and status != 101:
            assert {name for name, _ in HEADERS} <= names, (request[:300], head)
        text = body.decode("utf-8", "replace")
        if b"/api/me" not in request.split(b"\r\n")[0]:
            self.world.check_text(head.decode("latin-1"))
        self.world.check_text(text)
        if status >= 400 and body and b"application/json" in head:
            self.world.check_problem(body, request[:300])


def _answers(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Head and body of each answer; those to HEAD have no body."""
    while data:
        head, _, data = data.partition(b"\r\n\r\n")
        size = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        body = b""
        if size is not None and not data.startswith(b"HTTP/1.1 "):
            body, data = data[: int(size[1])], data[int(size[1]) :]
        yield head, body


# -- requests that are none ------------------------------------------------------------------------


def _cut(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def _flip(rng: random.Random, data: bytes) -> bytes:
    spoiled = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        spoiled[rng.randrange(min(len(spoiled), 200))] = rng.randrange(256)
    return bytes(spoiled)


def _noise(rng: random.Random, _: bytes) -> bytes:
    return rng.randbytes(rng.choice((1, 100, 5000)))


def _heads(rng: random.Random, data: bytes) -> bytes:
    head, end, body = data.partition(b"\r\n\r\n")
    more = rng.choice(
        (
            b"Content-Length: 3\r\nContent-Length: 4",
            b"Content-Length: 3\r\nTransfer-Encoding: chunked",
            b"Transfer-Encoding: chunked, identity",
            b"Transfer-Encoding : chunked",
            b"Transfer-Encoding: xchunked",
            b"Content-Length: -1",
            b"Content-Length: 99999999999999999999999999",
            b"X: a\r\n folded",
            b"X\x00Y: 1",
            b"X: \xff\x01",
            b"A: " + b"a" * 70_000,
            b"\r\n".join(b"H%d: 1" % n for n in range(1000)),
        )
    )
    return head + b"\r\n" + more + end + body


def _chunks(rng: random.Random, data: bytes) -> bytes:
    line = data.split(b"\r\n", 1)[0]
    head = (
        line
        + b"\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    return head + rng.choice(
        (
            b"2\r\n{}\r\n0\r\n\r\n",
            b"zz\r\n\r\n",
            b"-1\r\n\r\n",
            b"FFFFFFFFFFFFFFFFFF\r\n\r\n",
            b"2;" + b"x" * 5000 + b"\r\n{}\r\n0\r\n\r\n",
            b"1\r\n{\r\n" * 2000 + b"0\r\n\r\n",
            b"186A0\r\n" + b"x" * 100_000 + b"\r\n0\r\n\r\n",
            b"0\r\nTrailer: x\r\nCookie: rallybox=x\r\n\r\n",
            b"5\r\n{}\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n",
        )
    )


def _again(rng: random.Random, data: bytes) -> bytes:
    return data.replace(b"Connection: close\r\n", b"") * rng.randrange(2, 6)


_TEARS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    _cut,
    _flip,
    _noise,
    _heads,
    _heads,
    _chunks,
    _again,
)


# -- handshakes that lead to no socket -------------------------------------------------------------


async def spoil_handshakes(world: World, number: int) -> None:
    """Each is refused with a status, or the socket says why it closes."""
    whole = handshake(world)
    tries: tuple[tuple[bytes, bytes], ...] = (
        (whole.replace(b"Version: 13", b"Version: 99"), b"400"),
        (whole.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short"), b"400"),
        (whole.replace(b"GET", b"POST"), b"405"),
        (handshake(world, "Origin: https://evil.example\r\n"), b"403"),
        (handshake(world, "Origin: null\r\n"), b"403"),
        (handshake(world, f"Origin: http://127.0.0.1:{world.port}.evil.example\r\n"), b"403"),
        (handshake(world, path="/api/nothing/socket"), b"404"),
        (handshake(world, path="/socket"), b"404"),
        (handshake(world, path="/" + "x" * 9000), b"414"),
        (handshake(world, "Cookie: rallybox=" + "x" * 9000 + "\r\n"), b"431"),
        (handshake(world, "".join(f"H{n}: 1\r\n" for n in range(200))), b"431"),
        (handshake(world, "Content-Length: 5\r\n").replace(b"GET", b"POST") + b"abcde", b"4"),
        (handshake(world, path="/api/tables/nothere/socket"), b"not-found"),
        (handshake(world, path="/api/tables/%00/socket"), b"not-found"),
        (handshake(world, path="/api/tables/..%2f/socket"), b"not-found"),
        (handshake(world, path=f"/api/tables/{'x' * 900}/socket"), b"not-found"),
        (handshake(world, path=f"/api/tables/{world.table}/socket?since=-1"), b"malformed"),
        (handshake(world, path=f"/api/tables/{world.table}/socket?since=x"), b"malformed"),
    )
    for turn in range(number):
        request, expected = tries[turn % len(tries)]
        reader, writer = await asyncio.open_connection("127.0.0.1", world.port)
        writer.write(request)
        answer = b""
        while more := await asyncio.wait_for(reader.read(10_000), PATIENCE):
            answer += more
            if answer.endswith(expected):
                break  # the reason in the frame that closes the socket
        writer.close()
        world.sent += 1
        world.check_text(answer.decode("utf-8", "replace"))
        found = answer if not expected.isdigit() else answer.split(b" ", 2)[1]
        assert expected in found, (request[:200], answer[:300])
        world.note(expected.decode())
