"""Slow, silent and endless clients: the server holds little for them, and not for long."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from rallybox.server.table.open import OpenTable
from rallybox.server.web import frames, http
from rallybox.tables.wire.base import Problem
from server.fuzz.sockets import CLOSE, PING, frame, frames_in
from server.site import Guest, Site, running, settings, strict
from support.samples import FOR_TWO

PATIENCE = 30.0
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def until(done: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.02)


def port_of(site: Site) -> int:
    return int(site.address.rsplit(":", 1)[1])


@asynccontextmanager
async def line(site: Site) -> AsyncIterator[socket.socket]:
    """A connection that takes little at a time."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    try:
        loop = asyncio.get_running_loop()
        await loop.sock_connect(raw, ("127.0.0.1", port_of(site)))
        yield raw
    finally:
        raw.close()


async def sit_still(site: Site, raw: socket.socket, guest: Guest, table: str) -> OpenTable:
    """Open a socket at a table and never read from it."""
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nCookie: {guest.cookie}\r\n"
    await asyncio.get_running_loop().sock_sendall(raw, f"{head}{UPGRADE}\r\n".encode())
    found = await site.house.hub.open(table)
    await until(lambda: bool(found.connections))
    return found


async def read_all(raw: socket.socket) -> bytes:
    """Everything that still comes."""
    data, loop = b"", asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        try:
            while more := await loop.sock_recv(raw, 65536):
                data += more
        except ConnectionError:
            pass  # cut off
    return data


def test_who_never_reads_is_told_and_then_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "CLOSING_SECONDS", 0.5)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"], start=False)
            async with line(site) as raw:
                found = await sit_still(site, raw, ada, table)
                (connection,) = found.connections
                limits, most = site.house.settings.limits, 0
                while not connection.ended:
                    found.table.audience.tell_table(found.table.record)
                    most = max(most, connection.waiting)
                    assert most <= limits.outbox_bytes
                    await asyncio.sleep(0)
                assert most > 0
                await until(lambda: not found.connections)
                assert connection.waiting < 1000, "only the goodbye that they did not read"

    asyncio.run(go())


def test_who_was_too_slow_reads_why_when_they_read_again(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(outbox_messages=20)
        async with running(settings(tmp_path, limits=limits)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"], start=False)
            async with line(site) as raw:
                found = await sit_still(site, raw, ada, table)
                (connection,) = found.connections
                while not connection.ended:
                    found.table.audience.tell_table(found.table.record)
                    await asyncio.sleep(0)
                data = await asyncio.create_task(read_until_close(raw))
            _, _, body = data.partition(b"\r\n\r\n")
            *_, (_, bye), (opcode, reason) = frames_in(body)
            assert msgspec.json.decode(bye)["problem"]["message"] == "server-too-slow"
            assert msgspec.json.decode(bye)["again"]
            assert (opcode, int.from_bytes(reason[:2], "big")) == (CLOSE, 4429)

    asyncio.run(go())


async def read_until_close(raw: socket.socket) -> bytes:
    """To the frame that closes a socket."""
    data, loop = b"", asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        while not data.endswith(b"too-many"):
            data += await loop.sock_recv(raw, 65536)
    return data


def test_pings_of_somebody_who_does_not_read_pile_up_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "BESIDE_BURST", 1e9)  # or nobody could send so many

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"], start=False)
            async with line(site) as raw:
                await sit_still(site, raw, ada, table)
                (ours,) = [o for o in gc.get_objects() if isinstance(o, frames.QuickSocket)]
                loop = asyncio.get_running_loop()
                for _ in range(300):
                    await loop.sock_sendall(raw, frame(PING, b"x" * 125) * 200)
                    assert ours.transport.get_write_buffer_size() < 300_000
            assert (await ada.get("/health")).status_code == 200

    asyncio.run(go())


def test_who_answers_no_ping_is_cut_off_though_much_is_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that is half open: closing it would wait for somebody who is not there."""
    monkeypatch.setattr(frames, "CLOSING_SECONDS", 0.3)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"], start=False)
            async with line(site) as raw:
                found = await sit_still(site, raw, ada, table)
                (ours,) = [o for o in gc.get_objects() if isinstance(o, frames.QuickSocket)]
                while not ours.transport.get_write_buffer_size():
                    found.table.audience.tell_table(found.table.record)
                ours.keepalive_timeout()  # as after some quiet seconds
                await until(lambda: not found.connections)
                assert ours.transport.is_closing()

    asyncio.run(go())


SLOW = {
    "nothing": b"",
    "half a head": b"GET /health HTTP/1.1\r\nHost: x\r\n",
    "half a body": (
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b'Content-Length: 100\r\n\r\n{"nickname":'
    ),
    "half a chunk": (
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n5\r\n{"
    ),
}


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW)
def test_half_a_request_is_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(http, "REQUEST_SECONDS", 0.3)

    async def go() -> None:
        async with running(settings(tmp_path)) as site, line(site) as raw:
            await asyncio.get_running_loop().sock_sendall(raw, sent)
            status, problem = answer_in(await read_all(raw))
            assert (status, problem.message) == (408, "server-too-slow")

    asyncio.run(go())


def answer_in(data: bytes) -> tuple[int, Problem]:
    head, _, body = data.partition(b"\r\n\r\n")
    return int(head.split(b" ", 2)[1]), msgspec.json.decode(body, type=Problem)


START = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = START + b"Transfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "a header": (START + b"X: ", b"x" * 5000),
    "headers": (START, b"X: y\r\n" * 1000),
    "trailers": (CHUNKED + b"0\r\n", b"X: y\r\n" * 1000),
    "a chunk's name": (CHUNKED + b"1;", b"x" * 5000),
    "small chunks": (CHUNKED, b"1\r\n \r\n" * 1000),
}


@pytest.mark.parametrize(("begin", "again"), ENDLESS.values(), ids=ENDLESS)
def test_a_request_without_end_is_refused(tmp_path: Path, begin: bytes, again: bytes) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            async with line(site) as raw:
                loop = asyncio.get_running_loop()
                data = asyncio.create_task(read_all(raw))
                with suppress(ConnectionError):
                    await loop.sock_sendall(raw, begin)
                    for _ in range(20 * http.REQUEST_BYTES // len(again)):
                        await loop.sock_sendall(raw, again)
                    raise AssertionError("nobody has had enough")
                answer = await data
                if answer:  # it may be lost when the line is cut
                    status, _ = answer_in(answer)
                    assert status in (400, 413)
            assert (await site.nobody().get("/health")).status_code == 200

    asyncio.run(go())


def test_a_socket_while_the_database_is_away_is_closed_with_a_reason(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"], start=False)
            site.house.identities._known.clear()
            engine = site.house.database._read_engine
            engine.dispose()
            here, away = tmp_path / "tables.db", tmp_path / "away"
            here.rename(away)
            here.mkdir()  # nothing can be opened there
            socket = await ada.sit(table)
            assert socket.heard[0]["problem"]["error"] == "unavailable"
            health = await ada.get("/health")
            assert (health.status_code, health.json()["database"]) == (503, False)
            here.rmdir()
            away.rename(here)
            assert (await ada.get("/health")).status_code == 200
            assert (await ada.sit(table)).heard[0]["type"] == "hello"

    asyncio.run(go())


def test_one_address_cannot_take_all_lines(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(lines_per_address=20)
        async with running(settings(tmp_path, limits=limits)) as site, AsyncExitStack() as held:
            for _ in range(20):
                await held.enter_async_context(line(site))
            async with line(site) as raw:
                status, problem = answer_in(await read_all(raw))
                assert (status, problem.error) == (429, "too-many")
            elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(base_url=site.address, transport=elsewhere) as other:
                assert (await other.get("/health")).status_code == 200
            await held.aclose()
            guest = site.nobody()
            async with asyncio.timeout(PATIENCE):
                while (await guest.get("/health")).status_code != 200:
                    await asyncio.sleep(0.02)

    asyncio.run(go())
