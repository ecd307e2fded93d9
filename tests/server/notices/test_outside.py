"""A webhook leads nowhere in the server's own network, whatever its name means, and when."""

from __future__ import annotations

import asyncio
import socket
import threading
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.server.notices import outside
from rallybox.server.notices.outside import Undelivered, Way, is_outside, place_of, post
from rallybox.tables.errors import Forbidden, TooMany
from server.notices.receivers import certificate, receiver

OURS = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a00:1",
    "2001:0:7f00:1::",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
]
THEIRS = ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "::ffff:1.1.1.1"]


@pytest.mark.parametrize("address", OURS)
def test_addresses_of_ours(address: str) -> None:
    assert not is_outside(ip_address(address))


@pytest.mark.parametrize("address", THEIRS)
def test_addresses_of_others(address: str) -> None:
    assert is_outside(ip_address(address))


@given(st.ip_addresses(v=4))
def test_an_address_inside_another_counts_as_itself(address: Any) -> None:
    assert is_outside(ip_address(f"::ffff:{address}")) == is_outside(address)
    assert not is_outside(ip_address(f"64:ff9b::{address}"))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org",
        "https://user:word@example.org/",
        "https://user@example.org/",
        "https://example.org:22/",
        "https://example.org:99999/",
        "https://example.org:x/",
        "https:///path",
        "https://exa mple.org/",
        "https://example.org/\r\nx: y",
        "https://example.org/a b",
        "https://exämple.org/",
        "https://example.org/" + "a" * 1000,
        "https://[::1",
        "https://[fe80::1%25eth0]/",
        "//example.org/",
        "",
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(Forbidden):
        place_of(url, own_network=False)


def test_an_address_that_is_one() -> None:
    place = place_of("https://discord.com/api/webhooks/1/abc?wait=true", own_network=False)
    assert place == ("discord.com", 443, "/api/webhooks/1/abc?wait=true", True)


async def _reason(url: str) -> Undelivered:
    with pytest.raises(Undelivered) as found:
        await post(url, {}, b"{}", Way(False))
    return found.value


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:7f00:1]"]
)
def test_ways_to_write_this_machine(host: str) -> None:
    async def go() -> None:
        async with receiver() as here:
            trouble = await _reason(f"https://{host}:{here.port}/")
            assert trouble.reason in ("own-network", "no-such-host", "bad-address")
            assert here.got == []

    asyncio.run(go())


def _means(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """A name that means something else each time it is looked up; what was looked up."""
    asked: list[str] = []

    def lookup(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        addresses = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, port)) for ip in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    return asked


def test_a_name_with_one_address_of_ours_among_others(monkeypatch: pytest.MonkeyPatch) -> None:
    _means(monkeypatch, ["1.1.1.1", "10.0.0.1"])
    trouble = asyncio.run(_reason("https://hook.example/"))
    assert (trouble.reason, trouble.again) == ("own-network", False)


def test_a_name_that_means_us_a_moment_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up once, and the line goes to what was checked."""
    asked = _means(monkeypatch, ["93.184.215.14"], ["127.0.0.1"])
    tried: list[Any] = []

    async def connect(_: Any, line: Any, address: Any) -> None:
        tried.append(address)
        raise OSError

    monkeypatch.setattr(asyncio.selector_events.BaseSelectorEventLoop, "sock_connect", connect)
    trouble = asyncio.run(_reason("https://hook.example/"))
    assert trouble.reason == "no-connection"
    assert asked == ["hook.example"]
    assert tried == [("93.184.215.14", 443)]


def test_a_public_address_of_this_very_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is: a line that ends where it begins is not used."""

    async def go() -> None:
        async with receiver() as here:
            _means(monkeypatch, ["127.0.0.1"])
            monkeypatch.setattr(outside, "is_outside", lambda _: True)
            trouble = await _reason(f"https://hook.example:{here.port}/")
            assert trouble.reason == "own-network"
            assert here.got == []

    asyncio.run(go())


def test_names_that_nobody_tells_us_keep_nothing_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A thread that looks for one cannot be called back, however soon nobody wants to know."""
    monkeypatch.setattr(outside, "LOOKUP_SECONDS", 0.05)
    found, over = socket.getaddrinfo("1.1.1.1", 443), threading.Event()

    def lookup(host: str, *_: Any, **more: Any) -> Any:
        if host == "silent.example":
            over.wait(20)
        return found

    async def go() -> None:
        silent, other = (
            place_of(f"https://{name}.example/", own_network=False) for name in ("silent", "other")
        )
        askers, each = outside.Askers(), outside.NAMED_EACH
        lookups = [askers.look_up(silent, Way(False), f"home {n % 3}") for n in range(60)]
        errors = await asyncio.gather(*lookups, return_exceptions=True)
        assert [type(error) for error in errors].count(Forbidden) == 3 * each
        assert [type(error) for error in errors].count(TooMany) == 60 - 3 * each
        with pytest.raises(TooMany):  # its threads are still looking
            await askers.look_up(other, Way(False), "home 0")
        assert await askers.look_up(other, Way(False), "elsewhere") == "1.1.1.1"
        async with asyncio.timeout(5):
            assert await asyncio.to_thread(lambda: True)  # as a page's file is read
            assert await outside.look_up(other, Way(False)) == "1.1.1.1"
        over.set()
        async with asyncio.timeout(5):
            while askers._under_way:
                await asyncio.sleep(0.01)

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    try:
        asyncio.run(go())
    finally:
        over.set()


def test_names_that_hang_keep_no_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where things arrive, names are looked up by threads of their own; and whoever has given up
    waiting for a thread knows when it ends."""
    monkeypatch.setattr(outside, "LOOKUP_SECONDS", 0.05)
    found, over = socket.getaddrinfo("1.1.1.1", 443), threading.Event()

    def lookup(host: str, *_: Any, **more: Any) -> Any:
        if host == "silent.example":
            over.wait(20)
        return found

    async def go() -> None:
        number = outside.LOOKUPS["untried"]
        calls = [post("https://silent.example/", {}, b"", Way(False)) for _ in range(number + 1)]
        troubles = await asyncio.gather(*calls, return_exceptions=True)
        stills = [one.still for one in troubles if isinstance(one, Undelivered)]
        hanging = [one for one in stills if one is not None and not one.done()]
        assert (len(stills), len(hanging)) == (number + 1, number), "one never had a thread"
        other = place_of("https://other.example/", own_network=False)
        with pytest.raises(outside.Hangs):
            await outside.look_up(other, Way(False))
        assert await outside.look_up(other, Way(False, lookups="known")) == "1.1.1.1"
        over.set()
        async with asyncio.timeout(5):
            await asyncio.wait(hanging)
        assert await outside.look_up(other, Way(False)) == "1.1.1.1"

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    try:
        asyncio.run(go())
    finally:
        over.set()


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_nobody_is_followed_elsewhere(status: int) -> None:
    async def go() -> None:
        async with receiver() as first, receiver() as second:
            location = f"location: {second.address}/\r\n"
            first.answer = f"HTTP/1.1 {status} Moved\r\n{location}\r\n".encode()
            answer = await post(first.address, {}, b"{}", Way(True))
            assert answer.status == status
            with pytest.raises(Undelivered, match=f"status-{status}"):
                outside.demand_taken(answer)
            assert second.got == []

    asyncio.run(go())


def test_nobody_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "WHOLE_SECONDS", 0.1)

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.01)
        except OSError:
            pass
        finally:
            writer.close()

    async def go() -> None:
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Undelivered, match="no-answer"):
            await post(f"http://127.0.0.1:{port}/", {}, b"", Way(True))
        server.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    "answer", [b"x" * 20_000, b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1 2\r\n\r\n", b""]
)
def test_answers_that_are_none(answer: bytes) -> None:
    async def go() -> None:
        async with receiver() as here:
            here.answer = answer
            with pytest.raises(Undelivered, match=r"no-answer|no-connection"):
                await post(here.address, {}, b"", Way(True))

    asyncio.run(go())


def test_a_certificate_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, trust = certificate(tmp_path)

    async def go() -> None:
        async with receiver(trust) as here:
            outside._trust.cache_clear()
            with pytest.raises(Undelivered, match="tls"):
                await post(here.address, {}, b"{}", Way(True))
            monkeypatch.setenv("SSL_CERT_FILE", str(file))
            outside._trust.cache_clear()
            assert (await post(here.address, {}, b"{}", Way(True))).status == 204
            assert [posted.body for posted in here.got] == [b"{}"]

    asyncio.run(go())
    outside._trust.cache_clear()
