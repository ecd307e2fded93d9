"""Reviews that are kept, each with its table: what was found, and what is told of it."""

from __future__ import annotations

import gzip
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, select

from rallybox.hosting.reviews.kept import Kept
from rallybox.review.working import VERSION
from rallybox.server.store.schema import reviews, seats, tables
from rallybox.tables.wire.base import Said


def load(connection: Connection, table_id: str) -> Kept | None:
    """A table's review; what an older engine has found does not count."""
    mine = (reviews.c.table_id == table_id) & (reviews.c.version == VERSION)
    row = connection.execute(select(reviews).where(mine)).first()
    if row is None:
        return None
    verdict = msgspec.json.decode(row.verdict, type=Said)
    return Kept(row.effort, row.done, verdict, row.parts, row.report)


def report(connection: Connection, table_id: str) -> bytes | None:
    """What is told of a table's review, gzipped."""
    mine = (reviews.c.table_id == table_id) & (reviews.c.version == VERSION)
    found: bytes | None = connection.execute(select(reviews.c.report).where(mine)).scalar()
    return found


def rename(connection: Connection, table_id: str, names: Sequence[str]) -> None:
    """They are called so at a table now; what is told of its review says so, too."""
    mine = reviews.c.table_id == table_id
    packed = connection.execute(select(reviews.c.report).where(mine)).scalar()
    if packed is None:
        return
    report = _named(packed, list(names))
    connection.execute(reviews.update().where(mine).values(report=report))


def _named(packed: bytes, names: list[str]) -> bytes:
    """The same report, with these names."""
    told = msgspec.json.decode(gzip.decompress(packed))
    if told["review"]["names"] == names:
        return packed
    told["review"]["names"] = names
    return gzip.compress(msgspec.json.encode(told), 6, mtime=0)


def keep(connection: Connection, table_id: str, found: Kept, now: int) -> None:
    """Keep a review, unless there is a finer one, or the table has gone.

    Names are those of now: whoever was forgotten while it was made is not named by it.
    """
    there = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    if connection.execute(there).first() is None:
        return
    known = load(connection, table_id)
    if known is not None and known.fineness > found.fineness:
        return
    sit = select(seats.c.name).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    names = list(connection.execute(sit).scalars())
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
    connection.execute(
        reviews.insert().values(
            table_id=table_id,
            version=VERSION,
            effort=found.effort,
            done=found.done,
            verdict=msgspec.json.encode(found.verdict).decode(),
            parts=found.parts,
            report=_named(found.report, names),
            at=now,
        )
    )
