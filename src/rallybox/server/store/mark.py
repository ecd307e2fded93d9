"""A mark beside an SQLite file: how many groups of writes were acknowledged.

SQLite keeps the latest commits in a companion file (`-wal`). If that is deleted, or an older copy
is put in the database's place, what is left is a sound database that has forgotten the last
things people were told are kept. Nothing inside it can tell; so the database counts its commits,
and a small file beside it has the number of the last one that was acknowledged.

The mark is written after each commit and is not waited for: after a loss of power it may be behind
the database, never ahead of it. If it is ahead, commits are missing.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

LONGEST = 100


class Count(NamedTuple):
    """A database, and how many groups of writes it has seen."""

    name: str
    number: int


def mark_file(database: str) -> Path:
    """Where the mark of a database is."""
    return Path(f"{database}.mark")


def read_mark(database: str) -> Count | None:
    """What was acknowledged last, if there is a mark that can be read."""
    try:
        name, number = mark_file(database).read_text(encoding="utf-8")[:LONGEST].split()
        return Count(name, int(number))
    except (OSError, ValueError):
        return None


def missing(found: Count | None, marked: Count | None) -> int:
    """How many groups of writes a database has lost, as far as its mark tells.

    One that has never counted has lost all of them, if there is a mark. The mark of another
    database says nothing.
    """
    if marked is None or (found is not None and marked.name != found.name):
        return 0
    return max(0, marked.number - (0 if found is None else found.number))


class Mark:
    """The mark of the database that this process writes to."""

    def __init__(self, database: str, count: Count) -> None:
        self._name, self.number = count
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        self._file = os.open(mark_file(database), flags, 0o600)
        self.keep(self.number)

    def keep(self, number: int) -> None:
        """So many are acknowledged."""
        self.number = number
        with suppress(OSError):  # what is committed is committed, and the mark behind
            os.pwrite(self._file, f"{self._name} {number:020}\n".encode(), 0)

    def close(self) -> None:
        """No more will come."""
        os.close(self._file)
