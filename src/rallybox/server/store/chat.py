"""What was said at a table, and who does not want to hear whom."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, select

from rallybox.server.store.schema import messages, mutes, tables
from rallybox.tables.chat import Line

KEPT = 500
"""Lines of a table that are kept. Whoever comes is shown the last 50; the others are there for
somebody who has to know what was said, and no table fills the disk."""
SWEPT = 50
"""So often what is older is removed: it costs something."""


def say(connection: Connection, table_id: str, line: Line) -> Line:
    """Keep a line; it gets the next number."""
    # Only one at a time may look which number is next.
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    last = connection.execute(
        select(func.max(messages.c.number)).where(messages.c.table_id == table_id)
    ).scalar()
    line = msgspec.structs.replace(line, number=(last or 0) + 1)
    row = msgspec.structs.asdict(line) | {"table_id": table_id}
    connection.execute(messages.insert(), row)
    if line.number % SWEPT == 0:
        old = (messages.c.table_id == table_id) & (messages.c.number <= line.number - KEPT)
        connection.execute(delete(messages).where(old))
    return line


def lines_after(connection: Connection, table_id: str, number: int, most: int) -> list[Line]:
    """The last lines beyond a number, oldest first."""
    query = (
        select(messages)
        .where((messages.c.table_id == table_id) & (messages.c.number > number))
        .order_by(messages.c.number.desc())
        .limit(most)
    )
    names = Line.__struct_fields__
    rows = connection.execute(query).all()
    return [Line(**{name: row._mapping[name] for name in names}) for row in reversed(rows)]


def mute(connection: Connection, table_id: str, identity: str, seat: int, on: bool) -> None:
    """Somebody does not want to hear a seat, or does again."""
    row = {"table_id": table_id, "identity": identity, "seat": seat}
    mine = (mutes.c.table_id == table_id) & (mutes.c.identity == identity) & (mutes.c.seat == seat)
    connection.execute(delete(mutes).where(mine))
    if on:
        connection.execute(mutes.insert(), row)


def muted(connection: Connection, table_id: str, identity: str) -> frozenset[int]:
    """The seats that somebody does not want to hear."""
    query = select(mutes.c.seat).where(
        (mutes.c.table_id == table_id) & (mutes.c.identity == identity)
    )
    return frozenset(row.seat for row in connection.execute(query))
