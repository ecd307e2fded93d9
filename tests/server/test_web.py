"""What surrounds every call: headers, origins, limits, pages, odd requests, quiet logs."""

from __future__ import annotations

import asyncio
import logging
import random
import re
from pathlib import Path
from typing import Any

import pytest

from rallybox.server.logs import JsonLines
from rallybox.server.web.headers import CONTENT_POLICY
from rallybox.server.web.middleware import Gate
from rallybox.tables.wire.schema import http_types
from server.site import Site, running, settings, strict
from support.samples import FOR_TWO, IN_TURN


def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            guest = await site.guest("Ada")
            for path in ("/", "/api", "/api/offer", "/nothing.js", "/api/nothing", "/health"):
                headers = (await guest.get(path)).headers
                assert headers["content-security-policy"] == CONTENT_POLICY
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
                assert "server" not in headers
            assert (await guest.get("/api/offer")).headers["cache-control"] == "no-store"
            policy = dict(part.split(" ", 1) for part in CONTENT_POLICY.split("; "))
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == "'self' 'wasm-unsafe-eval'", "nothing inline"

    asyncio.run(go())


def test_pages_of_others_cannot_use_our_cookie(tmp_path: Path) -> None:
    async def go() -> None:
        friendly = "https://rally.example"
        async with running(settings(tmp_path, origins=(friendly,))) as site:
            ada = await site.guest("Ada")
            body = {"game": FOR_TWO, "seats": ["person", "club"]}
            for origin in ("https://evil.example", "null", "http://[", f"{site.address}.evil.com"):
                answer = await ada.http.post("/api/tables", json=body, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["error"]) == (403, "forbidden"), origin
            for origin in (site.address, friendly):
                answer = await ada.http.post("/api/tables", json=body, headers={"Origin": origin})
                assert answer.status_code == 201

    asyncio.run(go())


def test_floods_from_one_address_are_turned_away(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(address_rate=0.1, address_burst=10.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            guest = site.nobody()
            codes = [(await guest.get("/api/offer")).status_code for _ in range(14)]
            assert codes == [200] * 10 + [429] * 4

    asyncio.run(go())


ODD_PATHS = (
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd.txt",
    "/..%2f..%2fpyproject.toml",
    "/assets/../../settings.py",
    "/.env",
    "//etc/passwd.txt",
    "/static\\..\\settings.py",
    "/%00.js",
    "/api/tables/..%2f..%2fx",
    "/api/tables/%00",
    "/api/tables/" + "x" * 500,
    "/api/tables/a'b\"c",
    "/api/tables/nothere/events?since=-1",
    "/api/tables/nothere/events?since=99999999999999999999999999",
    "/api/tables/nothere/record",
    "/api/codes/%F0%9F%8F%81",
    "/api/nothing",
    "/api/docs/nothing",
)


def test_odd_paths_lead_nowhere(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            for path in ODD_PATHS:
                status, body = await raw(site, f"GET {path} HTTP/1.1")
                assert status in (400, 404), path
                assert "traceback" not in body.lower()
                assert "root:" not in body

    asyncio.run(go())


async def raw(site: Site, first_line: str, headers: str = "", body: bytes = b"") -> tuple[int, str]:
    """A request that no client library would send."""
    host, port = site.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    text = f"{first_line}\r\nHost: {host}:{port}\r\nConnection: close\r\n{headers}\r\n"
    writer.write(text.encode("latin-1") + body)
    answer = (await asyncio.wait_for(reader.read(), 10)).decode("latin-1")
    writer.close()
    await writer.wait_closed()
    return int(answer.split(" ", 2)[1]), answer


ODD_BODIES: tuple[tuple[bytes, str], ...] = (
    (b"", "application/json"),
    (b"{", "application/json"),
    (b'{"nickname": "Ada", "admin": true}', "application/json"),
    (b'{"nickname": "\xff\xfe"}', "application/json"),
    (b"[" * 30_000, "application/json"),
    (b'{"nickname":' * 5_000, "application/json"),
    (b'{"nickname": "' + b"x" * 60_000 + b'"}', "application/json"),
    (b'{"nickname": "' + b"x" * 100_000 + b'"}', "application/json"),
    (b"nickname=Ada", "application/x-www-form-urlencoded"),
    (b"\x81\xa8nickname\xa3Ada", "application/x-msgpack"),
    (b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
    (b"Ada", "text/plain; charset=nosuch"),
)


def test_odd_bodies_are_malformed(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            for body, kind in ODD_BODIES:
                headers = {"content-type": kind}
                answer = await site.nobody().http.post("/api/me", content=body, headers=headers)
                assert answer.status_code in (400, 413, 415), answer.text
                assert answer.json()["error"] == "malformed"
                assert "set-cookie" not in answer.headers

    asyncio.run(go())


def test_the_page_of_the_api_needs_nobody_else(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            guest = site.nobody()
            page = (await guest.get("/api")).text
            assert not re.search(r"https?://|<script|//cdn", page)
            schema = (await guest.get("/api/docs/openapi.json")).json()
            for path in schema["paths"]:
                assert path in page
            assert set(schema["components"]["schemas"]) == set(http_types())
            linked = re.findall(r'href="([^"]+)"', page)
            assert linked
            for link in linked:
                assert (await guest.get(link)).status_code == 200
            assert (await guest.get("/api/docs")).status_code in (200, 404)
            home = await guest.get("/table/abc")
            assert home.status_code == 200, "the client knows its own addresses"
            assert home.headers["content-type"].startswith("text/html")

    asyncio.run(go())


def test_health_and_metrics(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            guest = await site.guest("Ada")
            assert (await guest.get("/health")).json()["status"] == "ok"
            table = await site.table(guest, game=IN_TURN, seats=["person", "club", "club"])
            await (await guest.sit(table)).play(random.Random(1))
            text = (await guest.get("/metrics")).text
            assert re.search(r'rallybox_actions_total\{decided_by="person"\} [1-9]', text)
            assert "rallybox_commits_total" in text

    asyncio.run(go())


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    """Somebody far away could see from them when somebody else decides."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            far = Far(site)
            assert await far.get("/metrics") == 404
            assert await far.get("/health") == 200

    asyncio.run(go())


class Far:
    """Asks the application as somebody from another machine would."""

    def __init__(self, site: Site) -> None:
        from rallybox.server.web.app import make_app

        self._app: Gate = make_app(site.house)

    async def get(self, path: str) -> int:
        status: list[int] = []
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [],
            "client": ("203.0.113.9", 1234),
            "server": ("127.0.0.1", 80),
            "state": {},
        }

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                status.append(message["status"])

        await self._app(scope, receive, send)
        return status[0]


def test_logs_are_structured_and_keep_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> tuple[str, ...]:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
            socket = await ada.sit(table, language="en")
            await socket.ask(type="say", text="Between you and me")
            await socket.link.send('{"type": "say", "text": 12345678901234567890123}')
            code = (await ada.post("/api/me/code")).json()["code"]
            await site.nobody().post("/api/me/claim", code=code)
            await socket.play(random.Random(1))
            record = (await site.house.hub.open(table)).table.record
            token = ada.http.cookies["rallybox"]
            return token, record.secret, record.seed().hex(), code, table, "Between you", "Ada"

    with caplog.at_level(logging.DEBUG, logger="rallybox"):
        secrets = asyncio.run(go())
    lines = [JsonLines().format(record) for record in caplog.records]
    ours = [line for line in lines if '"logger":"rallybox' in line]
    assert any('"route":"/api/tables/{table_id' in line for line in ours)
    for secret in secrets:
        assert not [line for line in lines if secret in line], secret
