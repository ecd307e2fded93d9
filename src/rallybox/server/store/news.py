"""Telling running servers what somebody else has done to their database.

PostgreSQL tells them at once, as it does for all processes. The one server of an SQLite file looks
into a table of the file; whoever writes there is another process, such as `rallybox admin`.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, text

from rallybox.server.store.quick import CHANNEL
from rallybox.server.store.schema import news

BANS = "bans"
"""Somebody was banned, or a ban was lifted."""
CLOSED = "closed"
"""A table was closed; the subject is its id."""
REMOVED = "removed"
"""A table is not there any more."""
GONE = "gone"
"""A person was deleted; the subject is their id."""
TABLE = "table"
"""Something has changed at a table."""

OLD = 60 * 60 * 1000
"""Milliseconds after which nobody needs to hear of something any more."""
NOBODY = "admin"
"""Who tells it, for PostgreSQL: no server has this name."""


class News(NamedTuple):
    """Something that has happened."""

    id: int
    subject: str
    kind: str


def tell(connection: Connection, subject: str, kind: str, now: int) -> None:
    """Let running servers hear of it when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        payload = f"{NOBODY} {subject} {kind}"
        notify = text("SELECT pg_notify(:channel, :payload)")
        connection.execute(notify, {"channel": CHANNEL, "payload": payload})
        return
    connection.execute(delete(news).where(news.c.at < now - OLD))
    last = connection.execute(select(func.max(news.c.id))).scalar() or 0
    # Numbers are never used again: a server remembers which one it has read.
    number = max(last + 1, now)
    row = {"id": number, "subject": subject, "kind": kind, "at": now}
    connection.execute(news.insert(), row)


def newest(connection: Connection) -> int:
    """The number of the last one."""
    return connection.execute(select(func.max(news.c.id))).scalar() or 0


def after(connection: Connection, number: int) -> list[News]:
    """What has happened since."""
    query = select(news.c.id, news.c.subject, news.c.kind).where(news.c.id > number)
    return [News(*row) for row in connection.execute(query.order_by(news.c.id))]
