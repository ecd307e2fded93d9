"""Everything that happens to a table except its game: each function is one transaction.

They take a connection (see `Database.write`), load the table under a lock, and either change it
or raise an error of the tree and change nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rallybox.core.errors import Malformed
from rallybox.core.fair import Fairness
from rallybox.games import find_game
from rallybox.server import names
from rallybox.server.errors import Forbidden, NotFound, TooMany
from rallybox.server.store import log, tables
from rallybox.server.store.people import Person
from rallybox.server.store.schema import snapshots
from rallybox.server.store.tables import SeatRecord, TableRecord, new_code, new_id, new_secret
from rallybox.server.table.play import BOT_GRACE, Play, due
from rallybox.server.wire.base import Level, SeatPlan
from rallybox.server.wire.lobby import NewTable

CODE_TRIES = 5


# -- making tables ---------------------------------------------------------------------------------


def create(
    connection: Connection, person: Person, asked: NewTable, now: int, most: int
) -> TableRecord:
    """A new table; the host takes the first seat for a person."""
    if tables.hosted(connection, person.id) >= most:
        raise TooMany("server-too-many-tables", most=most)
    game = find_game(asked.game)
    options: dict[str, Any] = {**asked.options, "players": len(asked.seats)}
    if asked.variant is not None:
        options["variant"] = asked.variant
    record = TableRecord(
        id=new_id(),
        code=new_code(),
        game=game.name,
        rules=game.rules,
        setup=msgspec.to_builtins(game.setup(options)),
        public=asked.public,
        pace=asked.pace,
        hints=asked.hints,
        host=person.id,
        status="open",
        secret=new_secret(),
        created=now,
        seats=[SeatRecord(seat=n, plan=plan) for n, plan in enumerate(asked.seats)],
    )
    own = next((seat for seat in record.seats if seat.plan == "person"), None)
    if own is not None:
        own.identity, own.name = person.id, person.nickname
        own.contribution = asked.contribution or new_secret()
    _name_bots(record)
    return _insert(connection, record)


def _name_bots(record: TableRecord) -> None:
    for seat in record.seats:
        if seat.plan != "person" and not seat.name:
            seat.name = names.bot_name([other.name for other in record.seats])


def _insert(connection: Connection, record: TableRecord) -> TableRecord:
    for _ in range(CODE_TRIES):
        try:
            with connection.begin_nested():
                tables.insert(connection, record)
            return record
        except IntegrityError:
            record.code = new_code()  # taken; there are 800 million others
    raise TooMany("server-too-many-tables", most=0)


def rematch(connection: Connection, table_id: str, person: Person, now: int) -> TableRecord:
    """A new table for the same people; if somebody has asked before, that one."""
    old = tables.load(connection, table_id, lock=True)
    if old.seat_of(person.id) is None and old.host != person.id:
        raise Forbidden("server-not-at-table")
    if old.rematch is not None:
        return tables.load(connection, old.rematch)
    if old.status != "finished":
        raise Forbidden("server-not-finished")
    record = msgspec.structs.replace(
        old,
        id=new_id(),
        code=new_code(),
        rules=find_game(old.game).rules,
        host=person.id,
        status="open",
        secret=new_secret(),
        created=now,
        outcome=None,
        due=None,
        started=None,
        finished=None,
        seats=[_again(seat, person) for seat in old.seats],
    )
    record = _insert(connection, record)
    tables.update(connection, old, rematch=record.id)
    return record


def _again(seat: SeatRecord, person: Person) -> SeatRecord:
    """The same seat at a rematch: kept for whoever sat there, taken by who asked for it."""
    if seat.plan != "person":
        return msgspec.structs.replace(seat)
    if seat.identity == person.id:
        return SeatRecord(
            seat=seat.seat,
            plan="person",
            name=seat.name,
            identity=person.id,
            contribution=new_secret(),
            auto=seat.auto,
        )
    return SeatRecord(seat=seat.seat, plan="person", reserved=seat.identity)


# -- sitting down and getting up -------------------------------------------------------------------


def _open_table(connection: Connection, table_id: str) -> TableRecord:
    record = tables.load(connection, table_id, lock=True)
    if record.status != "open":
        raise Forbidden("server-begun-already")
    return record


def join(
    connection: Connection,
    table_id: str,
    person: Person,
    seat: int | None,
    contribution: str | None,
) -> TableRecord:
    """Take a seat: the one that is kept, the one asked for, or the first free one.

    Who sits here already stays there, and may give another contribution to the dice.
    """
    record = _open_table(connection, table_id)
    own = record.seat_of(person.id)
    if own is not None:
        if contribution is not None:
            tables.update_seat(connection, record, own.seat, contribution=contribution)
        return record
    kept = [s for s in record.seats if s.plan == "person" and s.reserved == person.id]
    free = kept + [s for s in record.seats if s.free]
    if seat is not None:
        free = [s for s in free if s.seat == seat]
    if not free:
        raise Forbidden("server-no-free-seat")
    others = [s.name for s in record.seats]
    tables.update_seat(
        connection,
        record,
        free[0].seat,
        identity=person.id,
        reserved=None,
        name=names.unlike(person.nickname, others),
        contribution=contribution or new_secret(),
    )
    return record


_EMPTY: dict[str, Any] = {
    "identity": None,
    "reserved": None,
    "name": "",
    "contribution": None,
    "stand_in": None,
    "auto": False,
}


def leave(connection: Connection, table_id: str, person: Person, now: int) -> TableRecord:
    """Get up. Before the start the seat is free again; later the club bot plays on."""
    record = tables.load(connection, table_id, lock=True)
    seat = record.seat_of(person.id)
    if record.status == "running" and seat is not None:
        return _let_bot_play(connection, record, seat, "club", now)
    if record.status != "open":
        raise Forbidden("server-not-running")
    if seat is not None:
        tables.update_seat(connection, record, seat.seat, **_EMPTY)
    elif record.host != person.id:
        raise Forbidden("server-not-at-table")
    if record.host == person.id:
        heirs = [s.identity for s in record.seats if s.identity is not None]
        if heirs:
            tables.update(connection, record, host=heirs[0])
        else:
            tables.update(connection, record, status="closed")
    return record


def set_seat(
    connection: Connection, table_id: str, person: Person, seat: int, plan: SeatPlan
) -> TableRecord:
    """The host decides who a seat is for. Whoever sat there gets up."""
    record = _open_table(connection, table_id)
    if record.host != person.id:
        raise Forbidden("server-host-only")
    if seat >= len(record.seats):
        raise NotFound("server-no-such-seat", seats=len(record.seats))
    others = [s.name for s in record.seats]
    name = "" if plan == "person" else names.bot_name(others)
    tables.update_seat(connection, record, seat, **{**_EMPTY, "plan": plan, "name": name})
    return record


# -- playing ---------------------------------------------------------------------------------------


def start(connection: Connection, table_id: str, person: Person, now: int) -> TableRecord:
    """The game begins: the dice are fixed, and the first position is kept."""
    record = _open_table(connection, table_id)
    if record.host != person.id:
        raise Forbidden("server-host-only")
    if any(seat.plan == "person" and seat.identity is None for seat in record.seats):
        raise Forbidden("server-seats-empty")
    if record.rules != find_game(record.game).rules:
        raise Malformed("server-other-rules")
    tables.update(connection, record, status="running", started=now)
    play = Play.begin(record)
    row = log.snapshot_row(record.id, play.snapshot())
    connection.execute(snapshots.insert(), row)
    tables.update(connection, record, due=due(record, play.state.to_act, play.clocks, now))
    return record


def stand_in(
    connection: Connection, table_id: str, person: Person, level: Level | None, now: int
) -> TableRecord:
    """A bot plays for somebody from now on, or they do themselves again."""
    record = tables.load(connection, table_id, lock=True)
    seat = record.seat_of(person.id)
    if seat is None:
        raise Forbidden("server-not-at-table")
    if record.status != "running":
        raise Forbidden("server-not-running")
    return _let_bot_play(connection, record, seat, level, now)


def _let_bot_play(
    connection: Connection, record: TableRecord, seat: SeatRecord, level: Level | None, now: int
) -> TableRecord:
    tables.update_seat(connection, record, seat.seat, stand_in=level)
    # Whoever opens the table then works out when it is really due.
    tables.update(connection, record, due=now + BOT_GRACE)
    return record


def set_auto(connection: Connection, table_id: str, person: str, on: bool) -> TableRecord:
    """The server continues for somebody where there is nothing to choose."""
    record = tables.load(connection, table_id, lock=True)
    seat = record.seat_of(person)
    if seat is None:
        raise Forbidden("server-not-at-table")
    tables.update_seat(connection, record, seat.seat, auto=on)
    return record


def fairness(record: TableRecord) -> Fairness:
    """The proof of a table's dice; to be shown when the game is over."""
    secret = bytes.fromhex(record.secret)
    return Fairness.of(secret, [bytes.fromhex(c) for c in record.contributions])
