"""Old games: out of the database, into an archive of records that can be told again."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, select

from rallybox.core.errors import RallyboxError
from rallybox.core.record import read, write
from rallybox.server.admin.archive import new_file
from rallybox.server.admin.tables import remove_rows
from rallybox.server.store import log, ratings
from rallybox.server.store.schema import tables
from rallybox.tables.errors import Unavailable
from rallybox.tables.finished import record_of

AT_ONCE = 20
"""Games removed in one transaction: players wait for it."""

Opening = Callable[[], AbstractContextManager[Connection]]


class Pruned(NamedTuple):
    """What was done."""

    games: int
    left: int
    """Games that could not be told again; they stay."""


def old_games(connection: Connection, before: int) -> list[str]:
    """Games that ended before a time, oldest first; the best of numbered deals stay listed."""
    old = (tables.c.status == "finished") & (tables.c.finished < before)
    query = select(tables.c.id).where(old & tables.c.result.is_(None))
    return list(connection.execute(query.order_by(tables.c.finished, tables.c.id)).scalars())


def _name(finished: int, game: str, table_id: str) -> str:
    day = datetime.fromtimestamp(finished / 1000, UTC).strftime("%Y-%m-%d")
    return f"{day}-{game}-{table_id}.json"


def _records(connection: Connection, ids: list[str]) -> Iterator[tuple[str, str, str]]:
    """Each game's id, the name of its file and its record; what cannot be told is left out."""
    for table_id in ids:
        stored = log.whole_log(connection, table_id)
        try:
            text = write(record_of(stored))
            read(text.encode())
        except RallyboxError:
            continue
        record = stored.record
        yield table_id, _name(record.finished or record.created, record.game, table_id), text


def prune(reading: Opening, writing: Opening, before: int, file: str | Path) -> Pruned:
    """Write the records of old games into a new ZIP file, see that they are there, and only then
    remove the games. `rallybox replay` reads each record."""
    kept: dict[str, str] = {}
    with reading() as connection:
        ids = old_games(connection, before)
        if not ids:
            return Pruned(0, 0)
        with new_file(file) as stream, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as packed:
            for table_id, name, text in _records(connection, ids):
                packed.writestr(name, text)
                kept[table_id] = name
    _demand_whole(Path(file).expanduser(), kept)
    done = list(kept)
    for start in range(0, len(done), AT_ONCE):
        some = done[start : start + AT_ONCE]
        with writing() as connection:
            ratings.count(connection, some)
            remove_rows(connection, some)
    return Pruned(len(kept), len(ids) - len(kept))


def _demand_whole(file: Path, kept: dict[str, str]) -> None:
    """Nothing is removed that cannot be read back from the file."""
    with zipfile.ZipFile(file) as packed:
        if packed.testzip() is not None or sorted(packed.namelist()) != sorted(kept.values()):
            raise Unavailable("server-backup-broken", file=str(file))
