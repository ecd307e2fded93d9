"""People as admins see them: found by name, exported and deleted at their wish."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, func, or_, select

from rallybox.core.errors import Malformed
from rallybox.core.words import DEFAULT, Words
from rallybox.server.store import bans, log, news, reviews
from rallybox.server.store.schema import identities, messages, metadata, seats, tables
from rallybox.tables import lobby, names
from rallybox.tables.errors import NotFound
from rallybox.tables.record import Person, TableRecord

NOBODY = "nobody"
"""The identity that is the host of tables whose host was deleted. Nobody has a token for it."""
SECRETS = frozenset(("hash", "secret", "contribution", "token", "key", "auth", "p256dh"))
"""Columns that recognise somebody, or say how cards were dealt; whoever asks for them is shown
neither: a file is easily lost."""


class Found(msgspec.Struct, frozen=True):
    """Somebody in a list."""

    id: str
    nickname: str
    created: int
    tables: int


def find(connection: Connection, text: str, most: int = 50) -> list[Found]:
    """People by id, or by a part of their name; the newest first."""
    if not text.isprintable():
        raise Malformed("server-bad-text")
    sits = select(func.count(seats.c.table_id.distinct())).where(
        seats.c.identity == identities.c.id
    )
    query = select(identities, sits.scalar_subquery().label("number")).where(
        identities.c.id != NOBODY
    )
    if text:
        part = text.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        named = func.lower(identities.c.nickname).like(f"%{part}%", escape="\\")
        query = query.where(or_(identities.c.id == text, named))
    rows = connection.execute(query.order_by(identities.c.created.desc()).limit(most))
    return [Found(row.id, row.nickname, row.created, row.number) for row in rows]


def _person(connection: Connection, identity: str) -> Person:
    if identity.isprintable() and identity != NOBODY:
        query = select(identities.c.id, identities.c.nickname)
        row = connection.execute(query.where(identities.c.id == identity)).first()
        if row is not None:
            return Person(row.id, row.nickname)
    raise NotFound("server-no-such-person", person=identity)


# -- export ----------------------------------------------------------------------------------------


def _columns(table: Table) -> list[Any]:
    """The columns of a table that say whose a row is, whatever room has made it."""
    return [
        column
        for column in table.columns
        if table is not identities
        and (
            column.name in ("identity", "reserved")
            or any(key.references(identities) for key in column.foreign_keys)
        )
    ]


def _rows(connection: Connection, table: Table, identity: str) -> list[dict[str, Any]]:
    mine = or_(*(column == identity for column in _columns(table)))
    shown = [column for column in table.columns if column.name not in SECRETS]
    found = connection.execute(select(*shown).where(mine).order_by(*table.primary_key.columns))
    return [_harmless(_plain(row)) for row in found]


def _harmless(row: dict[str, Any]) -> dict[str, Any]:
    """Without the keys that are inside of where a browser is told something."""
    if row.get("kind") == "push" and "target" in row:
        target: dict[str, Any] = msgspec.json.decode(row["target"])
        row["target"] = {name: value for name, value in target.items() if name not in SECRETS}
    return row


def _plain(row: Any) -> dict[str, Any]:
    """A row as JSON can say it; SQLAlchemy's names are texts of a kind of their own."""
    return {
        str.__str__(name): value.hex() if isinstance(value, bytes) else value
        for name, value in row._mapping.items()
    }


def export(connection: Connection, identity: str) -> dict[str, Any]:
    """All that is kept of somebody and is theirs to know: no secrets of games that go on."""
    person = _person(connection, identity)
    created = connection.execute(
        select(identities.c.created).where(identities.c.id == identity)
    ).scalar_one()
    found: dict[str, Any] = {
        "person": {"id": person.id, "nickname": person.nickname, "created": created},
        **{
            table.name: _rows(connection, table, identity)
            for table in metadata.sorted_tables
            if _columns(table) and table is not tables
        },
    }
    ids = _tables_of(connection, identity)
    shown = (tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.finished)
    found["tables"] = [
        _plain(row)
        for row in connection.execute(
            select(*shown).where(tables.c.id.in_(ids)).order_by(tables.c.created)
        )
    ]
    found["messages"] = [_plain(row) for row in connection.execute(_said(identity))]
    return found


def _said(identity: str) -> Any:
    """What somebody has said; where a line does not tell, what was at seats that are theirs."""
    there = (seats.c.table_id == messages.c.table_id) & (seats.c.seat == messages.c.seat)
    sits = select(seats.c.seat).where(there & (seats.c.identity == identity)).exists()
    return (
        select(messages.c.table_id, messages.c.at, messages.c.text, messages.c.phrase)
        .where(or_(messages.c.identity == identity, messages.c.identity.is_(None) & sits))
        .order_by(messages.c.at)
    )


def _tables_of(connection: Connection, identity: str) -> list[str]:
    seated = select(seats.c.table_id).where(
        or_(seats.c.identity == identity, seats.c.reserved == identity)
    )
    query = select(tables.c.id).where(or_(tables.c.id.in_(seated), tables.c.host == identity))
    return list(connection.execute(query.order_by(tables.c.id)).scalars())


# -- delete ----------------------------------------------------------------------------------------


def remove(connection: Connection, identity: str, now: int) -> int:
    """Forget somebody; at how many tables they were.

    Games stay, with nobody's name where theirs was; where they are playing a bot plays on for good,
    and what they have said is gone. All devices are signed out at once.
    """
    person = _person(connection, identity)
    ids = _tables_of(connection, identity)
    for table_id in ids:
        _leave(connection, table_id, person, now)
    elsewhere = _removed_from(connection, identity)
    for table_id in elsewhere:
        _forget_removed(connection, table_id, identity)
    if connection.execute(select(identities.c.id).where(identities.c.id == NOBODY)).first() is None:
        row = {"id": NOBODY, "nickname": _name(), "created": now}
        connection.execute(identities.insert(), row)
    connection.execute(tables.update().where(tables.c.host == identity).values(host=NOBODY))
    for table in reversed(metadata.sorted_tables):
        if table not in (seats, tables) and (columns := _columns(table)):
            theirs = or_(*(column == identity for column in columns))
            connection.execute(delete(table).where(theirs))
    bans.lift_all(connection, [identity])
    connection.execute(delete(identities).where(identities.c.id == identity))
    news.tell(connection, identity, news.GONE, now)
    for table_id in dict.fromkeys([*ids, *elsewhere]):
        news.tell(connection, table_id, news.TABLE, now)
    return len(ids)


def _name() -> str:
    return Words("server-nobody").say(DEFAULT)


def _leave(connection: Connection, table_id: str, person: Person, now: int) -> None:
    """One table, without them."""
    sits = (seats.c.table_id == table_id) & (seats.c.identity == person.id)
    mine = list(connection.execute(select(seats.c.seat).where(sits)).scalars())
    _forget_old_lines(connection, table_id, messages.c.seat.in_(mine))
    record = log.change(connection, table_id, lambda record: _without(record, person, now))
    reviews.rename(connection, table_id, [seat.name for seat in record.seats])


def _forget_old_lines(connection: Connection, table_id: str, theirs: ColumnElement[bool]) -> None:
    """Lines that do not tell who has said them; the others go with whoever has."""
    untold = (messages.c.table_id == table_id) & messages.c.identity.is_(None)
    connection.execute(delete(messages).where(untold & theirs))


def _removed_from(connection: Connection, identity: str) -> list[str]:
    """Tables whose host has asked them to leave; they do not sit there."""
    remembered = tables.c.removed.contains(identity, autoescape=True)
    return list(connection.execute(select(tables.c.id).where(remembered)).scalars())


def _forget_removed(connection: Connection, table_id: str, identity: str) -> None:
    called: list[str] = []

    def forget(record: TableRecord) -> None:
        called.extend(gone.name for gone in record.removed if gone.identity == identity)
        record.removed = tuple(gone for gone in record.removed if gone.identity != identity)

    log.change(connection, table_id, forget)
    _forget_old_lines(connection, table_id, messages.c.name.in_(called))


def _without(record: TableRecord, person: Person, now: int) -> None:
    mine = record.seats_of(person.id)
    if record.status == "running" and any(not seat.gave_up for seat in mine):
        lobby.give_up(record, person, None, now)
    elif record.status == "open" and record.host == person.id:
        record.status, record.due = "closed", None
    if mine and record.number is not None:
        record.result = None  # nobody is among the best
    for seat in record.seats:
        if seat.reserved == person.id:
            # A name was kept for them; it is not one for whoever takes the seat now.
            seat.reserved, seat.name = None, ""
        if seat.identity == person.id:
            seat.identity, seat.contribution = None, _kept(record, seat.contribution)
            others = [one.name for one in record.seats if one is not seat]
            seat.name = names.unlike(_name(), others) if record.status != "open" else ""


def _kept(record: TableRecord, contribution: str | None) -> str | None:
    """What was mixed into the shuffle stays, or the game could not be checked any more."""
    return contribution if record.status != "open" else None
