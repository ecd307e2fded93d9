"""Is a database whole? Quickly, or by telling every game again."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sqlalchemy import Connection, select, text

from rallybox.core.errors import RallyboxError
from rallybox.core.words import Words
from rallybox.server.admin import desk
from rallybox.server.store import log
from rallybox.server.store.schema import actions, tables
from rallybox.tables.finished import record_of

STORE = "rallybox.server.store.integrity"
"""What the server itself looks at when it starts, where there is such a room."""


def findings(url: str, *, whole: bool) -> list[Words]:
    """What is wrong, in sentences; nothing if all is well."""
    if find_spec(STORE) is not None:
        return [_said(one) for one in import_module(STORE).check(url, whole=whole)]
    with desk.reading(url) as connection:
        found = _pages(connection, whole) + _loose(connection)
        if whole and not found:
            found += _games(connection)
    return found


def _said(finding: Any) -> Words:
    """A finding of the server's own room, with the table that it is about."""
    words: Words = finding.words
    if finding.table is None:
        return words
    return Words("server-integrity-game", {"table": finding.table, "reason": words})


def _pages(connection: Connection, whole: bool) -> list[Words]:
    """What SQLite says of its own file."""
    if connection.dialect.name != "sqlite":
        return []
    pragma = "integrity_check" if whole else "quick_check"
    said = [str(row[0]) for row in connection.execute(text(f"PRAGMA {pragma}"))]
    broken = [one for one in said if one != "ok"][:10]
    links = connection.execute(text("PRAGMA foreign_key_check")).all()
    return [
        *(Words("server-integrity-page", {"told": one}) for one in broken),
        *(Words("server-integrity-link", {"table": str(row[0])}) for row in links[:10]),
    ]


def _loose(connection: Connection) -> list[Words]:
    """Moves of tables that are not there."""
    query = select(actions.c.table_id).where(actions.c.table_id.not_in(select(tables.c.id)))
    number = len(connection.execute(query.distinct()).all())
    return [Words("server-integrity-loose", {"tables": number})] if number else []


def _games(connection: Connection) -> list[Words]:
    """Each finished game, told again from its first action."""
    wrong: list[Words] = []
    finished = select(tables.c.id).where(tables.c.status == "finished")
    for table_id in connection.execute(finished.order_by(tables.c.id)).scalars().all():
        try:
            record_of(log.whole_log(connection, table_id))
        except RallyboxError as error:
            params = {"table": table_id, "reason": error.words}
            wrong.append(Words("server-integrity-game", params))
    return wrong
