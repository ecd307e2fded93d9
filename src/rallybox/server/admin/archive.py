"""Backups as one file: lines of JSON, packed; the same for SQLite and PostgreSQL.

The first line says what it is, then comes each table with its columns and a line for each row, and
the last line says how many there were and what all of it adds up to. So a file that was cut short
or has changed is noticed before anything is done with it.
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec

from rallybox.core.details import UNREADABLE, why_failed
from rallybox.core.errors import Malformed
from rallybox.tables.errors import Unavailable

FORMAT = 1
LONGEST_LINE = 50_000_000


class Head(msgspec.Struct, kw_only=True, frozen=True):
    """The first line."""

    rallybox: str = "backup"
    format: int = FORMAT
    revision: str
    """How the database looks: the last migration it has had."""
    made: int


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table begins."""

    table: str
    columns: tuple[str, ...]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    rows: dict[str, int]
    digest: str


class Rows(NamedTuple):
    """Some rows of a table."""

    table: str
    rows: list[dict[str, Any]]


class Summary(NamedTuple):
    """What is in a backup."""

    head: Head
    rows: dict[str, int]


def _plain(value: Any) -> Any:
    return {"bytes": b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return b64decode(value["bytes"]) if isinstance(value, dict) else value


# -- files -----------------------------------------------------------------------------------------


@contextmanager
def new_file(file: str | Path) -> Iterator[BinaryIO]:
    """A new file for its owner alone; it is there when all of it is on disk, or not at all."""
    path = Path(file).expanduser()
    if path.exists():
        raise Malformed("server-file-exists", file=str(file))
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        part.rename(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise Unavailable(
            "server-file-not-written", file=str(file), reason=why_failed(error)
        ) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """A name is on disk when its folder is."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# -- writing ---------------------------------------------------------------------------------------


class Writer:
    """Writes the lines of a backup."""

    def __init__(self, stream: BinaryIO, head: Head) -> None:
        self._packed = gzip.GzipFile(fileobj=stream, mode="wb", compresslevel=6, mtime=0)
        self._sum = sha256()
        self._rows: dict[str, int] = {}
        self._line(head)

    def _line(self, what: Any) -> None:
        line = msgspec.json.encode(what) + b"\n"
        self._sum.update(line)
        self._packed.write(line)

    def table(self, name: str, columns: tuple[str, ...], rows: Iterable[tuple[Any, ...]]) -> None:
        """One table, all of it."""
        # SQLAlchemy's names are texts of a kind of their own.
        name = str.__str__(name)
        self._line(Part(name, tuple(map(str.__str__, columns))))
        self._rows[name] = 0
        for row in rows:
            self._line([_plain(value) for value in row])
            self._rows[name] += 1

    def end(self) -> dict[str, int]:
        """The last line; how many rows each table has."""
        self._line(End(self._rows, self._sum.hexdigest()))
        self._packed.close()
        return self._rows


# -- reading ---------------------------------------------------------------------------------------


def _lines(file: str) -> Iterator[bytes]:
    """The lines of a file, the last one without its sum checked."""
    try:
        with gzip.open(Path(file).expanduser(), "rb") as stream:
            while line := stream.readline(LONGEST_LINE):
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise Malformed("server-backup-broken", file=file) from None
    except OSError as error:
        raise Malformed("cli-cannot-read", file=file, reason=why_failed(error)) from None


def _head(file: str, lines: Iterator[bytes]) -> Head:
    try:
        head = msgspec.json.decode(next(lines, b""), type=Head)
    except UNREADABLE:
        raise Malformed("server-backup-none", file=file) from None
    if head.rallybox != "backup":
        raise Malformed("server-backup-none", file=file)
    if head.format != FORMAT:
        raise Malformed("server-backup-newer", file=file)
    return head


def check(file: str) -> Summary:
    """Read all of it; Malformed unless it is whole."""
    lines, added = _lines(file), sha256()
    head = _head(file, lines)
    added.update(msgspec.json.encode(head) + b"\n")
    rows: dict[str, int] = {}
    table, end = "", None
    try:
        for line in lines:
            if end is not None:
                raise Malformed("server-backup-broken", file=file)
            if line.startswith(b"["):
                rows[table] += 1
            elif line.startswith(b'{"table"'):
                table = msgspec.json.decode(line, type=Part).table
                rows[table] = 0
            else:
                end = msgspec.json.decode(line, type=End)
                continue
            added.update(line)
    except (*UNREADABLE, KeyError):
        raise Malformed("server-backup-broken", file=file) from None
    if end is None or (end.rows, end.digest) != (rows, added.hexdigest()):
        raise Malformed("server-backup-broken", file=file)
    return Summary(head, rows)


def rows_of(file: str, at_once: int = 500) -> Iterator[Rows]:
    """All rows of a file that was checked, table after table, some at a time."""
    lines = _lines(file)
    next(lines)
    table = ""
    columns: tuple[str, ...] = ()
    found: list[dict[str, Any]] = []
    for line in lines:
        if line.startswith(b"["):
            row: list[Any] = msgspec.json.decode(line)
            found.append(dict(zip(columns, map(_value, row), strict=True)))
            if len(found) < at_once:
                continue
        if found:
            yield Rows(table, found)
            found = []
        if line.startswith(b'{"table"'):
            part = msgspec.json.decode(line, type=Part)
            table, columns = part.table, part.columns
