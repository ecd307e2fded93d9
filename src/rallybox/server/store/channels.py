"""Where people want to be told that it is their turn. None of these functions waits."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from secrets import token_bytes, token_urlsafe
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Table, delete, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from rallybox.server.store.schema import notice_channels, notice_keys, notice_people, tokens
from rallybox.tables.errors import NotFound, TooMany

Kind = Literal["push", "mail", "webhook"]
MOST: dict[str, int] = {"push": 8, "mail": 1, "webhook": 3}
"""Of each kind; one more push channel takes the place of the oldest."""
MOST_FAILURES = 10
"""A channel on which so many notices in a row did not arrive is given up."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody wants to be told."""

    language: str
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """Minutes of their day between which nothing is sent."""
    reminders: bool = True


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """One of somebody's channels."""

    id: str
    identity: str
    kind: Kind
    target: str
    target_hash: str
    name: str
    confirmed: bool
    failures: int = 0


def hashed(target: str) -> str:
    """By which a target is recognised where it must not be kept."""
    return blake2b(target.encode(), digest_size=32, person=b"rallybox notice").hexdigest()


def target_hash(kind: Kind, target: str) -> str:
    """Of a channel's target; nobody minds how an e-mail address is spelt."""
    return hashed(target.lower() if kind == "mail" else target)


def mailbox_hash(address: str) -> str:
    """Of where letters to an address end up: `ada+rally@…` is read by `ada@…`, almost anywhere."""
    name, _, host = address.lower().rpartition("@")
    return hashed(f"{name.partition('+')[0] or name}@{host}")


def insert_once(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row unless there is one with its key; has it been inserted?"""
    on_postgres = connection.dialect.name == "postgresql"
    make = (postgresql.insert if on_postgres else sqlite.insert)(table)
    insertion = make.values(row).on_conflict_do_nothing().returning(literal(1))
    return connection.execute(insertion).first() is not None


# -- the server's own keys -------------------------------------------------------------------------


def server_key(connection: Connection, name: str, made: str) -> str:
    """A key of this server; `made` becomes it if there is none yet."""
    insert_once(connection, notice_keys, {"name": name, "value": made})
    query = select(notice_keys.c.value).where(notice_keys.c.name == name)
    return str(connection.execute(query).scalar_one())


def new_signing_key() -> str:
    """For links that need no login."""
    return token_bytes(32).hex()


# -- people ----------------------------------------------------------------------------------------


def wishes(connection: Connection, identity: str) -> Wishes | None:
    """How somebody wants to be told; None if they have never said."""
    query = select(notice_people).where(notice_people.c.identity == identity)
    row = connection.execute(query).first()
    if row is None:
        return None
    quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_to)
    return Wishes(language=row.language, zone=row.zone, quiet=quiet, reminders=row.reminders)


def keep_wishes(connection: Connection, identity: str, wanted: Wishes) -> None:
    """From now on like this."""
    begin, end = wanted.quiet or (None, None)
    row = {
        "language": wanted.language,
        "zone": wanted.zone,
        "quiet_from": begin,
        "quiet_to": end,
        "reminders": wanted.reminders,
    }
    if not insert_once(connection, notice_people, {"identity": identity, **row}):
        mine = notice_people.c.identity == identity
        connection.execute(notice_people.update().where(mine).values(**row))


def told_people(connection: Connection) -> frozenset[str]:
    """Everybody who has a channel that may be used."""
    query = select(notice_channels.c.identity).where(notice_channels.c.confirmed.is_(True))
    return frozenset(connection.execute(query.distinct()).scalars())


# -- channels --------------------------------------------------------------------------------------

_FIELDS = Channel.__struct_fields__


def channels_of(connection: Connection, identity: str) -> list[Channel]:
    """Somebody's channels, oldest first."""
    query = select(notice_channels).where(notice_channels.c.identity == identity)
    rows = connection.execute(query.order_by(notice_channels.c.created, notice_channels.c.id))
    return [Channel(**{name: row._mapping[name] for name in _FIELDS}) for row in rows]


def find(connection: Connection, channel_id: str, identity: str | None = None) -> Channel | None:
    """A channel; `identity`: only if it is theirs."""
    mine = notice_channels.c.id == channel_id
    if identity is not None:
        mine &= notice_channels.c.identity == identity
    row = connection.execute(select(notice_channels).where(mine)).first()
    return None if row is None else Channel(**{name: row._mapping[name] for name in _FIELDS})


def add(
    connection: Connection, identity: str, kind: Kind, target: str, name: str, now: int
) -> Channel:
    """One more channel, or the same again. TooMany if there are enough of its kind.

    A mailbox is used until another one is confirmed.
    """
    before = [one for one in channels_of(connection, identity) if one.kind == kind]
    for one in before:
        if one.target_hash == target_hash(kind, target):
            return one
    before = [one for one in before if not (kind == "mail" and one.confirmed)]
    if kind == "webhook" and len(before) >= MOST[kind]:
        raise TooMany("server-notice-too-many-channels", most=MOST[kind])
    for old in before[: max(0, len(before) + 1 - MOST[kind])]:
        remove(connection, old.id)
    made = Channel(
        id=token_urlsafe(12),
        identity=identity,
        kind=kind,
        target=target,
        target_hash=target_hash(kind, target),
        name=name,
        confirmed=kind != "mail",
    )
    row = msgspec.structs.asdict(made) | {"created": now}
    connection.execute(notice_channels.insert(), row)
    return made


def confirm(connection: Connection, channel_id: str) -> Channel:
    """Whoever has the letter says that the address is theirs. It takes the place of the one before
    it."""
    mine = notice_channels.c.id == channel_id
    connection.execute(notice_channels.update().where(mine).values(confirmed=True))
    found = find(connection, channel_id)
    if found is None:
        raise NotFound("server-notice-no-such-channel")
    theirs = (notice_channels.c.identity == found.identity) & (notice_channels.c.kind == found.kind)
    older = theirs & notice_channels.c.confirmed.is_(True) & ~mine
    connection.execute(delete(notice_channels).where(older))
    return found


def remove(connection: Connection, channel_id: str, identity: str | None = None) -> bool:
    """This was the last one; was there such a channel?"""
    mine = notice_channels.c.id == channel_id
    if identity is not None:
        mine &= notice_channels.c.identity == identity
    return connection.execute(delete(notice_channels).where(mine)).rowcount > 0


def arrived(connection: Connection, channel_id: str) -> None:
    """Something has arrived there."""
    mine = (notice_channels.c.id == channel_id) & (notice_channels.c.failures > 0)
    connection.execute(notice_channels.update().where(mine).values(failures=0))


def failed(connection: Connection, channel_id: str) -> None:
    """Something has not arrived there; after many, nothing is sent there any more."""
    mine = notice_channels.c.id == channel_id
    more = notice_channels.c.failures + 1
    connection.execute(notice_channels.update().where(mine).values(failures=more))
    given_up = notice_channels.c.failures >= MOST_FAILURES
    connection.execute(delete(notice_channels).where(mine & given_up))


def forget_lost(connection: Connection) -> int:
    """Remove the channels of people whom no device knows any more; how many."""
    known = select(tokens.c.hash).where(tokens.c.identity == notice_channels.c.identity)
    return connection.execute(delete(notice_channels).where(~known.exists())).rowcount


def is_lost(connection: Connection, identity: str) -> bool:
    """Does no device know this person any more?"""
    query = select(func.count()).select_from(tokens).where(tokens.c.identity == identity)
    return connection.execute(query).scalar_one() == 0
