"""One POST to an address that a player has named, and to nowhere in this server's own network.

A name is looked up once, every address that it has is checked, and the connection goes to the one
that was checked: a name that means something else a moment later leads nowhere. Nobody is followed
elsewhere (redirects), and nobody is waited for longer than a few seconds.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from rallybox.server.notices import nearby
from rallybox.server.notices.nearby import Address, Network
from rallybox.tables.errors import Forbidden, TooMany

LONGEST_URL = 1000
LOOKUP_SECONDS = 3.0
Lookups = Literal["named", "tested", "untried", "known"]
"""Who asks: somebody names it only now, or wants to see something arrive; something is due where
things may hang, or where they arrive."""
LOOKUPS: dict[Lookups, int] = {"named": 24, "tested": 8, "untried": 12, "known": 32}
"""Names that are looked up at once, by threads of their own; for what is due as many as there may
be on their way (`slots`), so that nothing waits for a thread."""
WHOLE_SECONDS = 10.0
"""For the connection, the question and the answer together."""
MOST_OF_ANSWER = 16 * 1024
NAMED_EACH = 4
"""Of those that somebody names only now, so many of one household."""
_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}|[0-9A-Fa-f:.]{2,45}")
_OPEN = IPv6Network("2000::/3")
"""All that is given out of IPv6 for the open internet."""
_CARRYING = IPv6Network("2002::/16")
"""Those of them with an IPv4 address inside, which may be one of ours; and Teredo's."""


class Undelivered(Exception):
    """It has not arrived. `reason` is for the log and the outbox; it names nobody."""

    def __init__(
        self,
        reason: str,
        *,
        again: bool,
        gone: bool = False,
        after: int = 0,
        still: asyncio.Future[Any] | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason, self.again, self.gone = reason, again, gone
        self.after = after
        """So many seconds they want to be left alone."""
        self.still = still
        """What goes on all the same, and takes up a thread until it is done."""


class Hangs(Exception):
    """A name was not found in time. `still`: a thread that looks for it, and cannot be called
    back."""

    def __init__(self, still: asyncio.Future[Any] | None) -> None:
        super().__init__()
        self.still = still


class Way(NamedTuple):
    """How things get out of here."""

    own_network: bool
    """May they go into our own network, and without TLS?"""
    own: tuple[Network, ...] = ()
    """Networks of ours that this machine does not know of."""
    lookups: Lookups = "untried"


class Place(NamedTuple):
    """Where a POST goes."""

    host: str
    port: int
    path: str
    tls: bool


def is_outside(address: Address) -> bool:
    """Is it an address of the open internet, and of no network of ours?"""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_outside(address.ipv4_mapped)
        if address not in _OPEN or address in _CARRYING or address.teredo is not None:
            return False
    wrong = (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
    )
    return address.is_global and not wrong


def place_of(url: str, own_network: bool) -> Place:
    """Where an address leads; Forbidden, with the reason, if it may not be used."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Forbidden("server-notice-bad-address") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    schemes = ("https", "http") if own_network else ("https",)
    if not plain or parts.scheme not in schemes or "@" in parts.netloc or not _HOST.fullmatch(host):
        raise Forbidden("server-notice-bad-address")
    tls = parts.scheme == "https"
    port = port or (443 if tls else 80)
    if not own_network and port != 443 and port < 1024:
        raise Forbidden("server-notice-bad-address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(host, port, path, tls)


@cache
def threads(what: str, number: int) -> ThreadPoolExecutor:
    """Some for one purpose: what hangs there keeps nothing else waiting. Those of everybody also
    read the pages' files and say how the server is."""
    return ThreadPoolExecutor(number, thread_name_prefix=what)


class Askers:
    """Who names hosts that are to be looked up: names that hang are a household's own trouble."""

    def __init__(self) -> None:
        self._under_way: Counter[str] = Counter()
        self._still: set[asyncio.Future[Any]] = set()

    def close(self) -> None:
        """Nobody wants to know any more what the threads find."""
        for still in list(self._still):
            still.cancel()

    async def look_up(self, place: Place, way: Way, household: str) -> str:
        """The address of a host that somebody names; TooMany if threads still look for several."""
        if self._under_way[household] >= NAMED_EACH:
            raise TooMany("server-too-many-requests")
        self._under_way[household] += 1
        still = None
        try:
            return await look_up(place, way._replace(lookups="named"))
        except Hangs as error:
            still = error.still
            raise Forbidden("server-notice-no-such-host") from None
        finally:
            if still is None:
                self._done(household)
            else:
                self._still.add(still)
                still.add_done_callback(self._still.discard)
                still.add_done_callback(lambda _: self._done(household))

    def _done(self, household: str) -> None:
        self._under_way[household] -= 1
        self._under_way += Counter()  # without those who have none any more


async def look_up(place: Place, way: Way) -> str:
    """The address to connect to; Forbidden if any that the name has is one of ours, Hangs if it
    takes too long to find out.

    Whoever owns a name decides how long it takes to look it up, and a thread cannot be called back:
    the system's resolvers give up after 10 to 30 seconds.
    """
    running = threads(way.lookups, LOOKUPS[way.lookups]).submit(_ask, place, way)
    answer = asyncio.wrap_future(running)
    answer.add_done_callback(_overheard)
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            addresses = await asyncio.shield(answer)
    except TimeoutError:
        raise Hangs(None if running.cancel() else answer) from None
    except (OSError, UnicodeError):
        raise Forbidden("server-notice-no-such-host") from None
    except asyncio.CancelledError:
        answer.cancel()
        raise
    if not addresses:
        raise Forbidden("server-notice-no-such-host")
    return addresses[0]


def _overheard(answer: asyncio.Future[Any]) -> None:
    """Perhaps nobody waits for it any more."""
    if not answer.cancelled():
        answer.exception()


def _ask(place: Place, way: Way) -> list[str]:
    """In a thread: all addresses of a name; Forbidden if any is one of ours."""
    found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    texts = [str(entry[4][0]) for entry in found]
    if not way.own_network:
        addresses = [ip_address(text) for text in texts]
        if not all(map(is_outside, addresses)) or nearby.is_near(addresses, way.own):
            raise Forbidden("server-notice-own-network")
    return texts


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class Answer(NamedTuple):
    """What came back: its status, and how long they want to be left alone."""

    status: int
    after: int


async def post(url: str, headers: Mapping[str, str], body: bytes, way: Way) -> Answer:
    """Send it; Undelivered if nobody answers, or if it may not go there."""
    try:
        place = place_of(url, way.own_network)
        address = await look_up(place, way)
    except Forbidden as error:
        again = error.words.id == "server-notice-no-such-host"
        raise Undelivered(error.words.id.removeprefix("server-notice-"), again=again) from None
    except Hangs as error:
        raise Undelivered("no-such-host", again=True, still=error.still) from None
    try:
        async with asyncio.timeout(WHOLE_SECONDS):
            line = await _connect(address, place.port, way.own_network)
            return await _exchange(line, place, _head(place, headers, len(body)) + body)
    except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise Undelivered("no-answer", again=True) from None
    except ssl.SSLError:
        raise Undelivered("tls", again=True) from None
    except (OSError, ValueError):
        raise Undelivered("no-connection", again=True) from None


def _head(place: Place, headers: Mapping[str, str], length: int) -> bytes:
    usual = 443 if place.tls else 80
    host = f"[{place.host}]" if ":" in place.host else place.host
    lines = {
        "host": host if place.port == usual else f"{host}:{place.port}",
        "user-agent": "rallybox",
        "connection": "close",
        "content-length": str(length),
        **headers,
    }
    text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {place.path} HTTP/1.1\r\n{text}\r\n".encode("ascii")


async def _connect(address: str, port: int, own_network: bool) -> socket.socket:
    """A line to this very address; not to this machine, by whatever address of its own."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM)
    try:
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (address, port))
        if not own_network and line.getsockname()[0] == line.getpeername()[0]:
            raise Undelivered("own-network", again=False)
    except BaseException:
        line.close()
        raise
    return line


async def _exchange(line: socket.socket, place: Place, message: bytes) -> Answer:
    trust = await asyncio.to_thread(_trust) if place.tls else None
    name = place.host if trust else None
    reader, writer = await asyncio.open_connection(
        sock=line, ssl=trust, server_hostname=name, limit=MOST_OF_ANSWER
    )
    try:
        writer.write(message)
        await writer.drain()
        return _answer(await reader.readuntil(b"\r\n\r\n"))
    finally:
        writer.transport.abort()  # whatever else they say is of no interest


def _answer(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    found = re.match(r"HTTP/1\.[01] (\d{3})(?: |$)", first)
    if found is None:
        raise ValueError("this is not HTTP")
    after = 0
    for line in lines:
        name, _, value = line.partition(":")
        if name.lower() == "retry-after" and value.strip().isascii() and value.strip().isdigit():
            after = min(int(value.strip()[:6]), 6 * 3600)
    return Answer(int(found[1]), after)


def demand_taken(answer: Answer) -> None:
    """Undelivered unless they have taken it."""
    status = answer.status
    if 200 <= status < 300:
        return
    if status in (404, 410):
        raise Undelivered("gone", again=False, gone=True)
    later = status in (408, 425, 429) or status >= 500
    raise Undelivered(f"status-{status}", again=later, after=answer.after)
