"""Is a database as it should be? Quickly at every start, and wholly on request.

`check` is for whoever asks; it changes nothing, and may run beside a server. Quickly: is the file
one of SQLite's, is it whole, are its pages in order (as far as that can be seen in a moment), has
it lost commits. Wholly: every page, every reference, every log of actions played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Select, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from rallybox.core.details import UNREADABLE
from rallybox.core.errors import RallyboxError
from rallybox.core.words import Words
from rallybox.games import GAMES
from rallybox.server.store import log
from rallybox.server.store.database import make_engine
from rallybox.server.store.file import QUICK_SECONDS, Finding, check_file, file_finding, lost
from rallybox.server.store.schema import actions, tables
from rallybox.tables.log import Stored
from rallybox.tables.play import Play
from rallybox.tables.trouble import goes_on

MOST_FINDINGS = 100


def check(url: str, *, whole: bool) -> list[Finding]:
    """What is wrong with a database; nothing if all is well."""
    engine = make_engine(url, writes=False)
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    found = check_file(file, None if whole else QUICK_SECONDS) if file else []
    if found:
        return found  # whatever else it says cannot be believed
    try:
        with engine.begin() as connection:
            found += lost(connection, file) if file else _postgres(connection)
            if whole:
                found += _everything(connection)
    except SQLAlchemyError as error:
        found.append(file_finding(error))
    finally:
        engine.dispose()
    return found[:MOST_FINDINGS]


# -- what is in it ---------------------------------------------------------------------------------


def _postgres(connection: Connection) -> list[Finding]:
    """What PostgreSQL itself has noticed; null where it does not look (no checksums)."""
    query = "SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()"
    number = connection.execute(text(query)).scalar() or 0
    return (
        [Finding("file", Words("server-integrity-checksums", {"number": number}))] if number else []
    )


def _everything(connection: Connection) -> list[Finding]:
    found: list[Finding] = []
    if connection.dialect.name == "sqlite":
        rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        found += [
            Finding("file", Words("server-integrity-reference", {"from": row[0], "to": row[2]}))
            for row in rows[:10]
        ]
    found += _gaps(connection)
    broken = {one.table for one in found}
    for table_id in connection.execute(_begun()).scalars().all():
        if table_id not in broken:
            found += _table(connection, table_id)
        if len(found) >= MOST_FINDINGS:
            break
    return found


def _begun() -> Select[Any]:
    whole = tables.c.status.in_(("running", "finished")) & tables.c.trouble.is_(None)
    return select(tables.c.id).where(whole).order_by(tables.c.created)


def _gaps(connection: Connection) -> Iterator[Finding]:
    """Places of a log that are empty, and logs of no table."""
    last, number = func.max(actions.c.sequence), func.count()
    query = select(actions.c.table_id).group_by(actions.c.table_id).having(last != number)
    for table_id in connection.execute(query).scalars():
        yield Finding("table", Words("server-integrity-gap"), table_id)
    known = select(tables.c.id)
    query = select(actions.c.table_id).where(actions.c.table_id.not_in(known)).distinct()
    for table_id in connection.execute(query).scalars():
        yield Finding("table", Words("server-integrity-no-table"), table_id)


def _table(connection: Connection, table_id: str) -> list[Finding]:
    """Does a log lead to what was kept and told? One of other rules cannot be asked."""
    try:
        stored = log.whole_log(connection, table_id)
        game = GAMES.get(stored.record.game)
        if game is None or game.rules != stored.record.rules:
            return []
        if goes_on(stored, log.all_snapshots(connection, table_id)) and _ends_so(stored):
            return []
    except (RallyboxError, *UNREADABLE):
        pass
    return [Finding("table", Words("server-integrity-log"), table_id)]


def _ends_so(stored: Stored) -> bool:
    outcome = Play.restore(stored.record, None, stored.entries).state.outcome
    return outcome == stored.record.outcome
