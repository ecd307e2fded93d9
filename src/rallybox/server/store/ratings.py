"""How strong people are, in the database; see `rallybox.tables.strength`.

A finished game is counted when somebody asks how strong one of its players is, and once: its row
says so, in the same transaction. So a move costs nothing more, and a crash loses nothing.

One who has brought hundreds of games along asks for all of them at once. Everybody's moves wait for
a transaction to end, so that each counts a few of them, and others have their turn in between.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from sqlalchemy import Connection, select

from rallybox.server.store import tables as store
from rallybox.server.store.database import Database
from rallybox.server.store.schema import ratings, seats, tables
from rallybox.tables import strength
from rallybox.tables.record import TableRecord
from rallybox.tables.strength import Rated

AT_ONCE = 4
"""Games that are counted in one transaction: each takes about a millisecond."""
FOR_ONE_QUESTION = 200
"""Games that are counted before somebody gets an answer; with the others it is right next time."""


async def settled(database: Database, identity: str) -> dict[str, Rated]:
    """How strong somebody is, by game, with all games that they have finished; games without any
    are left out."""
    unseen = await database.read(lambda c: uncounted(c, identity, FOR_ONE_QUESTION))
    for first in range(0, len(unseen), AT_ONCE):
        part = unseen[first : first + AT_ONCE]
        await database.write(partial(count, ids=part))
    return await database.read(lambda c: known(c, identity))


def uncounted(connection: Connection, identity: str, most: int) -> Sequence[str]:
    """Games that somebody has finished and that are not counted yet, the first ones first."""
    unseen = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where((seats.c.identity == identity) & (tables.c.status == "finished"))
        .where(tables.c.rated.is_(False))
        .group_by(tables.c.id)  # somebody may have several seats
        .order_by(tables.c.finished, tables.c.id)
    )
    return connection.execute(unseen.limit(most)).scalars().all()


def known(connection: Connection, identity: str) -> dict[str, Rated]:
    """How strong somebody is, by game, as far as it was counted."""
    rows = connection.execute(select(ratings).where(ratings.c.identity == identity))
    return {row.game: Rated(row.rating, row.spread, row.games) for row in rows}


def count(connection: Connection, ids: Iterable[str]) -> None:
    """Count these finished games, in this order, as far as nobody has."""
    for table_id in ids:
        _count(connection, table_id)


def _count(connection: Connection, table_id: str) -> None:
    """Of two who count a table at once, one does."""
    open_one = (tables.c.id == table_id) & tables.c.rated.is_(False)
    if connection.execute(tables.update().where(open_one).values(rated=True)).rowcount != 1:
        return
    record = store.load(connection, table_id)
    before = _known(connection, record, record.people())
    for identity, rated in strength.counted(record, before).items():
        _keep(connection, identity, record.game, rated)


def _known(connection: Connection, record: TableRecord, people: Iterable[str]) -> dict[str, Rated]:
    theirs = (ratings.c.game == record.game) & ratings.c.identity.in_(list(people))
    rows = connection.execute(select(ratings).where(theirs))
    return {row.identity: Rated(row.rating, row.spread, row.games) for row in rows}


def _keep(connection: Connection, identity: str, game: str, rated: Rated) -> None:
    mine = (ratings.c.identity == identity) & (ratings.c.game == game)
    values = {"rating": rated.rating, "spread": rated.spread, "games": rated.games}
    if connection.execute(ratings.update().where(mine).values(values)).rowcount == 0:
        key = {"identity": identity, "game": game}
        connection.execute(ratings.insert(), key | values)
