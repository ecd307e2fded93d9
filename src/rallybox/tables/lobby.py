"""Everything that happens to a table except its game.

Each function changes a record, or raises an error of the tree and changes nothing. Whoever keeps
the record lets nobody else change it meanwhile, and stores what has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_bytes
from typing import Any

import msgspec

from rallybox.bots.ladder import check
from rallybox.core.dice import KeyedDice
from rallybox.core.errors import Malformed
from rallybox.core.fair import number_secret
from rallybox.games import find_game
from rallybox.tables import drivers, names
from rallybox.tables.absence import STAND_IN, noted
from rallybox.tables.errors import Forbidden, NotFound
from rallybox.tables.log import Snapshot
from rallybox.tables.play import BOT_GRACE, Play, due
from rallybox.tables.record import (
    ELSEWHERE,
    Person,
    Removed,
    SeatRecord,
    TableRecord,
    new_code,
    new_id,
    new_secret,
    plain_code,
)
from rallybox.tables.wire.base import BotName, NoteKind, SeatPlan
from rallybox.tables.wire.lobby import JoinTable, NewTable

MOST_REMOVED = 100
"""As many are remembered at a table; the first of more may try again."""

# -- making tables ---------------------------------------------------------------------------------


def create(person: Person, asked: NewTable, now: int, taken: Sequence[str] = ()) -> TableRecord:
    """A new table; the host takes the first seat for a person. `taken`: names of others elsewhere,
    with whom nobody here must be confused."""
    game = find_game(asked.game)
    for plan in asked.seats:
        drivers.demand(plan, game)
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
    _seat_host(record, person, asked, taken)
    _name_bots(record)
    return record


def _secret(number: str | None) -> str:
    """The server's share in the dice; of a numbered deal what everybody can work out."""
    return new_secret() if number is None else number_secret(number).hex()


def _share(record: TableRecord, contribution: str | None) -> str | None:
    """Somebody's share in the dice; a numbered deal has no dice to share in."""
    return None if record.number is not None else contribution or new_secret()


def _seat_host(record: TableRecord, person: Person, asked: NewTable, taken: Sequence[str]) -> None:
    """The host and whoever shares the host's device; one device has one share in the dice."""
    people = [seat for seat in record.seats if seat.plan == "person"]
    if not asked.here.keys() <= {seat.seat for seat in people}:
        raise Malformed("server-not-for-people")
    for seat in people:
        if seat is people[0] or seat.seat in asked.here:
            others = [*taken, *(other.name for other in record.seats)]
            name = names.nickname(asked.here.get(seat.seat, person.nickname))
            seat.identity, seat.name = person.id, names.unlike(name, others)
    if people:
        people[0].contribution = _share(record, asked.contribution)


def _name_bots(record: TableRecord) -> None:
    for seat in record.seats:
        if seat.plan != "person" and not seat.name:
            seat.name = names.bot_name(seat.plan, [other.name for other in record.seats])


def rematch(old: TableRecord, person: Person, now: int) -> TableRecord | None:
    """A new table for the same people; None if somebody has asked before (`old.rematch`)."""
    if not old.seats_of(person.id) and old.host != person.id:
        raise Forbidden("server-not-at-table")
    if old.rematch is not None:
        return None
    if old.status != "finished" and old.trouble is None:
        raise Forbidden("server-not-finished")
    # Said one by one: what comes to a table later (a result, a count) stays there.
    record = TableRecord(
        id=new_id(),
        code=new_code(),
        game=old.game,
        rules=find_game(old.game).rules,
        setup=old.setup,
        public=old.public,
        pace=old.pace,
        hints=old.hints,
        host=person.id,
        status="open",
        secret=old.secret if old.number is not None else new_secret(),
        created=now,
        number=old.number,
        removed=old.removed,
        seats=[_again(old, seat, person) for seat in old.seats],
    )
    _rename(record, person)
    old.rematch = record.id
    return record


def _again(old: TableRecord, seat: SeatRecord, person: Person) -> SeatRecord:
    """The same seat at a rematch: kept for whoever sat there, taken by who asked for it."""
    if seat.plan != "person":
        plan = drivers.follows_me(seat.plan) if seat.adapts else seat.plan
        return msgspec.structs.replace(seat, plan=plan, adapts=False)
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
    if seat.identity == ELSEWHERE:  # nobody here could ever take it
        return SeatRecord(seat=seat.seat, plan="person")
    return SeatRecord(seat=seat.seat, plan="person", reserved=seat.identity, name=name)


def _rename(record: TableRecord, person: Person, taken: Sequence[str] = ()) -> None:
    """Who has a device alone is called as they call themselves now."""
    mine = record.seats_of(person.id)
    if len(mine) == 1:
        _call(record, mine[0], person.nickname, taken)


def _call(record: TableRecord, seat: SeatRecord, name: str, taken: Sequence[str]) -> None:
    """Somebody is called so here, with a number if another person is; a bot gives way."""
    others = [other.name for other in record.seats if other is not seat and other.plan == "person"]
    seat.name = names.unlike(name, [*taken, *others])
    for bot in record.seats:
        if bot.plan != "person" and names.alike(bot.name, (seat.name,)):
            bot.name = names.bot_name(bot.plan, [other.name for other in record.seats])


# -- sitting down and getting up -------------------------------------------------------------------


def _demand_open(record: TableRecord) -> None:
    if record.status != "open":
        raise Forbidden("server-begun-already")


def join(record: TableRecord, person: Person, asked: JoinTable, taken: Sequence[str] = ()) -> None:
    """Take a seat: the one that is kept, the one asked for, or the first free one.

    Who sits here already stays there, under their present name, and may give another contribution
    to the dice; unless they say a name: then somebody else on their device sits down, too.
    `taken`: names of others elsewhere, as in `create`.
    """
    _demand_open(record)
    own = record.seats_of(person.id)
    if own and asked.name is None:
        if asked.contribution is not None and record.number is None:
            sharing = next((seat for seat in own if seat.contribution is not None), own[0])
            sharing.contribution = asked.contribution
        _rename(record, person, taken)
        return
    if any(gone.identity == person.id for gone in record.removed):
        raise Forbidden("server-removed")
    _demand_invited(record, person, asked)
    kept = [s for s in record.seats if s.plan == "person" and s.reserved == person.id]
    free = kept + [s for s in record.seats if s.free]
    if asked.seat is not None:
        free = [s for s in free if s.seat == asked.seat]
    if not free:
        raise Forbidden("server-no-free-seat")
    # All who shared a device before sit down again together.
    theirs = free[:1] + [s for s in kept if s is not free[0] and s.name and asked.seat is None]
    called = [names.nickname(asked.name or seat.name or person.nickname) for seat in theirs]
    for seat, name in zip(theirs, called, strict=True):
        share = None if record.seats_of(person.id) else _share(record, asked.contribution)
        _call(record, seat, name, taken)
        seat.identity, seat.reserved, seat.contribution = person.id, None, share


def _demand_invited(record: TableRecord, person: Person, asked: JoinTable) -> None:
    """Where somebody was removed, the link alone seats nobody new: they have it, too, and may come
    under another name. Those who sit here, or are expected, are known."""
    known = {record.host, *(who for s in record.seats for who in (s.identity, s.reserved))}
    if record.guarded and person.id not in known and plain_code(asked.code or "") != record.code:
        raise Forbidden("server-link-is-old")


def _get_up(record: TableRecord, seat: SeatRecord) -> None:
    """Nobody sits here any more. A device that stays keeps its share in the dice."""
    stays = [s for s in record.seats_of(seat.identity) if s is not seat]
    if stays and seat.contribution is not None:
        stays[0].contribution = seat.contribution
    seat.identity = seat.reserved = seat.contribution = seat.stand_in = None
    seat.name, seat.auto = "", False


def _mine(record: TableRecord, person: Person, seat: int | None) -> list[SeatRecord]:
    """Somebody's seats, or the one they mean; Forbidden if it is not theirs."""
    mine = [s for s in record.seats_of(person.id) if seat is None or s.seat == seat]
    if seat is not None and not mine:
        raise Forbidden("server-not-your-seat")
    return mine


def leave(record: TableRecord, person: Person, seat: int | None, now: int, step: int = 0) -> None:
    """Get up, from one seat or all. Before the start it is free again; later the club bot plays."""
    mine = _mine(record, person, seat)
    if record.status == "running" and mine:
        _let_bot_play(record, mine, STAND_IN, "left", now, step)
        return
    if record.status != "open":
        raise Forbidden("server-not-running")
    if not mine and record.host != person.id:
        raise Forbidden("server-not-at-table")
    for own in mine:
        _get_up(record, own)
    if record.host == person.id and not record.seats_of(person.id):
        _hand_on(record)


def forsake(record: TableRecord) -> None:
    """The host of an open table has not been here for too long: somebody else is, or nobody."""
    _demand_open(record)
    for seat in record.seats_of(record.host):
        _get_up(record, seat)
    _hand_on(record)


def _hand_on(record: TableRecord) -> None:
    """The next to sit here is the host from now on; without anybody the table is closed."""
    heirs = [seat.identity for seat in record.seats if seat.identity is not None]
    if heirs:
        record.host = heirs[0]
    else:
        record.status = "closed"


def set_seat(record: TableRecord, person: Person, seat: int, plan: SeatPlan) -> None:
    """The host decides who a seat is for. Whoever sat there gets up, and is not let in again."""
    _demand_open(record)
    if record.host != person.id:
        raise Forbidden("server-host-only")
    if seat >= len(record.seats):
        raise NotFound("server-no-such-seat", seats=len(record.seats))
    drivers.demand(plan, find_game(record.game))
    others = [s.name for s in record.seats if s.seat != seat]
    _remove(record, record.seats[seat])
    _get_up(record, record.seats[seat])
    record.seats[seat].plan = plan
    record.seats[seat].name = "" if plan == "person" else names.bot_name(plan, others)


def _remove(record: TableRecord, seat: SeatRecord) -> None:
    """Remember whom the host has asked to leave."""
    known = {gone.identity for gone in record.removed}
    if seat.identity is None or seat.identity in known | {record.host}:
        return
    number = 1 + max((gone.number for gone in record.removed), default=0)
    gone = Removed(number, seat.identity, seat.name)
    record.removed = (*record.removed, gone)[-MOST_REMOVED:]
    if record.guarded:
        record.code = new_code()  # they have seen the other one


def invite_again(record: TableRecord, person: Person, number: int) -> None:
    """The host lets somebody in again whom they had removed."""
    _demand_open(record)
    if record.host != person.id:
        raise Forbidden("server-host-only")
    if number not in {gone.number for gone in record.removed}:
        raise NotFound("server-not-removed")
    record.removed = tuple(gone for gone in record.removed if gone.number != number)


# -- playing ---------------------------------------------------------------------------------------


def start(record: TableRecord, person: Person, now: int, rating: int | None = None) -> Snapshot:
    """The game begins: the dice are fixed. The first position, to be kept with the log.

    `rating`: how strong whoever starts it is, for bots that are to be like them; where nobody has
    found that out, it is where everybody begins.
    """
    _demand_open(record)
    if record.host != person.id:
        raise Forbidden("server-host-only")
    if any(seat.plan == "person" and seat.identity is None for seat in record.seats):
        raise Forbidden("server-seats-empty")
    # Nothing has been dealt yet: it is played by the rules of today.
    rules = find_game(record.game).rules
    play = Play.begin(msgspec.structs.replace(record, started=now, rules=rules))
    record.status, record.started, record.rules = "running", now, rules
    for seat in record.seats:
        if drivers.like_me(seat.plan):
            seat.plan, seat.adapts = drivers.resolved(seat.plan, record.game, rating), True
    record.due = due(record, play.state.to_act, play.clocks, now)
    return play.snapshot()


def stand_in(
    record: TableRecord,
    person: Person,
    seat: int | None,
    level: BotName | None,
    now: int,
    step: int = 0,
) -> None:
    """A bot plays for somebody from now on, or they do themselves again."""
    mine = _mine(record, person, seat)
    _demand_playing(record, mine)
    if level is not None:
        check(find_game(record.game), level)
    _let_bot_play(record, mine, level, "bot" if level else "back", now, step)


def give_up(record: TableRecord, person: Person, seat: int | None, now: int, step: int = 0) -> None:
    """A bot plays to the end, for good; where nobody else plays, there is nothing to play for."""
    mine = _mine(record, person, seat)
    _demand_playing(record, mine)
    _let_bot_play(record, mine, STAND_IN, "gave-up", now, step)
    for own in mine:
        own.gave_up = True
    if all(other.gave_up for other in record.seats if other.plan == "person"):
        record.status, record.due = "closed", None


def _demand_playing(record: TableRecord, mine: Sequence[SeatRecord]) -> None:
    """Forbidden unless somebody plays on these seats."""
    if not mine:
        raise Forbidden("server-not-at-table")
    if record.status != "running":
        raise Forbidden("server-not-running")
    if all(seat.gave_up for seat in mine):
        raise Forbidden("server-gave-up")


def _let_bot_play(
    record: TableRecord,
    seats: Sequence[SeatRecord],
    level: BotName | None,
    why: NoteKind,
    now: int,
    step: int,
) -> None:
    for seat in seats:
        # Once is enough to be told; who has given up has done so for good.
        if seat.gave_up or (seat.stand_in == level and why != "gave-up"):
            continue
        seat.stand_in, seat.agreed, seat.agreed_at = level, 0, None
        record.notes = noted(record, why, seat.seat, now, step)
    # Whoever opens the table then works out when it is really due.
    record.due = now + BOT_GRACE


def set_auto(record: TableRecord, seat: int, on: bool) -> None:
    """Continue for a seat where there is nothing to choose."""
    record.seats[seat].auto = on


def help_was_asked(record: TableRecord) -> None:
    """Somebody wants a hint on a numbered deal: it counts for the list of the best no more."""
    if record.status == "running":
        record.assisted = True
