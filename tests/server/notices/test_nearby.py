"""A webhook leads to none of the server's neighbours, whatever their addresses are."""

from __future__ import annotations

import asyncio
import socket
import sys
from ipaddress import IPv4Network, ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest

from rallybox.core.errors import RallyboxError
from rallybox.server.notices import nearby, outside
from rallybox.server.notices.carriers import Carriers
from rallybox.server.notices.outside import Undelivered, Way, post
from server.notices.slow import sending

INET6 = """\
2a01c0de0000000000000000000000f1 02 80 00 80     eth0
260647000000000000000000000000f1 03 38 00 80     eth1
00000000000000000000000000000001 01 80 10 80       lo
"""
ROUTES = [("0.0.0.0/0", "93.184.215.65"), ("93.184.215.64/26", ""), ("203.0.113.9/32", "")]


def _word(address: Any) -> str:
    return f"{int.from_bytes(address.packed, sys.byteorder):08X}"


@pytest.fixture
def net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What Linux says on a machine with some interfaces."""
    lines = ["Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT"]
    for text, gateway in ROUTES:
        network = IPv4Network(text)
        way = _word(ip_address(gateway or "0.0.0.0"))
        parts = ["eth0", _word(network.network_address), way, "0001", *"000"]
        lines.append("\t".join([*parts, _word(network.netmask), *"000"]))
    (tmp_path / "route").write_text("\n".join(lines), encoding="ascii")
    (tmp_path / "if_inet6").write_text(INET6, encoding="ascii")
    monkeypatch.setattr(nearby, "NET", tmp_path)
    return tmp_path


def test_what_linux_says(net: Path) -> None:
    said = {"93.184.215.64/26", "203.0.113.0/24", "2a01:c0de::/64", "2606:4700::/56", "::/64"}
    assert {str(network) for network in nearby.attached()} == said


NEAR = [
    "93.184.215.70",
    "203.0.113.200",
    "2a01:c0de::7",
    "2606:4700:0:7::1",
    "::ffff:93.184.215.70",
]
FAR = ["93.184.215.14", "203.0.114.1", "2a01:c0de:0:1::1", "2606:4700:0:100::1", "1.1.1.1"]


def _from_here(monkeypatch: pytest.MonkeyPatch, here: str | None) -> None:
    found = None if here is None else ip_address(here)
    monkeypatch.setattr(nearby, "source", lambda address: found)


def test_neighbours(net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _from_here(monkeypatch, "93.184.215.66")
    assert all(nearby.is_near([ip_address(one)], ()) for one in NEAR)
    assert not any(nearby.is_near([ip_address(one)], ()) for one in FAR)
    assert nearby.is_near([ip_address(one) for one in (FAR[0], NEAR[0])], ())
    assert nearby.is_near([ip_address(FAR[0])], [ip_network("93.184.215.0/28")])


@pytest.mark.parametrize(
    ("here", "there", "near"),
    [
        ("93.184.215.66", "93.184.215.14", True),
        ("93.184.215.66", "93.184.216.14", False),
        ("2a01:c0de::f1", "2a01:c0de::7", True),
        ("2a01:c0de::f1", "2a01:c0de:0:1::7", False),
        (None, "1.1.1.1", False),
    ],
)
def test_where_nobody_says_how_large_a_network_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: str | None, there: str, near: bool
) -> None:
    monkeypatch.setattr(nearby, "NET", tmp_path / "none")
    _from_here(monkeypatch, here)
    assert nearby.is_near([ip_address(there)], ()) is near


def test_this_machine_knows_where_it_is() -> None:
    assert nearby.source(ip_address("127.0.0.1")) == ip_address("127.0.0.1")
    assert nearby.is_near([ip_address("127.0.0.1")], ())


def test_nothing_is_posted_to_a_neighbour(
    net: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Any] = []

    async def connect(_: Any, line: Any, address: Any) -> None:
        tried.append(address[0])
        raise OSError

    def means(host: str, port: int, **more: Any) -> list[Any]:
        address = host.removesuffix(".example").replace("-", ".")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    async def reason(host: str, way: Way) -> str:
        with pytest.raises(Undelivered) as found:
            await post(f"https://{host}.example/", {}, b"", way)
        return found.value.reason

    async def go() -> None:
        plain = Carriers(sending(tmp_path, notice_own_network=False)).way
        told = sending(tmp_path, notice_own_network=False, own_networks=("1.1.1.0/24",))
        assert await reason("93-184-215-70", plain) == "own-network"
        assert await reason("1-1-1-1", Carriers(told).way) == "own-network"
        assert tried == []
        assert await reason("1-1-1-1", plain) == "no-connection"
        assert tried == ["1.1.1.1"]
        place = outside.place_of("https://93-184-215-70.example/", own_network=False)
        with pytest.raises(RallyboxError) as refused:
            await outside.look_up(place, plain)
        assert refused.value.words.id == "server-notice-own-network"

    _from_here(monkeypatch, "93.184.215.66")
    monkeypatch.setattr(socket, "getaddrinfo", means)
    monkeypatch.setattr(asyncio.selector_events.BaseSelectorEventLoop, "sock_connect", connect)
    asyncio.run(go())
