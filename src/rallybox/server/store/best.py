"""The best results of numbered deals, as the tables at which they were reached tell them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from rallybox.core.outcome import Outcome
from rallybox.hosting.best import best_of
from rallybox.server.store.schema import seats, tables
from rallybox.tables.info import Result

LOOKED_AT = 1000
"""So many results are read at most: who has a hundred of one deal is listed once."""


def best(
    connection: Connection, game: str, number: int | None, identity: str | None, most: int
) -> list[Result]:
    """The best results, of a deal or all, of somebody or everybody; one of each person and deal."""
    wanted = (tables.c.game == game) & tables.c.result.is_not(None)
    if number is not None:
        wanted &= tables.c.number == number
    if identity is not None:
        wanted &= seats.c.identity == identity
    query = (
        select(
            tables.c.id,
            tables.c.public,
            seats.c.identity,
            seats.c.name,
            tables.c.number,
            tables.c.outcome,
            tables.c.finished,
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(wanted)
        # Who was there first stays before those who have only done as well.
        .order_by(tables.c.result.desc(), tables.c.finished)
        .limit(LOOKED_AT)
    )
    return best_of((_result(row) for row in connection.execute(query)), most)


def _result(row: Row[*tuple[Any, ...]]) -> Result:
    outcome = msgspec.json.decode(row.outcome, type=Outcome)
    return Result(row.id, row.public, row.identity, row.name, row.number, outcome, row.finished)
