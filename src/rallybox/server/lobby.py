"""Everything that happens to a table except its game: each function is one transaction.

They take a connection (see `Database.write`), load the table under a lock, and either change it
or raise an error of the tree and change nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_bytes
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rallybox.core.dice import KeyedDice
from rallybox.core.errors import Malformed
from rallybox.core.fair import number_secret
from rallybox.games import find_game
from rallybox.server import names
from rallybox.server.errors import Forbidden, NotFound, TooMany
from rallybox.server.store import log, tables
from rallybox.server.store.people import Person
from rallybox.server.store.schema import snapshots
from rallybox.server.store.tables import SeatRecord, TableRecord, new_code, new_id, new_secret
from rallybox.server.table.play import BOT_GRACE, Play, due
from rallybox.server.wire.base import Level, SeatPlan
from rallybox.server.wire.lobby import JoinTable, NewTable

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
    setup = game.settle(game.setup(options), KeyedDice(token_bytes(32)))
    record = TableRecord(
        id=new_id(),
        code=new_code(),
        game=game.name,
        rules=game.rules,
        setup=msgspec.to_builtins(setup),
        public=asked.public,
        pace=asked.pace,
        hints=asked.hints,
        host=person.id,
        status="open",
        secret=_secret(game.number(setup)),
        created=now,
        number=setup.number,
        seats=[SeatRecord(seat=n, plan=plan) for n, plan in enumerate(asked.seats)],
    )
    _seat_host(record, person, asked)
    _name_bots(record)
    return _insert(connection, record)


def _secret(number: str | None) -> str:
    """The server's share in the dice; of a numbered deal what everybody can work out."""
    return new_secret() if number is None else number_secret(number).hex()


def _share(record: TableRecord, contribution: str | None) -> str | None:
    """Somebody's share in the dice; a numbered deal has no dice to share in."""
    return None if record.number is not None else contribution or new_secret()


def _seat_host(record: TableRecord, person: Person, asked: NewTable) -> None:
    """The host and whoever shares the host's device; one device has one share in the dice."""
    people = [seat for seat in record.seats if seat.plan == "person"]
    if not asked.here.keys() <= {seat.seat for seat in people}:
        raise Malformed("server-not-for-people")
    for seat in people:
        if seat is people[0] or seat.seat in asked.here:
            others = [other.name for other in record.seats]
            name = names.nickname(asked.here.get(seat.seat, person.nickname))
            seat.identity, seat.name = person.id, names.unlike(name, others)
    if people:
        people[0].contribution = _share(record, asked.contribution)


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
    if not old.seats_of(person.id) and old.host != person.id:
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
        secret=old.secret if old.number is not None else new_secret(),
        created=now,
        outcome=None,
        assisted=False,
        result=None,
        due=None,
        started=None,
        finished=None,
        seats=[_again(old, seat, person) for seat in old.seats],
    )
    record = _insert(connection, record)
    tables.update(connection, old, rematch=record.id)
    return record


def _again(old: TableRecord, seat: SeatRecord, person: Person) -> SeatRecord:
    """The same seat at a rematch: kept for whoever sat there, taken by who asked for it."""
    if seat.plan != "person":
        return msgspec.structs.replace(seat)
    if seat.identity == person.id:
        return SeatRecord(
            seat=seat.seat,
            plan="person",
            name=seat.name,
            identity=person.id,
            contribution=None if seat.contribution is None else new_secret(),
            auto=seat.auto,
        )
    # Who shares a device with others is called as before; who has one alone, as they are now.
    name = seat.name if len(old.seats_of(seat.identity)) > 1 else ""
    return SeatRecord(seat=seat.seat, plan="person", reserved=seat.identity, name=name)


# -- sitting down and getting up -------------------------------------------------------------------


def _open_table(connection: Connection, table_id: str) -> TableRecord:
    record = tables.load(connection, table_id, lock=True)
    if record.status != "open":
        raise Forbidden("server-begun-already")
    return record


def join(connection: Connection, table_id: str, person: Person, asked: JoinTable) -> TableRecord:
    """Take a seat: the one that is kept, the one asked for, or the first free one.

    Who sits here already stays there, and may give another contribution to the dice; unless they
    say a name: then somebody else on their device sits down, too.
    """
    record = _open_table(connection, table_id)
    own = record.seats_of(person.id)
    if own and asked.name is None:
        if asked.contribution is not None and record.number is None:
            sharing = next((seat for seat in own if seat.contribution is not None), own[0])
            tables.update_seat(connection, record, sharing.seat, contribution=asked.contribution)
        return record
    kept = [s for s in record.seats if s.plan == "person" and s.reserved == person.id]
    free = kept + [s for s in record.seats if s.free]
    if asked.seat is not None:
        free = [s for s in free if s.seat == asked.seat]
    if not free:
        raise Forbidden("server-no-free-seat")
    # All who shared a device before sit down again together.
    for seat in free[:1] + [s for s in kept if s is not free[0] and s.name and asked.seat is None]:
        share = None if record.seats_of(person.id) else _share(record, asked.contribution)
        others = [s.name for s in record.seats if s is not seat]
        name = names.nickname(asked.name or seat.name or person.nickname)
        tables.update_seat(
            connection,
            record,
            seat.seat,
            identity=person.id,
            reserved=None,
            name=names.unlike(name, others),
            contribution=share,
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


def _get_up(connection: Connection, record: TableRecord, seat: SeatRecord, **more: Any) -> None:
    """Nobody sits here any more. A device that stays keeps its share in the dice."""
    stays = [s for s in record.seats_of(seat.identity) if s.seat != seat.seat]
    if stays and seat.contribution is not None:
        tables.update_seat(connection, record, stays[0].seat, contribution=seat.contribution)
    tables.update_seat(connection, record, seat.seat, **(_EMPTY | more))


def _mine(record: TableRecord, person: Person, seat: int | None) -> list[SeatRecord]:
    """Somebody's seats, or the one they mean; Forbidden if it is not theirs."""
    mine = [s for s in record.seats_of(person.id) if seat is None or s.seat == seat]
    if seat is not None and not mine:
        raise Forbidden("server-not-your-seat")
    return mine


def leave(
    connection: Connection, table_id: str, person: Person, seat: int | None, now: int
) -> TableRecord:
    """Get up, from one seat or all. Before the start it is free again; later the club bot plays."""
    record = tables.load(connection, table_id, lock=True)
    mine = _mine(record, person, seat)
    if record.status == "running" and mine:
        return _let_bot_play(connection, record, mine, "club", now)
    if record.status != "open":
        raise Forbidden("server-not-running")
    if not mine and record.host != person.id:
        raise Forbidden("server-not-at-table")
    for own in mine:
        _get_up(connection, record, own)
    if record.host == person.id and not record.seats_of(person.id):
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
    _get_up(connection, record, record.seats[seat], plan=plan, name=name)
    return record


# -- playing ---------------------------------------------------------------------------------------


def start(connection: Connection, table_id: str, person: Person, now: int) -> TableRecord:
    """The game begins: the dice are fixed, and the first position is kept."""
    record = _open_table(connection, table_id)
    if record.host != person.id:
        raise Forbidden("server-host-only")
    if any(seat.plan == "person" and seat.identity is None for seat in record.seats):
        raise Forbidden("server-seats-empty")
    # Nothing has been dealt yet: it is played by the rules of today.
    rules = find_game(record.game).rules
    tables.update(connection, record, status="running", started=now, rules=rules)
    play = Play.begin(record)
    row = log.snapshot_row(record.id, play.snapshot())
    connection.execute(snapshots.insert(), row)
    tables.update(connection, record, due=due(record, play.state.to_act, play.clocks, now))
    return record


def stand_in(
    connection: Connection,
    table_id: str,
    person: Person,
    seat: int | None,
    level: Level | None,
    now: int,
) -> TableRecord:
    """A bot plays for somebody from now on, or they do themselves again."""
    record = tables.load(connection, table_id, lock=True)
    mine = _mine(record, person, seat)
    if not mine:
        raise Forbidden("server-not-at-table")
    if record.status != "running":
        raise Forbidden("server-not-running")
    return _let_bot_play(connection, record, mine, level, now)


def _let_bot_play(
    connection: Connection,
    record: TableRecord,
    seats: Sequence[SeatRecord],
    level: Level | None,
    now: int,
) -> TableRecord:
    for seat in seats:
        tables.update_seat(connection, record, seat.seat, stand_in=level)
    # Whoever opens the table then works out when it is really due.
    tables.update(connection, record, due=now + BOT_GRACE)
    return record


def set_auto(connection: Connection, table_id: str, seat: int, on: bool) -> TableRecord:
    """The server continues for a seat where there is nothing to choose."""
    record = tables.load(connection, table_id, lock=True)
    tables.update_seat(connection, record, seat, auto=on)
    return record


def help_was_asked(connection: Connection, table_id: str) -> TableRecord:
    """Somebody wants a hint on a numbered deal: it counts for the list of the best no more."""
    record = tables.load(connection, table_id, lock=True)
    if record.status == "running":
        tables.update(connection, record, assisted=True)
    return record
