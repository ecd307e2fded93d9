"""Bans in the database: of persons, and of networks."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, or_, select

from rallybox.core.errors import Malformed
from rallybox.server.store import news
from rallybox.server.store.schema import bans, identities
from rallybox.tables.errors import NotFound

Kind = Literal["person", "network"]

WIDEST = {4: 8, 6: 16}
"""Bits of a network; a wider one is a slip of the hand."""
LONGEST_REASON = 200


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is kept out."""

    kind: Kind
    who: str
    reason: str
    made: int
    until: int | None
    """Milliseconds since 1970; None: for good."""


def network(text: str) -> IPv4Network | IPv6Network:
    """A network to ban, or one address; Malformed if it is none, or much too wide."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Malformed("server-ban-no-network", network=text) from None
    if found.is_loopback or found.prefixlen < WIDEST[found.version]:
        raise Malformed("server-ban-too-wide", network=str(found))
    return found


def ban(connection: Connection, wanted: Ban) -> Ban:
    """Keep somebody out, from now on; an older ban of the same is replaced."""
    who = wanted.who
    if wanted.kind == "network":
        who = str(network(who))
    elif not who.isprintable() or not _exists(connection, who):
        raise NotFound("server-no-such-person", person=who)
    kept = msgspec.structs.replace(wanted, who=who, reason=wanted.reason.strip()[:LONGEST_REASON])
    connection.execute(delete(bans).where((bans.c.kind == kept.kind) & (bans.c.who == who)))
    connection.execute(bans.insert(), msgspec.structs.asdict(kept))
    news.tell(connection, news.BANS, news.BANS, kept.made)
    return kept


def _exists(connection: Connection, identity: str) -> bool:
    query = select(identities.c.id).where(identities.c.id == identity)
    return connection.execute(query).first() is not None


def lift(connection: Connection, who: str, now: int) -> None:
    """Let somebody in again, by id or network; NotFound if nobody keeps them out."""
    names = [who]
    with suppress(ValueError):
        names.append(str(ip_network(who.strip(), strict=False)))
    if not connection.execute(delete(bans).where(bans.c.who.in_(names))).rowcount:
        raise NotFound("server-no-such-ban", who=who)
    news.tell(connection, news.BANS, news.BANS, now)


def lift_all(connection: Connection, people: Iterable[str]) -> None:
    """Forget bans of people who are not there any more."""
    connection.execute(delete(bans).where((bans.c.kind == "person") & bans.c.who.in_([*people])))


def listed(connection: Connection, now: int | None = None) -> list[Ban]:
    """All bans, the newest first; with a time only those that still count."""
    query = select(bans).order_by(bans.c.made.desc(), bans.c.who)
    if now is not None:
        query = query.where(or_(bans.c.until.is_(None), bans.c.until > now))
    names = Ban.__struct_fields__
    rows = connection.execute(query)
    return [msgspec.convert({name: row._mapping[name] for name in names}, Ban) for row in rows]
