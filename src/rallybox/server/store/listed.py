"""The lobby: public tables that wait or run, a page at a time.

Nobody's tables hide somebody else's: of each household one table comes before anybody's second.
Tables whose host is there come before those whose host is not, and both before games that run.
Games are never removed, and many rest for ever: those in which nobody moves any more are not shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    case,
    exists,
    func,
    literal,
    select,
    tuple_,
    union_all,
)

from rallybox.core.errors import Malformed
from rallybox.core.looks import look
from rallybox.server.store.schema import actions, seats, tables
from rallybox.server.store.tables import LISTED, listing, looks
from rallybox.tables.info import Listing

PAGE = 50
RESTS = 7 * 24 * 60 * 60 * 1000
"""Milliseconds without a move after which a running game is not shown: who looks for one to look on
at wants to see it go on, and where people have days for a move, somebody moves within a week."""
MOST_RUNNING = 2_000
"""So many running games, the newest, are looked at for a list, however many rest: that takes about
as long as its price says."""
MOST_NAMESAKES = 100
"""Who has the name of so many others may be mistaken for one of them."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody looks for in the lobby."""

    status: Literal["open", "running"] | None = None
    game: str = ""
    name: str = ""
    """Part of the name of somebody who sits there."""
    free: int = 0
    """At least so many free seats."""
    after: str = ""
    """Where the last page ended (`Page.next`)."""


class Page(msgspec.Struct, frozen=True):
    """Some of them, and where the next page begins."""

    tables: list[Listing]
    next: str | None


def page(
    connection: Connection, wanted: Wanted, sunk: int, most: int = PAGE, *, rested: int = 0
) -> Page:
    """What was looked for. `sunk`: hosts who were seen before this moment are not there; `rested`:
    a game with no move since this one is not shown."""
    group = case((tables.c.status == "running", 2), (tables.c.host_seen < sunk, 1), else_=0)
    home = func.coalesce(tables.c.household, tables.c.host)
    newest = (tables.c.created.desc(), tables.c.id)
    turn = func.row_number().over(partition_by=(group, home), order_by=newest)
    found = (
        select(tables.c.id, group.label("kind"), turn.label("turn"))
        .where(*_conditions(wanted, rested))
        .subquery()
    )
    order = (found.c.kind, found.c.turn, -tables.c.created, tables.c.id)
    query = select(*LISTED, found.c.kind, found.c.turn).join(found, found.c.id == tables.c.id)
    if wanted.after:
        query = query.where(tuple_(*order) > tuple_(*map(literal, _read(wanted.after))))
    rows = connection.execute(query.order_by(*order).limit(most + 1)).all()
    more = len(rows) > most
    rows = rows[:most]
    return Page(listing(connection, rows), _written(rows[-1]) if more else None)


def _conditions(wanted: Wanted, rested: int) -> Iterable[ColumnElement[bool]]:
    parts = []
    if wanted.status != "running":
        parts.append(_ids("open", wanted.game))
    if wanted.status != "open":
        newest = _ids("running", wanted.game).order_by(tables.c.created.desc())
        some = newest.limit(MOST_RUNNING).subquery()
        parts.append(select(some.c.id))
    yield tables.c.id.in_(union_all(*parts) if len(parts) > 1 else parts[0])
    yield (tables.c.status == "open") | (_last_move() >= rested)
    here = seats.c.table_id == tables.c.id
    if key := look(" ".join(wanted.name.split())):
        called = seats.c.looks.contains(key, autoescape=True)
        yield exists().where(here & seats.c.identity.is_not(None) & called)
    if wanted.free:
        free = (seats.c.plan == "person") & seats.c.identity.is_(None) & seats.c.reserved.is_(None)
        count = select(func.count()).select_from(seats).where(here & free).scalar_subquery()
        yield count >= wanted.free


def _ids(status: str, game: str) -> Select[tuple[str]]:
    found = select(tables.c.id).where(tables.c.public.is_(True) & (tables.c.status == status))
    return found.where(tables.c.game == game) if game else found


def _last_move() -> ColumnElement[int]:
    """When somebody has moved at a table, or when it has begun: one look into the index."""
    last = (
        select(actions.c.at)
        .where(actions.c.table_id == tables.c.id)
        .order_by(actions.c.sequence.desc())
        .limit(1)
    )
    return func.coalesce(last.scalar_subquery(), tables.c.started, tables.c.created)


def _written(row: Any) -> str:
    return f"{row.kind}.{row.turn}.{-row.created}.{row.id}"


def _read(after: str) -> tuple[int, int, int, str]:
    """What `_written` wrote; Malformed if it is something else."""
    parts = after.split(".")
    try:
        kind, turn, created = map(int, parts[:3])
    except ValueError:
        raise Malformed("server-bad-request", detail="after") from None
    small = max(abs(kind), abs(turn)) < 2**31 and abs(created) < 2**62
    if len(parts) != 4 or not small or not parts[3].isprintable():
        raise Malformed("server-bad-request", detail="after")
    return kind, turn, created, parts[3]


def namesakes(connection: Connection, identity: str, names: Sequence[str]) -> list[str]:
    """Names of others in the lobby that look like one of these, with or without a number."""
    plain = [name for name in names if _others(connection, identity, [name])]
    numbers = range(2, MOST_NAMESAKES)
    numbered = [f"{name} {number}" for name in plain for number in numbers]
    return _others(connection, identity, [*plain, *numbered])


def _others(connection: Connection, identity: str, names: Sequence[str]) -> list[str]:
    """Names of others in the lobby that look exactly like one of these."""
    if not names:
        return []
    seen = tables.c.public.is_(True) & tables.c.status.in_(("open", "running"))
    alike = seats.c.looks.in_({looks(name) for name in names})
    query = (
        select(seats.c.name)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seen & alike & (seats.c.identity != identity))
    )
    return list(connection.execute(query).scalars())


def namesakes_at(
    connection: Connection, table_id: str, identity: str, names: Sequence[str]
) -> list[str]:
    """The same for whoever sits down at this table; nobody's if it is not in the lobby."""
    public = connection.execute(select(tables.c.public).where(tables.c.id == table_id)).scalar()
    return namesakes(connection, identity, names) if public else []
