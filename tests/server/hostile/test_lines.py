"""Issue 19: what a stranger can do beneath requests and messages, where no bucket sees it.

On a server in this process; what is counted is work, not time.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from rallybox.server import logs
from rallybox.server.web import frames, http, pages
from server.fuzz.sockets import CLOSE, PING, PONG, TEXT, frame, frames_in
from server.fuzz.test_patience import PATIENCE, UPGRADE, answer_in, line, read_all, sit_still, until
from server.site import Guest, Site, running, settings, strict
from support.samples import FOR_TWO

POLICY = 1008
MEGABYTE = 2**20


async def sent(raw: socket.socket, data: bytes) -> None:
    """They may have had enough before the end."""
    with suppress(ConnectionError):
        await asyncio.get_running_loop().sock_sendall(raw, data)


async def read_up_to(raw: socket.socket, wanted: list[bytes]) -> bytes:
    """Until these have come, as often as they are named."""
    loop, data = asyncio.get_running_loop(), b""
    async with asyncio.timeout(PATIENCE):
        while any(data.count(one) < wanted.count(one) for one in wanted):
            data += await loop.sock_recv(raw, 65536)
    return data


async def seated(site: Site, raw: socket.socket) -> tuple[Guest, str]:
    """Somebody with a socket of their own."""
    ada = await site.guest("Ada")
    table = await site.table(ada, game=FOR_TWO, seats=["person", "club"], start=False)
    await sit_still(site, raw, ada, table)
    return ada, table


def frames_after_head(data: bytes) -> list[tuple[int, bytes]]:
    return frames_in(data.partition(b"\r\n\r\n")[2])


# -- frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_a_flood_of_frames_that_are_no_messages_ends_the_socket(
    tmp_path: Path, opcode: int
) -> None:
    """They never reach those who take from buckets."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site, line(site) as raw:
            ada, _ = await seated(site, raw)
            few = int(frames.BESIDE_BURST)
            await sent(raw, frame(opcode) * (3 * few))
            *_, (last, reason) = frames_after_head(await read_all(raw))
            assert (last, int.from_bytes(reason[:2], "big")) == (CLOSE, POLICY)
            assert (await ada.get("/health")).status_code == 200

    asyncio.run(go())


def test_who_pings_now_and_then_stays(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site, line(site) as raw:
            await seated(site, raw)
            await sent(raw, frame(PING, b"x") * 50 + frame(CLOSE, b"\x03\xe8"))
            found = frames_after_head(await read_all(raw))
            assert [kind for kind, _ in found if kind == PONG] == [PONG] * 50
            assert found[-1] == (CLOSE, b"\x03\xe8")

    asyncio.run(go())


def test_what_comes_at_once_is_looked_at_in_pieces_and_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A read may bring a quarter of a megabyte, which was a tenth of a second for everybody."""
    sizes: list[int] = []
    real = frames.Handshake.receive_data

    def noted(self: frames.Handshake, data: bytes) -> None:
        if self.state is not State.CONNECTING:
            sizes.append(len(data))
        real(self, data)

    monkeypatch.setattr(frames.Handshake, "receive_data", noted)

    async def go() -> None:
        async with running(settings(tmp_path)) as site, line(site) as raw:
            await seated(site, raw)
            asked = [b'{"type":"ping","request":%d}' % n for n in range(1, 41)]
            large = b"".join(frame(TEXT, one.ljust(7000)) for one in asked)
            small = b"".join(frame(TEXT, one) for one in asked)
            reading = asyncio.create_task(read_up_to(raw, 80 * [b'"pong"']))
            await sent(raw, large + small)
            pongs = [data for _, data in frames_after_head(await reading) if b'"pong"' in data]
            wanted = [b'"request":%d}' % n for n in range(1, 41)] * 2
            assert len(pongs) == 80
            assert all(want in pong for want, pong in zip(wanted, pongs, strict=True))
            assert max(sizes) <= 4096
            assert sum(sizes) > 40 * 7000

    asyncio.run(go())


def test_who_goes_on_after_the_goodbye_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Frame] = []
    real = WebSocketsSansIOProtocol.handle_text

    def noted(self: WebSocketsSansIOProtocol, event: Frame) -> None:
        seen.append(event)
        real(self, event)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_text", noted)

    async def go() -> None:
        async with running(settings(tmp_path)) as site, line(site) as raw:
            head = "GET /api/tables/none/socket HTTP/1.1\r\nHost: x\r\n"
            await sent(raw, f"{head}{UPGRADE}\r\n".encode())
            await read_up_to(raw, [b'"bye"', b"not-found", b"not-found"])
            reading = asyncio.create_task(read_all(raw))
            for _ in range(20):
                await sent(raw, frame(TEXT, b"{}") * 100)
                await asyncio.sleep(0.01)
            await reading
            assert len(seen) <= frames.BESIDE_BURST + 50

    asyncio.run(go())


# -- refused before the gate -----------------------------------------------------------------------

HEAD = b"GET /api/tables/none/socket HTTP/1.1\r\nHost: x\r\n"
UNSEEN = {
    "no HTTP": b"\x16\x03\x01\x02\r\n\r\n",
    "no key": HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    "no version": HEAD + UPGRADE.replace("Version: 13", "Version: 9").encode() + b"\r\n",
}


@pytest.mark.parametrize("data", UNSEEN.values(), ids=UNSEEN)
def test_what_is_refused_before_the_gate_costs_as_much(tmp_path: Path, data: bytes) -> None:
    """And whoever has nothing left is not answered."""

    async def go() -> None:
        limits = strict(address_rate=0.001, address_burst=5.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            answers = []
            for _ in range(8):
                async with line(site) as raw:
                    await sent(raw, data)
                    answers.append((await read_all(raw))[:10])
            assert [answer[:9] for answer in answers[:5]] == [b"HTTP/1.1 "] * 5
            assert answers[5:] == [b""] * 3
            assert (await site.nobody().get("/health")).status_code == 429
            elsewhere = Guest(site.address, "127.0.0.2")
            site.guests.append(elsewhere)
            assert (await elsewhere.get("/health")).status_code == 200

    asyncio.run(go())


def test_what_anybody_can_make_a_server_say_is_said_seldom() -> None:
    filtered = logs.SeldomHeard()

    def said(text: str, second: int, level: int = logging.WARNING) -> bool:
        record = logging.makeLogRecord({"msg": text, "created": second, "levelno": level})
        heard = filtered.filter(record)
        counts.append(getattr(record, "unsaid", 0))
        return bool(heard)

    counts: list[int] = []
    assert [said("no HTTP", second) for second in range(0, 120, 10)] == ([True] + [False] * 5) * 2
    assert sum(counts) == 5, "how often it was not said"
    assert said("no upgrade", 1)
    assert all(said("a fault", 1, logging.ERROR) for _ in range(3)), "those are ours"


def test_the_servers_own_log_has_that_filter(monkeypatch: pytest.MonkeyPatch) -> None:
    root, ours = logging.getLogger(), logging.getLogger("uvicorn.error")
    before = root.handlers, root.level, ours.level, list(ours.filters)
    try:
        logs.set_up("warning")
        logs.set_up("warning")
        assert sum(isinstance(one, logs.SeldomHeard) for one in ours.filters) == 1
    finally:
        root.handlers, root.level, ours.level, ours.filters = before
        logging.getLogger("uvicorn.access").disabled = False


# -- answers that nobody reads ---------------------------------------------------------------------


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A file of the client that is as large as its largest."""
    folder = tmp_path / "static"
    folder.mkdir()
    data = b"".join(b"%7d" % number for number in range(8 * MEGABYTE // 7))
    (folder / "large.bin").write_bytes(data)
    (folder / "small.bin").write_bytes(data[:100])
    monkeypatch.setattr(pages, "STATIC", folder)
    return data


ASK = b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n"


async def our_end(raw: socket.socket) -> http.PatientHttp:
    """The server's end of a connection."""
    here, found = raw.getsockname(), list[http.PatientHttp]()

    def look() -> bool:
        ours = (one for one in gc.get_objects() if isinstance(one, http.PatientHttp))
        found.extend(one for one in ours if one.client == here)
        return bool(found)

    await until(look)
    return found[0]


def test_an_answer_is_written_as_it_is_read(tmp_path: Path, large: bytes) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site, line(site) as raw:
            await sent(raw, ASK)
            ours = await our_end(raw)
            await until(lambda: ours.flow.write_paused)
            await asyncio.sleep(0.05)
            assert 0 < ours.transport.get_write_buffer_size() <= 3 * http.PIECE
            head = b"HEAD /large.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            await sent(raw, head)
            data = await read_all(raw)
            assert data.partition(b"\r\n\r\n")[2].startswith(large), "all of it"

    asyncio.run(go())


def test_many_who_are_slow_to_take_a_file_have_one_copy_of_it(large: bytes) -> None:
    file = pages.STATIC.joinpath("large.bin")
    one, other = (pages._content(file, packed=False) for _ in range(2))
    assert one == large
    assert one is other
    assert pages._content(file, packed=True) is pages._content(file, packed=True)


def test_who_takes_nothing_is_cut_off_whatever_they_ask_meanwhile(
    tmp_path: Path, large: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second question put off the end of the connection, and waited for ever."""
    monkeypatch.setattr(http, "READING_SECONDS", 0.3)

    async def go() -> None:
        async with running(settings(tmp_path)) as site, line(site) as raw:
            await sent(raw, ASK)
            ours = await our_end(raw)
            await until(lambda: ours.flow.write_paused)
            await sent(raw, ASK)
            assert sum(ours.lines.values()) == 1, "counted until it is read"
            await until(lambda: not ours.lines)
            assert ours.transport.is_closing()

    asyncio.run(go())


def test_a_large_file_costs_more_than_a_small_one(tmp_path: Path, large: bytes) -> None:
    async def go() -> None:
        limits = strict(address_rate=0.001, address_burst=40.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            guest = site.nobody()
            asked = [(await guest.get("/large.bin")).status_code for _ in range(3)]
            assert asked == [200, 200, 429], "17 tokens each"
            assert (await guest.get("/small.bin")).status_code == 200

    asyncio.run(go())


# -- doors -----------------------------------------------------------------------------------------

HALF = (
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"nickname":'
)


@pytest.mark.parametrize("slow", [HALF, ASK], ids=["to ask", "to read"])
def test_who_is_slow_stands_in_no_door(
    tmp_path: Path, large: bytes, monkeypatch: pytest.MonkeyPatch, slow: bytes
) -> None:
    """Four who sent a byte now and then had closed a server for all behind their address."""
    monkeypatch.setattr(http, "REQUEST_SECONDS", 3600.0)

    async def go() -> None:
        limits = strict(calls_per_address=1)
        async with running(settings(tmp_path, limits=limits)) as site, line(site) as raw:
            await sent(raw, slow)
            if slow is ASK:
                ours = await our_end(raw)
                await until(lambda: ours.flow.write_paused)
            else:
                ours = await our_end(raw)
                await until(lambda: ours.cycle is not None)
            assert (await site.nobody().get("/health")).status_code == 200

    asyncio.run(go())


def test_a_body_that_is_too_long_is_not_waited_for(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site, line(site) as raw:
            await sent(raw, HALF.replace(b": 100", b": 99999999"))
            assert answer_in(await read_up_to(raw, [b"}"]))[0] == 413

    asyncio.run(go())
