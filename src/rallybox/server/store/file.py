"""Is the file of an SQLite database one, is it whole, and has it kept what was acknowledged?"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import msgspec
from sqlalchemy import Connection, inspect, select
from sqlalchemy.exc import DBAPIError

from rallybox.core.words import Words
from rallybox.server.store import mark
from rallybox.server.store.schema import commits

QUICK_SECONDS = 2.0
"""So long a start looks at a file; of a large one it sees a part."""
_HEAD = b"SQLite format 3\0"
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be."""

    part: str
    """`file`, `commits` (some are lost), `table` (of one of them what follows)."""
    words: Words
    table: str | None = None


def is_damage(error: BaseException) -> bool:
    """Does an error of the database say that its file is damaged?"""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _DAMAGE


def check_file(file: str, seconds: float | None) -> list[Finding]:
    """What is wrong with a file of SQLite; `seconds`: look no longer than that."""
    path = Path(file)
    if not path.exists() or path.stat().st_size == 0:
        return []  # it will be made
    with path.open("rb") as opened:
        head = opened.read(100)
    if not head.startswith(_HEAD):
        return [Finding("file", Words("server-integrity-no-database"))]
    if _is_cut(path, head):
        return [Finding("file", Words("server-integrity-cut-short"))]
    try:
        with closing(_looking(path)) as connection:
            return _check_pages(connection, seconds)
    except sqlite3.DatabaseError as error:
        return [] if not is_damage(error) else [file_finding(error)]


def _looking(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing.

    The last one to a file that may write empties its companion and deletes it. If that was left by
    a server that was killed, a file which says that it is in use would have nothing beside it: it
    would look as if it were a copy (see `copied`), should we come to nothing before we say more.
    """
    if not Path(f"{path}-wal").exists():
        return sqlite3.connect(path, timeout=10)  # one that only reads would leave an empty one
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=10, uri=True)


def _is_cut(path: Path, head: bytes) -> bool:
    """Is it shorter than it says? Its companion may still have what is not in it yet."""
    wal = Path(f"{path}-wal")
    if (wal.exists() and wal.stat().st_size > 0) or head[24:28] != head[92:96]:
        return False
    page = int.from_bytes(head[16:18], "big")
    page = 65_536 if page == 1 else page
    return path.stat().st_size < page * int.from_bytes(head[28:32], "big")


def _check_pages(connection: sqlite3.Connection, seconds: float | None) -> list[Finding]:
    how = "integrity_check" if seconds is None else "quick_check"
    if seconds is not None:
        end = monotonic() + seconds
        connection.set_progress_handler(lambda: monotonic() > end, 10_000)
    try:
        rows = [row[0] for row in connection.execute(f"PRAGMA {how}(10)")]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return []  # as far as was seen, all is well
        raise
    lines = [line for row in rows for line in str(row).splitlines() if line != "ok"]
    return [
        Finding("file", Words("server-integrity-pages", {"detail": line})) for line in lines[:10]
    ]


def file_finding(error: Exception) -> Finding:
    """What an error of the database says of its file."""
    cause = (error.orig if isinstance(error, DBAPIError) else None) or error
    detail = (str(cause).strip().splitlines() or [type(cause).__name__])[0]
    return Finding("file", Words("server-integrity-pages", {"detail": detail}))


def count(connection: Connection) -> mark.Count | None:
    """Which database this is, and how many groups of writes it has seen."""
    if not inspect(connection).has_table(commits.name):
        return None
    row = connection.execute(select(commits)).first()
    return None if row is None else mark.Count(row.name, row.number)


def lost(connection: Connection, file: str) -> list[Finding]:
    """Has it forgotten what was acknowledged?"""
    number = mark.missing(count(connection), mark.read_mark(file))
    if not number:
        return []
    where = str(mark.mark_file(file))
    words = Words("server-integrity-commits-lost", {"number": number, "file": file, "mark": where})
    return [Finding("commits", words)]
