"""The database: SQLite for one process, PostgreSQL for many. The same code runs on both."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Literal, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from rallybox.core.details import why_failed
from rallybox.core.errors import Malformed
from rallybox.core.words import Words
from rallybox.server.store import copied
from rallybox.server.store.file import QUICK_SECONDS, check_file, count, is_damage, lost
from rallybox.server.store.mark import Mark
from rallybox.server.store.writer import Writer, nothing
from rallybox.tables.errors import Unavailable

T = TypeVar("T")

Condition = Literal["ok", "unreachable", "damaged", "gone"]
"""`gone`: its files were taken away while it is in use; what is written now is kept until we stop,
and then put into the file if that is still there."""
READERS = 4
APART = 2
"""Threads for what waits for other processes; only used where there can be some."""
CONNECT_SECONDS = 5
_MIGRATION_LOCK = 0x52414C4C59  # any number; PostgreSQL lets one process at a time hold it


def why_not(error: SQLAlchemyError | OSError) -> Words | str:
    """Why it cannot be opened; in our own words where we have them."""
    cause = (error.orig if isinstance(error, DBAPIError) else None) or error
    if getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        cause = OSError(errno.ENOSPC, str(cause))
    if isinstance(cause, OSError):
        return why_failed(cause)
    return str(cause).strip().splitlines()[0]


def _postgres(url: URL, writes: bool) -> Engine:
    engine = create_engine(
        url,
        pool_pre_ping=True,
        hide_parameters=True,
        # A read sees one moment, also if it takes several queries.
        isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
        # One that vanishes without a word is noticed, not waited for.
        connect_args={
            "connect_timeout": CONNECT_SECONDS,
            "tcp_user_timeout": CONNECT_SECONDS * 1000,
        },
    )

    # However it is set up: acknowledged means on disk. Those who wait for more may.
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        ).close()
        connection.commit()

    return engine


def make_engine(url: str, *, writes: bool) -> Engine:
    """An engine with the settings that keep what was acknowledged."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() != "sqlite":
            return _postgres(parsed, writes)
        engine = create_engine(parsed, connect_args={"timeout": 10}, hide_parameters=True)
    except (ArgumentError, ImportError, ValueError):
        raise Malformed("server-bad-database") from None

    # The sqlite3 module would begin transactions when it thinks best; we say when.
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database up to date; several processes may try at once."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _MIGRATION_LOCK})
        upgrade(connection, "head")


def upgrade(connection: Connection, revision: str) -> None:
    """Bring the database to a revision, in this transaction."""
    with _migrations() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def newest_revision() -> str | None:
    """The revision that this version of the server makes."""
    with _migrations() as config:
        return ScriptDirectory.from_config(config).get_current_head()


@contextmanager
def _migrations() -> Iterator[Config]:
    folder = files("rallybox.server.store").joinpath("migrations")
    with as_file(folder) as path:
        config = Config()
        config.set_main_option("script_location", str(path).replace("%", "%%"))
        yield config


def lock_file(database: str) -> FileLock:
    """One process for one SQLite file: others would not hear of what it does."""
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    # What is in it (hands, the secrets of the dice) is nobody else's business on this machine.
    Path(database).touch(mode=0o600, exist_ok=True)
    lock = FileLock(f"{database}.lock", mode=0o600)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Unavailable("server-database-in-use", file=database) from None
    return lock


class Database:
    """Reads in a few threads, writes in one (see `Writer`)."""

    def __init__(self, url: str) -> None:
        self._write_engine = make_engine(url, writes=True)
        self._read_engine = make_engine(url, writes=False)
        self._file = self._write_engine.url.database if self.is_sqlite else None
        self._lock: FileLock | None = None
        self._inode: int | None = None
        """Of the file that was opened."""
        self.looks_copied = False
        """Was the file perhaps taken from under a running server?"""
        self._has_wal = False
        """Not everywhere it can have one."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._apart = ThreadPoolExecutor(APART, thread_name_prefix="apart")
        self.writer = Writer(self._write_engine)

    @property
    def is_sqlite(self) -> bool:
        """One process only?"""
        return self._write_engine.dialect.name == "sqlite"

    @property
    def url(self) -> str:
        """The address, password included; never to be shown."""
        return self._write_engine.url.render_as_string(hide_password=False)

    def open(self) -> None:
        """Make it if it is not there, bring it up to date. Blocks; before the server starts."""
        try:
            if self._file:
                self._lock = lock_file(self._file)
                self.looks_copied = copied.looks_copied(self._file)
                self._demand_whole(self._file)
            migrate(self._write_engine)
            if self._file:
                self._count_commits(self._file)
                copied.note(self._write_engine, copied.OPEN)
        except CommandError:
            raise Unavailable("server-newer-database") from None
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("server-no-database", reason=why_not(error)) from None

    def _demand_whole(self, file: str) -> None:
        """Unavailable if the file is damaged, since writing would only make it worse; or if
        acknowledged commits are missing."""
        if Path(file).stat().st_size == 0:
            return
        found = check_file(file, QUICK_SECONDS)
        if found:
            self._release()
            raise Unavailable("server-database-damaged", file=file, reason=found[0].words)
        with self._read_engine.begin() as connection:
            missing = lost(connection, file)
        if missing:
            self._read_engine.dispose()
            self._release()
            raise Unavailable(missing[0].words.id, **missing[0].words.params)

    def _count_commits(self, file: str) -> None:
        """From now on."""
        with self._read_engine.begin() as connection:
            counted = count(connection)
        assert counted is not None, "the migrations have made it"
        self.writer.mark = Mark(file, counted)
        self._inode = Path(file).stat().st_ino
        self._has_wal = Path(f"{file}-wal").exists()

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    def start(self) -> None:
        """Begin to take writes, on the running event loop."""
        self.writer.start(asyncio.get_running_loop())

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._read_engine.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            if is_damage(error):
                self.writer.damaged = True
            raise Unavailable("server-not-read") from None

    async def write(
        self, work: Callable[[Connection], T], tell: tuple[str, str] | None = None
    ) -> T:
        """Run a function that writes; when this returns, it is on disk.

        `tell` is a table and a kind of change that other processes hear of.
        """
        return await self.writer.write(work, tell)

    async def apart(
        self, work: Callable[[Connection], T], tell: tuple[str, str] | None = None
    ) -> T:
        """Run a function that writes, in a transaction of its own where there can be several.

        It may wait for another process's without keeping anybody's move waiting.
        """
        if self.is_sqlite:
            return await self.writer.write(work, tell)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._apart, self._write_apart, work, tell)

    def _write_apart(self, work: Callable[[Connection], T], tell: tuple[str, str] | None) -> T:
        try:
            with self._write_engine.begin() as connection:
                result = work(connection)
                if tell is not None:
                    self.writer.notify(connection, [tell])
                return result
        except DBAPIError:
            raise Unavailable("server-not-stored") from None

    def tell(self, table_id: str, kind: str) -> None:
        """Let other processes hear something that is not stored. They may miss it."""
        if not self.is_sqlite:
            self.writer.write(nothing, (table_id, kind)).add_done_callback(_overheard)

    async def try_writing(self) -> None:
        """Unavailable if nothing can be written. For when the last attempt has failed."""
        # Neither changes anything, but both need a place on the disk as any change does.
        change = "PRAGMA user_version = 0" if self.is_sqlite else "SELECT txid_current()"
        await self.writer.write(lambda c: c.execute(text(change)), None)

    async def condition(self) -> Condition:
        """How the database is, as far as can be seen now."""
        found: Condition = "ok"
        try:
            await self.read(lambda c: c.execute(text("SELECT 1")).scalar())
            if not self.writer.healthy:
                await self.try_writing()
            if await asyncio.to_thread(self._is_gone):
                found = "gone"
        except Unavailable:
            found = "unreachable"
        return "damaged" if self.writer.damaged else found

    def _is_gone(self) -> bool:
        """Was the file, or its companion with the latest commits, taken away under our hands?"""
        if self._inode is None or self._file is None:
            return False
        try:
            there = Path(self._file).stat().st_ino == self._inode
        except OSError:
            there = False
        return not there or (self._has_wal and not Path(f"{self._file}-wal").exists())

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        await self.writer.stop()
        if self.writer.mark is not None:
            self.writer.mark.close()
        self._readers.shutdown()
        self._apart.shutdown()
        if self._file and self._lock is not None:
            with suppress(SQLAlchemyError, sqlite3.Error):
                await asyncio.to_thread(copied.note, self._write_engine, copied.CLOSED)
        self._read_engine.dispose()
        self._write_engine.dispose()
        self._release()


def _overheard(told: asyncio.Future[None]) -> None:
    """Whether it was told or not is all the same."""
    if not told.cancelled():
        told.exception()
