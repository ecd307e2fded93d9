"""Who calls, by which name, and through which proxies: believed as far as it can be known.

What a request says of where it came from (`X-Forwarded-For` and the like) anybody could have
written; it counts only if a proxy that is named in the settings hands it over.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache
from hmac import compare_digest
from ipaddress import ip_network
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

from litestar.types import Scope

from rallybox.server.limits import parsed
from rallybox.server.settings import Settings, hidden_proxy
from rallybox.tables.errors import Forbidden

log = logging.getLogger("rallybox.web")

Headers = Iterable[tuple[bytes, bytes]]

SIGNS = frozenset(
    (
        b"forwarded",
        b"via",
        b"x-forwarded-for",
        b"x-forwarded-host",
        b"x-forwarded-proto",
        b"x-real-ip",
    )
)
"""Headers that a proxy adds: whoever sends one is not a program of this machine itself."""
AT_HOME = (".localhost", ".local", ".home.arpa", ".internal", ".lan", ".home")
"""Names that mean something in a house and nothing outside of it."""
ITSELF = "rallybox.itself"
"""The key of a scope under which stands whether this machine itself asks, and surely no proxy."""
NEAR = "rallybox.near"
"""The same, as far as the request says: a proxy that hands on nothing of where it came from looks
like this, too."""
DEFAULT_PORTS = {"http": 80, "https": 443}
MOST_HOPS = 16
"""So many stations, the nearest, are looked at; a visitor may have written any number before."""


class Hop(NamedTuple):
    """One station on the way of a request."""

    address: str
    scheme: str | None


@lru_cache(maxsize=4096)
def is_loopback(name: str) -> bool:
    """Does this name or address mean whatever machine one is at?"""
    found = parsed(name)
    return name == "localhost" if found is None else found.is_loopback


def header(headers: Headers, name: bytes) -> str:
    """The value of a header; empty if it is not there."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def _bare(text: str) -> str:
    """An address without its port and brackets."""
    text = text.strip().strip('"')
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _last(value: bytes) -> list[str]:
    """The last stations of a list."""
    return value.decode("latin-1").rsplit(",", MOST_HOPS)[-MOST_HOPS:]


def _plain_hops(headers: Headers) -> list[Hop]:
    """What X-Forwarded-For says, nearest last; X-Forwarded-Proto is of the nearest proxy."""
    listed: list[str] = []
    scheme = None
    for key, value in headers:
        if key == b"x-forwarded-for":
            listed = [*listed, *_last(value)][-MOST_HOPS:]
        elif key == b"x-forwarded-proto":
            scheme = value.decode("latin-1").rpartition(",")[2].strip().lower()
    return [Hop(_bare(one), scheme) for one in listed] or ([Hop("", scheme)] if scheme else [])


def _standard_hops(headers: Headers) -> list[Hop]:
    """What Forwarded says (RFC 7239), nearest last."""
    hops = []
    for key, value in headers:
        if key != b"forwarded":
            continue
        for element in _last(value):
            pairs = (pair.partition("=") for pair in element.split(";"))
            said = {name.strip().lower(): text.strip().strip('"') for name, _, text in pairs}
            hops.append(Hop(_bare(said.get("for", "")), said.get("proto", "").lower() or None))
    return hops[-MOST_HOPS:]


class Callers:
    """What the settings say about names and proxies, and what follows for a request."""

    def __init__(self, settings: Settings) -> None:
        # Names have no capitals and no dot at the end, whoever types them.
        self._hosts = frozenset(_host_name(name) for name in settings.hosts)
        self._origins = frozenset(settings.origins)
        self._proxies = [ip_network(one, strict=False) for one in settings.proxies]
        self._hops = _standard_hops if settings.forwarded == "forwarded" else _plain_hops
        self._hsts = settings.hsts_seconds
        self._alone = not hidden_proxy(settings)
        self._warned = False
        self.trusts = lru_cache(maxsize=4096)(self._trusts)

    def _trusts(self, address: str) -> bool:
        """Is this one of the proxies that are named?"""
        found = parsed(address)
        return found is not None and any(found in network for network in self._proxies)

    def real(self, peer: str, headers: Headers) -> Hop:
        """From where a request came, as far as our proxies say so."""
        if not self._proxies or not self.trusts(peer):
            return Hop(peer, None)
        nearest = Hop(peer, None)
        for hop in reversed(self._hops(list(headers))):
            if parsed(hop.address) is None:
                # It hides the address, or cannot write: then it is the last one we know of.
                return Hop(nearest.address, nearest.scheme or hop.scheme)
            nearest = hop
            if not self.trusts(hop.address):
                break
        return nearest

    def seen(self, scope: Scope) -> Scope:
        """The same request, as if no proxy of ours stood between."""
        headers, client = scope["headers"], scope["client"]
        peer = client[0] if client else ""
        marked = any(key in SIGNS for key, _ in headers)
        found: dict[str, Any] = dict(scope)
        if marked and self.trusts(peer):
            real = self.real(peer, headers)
            found["client"] = (real.address, 0)
            if real.scheme in DEFAULT_PORTS:
                found["scheme"] = _of_socket(real.scheme, scope["scheme"])
        elif marked and self._is_near(peer):
            self._warn(peer)
        found[NEAR] = (
            not marked
            and is_loopback(peer)
            and not self.trusts(peer)
            and is_loopback(_name_of(header(headers, b"host")))
        )
        found[ITSELF] = found[NEAR] and self._alone
        return cast("Scope", found)

    @staticmethod
    def _is_near(peer: str) -> bool:
        found = parsed(peer)
        return found is not None and not found.is_global

    def _warn(self, peer: str) -> None:
        """Once: a proxy that is not named makes one address of all its visitors."""
        if not self._warned:
            self._warned = True
            log.warning(
                "a proxy is not named in the setting `proxies`, so all its visitors count as one",
                extra={"proxy": peer},
            )

    # -- names -------------------------------------------------------------------------------------

    def check_host(self, scope: Scope) -> None:
        """Forbidden if the server does not answer to this name."""
        host = header(scope["headers"], b"host")
        name = _name_of(host)
        if name in self._hosts or cast("dict[str, Any]", scope).get(NEAR):
            return
        server = scope["server"]
        if self._hosts or not (not name or _at_home(name) or (server and name == server[0])):
            raise Forbidden("server-other-host", host=host)

    def check_origin(self, scope: Scope) -> None:
        """Forbidden unless it comes from a page of ours, or from no page: others could use our
        cookie. A page that came over https is another one than the same over http."""
        origin = header(scope["headers"], b"origin")
        if not origin or origin in self._origins:
            return
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        ours = _origin(f"{scheme}://{header(scope['headers'], b'host')}")
        if ours is None or _origin(origin) != ours:
            raise Forbidden("server-other-origin")

    def more_headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Behind TLS, under a name of ours: browsers are not to come without it any more."""
        name = _name_of(header(scope["headers"], b"host"))
        if self._hsts and scope["scheme"] in ("https", "wss") and name in self._hosts:
            return [(b"strict-transport-security", b"max-age=%d" % self._hsts)]
        return []


def _of_socket(scheme: str, before: str) -> str:
    """The scheme of a page, or of a socket if it was one."""
    if before in ("ws", "wss"):
        return {"http": "ws", "https": "wss"}[scheme]
    return scheme


def _host_name(text: str) -> str:
    return text.strip().lower().rstrip(".").strip("[]")


def _name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return _host_name(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return ""


@lru_cache(maxsize=4096)
def _at_home(name: str) -> bool:
    """Can only a machine here, or in the same house, be meant by this?

    Any other name may belong to a stranger who makes it mean this machine.
    """
    found = parsed(name)
    if found is not None:
        return not found.is_global
    return "." not in name or name.endswith(AT_HOME)


def _origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, name and port of an origin; None if it is none."""
    try:
        parts = urlsplit(text)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None
    if parts.hostname is None or port is None or parts.path or parts.query or parts.username:
        return None
    return parts.scheme, _host_name(parts.hostname), port


# -- keys ------------------------------------------------------------------------------------------


def same_key(typed: str, key: str) -> bool:
    """Is this the key? How long that takes tells nothing; an empty key opens nothing."""
    return bool(key) and compare_digest(typed.encode(), key.encode())


def bearer(headers: Headers) -> str:
    """The key that a program brings along (`Authorization: Bearer …`)."""
    kind, _, key = header(headers, b"authorization").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""
