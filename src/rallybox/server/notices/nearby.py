"""The networks that this machine is in: whatever else is there is no stranger to it.

A machine with a public address has neighbours with public ones: other machines of the same owner,
a database beside it, whatever listens there because only the neighbours can reach it. Linux says
how large these networks are. Elsewhere, and where a machine was given a single address of a network
that it does not know, the usual size is taken.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

USUAL = {4: 24, 6: 64}
"""The bits that all of a network have in common, where nobody says how many."""
LEAST = {4: 8, 6: 16}
"""With fewer it is no network of neighbours, but a way out."""
NET = Path("/proc/net")
"""Where Linux tells what it is attached to."""


def around(address: Address) -> Network:
    """The network in which an address most likely is."""
    return ip_network(f"{address}/{USUAL[address.version]}", strict=False)


def _networks() -> Iterator[Network]:
    """As the system says, of every interface."""
    for line in _lines("if_inet6"):
        number, _, bits, *_ = line
        yield ip_network((int(number, 16).to_bytes(16, "big"), int(bits, 16)), strict=False)
    for line in _lines("route"):
        _, begin, gateway, *_ = line
        if int(gateway, 16) == 0:  # nobody in between
            where, mask = (int(one, 16).to_bytes(4, sys.byteorder) for one in (begin, line[7]))
            bits_of_it = int.from_bytes(mask, "big").bit_count()
            yield ip_network((where, bits_of_it), strict=False)


def _lines(name: str) -> Iterator[list[str]]:
    try:
        text = (NET / name).read_text(encoding="ascii")
    except OSError:
        return
    yield from (line.split() for line in text.splitlines() if not line.startswith("Iface"))


def attached() -> tuple[Network, ...]:
    """The networks of this machine's interfaces; asked anew each time, since they may change."""
    found = set[Network]()
    for network in _networks():
        if network.prefixlen == network.max_prefixlen or network.prefixlen > 64:
            found.add(around(network.network_address))
        elif network.prefixlen >= LEAST[network.version]:
            found.add(network)
    return tuple(found)


def source(address: Address) -> Address | None:
    """This machine's address on the way to another one; nothing is sent to find out."""
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((str(address), 9))
            return ip_address(probe.getsockname()[0])
    except (OSError, ValueError):
        return None


def is_near(addresses: Iterable[Address], own: Iterable[Network]) -> bool:
    """Is one of these in a network of this machine, or in one of `own`?"""
    known = attached()
    return any(_is_near(_plain(address), (*own, *known), known) for address in addresses)


def _plain(address: Address) -> Address:
    """One of IPv4 that is written as IPv6 is one of IPv4."""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _is_near(address: Address, ours: Iterable[Network], known: Iterable[Network]) -> bool:
    if any(address in network for network in ours):
        return True
    here = source(address)
    if here is None or any(here in network for network in known):
        return False
    return address in around(here)
