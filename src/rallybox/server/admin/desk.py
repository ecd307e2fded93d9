"""A database opened beside the server that may be running on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, inspect, make_url, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rallybox.core.words import Words
from rallybox.server.store.database import (
    lock_file,
    make_engine,
    migrate,
    newest_revision,
    why_not,
)
from rallybox.tables.errors import Unavailable

NOT_KEPT = ("alembic_version", "news", "commits")
"""Tables that say nothing about games and people, but something about this one database."""


def file_of(url: str) -> str | None:
    """The file of an SQLite database."""
    found = make_url(url)
    return found.database if found.get_backend_name() == "sqlite" else None


@contextmanager
def _engine(url: str, *, writes: bool) -> Iterator[Engine]:
    engine = make_engine(url, writes=writes)
    try:
        yield engine
    except CommandError:
        raise Unavailable("server-newer-database") from None
    except SQLAlchemyError as error:
        raise Unavailable("server-no-database", reason=why_not(error)) from None
    finally:
        engine.dispose()


def _demand_there(url: str) -> None:
    """Looking at a file that is not there would make one."""
    file = file_of(url)
    if file is not None and not Path(file).is_file():
        raise Unavailable("server-no-database", reason=Words("core-system-enoent"))


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """One moment of a database, whoever writes to it meanwhile."""
    _demand_there(url)
    with _engine(url, writes=False) as engine, engine.begin() as connection:
        yield connection


@contextmanager
def writing(url: str) -> Iterator[Connection]:
    """One transaction. It is short: players wait for it."""
    with _engine(url, writes=True) as engine, engine.begin() as connection:
        yield connection


def demand_ours(url: str) -> None:
    """Unavailable unless it is a database of ours. One of an older version is brought up to date,
    if no server of that version runs on it."""
    with reading(url) as connection:
        found = revision(connection)
    if found is None:
        raise Unavailable("server-no-rallybox-database")
    if found != newest_revision():
        with alone(url), _engine(url, writes=True) as engine:
            migrate(engine)


def revision(connection: Connection) -> str | None:
    """The last migration; None if this is no database of ours."""
    try:
        return MigrationContext.configure(connection).get_current_revision()
    except DBAPIError:
        return None


def tables_of(connection: Connection) -> MetaData:
    """All tables as they are in the database, whatever version made it."""
    found = MetaData()
    found.reflect(bind=connection)
    for name in NOT_KEPT:
        if name in found.tables:
            found.remove(found.tables[name])
    return found


def has_rows(connection: Connection) -> bool:
    """Is there anything in it?"""
    names = [name for name in inspect(connection).get_table_names() if name not in NOT_KEPT]
    quote = connection.dialect.identifier_preparer.quote
    return any(
        connection.execute(text(f"SELECT 1 FROM {quote(name)} LIMIT 1")).first() for name in names
    )


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Unavailable if somebody else uses the database; then nobody does, as long as this lasts."""
    file = file_of(url)
    if file is not None:
        lock = lock_file(file)
        try:
            yield
        finally:
            lock.release()
        return
    with reading(url) as connection:
        query = text(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        others = connection.execute(query).scalar_one()
        if others:
            raise Unavailable("server-database-busy", others=others)
    yield
