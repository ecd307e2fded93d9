"""What nobody will miss is removed: tables that never began or were given up by all, people who
never sat down.

Any other game that has begun is never removed, however long it rests: somebody may come back.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Table, delete, or_, select

from rallybox.server.store import waiting
from rallybox.server.store.schema import (
    actions,
    device_codes,
    identities,
    messages,
    mutes,
    seats,
    snapshots,
    tables,
    tokens,
)

ABANDONED = 30 * 24 * 60 * 60 * 1000
"""Milliseconds after which a table that has not begun, or a name without a table, is given up."""
AT_ONCE = 200
"""Players wait for a transaction to end, so that each is short."""


def tidy(connection: Connection, now: int) -> int:
    """Remove some of what is old; how many tables and people that was. 0: there was nothing."""
    connection.execute(delete(device_codes).where(device_codes.c.expires < now))
    waiting.forget_households(connection)
    before = now - ABANDONED
    return _remove_tables(connection, before) + _remove_people(connection, before)


def _remove_tables(connection: Connection, before: int) -> int:
    old = _some(
        connection,
        tables,
        # One that was set aside may be mended yet.
        tables.c.status.in_(("open", "closed"))
        & tables.c.trouble.is_(None)
        & (tables.c.created < before),
    )
    for each in (mutes, messages, actions, snapshots, seats):
        connection.execute(delete(each).where(each.c.table_id.in_(old)))
    connection.execute(delete(tables).where(tables.c.id.in_(old)))
    return len(old)


def _remove_people(connection: Connection, before: int) -> int:
    person = identities.c.id
    sits = select(seats.c.seat).where(or_(seats.c.identity == person, seats.c.reserved == person))
    hosts = select(tables.c.id).where(tables.c.host == person)
    unknown = ~sits.exists() & ~hosts.exists() & (identities.c.created < before)
    old = _some(connection, identities, unknown)
    for each in (tokens, device_codes):
        connection.execute(delete(each).where(each.c.identity.in_(old)))
    connection.execute(delete(identities).where(person.in_(old)))
    return len(old)


def _some(connection: Connection, of: Table, where: ColumnElement[bool]) -> list[str]:
    return list(connection.execute(select(of.c.id).where(where).limit(AT_ONCE)).scalars())
