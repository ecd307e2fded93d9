"""Tables and their seats in the database. Every function takes a connection; none of them waits."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import choice, token_bytes, token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, select

from rallybox.core.fair import commit, table_seed
from rallybox.core.outcome import Outcome
from rallybox.server.errors import NotFound
from rallybox.server.store.schema import actions, seats, snapshots, tables
from rallybox.server.wire.base import Level, Pace, SeatPlan, Status

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nothing that is mistaken for something else when read aloud or on paper."""
CODE_LENGTH = 6


class SeatRecord(msgspec.Struct, kw_only=True):
    """A seat."""

    seat: int
    plan: SeatPlan
    name: str = ""
    identity: str | None = None
    reserved: str | None = None
    contribution: str | None = None
    stand_in: Level | None = None
    auto: bool = False

    @property
    def bot(self) -> Level | None:
        """The level of the bot that decides here, if one does."""
        return self.stand_in if self.plan == "person" else self.plan

    @property
    def free(self) -> bool:
        """Could anybody sit down?"""
        return self.plan == "person" and self.identity is None and self.reserved is None


class TableRecord(msgspec.Struct, kw_only=True):
    """A table with its seats; not its game."""

    id: str
    code: str
    game: str
    rules: int
    setup: dict[str, Any]
    public: bool
    pace: Pace
    hints: bool
    host: str
    status: Status
    secret: str
    created: int
    seats: list[SeatRecord]
    outcome: Outcome | None = None
    due: int | None = None
    rematch: str | None = None
    number: int | None = None
    """Of the deal, where deals are numbered: then the secret follows from it, for all to know."""
    assisted: bool = False
    """Was something taken back, a hint asked for, a decision made by a bot?"""
    result: int | None = None
    """How good it came out, if it counts for the list of the best."""
    started: int | None = None
    finished: int | None = None

    @property
    def commitment(self) -> str:
        """What is shown before the first shuffle."""
        return commit(bytes.fromhex(self.secret))

    @property
    def contributions(self) -> tuple[str, ...]:
        """The people's secrets, by seat."""
        return tuple(s.contribution for s in self.seats if s.contribution is not None)

    def seed(self) -> bytes:
        """The seed of the dice; fixed from the start of the game."""
        return table_seed(
            bytes.fromhex(self.secret), [bytes.fromhex(c) for c in self.contributions]
        )

    def seats_of(self, identity: str | None) -> list[SeatRecord]:
        """Where somebody sits: on several seats if several people share their device."""
        if identity is None:
            return []
        return [seat for seat in self.seats if seat.identity == identity]

    def people(self) -> frozenset[str]:
        """The identities of those who have a seat."""
        return frozenset(seat.identity for seat in self.seats if seat.identity is not None)

    def seat_of(self, identity: str | None, wanted: int | None = None) -> SeatRecord | None:
        """Their seat with this number; without one their only seat, and of several none."""
        mine = self.seats_of(identity)
        if wanted is not None:
            mine = [seat for seat in mine if seat.seat == wanted]
        return mine[0] if len(mine) == 1 else None


def new_code() -> str:
    """A code for joining by word of mouth."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> str:
    """Whoever knows it may look at the table, so nobody can guess it."""
    return token_urlsafe(12)


def new_secret() -> str:
    """256 random bits."""
    return token_bytes(32).hex()


_TABLE_FIELDS = tuple(name for name in TableRecord.__struct_fields__ if name != "seats")
_JSON_FIELDS = ("setup", "pace", "outcome")


def _as_row(record: TableRecord) -> dict[str, Any]:
    row = msgspec.structs.asdict(record)
    del row["seats"]
    for field in _JSON_FIELDS:
        if row[field] is not None:
            row[field] = msgspec.json.encode(row[field]).decode()
    return row


def _from_rows(row: Row[Any], seat_rows: Sequence[Row[Any]]) -> TableRecord:
    fields = {name: row._mapping[name] for name in _TABLE_FIELDS}
    for field in _JSON_FIELDS:
        if fields[field] is not None:
            fields[field] = msgspec.json.decode(fields[field])
    fields["seats"] = [
        {name: seat._mapping[name] for name in SeatRecord.__struct_fields__} for seat in seat_rows
    ]
    return msgspec.convert(fields, TableRecord)


def insert(connection: Connection, record: TableRecord) -> None:
    """Keep a new table. IntegrityError if its code is taken."""
    connection.execute(tables.insert(), _as_row(record))
    rows = [{"table_id": record.id} | msgspec.structs.asdict(seat) for seat in record.seats]
    connection.execute(seats.insert(), rows)


def load(connection: Connection, table_id: str, *, lock: bool = False) -> TableRecord:
    """A table. `lock`: nobody else changes it before this transaction ends."""
    if not table_id.isprintable():
        raise NotFound("server-no-such-table")  # PostgreSQL would refuse to look for a NUL
    query = select(tables).where(tables.c.id == table_id)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise NotFound("server-no-such-table")
    return _from_rows(row, _seats(connection, [table_id]))


def _seats(connection: Connection, ids: list[str]) -> Sequence[Row[Any]]:
    query = select(seats).where(seats.c.table_id.in_(ids))
    return connection.execute(query.order_by(seats.c.table_id, seats.c.seat)).all()


def find_code(connection: Connection, code: str) -> str:
    """The id of the table with this code."""
    if not code.isprintable():
        raise NotFound("server-no-such-code")
    found = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
    if found is None:
        raise NotFound("server-no-such-code")
    return str(found)


def update(connection: Connection, record: TableRecord, **changes: Any) -> None:
    """Change a table, in the database and in the record."""
    for name, value in changes.items():
        setattr(record, name, value)
    row = _as_row(record)
    connection.execute(
        tables.update().where(tables.c.id == record.id).values({n: row[n] for n in changes})
    )


def update_seat(connection: Connection, record: TableRecord, seat: int, **changes: Any) -> None:
    """Change a seat, in the database and in the record."""
    for name, value in changes.items():
        setattr(record.seats[seat], name, value)
    mine = (seats.c.table_id == record.id) & (seats.c.seat == seat)
    connection.execute(seats.update().where(mine).values(**changes))


def retire(connection: Connection, table_id: str) -> None:
    """A game of older rules cannot go on: nobody is asked any more, and no clock runs."""
    record = load(connection, table_id, lock=True)
    if record.status == "running":
        update(connection, record, status="closed", due=None)


# -- lists ---------------------------------------------------------------------------------------


class Listing(msgspec.Struct):
    """A table of a list, with who is deciding (bits)."""

    record: TableRecord
    owing: int
    waiting: int


def _listing(connection: Connection, query: Select[Any]) -> list[Listing]:
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    by_table: dict[str, list[Row[Any]]] = {table: [] for table in ids}
    for seat in _seats(connection, ids):
        by_table[seat.table_id].append(seat)
    found = []
    for row in rows:
        record = _from_rows(row, by_table[row.id])
        owing, waiting = 0, 0
        if record.status == "running":
            owing, waiting = _deciding(connection, record.id)
        found.append(Listing(record, owing, waiting))
    return found


def _deciding(connection: Connection, table_id: str) -> tuple[int, int]:
    for log in (actions, snapshots):
        row = connection.execute(
            select(log.c.owing, log.c.waiting)
            .where(log.c.table_id == table_id)
            .order_by(log.c.sequence.desc())
            .limit(1)
        ).first()
        if row is not None:
            return row.owing, row.waiting
    return 0, 0


def public_tables(connection: Connection, most: int) -> list[Listing]:
    """Open and running tables for everybody, the newest first."""
    shown = tables.c.public.is_(True) & tables.c.status.in_(("open", "running"))
    query = select(tables).where(shown).order_by(tables.c.created.desc()).limit(most)
    return _listing(connection, query)


def tables_of(connection: Connection, identity: str, most: int) -> list[Listing]:
    """The tables somebody sits at, is expected at, or is the host of; the newest first."""
    seated = select(seats.c.table_id).where(
        (seats.c.identity == identity) | (seats.c.reserved == identity)
    )
    mine = tables.c.id.in_(seated) | (tables.c.host == identity)
    query = select(tables).where(mine & (tables.c.status != "closed"))
    return _listing(connection, query.order_by(tables.c.created.desc()).limit(most))


def hosted(connection: Connection, identity: str) -> int:
    """How many open and running tables somebody is the host of."""
    query = select(tables.c.id).where(
        (tables.c.host == identity) & tables.c.status.in_(("open", "running"))
    )
    return len(connection.execute(query).all())


def due_tables(connection: Connection, until: int, most: int) -> list[str]:
    """Running tables that somebody has to look at."""
    query = select(tables.c.id).where((tables.c.due <= until) & (tables.c.status == "running"))
    return [row.id for row in connection.execute(query.order_by(tables.c.due).limit(most))]
