"""The addresses of a server: right, and for nobody but its own machine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

import pytest

from rallybox.server import reach
from server.site import running, settings

HOME = ("192.168.1.20", "10.8.0.3")


def test_a_server_for_its_own_machine_has_no_address_for_others() -> None:
    for host in ("127.0.0.1", "127.0.0.2", "::1"):
        assert reach.web_addresses(host, 8765) == ()


def test_a_server_at_one_address_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: HOME)
    assert reach.web_addresses("192.168.1.7", 80) == ("http://192.168.1.7:80",)
    assert reach.web_addresses("fd00::7", 80) == ("http://[fd00::7]:80",)
    everywhere = ("http://192.168.1.20:8765", "http://10.8.0.3:8765")
    for host in ("0.0.0.0", "::"):
        assert reach.web_addresses(host, 8765) == everywhere


def test_own_addresses_are_such_as_others_can_call(monkeypatch: pytest.MonkeyPatch) -> None:
    def routes() -> Iterator[str]:
        yield from ("192.168.1.20", "127.0.0.1", "169.254.3.4", "192.168.1.20", "0.0.0.0")

    monkeypatch.setattr(reach, "_routes", routes)
    monkeypatch.setattr(reach, "_named", lambda: iter(("127.0.1.1", "10.8.0.3", "::1")))
    assert reach.own_addresses() == HOME
    monkeypatch.undo()
    assert not any(ip_address(one).is_loopback for one in reach.own_addresses())


def test_only_a_page_of_this_machine_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: HOME)

    async def go() -> None:
        async with running(settings(tmp_path, listening=("0.0.0.0", 8765))) as site:
            guest = site.nobody()
            told = (await guest.get("/api/reach")).json()["addresses"]
            assert told == ["http://192.168.1.20:8765", "http://10.8.0.3:8765"]
            for headers in (
                {"Host": "laptop.local:8765"},
                {"Host": "192.168.1.20"},
                {"X-Forwarded-For": "203.0.113.5"},
                {"Forwarded": "for=203.0.113.5"},
                {"X-Real-IP": "127.0.0.1"},
            ):
                answer = await guest.http.get("/api/reach", headers=headers)
                assert answer.json() == {"addresses": []}, headers
            for host in ("evil.example", "evil.example:8765", "127.0.0.1.evil.example"):
                answer = await guest.http.get("/api/reach", headers={"Host": host})
                assert (answer.status_code, answer.json()["error"]) == (403, "forbidden"), host
            for host in ("localhost", "localhost:8765", "[::1]:8765"):
                answer = await guest.http.get("/api/reach", headers={"Host": host})
                assert len(answer.json()["addresses"]) == len(HOME), host

    asyncio.run(go())


def test_who_listens_nowhere_tells_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            assert (await site.nobody().get("/api/reach")).json() == {"addresses": []}

    asyncio.run(go())
