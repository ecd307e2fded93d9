"""At which addresses other devices reach this server, as its own machine knows them."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, ip_address

ANYWHERE = ("0.0.0.0", "::")
"""Whoever listens there listens at all addresses of the machine."""

FAR = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")
"""The way out, and the usual home networks: where one goes from tells an own address."""


def _routes() -> Iterator[str]:
    """This machine's address on the way to each of them; nothing is sent to find out."""
    for far in FAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))
            except OSError:
                continue
            yield str(probe.getsockname()[0])


def _named() -> Iterator[str]:
    """The addresses that go with the machine's name."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    for *_, address in found:
        yield str(address[0])


def _usable(text: str) -> bool:
    """Can another device in the network call it?"""
    address = ip_address(text)
    return isinstance(address, IPv4Address) and not (
        address.is_loopback or address.is_link_local or address.is_unspecified
    )


def own_addresses() -> tuple[str, ...]:
    """Of this machine in its networks, the likeliest first; none if it is in none.

    Asked anew each time: a laptop changes its network while a server runs.
    """
    return tuple(dict.fromkeys(one for one in (*_routes(), *_named()) if _usable(one)))


def web_address(host: str, port: int) -> str:
    """As a browser wants it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def web_addresses(host: str, port: int) -> tuple[str, ...]:
    """Where other devices find a server that listens there; none if it is for its own machine."""
    if host in ANYWHERE:
        return tuple(web_address(one, port) for one in own_addresses())
    return () if ip_address(host).is_loopback else (web_address(host, port),)
