"""How many tables somebody may have, and how long those that have not begun wait for their host."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select

from rallybox.server.settings import Limits
from rallybox.server.store import log
from rallybox.server.store.schema import tables
from rallybox.tables import lobby
from rallybox.tables.errors import TooMany
from rallybox.tables.record import Person, TableRecord

WEEK = 7 * 24 * 60 * 60 * 1000
"""Milliseconds; a household's older games rest, and are nobody's burden any more."""
AT_ONCE = 100
"""So many are given up at a time; the others a little later."""


class Patience(msgspec.Struct, frozen=True):
    """For how many milliseconds a public table waits for a host who is not there."""

    live: int
    relaxed: int

    def of(self, record: TableRecord) -> int:
        """At this table."""
        return self.relaxed if record.pace.kind == "relaxed" else self.live


class Maker(msgspec.Struct, frozen=True):
    """Who sets up a table, from where, and what they may."""

    person: Person
    household: str
    now: int
    limits: Limits
    patience: Patience


def at_home(household: str) -> str:
    """A household as a table's row has it: enough to count by, and not an address to read."""
    return blake2b(household.encode(), digest_size=16, person=b"rallybox house").hexdigest()


def made(record: TableRecord, maker: Maker) -> dict[str, Any]:
    """What the row of a new table has besides its record. Only public ones wait for their host."""
    closes = maker.now + maker.patience.of(record) if record.public else None
    seen = maker.now if record.public else None
    return {"household": at_home(maker.household), "host_seen": seen, "closes": closes}


def demand_few(connection: Connection, maker: Maker) -> None:
    """TooMany if somebody, or all who have their address, has enough tables already."""
    limits, waits = maker.limits, tables.c.status == "open"
    mine, ours = tables.c.host == maker.person.id, tables.c.household == at_home(maker.household)
    if _count(connection, mine & waits) >= limits.open_tables_per_identity:
        raise TooMany("server-too-many-open", most=limits.open_tables_per_identity)
    if _count(connection, ours & waits) >= limits.open_tables_per_address:
        raise TooMany("server-too-many-open-here", most=limits.open_tables_per_address)
    goes_on = tables.c.status.in_(("open", "running")) & (tables.c.created > maker.now - WEEK)
    if _count(connection, ours & goes_on) >= limits.tables_per_address:
        raise TooMany("server-too-many-tables-here", most=limits.tables_per_address)


def _count(connection: Connection, where: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(tables).where(where)).scalar_one()


# -- hosts -----------------------------------------------------------------------------------------


def hosts_are_here(connection: Connection, ids: Collection[str], now: int, patience: int) -> None:
    """The hosts of these tables are there now."""
    waiting = tables.c.id.in_(ids) & (tables.c.status == "open")
    connection.execute(tables.update().where(waiting).values(host_seen=now, closes=now + patience))


def forsaken(connection: Connection, now: int) -> list[str]:
    """Tables whose host has been away for too long; the longest first."""
    query = select(tables.c.id).where((tables.c.status == "open") & (tables.c.closes <= now))
    return list(connection.execute(query.order_by(tables.c.closes).limit(AT_ONCE)).scalars())


def forsake(connection: Connection, table_id: str, now: int, patience: Patience) -> bool:
    """Let somebody else be the host of a table, or close it; False if the host was quicker."""
    mine = (tables.c.id == table_id) & (tables.c.status == "open") & (tables.c.closes <= now)
    if connection.execute(tables.update().where(mine).values(host_seen=now)).rowcount != 1:
        return False
    record = log.change(connection, table_id, lobby.forsake)
    until = now + patience.of(record)
    connection.execute(tables.update().where(tables.c.id == table_id).values(closes=until))
    return True


def forget_households(connection: Connection) -> None:
    """Where a game was set up from matters until it is over: the lobby's lists and the number of
    tables that a household may have go by it."""
    over = tables.c.status.in_(("finished", "closed")) & tables.c.household.is_not(None)
    connection.execute(tables.update().where(over).values(household=None))
