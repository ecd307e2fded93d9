"""One thread that writes. Whatever has arrived while a commit was under way is committed together.

Nobody is told that something was done before it is on disk. If a commit fails, everybody in its
group is told that nothing was done; or that it is not known, if that is so.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar
from uuid import uuid4

import msgspec
import psycopg
from sqlalchemy import Connection, Dialect, Engine, bindparam, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from rallybox.core.errors import RallyboxError
from rallybox.server import metrics
from rallybox.server.store.file import is_damage
from rallybox.server.store.mark import Mark
from rallybox.server.store.quick import CHANNEL, QuickAppends, notes
from rallybox.server.store.schema import actions, snapshots, tables
from rallybox.tables.errors import Unavailable
from rallybox.tables.log import Conflict

T = TypeVar("T")
log = logging.getLogger("rallybox.store")

MOST_TOGETHER = 500
"""With so many or more, what else is waiting is left to the next commit."""
COUNT = "UPDATE commits SET number = ?"
DEADLOCK = "40P01"
"""PostgreSQL's name for two transactions that wait for each other."""


class Append(msgspec.Struct, eq=False):
    """One more action of one table."""

    row: dict[str, Any]
    snapshot: dict[str, Any] | None
    table: dict[str, Any] | None
    """What changes in the row of the table (its due time, or that the game is over)."""


def nothing(_: Connection) -> None:
    """To be done where others only have to be told something."""


class _Job(msgspec.Struct, eq=False):
    future: asyncio.Future[Any]
    work: Callable[[Connection], Any] | Append
    tell: tuple[str, str] | None
    result: Any = None
    error: Exception | None = None

    @property
    def table(self) -> str:
        assert isinstance(self.work, Append)
        return str(self.work.row["table_id"])

    @property
    def plain(self) -> bool:
        """Is it an action after which the table's row is the same, but for its due time?

        Or nothing at all, of which others are told.
        """
        if isinstance(self.work, Append):
            return set(self.work.table or ()) <= {"due"}
        return self.work is nothing


class Writer:
    """Takes writes from an event loop and commits them in groups."""

    def __init__(self, engine: Engine) -> None:
        self.node = uuid4().hex[:12]
        """This process's name in notifications."""
        self.healthy = True
        self.damaged = False
        """Has the database said that its file is damaged?"""
        self.mark: Mark | None = None
        """Of an SQLite file."""
        self._engine = engine
        self._tells = engine.dialect.name == "postgresql"
        self._queue: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: Connection | None = None
        self._quick = QuickAppends(engine) if self._tells else None
        self._committing = False
        self._stopping = False
        self._gathered: list[_Job] = []
        """What has come in this turn of the event loop. Handed over at its end, all at once:
        waking the thread for each, it would fight with the loop for the interpreter."""

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin."""
        self.node = uuid4().hex[:12]  # made before a fork, it would be that of others, too
        self._loop = loop
        # Not before: a thread that was there before a fork counts as ended after it.
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Commit what is waiting, and end the thread."""
        thread = self._thread
        if not self._stopping and thread is not None and thread.is_alive():
            self._stopping = True
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(thread.join)

    def append(self, append: Append) -> asyncio.Future[None]:
        """Append to a table's log. Conflict if the place is taken."""
        return self._put(append, (append.row["table_id"], "act"))

    def write(
        self, work: Callable[[Connection], T], tell: tuple[str, str] | None
    ) -> asyncio.Future[T]:
        """Run a function in a transaction of its own."""
        return self._put(work, tell)

    def _put(self, work: Any, tell: tuple[str, str] | None) -> asyncio.Future[Any]:
        assert self._loop is not None, "the writer has not started"
        assert self._thread is not None
        future = self._loop.create_future()
        if self._stopping or not self._thread.is_alive():
            future.set_exception(Unavailable("server-stopping"))
            return future
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Job(future, work, tell))
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    # -- in the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._collect()
            if jobs:
                self._commit(jobs)
                assert self._loop is not None
                try:
                    self._loop.call_soon_threadsafe(_deliver, jobs)
                except RuntimeError:
                    return  # the loop is closed: nobody waits any more
        if self._connection is not None:
            self._connection.close()
        if self._quick is not None:
            self._quick.close()

    def _collect(self) -> tuple[list[_Job], bool]:
        """Wait for something to do, and take all there is."""
        jobs: list[_Job] = []
        gathered = self._queue.get()
        while gathered is not None:
            jobs += gathered
            if len(jobs) >= MOST_TOGETHER:
                return jobs, True
            try:
                gathered = self._queue.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _commit(self, jobs: list[_Job]) -> None:
        plain = [job for job in jobs if job.plain]
        if self._quick is not None and plain:
            if self._commit_at_once(self._quick, plain):
                jobs = [job for job in jobs if not job.plain]
            if not jobs:
                return
        self._commit_in_turn(jobs)

    def _commit_at_once(self, quick: QuickAppends, jobs: list[_Job]) -> bool:
        """Actions and nothing else; False if somebody is too late, or in the way."""
        # In the order of the tables: two processes that wait for each other would wait for ever.
        acts = sorted((j for j in jobs if isinstance(j.work, Append)), key=lambda j: j.table)
        works: list[Any] = [job.work for job in acts]
        kept = [work.snapshot for work in works if work.snapshot is not None]
        dues = {work.row["table_id"]: work.table["due"] for work in works if work.table}
        told = notes(self.node, (job.tell for job in jobs if job.tell is not None))
        self._committing = False
        try:
            quick.append([work.row for work in works], kept, dues, told)
        except (IntegrityError, psycopg.IntegrityError, psycopg.errors.DeadlockDetected):
            return False
        except Exception as error:  # whatever it is, the next group must find a writer
            self._committing = quick.unsure
            self._give_up(jobs, error)
            return True
        self._committed(jobs)
        return True

    def _committed(self, jobs: list[_Job]) -> None:
        self.healthy = True
        metrics.COMMITS.inc()
        metrics.COMMITTED.observe(len(jobs))

    def _commit_in_turn(self, jobs: list[_Job]) -> None:
        appends = sorted((j for j in jobs if isinstance(j.work, Append)), key=lambda j: j.table)
        others = [job for job in jobs if not isinstance(job.work, Append)]
        try:
            self._try_twice(appends, others)
        except Exception as error:
            self._give_up(jobs, error)
            return
        self._committed(jobs)

    def _try_twice(self, appends: list[_Job], others: list[_Job]) -> None:
        try:
            self._transaction(appends, others, together=True)
        except IntegrityError:
            # Somebody in the group is too late: one after the other shows who.
            self._transaction(appends, others, together=False)
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", None) != DEADLOCK:
                raise
            self._transaction(appends, others, together=False)

    def _give_up(self, jobs: list[_Job], error: Exception) -> None:
        self.healthy = False
        metrics.FAILED_COMMITS.inc()
        self.damaged = self.damaged or is_damage(error)
        cause = error.orig if isinstance(error, DBAPIError) else error
        log.error("commit failed", extra={"cause": type(cause).__name__, "jobs": len(jobs)})
        # Of a commit that PostgreSQL has begun but not confirmed nobody knows how it ended.
        unsure = self._committing and self._tells
        message = "server-perhaps-stored" if unsure else "server-not-stored"
        for job in jobs:
            job.result, job.error = None, Unavailable(message)
        if self._connection is not None:
            # A connection that is still good comes back from the pool; a bad one does not.
            connection, self._connection = self._connection, None
            try:
                connection.invalidate()
                connection.close()
            except Exception as trouble:  # it is lost anyway, and the thread must go on
                log.warning("connection lost", extra={"cause": type(trouble).__name__})

    def _transaction(self, appends: list[_Job], others: list[_Job], *, together: bool) -> None:
        self._committing = False
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        with connection.begin():
            if together:
                _append_all(connection, [job.work for job in appends])
            else:
                for job in appends:
                    _attempt(connection, job, _append_alone)
            for job in others:
                _attempt(connection, job, _do)
            if self._tells:
                changes = {j.tell for j in (*appends, *others) if j.tell and j.error is None}
                self.notify(connection, changes)
            if self.mark is not None:
                # SQLite's own connection: the way through SQLAlchemy takes five times as long.
                own = connection.connection.driver_connection
                assert own is not None
                own.execute(COUNT, (self.mark.number + 1,)).close()
            self._committing = True
        if self.mark is not None:
            self.mark.keep(self.mark.number + 1)

    def notify(self, connection: Connection, changes: Iterable[tuple[str, str]]) -> None:
        """Let other processes hear of this once it is committed."""
        told = notes(self.node, changes)
        if told:
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                [{"channel": CHANNEL, "payload": note} for note in told],
            )


def _attempt(connection: Connection, job: _Job, do: Callable[[Connection, Any], Any]) -> None:
    """Do one job so that its failure is its own."""
    job.error = None
    try:
        with connection.begin_nested():
            job.result = do(connection, job.work)
    except (RallyboxError, Conflict) as error:
        job.error = error
    except DBAPIError as error:
        if error.connection_invalidated or not isinstance(error, IntegrityError):
            raise
        job.error = Unavailable("server-not-stored")
    except Exception as error:  # a mistake of ours must not take the others along
        job.error = error


def _do(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    return work(connection)


def _append_alone(connection: Connection, work: Append) -> None:
    try:
        connection.execute(actions.insert(), work.row)
    except IntegrityError:
        raise Conflict from None
    _append_rest(connection, [work])


def _append_all(connection: Connection, works: Sequence[Any]) -> None:
    if works:
        insertion, order = _insertion(connection.dialect)
        rows = [work.row for work in works]
        connection.exec_driver_sql(
            insertion, rows if order is None else [tuple([row[n] for n in order]) for row in rows]
        )
        _append_rest(connection, works)


@lru_cache(8)
def _insertion(dialect: Dialect) -> tuple[str, Sequence[str] | None]:
    """How to append, in the driver's own words, and the order of the values if it wants one.

    SQLAlchemy looks at every value of every row on its way; ours are as the driver takes them,
    and looking took an eighth of a move.
    """
    compiled = actions.insert().compile(dialect=dialect)
    return str(compiled), compiled.positiontup


_set_due = tables.update().where(tables.c.id == bindparam("table_id")).values(due=bindparam("at"))


def _append_rest(connection: Connection, works: Sequence[Append]) -> None:
    kept = [work.snapshot for work in works if work.snapshot is not None]
    if kept:
        connection.execute(snapshots.insert(), kept)
    dues: list[dict[str, Any]] = []
    for work in works:
        if work.table is None:
            continue
        if set(work.table) == {"due"}:
            dues.append({"table_id": work.row["table_id"], "at": work.table["due"]})
        else:
            mine = tables.c.id == work.row["table_id"]
            connection.execute(tables.update().where(mine).values(**work.table))
    if dues:
        connection.execute(_set_due, dues)


def _deliver(jobs: list[_Job]) -> None:
    """On the event loop: tell everybody how it went."""
    for job in jobs:
        if job.future.done():
            continue  # whoever asked has gone
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
