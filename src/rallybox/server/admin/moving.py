"""Backups: made while a server runs, restored into an empty database, moved from one to another."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import Connection, Table, func, select, text

from rallybox.server.admin import archive, desk
from rallybox.server.store.database import upgrade
from rallybox.tables.errors import Unavailable

AT_ONCE = 500


def write_backup(connection: Connection, stream: BinaryIO) -> dict[str, int]:
    """All that is kept, as it is at one moment; how many rows each table has.

    The connection's transaction is that moment: whatever was acknowledged before it began is in.
    """
    made = desk.revision(connection)
    if made is None:
        raise Unavailable("server-no-rallybox-database")
    writer = archive.Writer(stream, archive.Head(revision=made, made=int(time.time() * 1000)))
    for table in desk.tables_of(connection).sorted_tables:
        columns = tuple(column.name for column in table.columns)
        query = select(table).order_by(*table.primary_key.columns)
        found = connection.execution_options(yield_per=AT_ONCE).execute(query)
        writer.table(table.name, columns, (tuple(row) for row in found))
    return writer.end()


def backup(url: str, file: str | Path) -> dict[str, int]:
    """Write a backup of a database, whoever uses it meanwhile, into a new file."""
    with desk.reading(url) as connection, archive.new_file(file) as stream:
        return write_backup(connection, stream)


def restore(file: str, url: str) -> dict[str, int]:
    """Fill an empty database; if anything is wrong, it is as it was before.

    A backup of an older version is brought up to date.
    """
    summary = archive.check(file)
    with desk.alone(url):
        return _restore(file, summary, url)


def _restore(file: str, summary: archive.Summary, url: str) -> dict[str, int]:
    with desk.writing(url) as connection:
        if desk.has_rows(connection):
            raise Unavailable("server-database-not-empty")
        _clear(connection)
        upgrade(connection, summary.head.revision)
        _fill(connection, file)
        _compare(connection, summary.rows)
        upgrade(connection, "head")
        _check_links(connection)
    return summary.rows


def _clear(connection: Connection) -> None:
    """Tables that a server has made, and never filled, may be of another version."""
    found = desk.tables_of(connection)
    found.drop_all(connection)
    for name in desk.NOT_KEPT:
        connection.execute(text(f"DROP TABLE IF EXISTS {name}"))


def _fill(connection: Connection, file: str) -> None:
    tables: Mapping[str, Table] = desk.tables_of(connection).tables
    for part in archive.rows_of(file, AT_ONCE):
        if part.table not in tables:
            raise Unavailable("server-newer-database")
        connection.execute(tables[part.table].insert(), part.rows)


def _compare(connection: Connection, rows: Mapping[str, int]) -> None:
    """What was written is there."""
    for name, table in desk.tables_of(connection).tables.items():
        found = connection.execute(select(func.count()).select_from(table)).scalar_one()
        if found != rows.get(name, 0):
            raise Unavailable("server-restore-differs", table=name)


def _check_links(connection: Connection) -> None:
    """PostgreSQL has looked at each; SQLite looks again."""
    if connection.dialect.name == "sqlite":
        wrong = connection.execute(text("PRAGMA foreign_key_check")).first()
        if wrong is not None:
            raise Unavailable("server-restore-differs", table=str(wrong[0]))


def move(source: str, target: str) -> dict[str, int]:
    """Everything from one database into another, which is empty. Nobody may play meanwhile: what
    they did after the first moment would be left behind."""
    with tempfile.TemporaryDirectory(prefix="rallybox-") as folder, desk.alone(source):
        file = Path(folder) / "moving.backup"
        backup(source, file)
        return restore(str(file), target)
