"""The headers of every kind of answer, and requests that could be read in two ways."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rallybox.server.web import pages
from rallybox.server.web.headers import CONTENT_POLICY, HEADERS
from server.site import Site, running, settings, strict
from support.samples import ANY

JSON = "Content-Type: application/json\r\n"
ME = '{"nickname": "Ada"}'
SOCKET = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def send(site: Site, text: str, *, to_the_end: bool = True) -> list[tuple[int, str, str]]:
    """Status, head and body of each answer to these bytes."""
    host, port = site.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(text.encode("latin-1"))
    if not to_the_end:
        writer.write_eof()
    data = (await asyncio.wait_for(reader.read(), 30)).decode("latin-1")
    writer.close()
    await writer.wait_closed()
    answers = []
    while data:
        head, _, data = data.partition("\r\n\r\n")
        end = data.find("HTTP/1.1 ") if "HTTP/1.1 " in data else len(data)
        answers.append((int(head.split(" ", 2)[1]), head, data[:end]))
        data = data[end:]
    return answers


def request(first: str, headers: str = "", body: str = "") -> str:
    if body:
        headers += f"Content-Length: {len(body)}\r\n"
    return f"{first} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n{body}"


KINDS: dict[str, tuple[int, str]] = {
    "page": (200, request("GET /")),
    "asset": (200, request("GET /assets/app.js")),
    "client's own address": (200, request("GET /table/abc")),
    "api page": (200, request("GET /api")),
    "description": (200, request("GET /api/docs/openapi.json")),
    "types": (200, request("GET /api/wire.json")),
    "json": (200, request("GET /api/offer")),
    "lesson": (200, request(f"GET /api/lessons/{ANY}/1")),
    "health": (200, request("GET /health")),
    "metrics": (200, request("GET /metrics").replace("Host: x", "Host: localhost")),
    "made": (201, request("POST /api/me", JSON, ME)),
    "options": (204, request("OPTIONS /api/me")),
    "malformed": (400, request("POST /api/me", JSON, "{")),
    "no HTTP": (400, "GET / HTTP/1.1\r\nHost x\r\n\r\n"),
    "nameless": (401, request("GET /api/me/tables")),
    "other origin": (403, request("POST /api/me", f"Origin: https://evil.example\r\n{JSON}", ME)),
    "no such table": (404, request("GET /api/tables/nothere")),
    "no such file": (404, request("GET /nothing.js")),
    "no such call": (404, request("GET /api/nothing")),
    "wrong method": (405, request("DELETE /api/offer")),
    "too large": (413, request("POST /api/me", JSON, '{"nickname": "' + "x" * 70_000 + '"}')),
    "wrong kind": (400, request("POST /api/me", "Content-Type: text/html\r\n", ME)),
    "socket of others": (403, request("GET /api/tables/x/socket", f"Origin: null\r\n{SOCKET}")),
    "socket of nothing": (404, request("GET /socket", SOCKET)),
}

BAD_HANDSHAKES: dict[str, tuple[int, str]] = {
    "old version": (400, SOCKET.replace("Version: 13", "Version: 8")),
    "no key": (400, SOCKET.replace("Sec-WebSocket-Key", "X")),
    "bad key": (400, SOCKET.replace("dGhl", "####")),
    "two keys": (400, SOCKET + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"),
    "a long header": (431, SOCKET + f"X: {'x' * 20_000}\r\n"),
}
"""What the library for sockets refuses by itself."""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser client."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Rallybox</title>")
    (folder / "assets" / "app.js").write_text("export {}")
    monkeypatch.setattr(pages, "STATIC", folder)


@pytest.mark.usefixtures("built")
def test_every_kind_of_answer_has_every_header_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            for kind, (expected, text) in KINDS.items():
                ((status, head, body),) = await send(site, text)
                assert (kind, status) == (kind, expected), body
                check_head(kind, head)
                private = "/api/" in text.split("\r\n")[0] and status != 400
                assert not private or "\r\ncache-control: no-store" in head.lower(), kind
                if status >= 400:
                    assert '"error":"' in body, kind

    asyncio.run(go())


@pytest.mark.parametrize("kind", BAD_HANDSHAKES)
def test_a_bad_handshake_has_the_headers_too(tmp_path: Path, kind: str) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            expected, headers = BAD_HANDSHAKES[kind]
            text = f"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\n{headers}\r\n"
            ((status, head, _),) = await send(site, text)
            assert status == expected
            check_head(kind, head)

    asyncio.run(go())


@pytest.mark.usefixtures("built")
def test_head_is_answered_like_get_without_a_body(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            for kind, (expected, text) in KINDS.items():
                if not text.startswith("GET ") or kind in ("no HTTP", "metrics"):
                    continue
                if "Upgrade" in text:
                    continue
                ((_, asked, body),) = await send(site, text)
                ((status, head, nothing),) = await send(site, "HEAD" + text.removeprefix("GET"))
                assert (kind, status, nothing) == (kind, expected, "")
                assert lines(head) == lines(asked), kind
                assert f"content-length: {len(body)}" in head.lower(), kind
            ((status, _, _),) = await send(site, request("HEAD /api/me/code"))
            assert status == 405, "what has no GET has no HEAD"

    asyncio.run(go())


def lines(head: str) -> list[str]:
    """What is the same whenever one asks."""
    return sorted(line for line in head.split("\r\n") if not line.lower().startswith("date:"))


FILES = {
    "app.js": "text/javascript; charset=utf-8",
    "app.css": "text/css; charset=utf-8",
    "font.woff2": "font/woff2",
    "icon.png": "image/png",
    "icon.svg": "image/svg+xml; charset=utf-8",
    "app.en.webmanifest": "application/manifest+json; charset=utf-8",
    "strange.thing": "application/octet-stream",
}


def test_the_clients_files_have_their_kind_and_are_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    content = b"\0 rally " * 500
    for name in FILES:
        (folder / name).write_bytes(content)
        (folder / "assets" / name).write_bytes(content)
    monkeypatch.setattr(pages, "STATIC", folder)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            for name, kind in FILES.items():
                for path, cached in ((name, "no-cache"), (f"assets/{name}", pages.FOREVER)):
                    for accepted, packs in (("gzip, br", True), ("gzip;q=0", False), ("br", False)):
                        headers = {"accept-encoding": accepted}
                        answer = await site.nobody().http.get(f"/{path}", headers=headers)
                        assert answer.content == content
                        assert answer.headers["content-type"] == kind
                        assert answer.headers["cache-control"] == cached
                        packed = packs and name.rpartition(".")[2] in pages.TEXTS
                        assert ("content-encoding" in answer.headers) == packed, (name, accepted)

    asyncio.run(go())


def test_every_file_of_the_client_has_a_kind() -> None:
    """Also on machines that know nothing about them."""
    known = {*pages.TEXTS, *pages.OTHERS}
    public = Path(__file__).parents[2] / "web" / "public"
    found = {path.suffix[1:] for path in public.rglob("*") if path.is_file()}
    assert {"svg", "png"} <= found <= known


def check_head(kind: str, head: str) -> None:
    names = [line.split(":")[0].lower() for line in head.split("\r\n")[1:]]
    for name, value in HEADERS:
        assert names.count(name.decode()) == 1, (kind, name)
        assert value.decode() in head, (kind, name)
    assert "server" not in names
    assert "access-control-allow-origin" not in names


def test_too_many_has_the_headers_too(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(address_rate=0.001, address_burst=1.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            await send(site, request("GET /health"))
            for text in (request("GET /health"), request("GET /api/tables/x/socket", SOCKET)):
                ((status, head, body),) = await send(site, text)
                assert status == 429
                assert "\r\nretry-after: " in head
                assert '"too-many"' in body
                check_head("too many", head)

    asyncio.run(go())


WASM = "'wasm-unsafe-eval'"
"""WebAssembly may be compiled; text may not be evaluated."""


def test_the_policy_lets_nobody_else_in() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT_POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    sources = {source for rule in rules.values() for source in rule.split()}
    assert sources <= {"'none'", "'self'", "data:", WASM}, "nothing inline, nothing evaluated"
    assert [name for name, rule in rules.items() if WASM in rule] == ["script-src"]
    assert "data:" not in rules["script-src"]


BODY = "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n"
TWO_WAYS = {
    "both lengths": f"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n{BODY}",
    "both, other order": f"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n{BODY}",
    "two lengths": f"Content-Length: 0\r\nContent-Length: {len(BODY)}\r\n\r\n{BODY}",
    "a list of lengths": f"Content-Length: 0, {len(BODY)}\r\n\r\n{BODY}",
    "plus": f"Content-Length: +5\r\n\r\n{BODY}",
    "negative": f"Content-Length: -1\r\n\r\n{BODY}",
    "hexadecimal": f"Content-Length: 0x5\r\n\r\n{BODY}",
    "overflow": f"Content-Length: 18446744073709551617\r\n\r\n{BODY}",
    "a space before the colon": f"Transfer-Encoding : chunked\r\n\r\n{BODY}",
    "not quite chunked": f"Transfer-Encoding: xchunked\r\n\r\n{BODY}",
    "chunked and more": f"Transfer-Encoding: chunked, identity\r\n\r\n{BODY}",
    "chunked twice": f"Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n{BODY}",
    "folded": f"X: a\r\n Content-Length: 0\r\n\r\n{BODY}",
    "a line feed alone": f"X: a\nContent-Length: 0\r\n\r\n{BODY}",
    "a nil in a name": f"Content-\0Length: 0\r\n\r\n{BODY}",
    "a chunk of minus one": "Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n",
    "a chunk with a tail": "Transfer-Encoding: chunked\r\n\r\n2\r\n{}x\r\n0\r\n\r\n",
}


@pytest.mark.parametrize("rest", TWO_WAYS.values(), ids=TWO_WAYS)
def test_what_could_be_read_in_two_ways_is_refused_and_the_line_closed(
    tmp_path: Path, rest: str
) -> None:
    """Whatever follows on the same connection is never taken for a request."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            answers = await send(site, f"POST /api/me HTTP/1.1\r\nHost: x\r\n{JSON}{rest}")
            assert [status for status, _, _ in answers] == [400]
            assert "smuggled" not in answers[0][2]
            assert '"malformed"' in answers[0][2]

    asyncio.run(go())
