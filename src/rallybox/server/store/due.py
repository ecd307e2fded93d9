"""Tables whose time has come: each is claimed by one process, and tried again later if it fails.

A claim has an end, so that nobody else's clock depends on whoever has it: a process that is gone
loses it, and a table that cannot be opened comes back later and later, and at last not at all.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, func, or_, select

from rallybox.hosting.running import MOST_TRIES as MOST_TRIES
from rallybox.server.store import log
from rallybox.server.store.schema import tables
from rallybox.tables.trouble import set_aside
from rallybox.tables.wire.base import Trouble

LEASE = 15_000
"""Milliseconds for which a table belongs to who has claimed it."""
FIRST_PAUSE = 4_000
"""After 4, 8 and 16 seconds, and then no more."""


def _ready(now: int, until: int) -> ColumnElement[bool]:
    free = or_(tables.c.claimed.is_(None), tables.c.claimed <= now)
    return (tables.c.due <= until) & (tables.c.status == "running") & free


def is_any_due(connection: Connection, now: int, until: int) -> bool:
    """Is there a running table that somebody has to look at, and that nobody has claimed?"""
    query = select(tables.c.id).where(_ready(now, until)).limit(1)
    return connection.execute(query).first() is not None


def claim(connection: Connection, now: int, until: int, most: int) -> dict[str, int]:
    """Claim some of them, the oldest first; how often each could not be opened so far."""
    query = select(tables.c.id, tables.c.tries).where(_ready(now, until))
    query = query.order_by(tables.c.due).limit(most)
    # Another process that claims at the same time takes others.
    rows = connection.execute(query.with_for_update(skip_locked=True))
    found = {row.id: row.tries for row in rows}
    if found:
        mine = tables.c.id.in_(found)
        connection.execute(tables.update().where(mine).values(claimed=now + LEASE))
    return found


def succeeded(connection: Connection, table_id: str) -> None:
    """A table that has failed before can be opened again."""
    connection.execute(tables.update().where(tables.c.id == table_id).values(tries=0))


def failed(connection: Connection, table_id: str, why: Trouble, now: int, *, ours: bool) -> bool:
    """A table could not be opened: it is tried again later, or set aside (True).

    `ours`: we have claimed it. If not, a try counts only when it was time for one: people who
    come again and again do not use up its tries.
    """
    query = select(tables.c.tries, tables.c.claimed).where(tables.c.id == table_id)
    row = connection.execute(query.with_for_update()).first()
    if row is None or (not ours and row.claimed is not None and row.claimed > now):
        return False
    tries = row.tries + 1
    if tries >= MOST_TRIES:
        put_aside(connection, table_id, why)
        return True
    later = now + FIRST_PAUSE * 2 ** (tries - 1)
    mine = tables.c.id == table_id
    connection.execute(tables.update().where(mine).values(tries=tries, claimed=later))
    return False


def put_aside(connection: Connection, table_id: str, why: Trouble) -> None:
    """Nobody is asked at a table any more, and no clock runs."""
    log.change(connection, table_id, lambda record: set_aside(record, why))
    mine = tables.c.id == table_id
    connection.execute(tables.update().where(mine).values(tries=0, claimed=None))


def aside(connection: Connection) -> int:
    """How many tables are set aside, or were ended under older rules."""
    query = select(func.count()).select_from(tables).where(tables.c.trouble.is_not(None))
    return int(connection.execute(query).scalar_one())
