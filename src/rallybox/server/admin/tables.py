"""Tables as admins see them: who, what and when, and never anybody's cards."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, or_, select

from rallybox.core.errors import Malformed
from rallybox.server.store import log, news
from rallybox.server.store.schema import (
    actions,
    identities,
    messages,
    metadata,
    seats,
    tables,
)
from rallybox.tables.errors import NotFound
from rallybox.tables.record import TableRecord

STATUSES = ("open", "running", "finished", "closed")


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    status: str
    public: bool
    host: str
    """The nickname of whoever opened it."""
    names: tuple[str, ...]
    people: tuple[str, ...]
    """The identities of those who sit there."""
    created: int
    last: int
    """When something happened there last."""
    actions: int


def listed(
    connection: Connection, status: str | None = None, find: str = "", most: int = 50
) -> list[Listed]:
    """Tables, the newest first; `find` is an id, a code, or somebody's name or id."""
    query = select(tables, identities.c.nickname).join(identities, identities.c.id == tables.c.host)
    if status is not None:
        if status not in STATUSES:
            raise Malformed("server-no-such-status", status=status, statuses=STATUSES)
        query = query.where(tables.c.status == status)
    if find:
        query = _found(query, find)
    rows = connection.execute(query.order_by(tables.c.created.desc()).limit(most)).all()
    return [_listed(connection, row) for row in rows]


def _found(query: Select[Any], find: str) -> Select[Any]:
    if not find.isprintable():
        raise Malformed("server-bad-text")
    sits = select(seats.c.table_id).where(or_(seats.c.name == find, seats.c.identity == find))
    ours = or_(tables.c.id == find, tables.c.code == find.upper(), tables.c.host == find)
    return query.where(or_(ours, tables.c.id.in_(sits)))


def _listed(connection: Connection, row: Row[Any]) -> Listed:
    sitting = connection.execute(
        select(seats.c.name, seats.c.identity)
        .where(seats.c.table_id == row.id)
        .order_by(seats.c.seat)
    ).all()
    number, last = connection.execute(
        select(func.count(), func.max(actions.c.at)).where(actions.c.table_id == row.id)
    ).one()
    return Listed(
        id=row.id,
        code=row.code,
        game=row.game,
        status=row.status,
        public=row.public,
        host=row.nickname,
        names=tuple(seat.name for seat in sitting),
        people=tuple(dict.fromkeys(seat.identity for seat in sitting if seat.identity)),
        created=row.created,
        last=max(last or 0, row.created, row.started or 0),
        actions=number,
    )


def _close(record: TableRecord) -> None:
    if record.status in ("open", "running"):
        record.status, record.due = "closed", None


def close(connection: Connection, table_id: str, now: int) -> None:
    """Nobody plays there any more; what was played stays."""
    log.change(connection, table_id, _close)
    news.tell(connection, table_id, news.CLOSED, now)


def remove(connection: Connection, table_id: str, now: int) -> None:
    """As if it had never been; NotFound if it is not there."""
    if connection.execute(select(tables.c.id).where(tables.c.id == table_id)).first() is None:
        raise NotFound("server-no-such-table")
    remove_rows(connection, [table_id])
    news.tell(connection, table_id, news.REMOVED, now)


def remove_rows(connection: Connection, ids: list[str]) -> None:
    """All that is kept of some tables, wherever it is kept."""
    for table in reversed(metadata.sorted_tables):
        if "table_id" in table.columns:
            connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def counts(connection: Connection) -> dict[str, int]:
    """How many tables of each status there are, how many people, moves and lines of chat."""
    found = {
        f"tables-{row.status}": row.number
        for row in connection.execute(
            select(tables.c.status, func.count().label("number")).group_by(tables.c.status)
        )
    }
    for name, table in (("people", identities), ("moves", actions), ("lines", messages)):
        found[name] = connection.execute(select(func.count()).select_from(table)).scalar_one()
    return found
