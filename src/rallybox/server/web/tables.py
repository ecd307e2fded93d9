"""`/api/tables`: the lobby, and everything about a table except playing at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from rallybox.hosting import brought
from rallybox.lessons import LESSONS
from rallybox.server.house import House
from rallybox.server.limits import household
from rallybox.server.store import listed, making, ratings, tables
from rallybox.server.store.log import SqlLog
from rallybox.server.store.waiting import Maker
from rallybox.server.web.asking import (
    Ask,
    Guest,
    Known,
    TableId,
    TheHouse,
    address_of,
    language_of,
    slow_down,
)
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables import drivers, info, lobby, strength
from rallybox.tables.audience import Audience
from rallybox.tables.errors import Forbidden
from rallybox.tables.playing_on import table_from
from rallybox.tables.record import Person, TableRecord, plain_code
from rallybox.tables.retelling import history
from rallybox.tables.wire import lobby as wire

SHOWN = 100

OneSeat = Annotated[int | None, QueryParameter(ge=0, le=15)]
"""Which of one's own seats."""


def _one(kind: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    """The answers of a call that hands out what is encoded already."""
    return {**PROBLEMS, 200: ResponseSpec(kind, generate_examples=False, description="found")}


def _shown(house: House, record: TableRecord, person: Person | None) -> wire.TableInfo:
    """A table as this person sees it."""
    opened = house.hub.known(record.id)
    audience = Audience() if opened is None else opened.table.audience
    return audience.info(record, _id(person))


def _id(person: Person | None) -> str | None:
    return None if person is None else person.id


@get("/api/offer", summary="What can be played", responses=_one(wire.Menu))
async def offer(house: TheHouse) -> Response[bytes]:
    """Games with their variants and options, levels of bots, phrases, languages."""
    return await house.made.page("offer", lambda: msgspec.json.encode(info.offer(LESSONS)))


@get("/api/words", summary="What games from outside say", responses=_one(wire.OutsideWords))
async def outside_words(request: Ask, house: TheHouse) -> Response[bytes]:
    """Their catalogue in the caller's language, and in English what that does not say."""
    language = language_of(request)
    return await house.made.page(
        ("words", language), lambda: msgspec.json.encode(info.outside_words(language))
    )


@get("/api/tables", summary="The lobby", responses=_one(wire.TableList))
async def in_lobby(
    house: TheHouse,
    guest: Guest,
    status: FromQuery[Literal["open", "running"] | None] = None,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    name: Annotated[str, QueryParameter(max_length=24)] = "",
    free: Annotated[int, QueryParameter(ge=0, le=16)] = 0,
    after: Annotated[str, QueryParameter(max_length=80)] = "",
) -> Response[bytes]:
    """Public tables, a page at a time: those that wait with their host, those that wait without,
    those that run, with a move in the last seven days; of each household one before anybody's
    second.

    `game`, part of a `name` of somebody there, and at least so many `free` seats narrow it down.
    """
    wanted = listed.Wanted(status=status, game=game, name=name, free=free, after=after)
    now = house.clock.now()
    sunk = now - int(house.settings.host_sinks_seconds * 1000)
    who = _id(guest)

    def read(connection: Connection) -> bytes:
        page = listed.page(connection, wanted, sunk, rested=now - listed.RESTS)
        return _encoded(page.tables, who, page.next)

    found = await house.database.read(read)
    return Response(found, media_type="application/json")


@get("/api/me/tables", summary="My tables", responses=_one(wire.TableList))
async def mine(house: TheHouse, person: Known) -> Response[bytes]:
    """Where I sit, am expected or am the host, and whose turn it is."""
    found = await house.database.read(
        lambda c: _encoded(tables.tables_of(c, person.id, SHOWN), person.id)
    )
    return Response(found, media_type="application/json")


def _encoded(
    found: Iterable[info.Listing], identity: str | None, after: str | None = None
) -> bytes:
    """A list as it is sent; a long one takes a while, so it is made where it was read."""
    shown = tuple(info.listed(listing, identity) for listing in found)
    return msgspec.json.encode(wire.TableList(tables=shown, next=after))


@post("/api/tables", summary="Set up a table", responses=PROBLEMS)
async def create(
    request: Ask, house: TheHouse, person: Known, data: JSONBody[wire.NewTable]
) -> wire.TableInfo:
    """The host takes the first seat for a person."""
    await slow_down(request, house)
    maker = _maker(request, house, person)
    async with _one_more(request, house) as counts:
        record = await house.database.apart(lambda c: making.create(c, maker, data))
        counts()
    return _shown(house, record, person)


def _one_more(request: Ask, house: House) -> AbstractAsyncContextManager[Callable[[], None]]:
    """A table of a household today, if one is made; TooMany if there have been enough."""
    home = household(address_of(request))
    return house.new_tables.taken(f"tables {home}", "server-enough-tables-today")


def _one_brought(request: Ask, house: House) -> AbstractAsyncContextManager[Callable[[], None]]:
    """The same for games from elsewhere."""
    home = household(address_of(request))
    return house.brought.taken(f"brought {home}", "server-enough-brought-today")


def _maker(request: Ask, house: House, person: Person) -> Maker:
    """Whoever sets up a table, and what they may."""
    home, now = household(address_of(request)), house.clock.now()
    return Maker(person, home, now, house.settings.limits, house.hosts.patience)


@get("/api/codes/{code:str}", summary="Find a table by its code", responses=PROBLEMS)
async def find(
    request: Ask, house: TheHouse, code: Annotated[str, PathParameter(max_length=20)]
) -> wire.Found:
    """Letters may be small or large."""
    await slow_down(request, house)
    typed = plain_code(code)
    return wire.Found(id=await house.database.read(lambda c: tables.find_code(c, typed)))


@get("/api/tables/{table_id:str}", summary="A table", responses=PROBLEMS)
async def shown(house: TheHouse, guest: Guest, table_id: TableId) -> wire.TableInfo:
    """For whoever has its link."""
    record = await house.database.read(lambda c: tables.load(c, table_id))
    return _shown(house, record, guest)


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Take a seat", responses=PROBLEMS)
async def join(
    house: TheHouse, person: Known, table_id: TableId, data: JSONBody[wire.JoinTable]
) -> wire.TableInfo:
    """Who sits here already stays there, and may give another contribution."""
    called = (data.name or person.nickname,)
    taken = await house.database.read(lambda c: listed.namesakes_at(c, table_id, person.id, called))
    record = await house.hub.change(table_id, lambda r: lobby.join(r, person, data, taken))
    return _shown(house, record, person)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Get up", responses=PROBLEMS)
async def leave(
    house: TheHouse, person: Known, table_id: TableId, seat: OneSeat = None
) -> wire.TableInfo:
    """Before the start the seat is free again; later the club bot plays on. All of mine, or one."""
    now, step = house.clock.now(), await _step(house, table_id)
    record = await house.hub.change(table_id, lambda r: lobby.leave(r, person, seat, now, step))
    await _wake(house, record)
    return _shown(house, record, person)


@post("/api/tables/{table_id:str}/give-up", status_code=200, summary="Give up", responses=PROBLEMS)
async def give_up(
    house: TheHouse, person: Known, table_id: TableId, seat: OneSeat = None
) -> wire.TableInfo:
    """A bot plays on to the end, for good; where nobody else plays, the table is closed."""
    now, step = house.clock.now(), await _step(house, table_id)
    record = await house.hub.change(table_id, lambda r: lobby.give_up(r, person, seat, now, step))
    await _wake(house, record)
    return _shown(house, record, person)


async def _step(house: House, table_id: str) -> int:
    """How far a table's game is."""
    play = (await house.hub.open(table_id)).table.play
    return 0 if play is None else play.step


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Who a seat is for (host)",
    responses=PROBLEMS,
)
async def set_seat(
    house: TheHouse,
    person: Known,
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=15)],
    data: JSONBody[wire.SetSeat],
) -> wire.TableInfo:
    """Before the start; whoever sat there gets up, and sits down again only if invited again."""
    record = await house.hub.change(table_id, lambda r: lobby.set_seat(r, person, seat, data.plan))
    return _shown(house, record, person)


@delete(
    "/api/tables/{table_id:str}/removed/{number:int}",
    status_code=200,
    summary="Invite somebody again (host)",
    responses=PROBLEMS,
)
async def invite_again(
    house: TheHouse,
    person: Known,
    table_id: TableId,
    number: Annotated[int, PathParameter(ge=1, le=2**31)],
) -> wire.TableInfo:
    """Whom the host has removed may sit down again."""
    record = await house.hub.change(table_id, lambda r: lobby.invite_again(r, person, number))
    return _shown(house, record, person)


@post(
    "/api/tables/{table_id:str}/start", status_code=200, summary="Begin (host)", responses=PROBLEMS
)
async def start(house: TheHouse, person: Known, table_id: TableId) -> wire.TableInfo:
    """When every seat is taken."""
    now, rating = house.clock.now(), await _rating(house, table_id, person)
    record = await house.hub.change(table_id, lambda r: lobby.start(r, person, now, rating))
    await _wake(house, record)
    return _shown(house, record, person)


async def _rating(house: House, table_id: str, person: Person) -> int | None:
    """How strong whoever starts a table is, if some bot there wants to know."""
    record = await house.database.read(lambda c: tables.load(c, table_id))
    if not drivers.asks(record) or record.host != person.id:
        return None
    return strength.of(await ratings.settled(house.database, person.id), record.game)


@get("/api/me/strengths", summary="How strong I am", responses=PROBLEMS)
async def strengths(house: TheHouse, person: Known) -> wire.Strengths:
    """At each game, as far as my games against bots have shown; the scale is that of the bots."""
    return strength.told(await ratings.settled(house.database, person.id))


@put("/api/tables/{table_id:str}/stand-in", summary="Let a bot play for me", responses=PROBLEMS)
async def stand_in(
    house: TheHouse, person: Known, table_id: TableId, data: JSONBody[wire.StandIn]
) -> wire.TableInfo:
    """Until I take my seat back (`level` null)."""
    now, step = house.clock.now(), await _step(house, table_id)
    record = await house.hub.change(
        table_id, lambda r: lobby.stand_in(r, person, data.seat, data.level, now, step)
    )
    await _wake(house, record)
    return _shown(house, record, person)


async def _wake(house: House, record: TableRecord) -> None:
    """A table with bots to move is opened, even if nobody watches."""
    if record.status == "running":
        await house.hub.wake(record.id)


@post(
    "/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again", responses=PROBLEMS
)
async def rematch(
    request: Ask, house: TheHouse, person: Known, table_id: TableId
) -> wire.TableInfo:
    """A table for the same people; the same one for everybody who asks."""
    await slow_down(request, house)
    async with _one_more(request, house) as counts:
        record, is_new = await house.hub.rematch(table_id, _maker(request, house, person))
        if is_new:
            counts()
    return _shown(house, record, person)


@post("/api/tables/{table_id:str}/play-on", summary="Play on from a moment", responses=PROBLEMS)
async def play_on(
    request: Ask, house: TheHouse, person: Known, table_id: TableId, data: JSONBody[wire.PlayOn]
) -> wire.TableInfo:
    """Of a finished game, in any seat, in a new private table that has begun already."""
    await slow_down(request, house)
    maker = _maker(request, house, person)
    async with _one_more(request, house) as counts:
        async with house.hub.replays:
            made = await SqlLog(house.database, table_id).retell(
                lambda stored: table_from(stored, person, data, maker.now)
            )
        if drivers.asks(made):
            await ratings.settled(house.database, person.id)
        record = await house.database.apart(lambda c: making.begun(c, maker, made))
        counts()
    await _wake(house, record)
    return _shown(house, record, person)


@post("/api/brought", summary="Bring a finished game along", responses=PROBLEMS)
async def bring(
    request: Ask, house: TheHouse, person: Known, data: JSONBody[wire.BringRecord]
) -> wire.TableInfo:
    """A record from elsewhere, checked first: a finished table of mine, the same one if I bring it
    again."""
    await slow_down(request, house)
    maker = _maker(request, house, person)
    async with house.hub.replays:
        found = await asyncio.to_thread(brought.bring, data.record, person, maker.now)
    async with _one_brought(request, house) as counts:
        record, is_new = await house.database.apart(lambda c: making.brought(c, maker, found))
        if is_new:
            counts()
    return _shown(house, record, person)


@get(
    "/api/tables/{table_id:str}/events",
    summary="What has happened so far",
    responses=_one(wire.History),
)
async def events(
    house: TheHouse,
    guest: Guest,
    table_id: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=2**53 - 1)] = 0,
    watch: FromQuery[bool] = False,
    seat: OneSeat = None,
) -> Response[bytes]:
    """As far as the caller, or with `watch` everybody, may know.

    Who has several seats says which one is meant.
    """
    table = (await house.hub.open(table_id)).table
    play = table.playing()
    you = table.record.seat_of(None if watch else _id(guest), seat)
    if seat is not None and you is None:
        raise Forbidden("server-not-your-seat")
    told = await table.events_since(since)
    place, step = None if you is None else you.seat, play.step

    def story() -> bytes:
        return msgspec.json.encode(history(play.game, step, place, told))

    async with house.hub.replays:
        return Response(await asyncio.to_thread(story), media_type="application/json")


ROUTES = (
    offer,
    outside_words,
    in_lobby,
    mine,
    create,
    find,
    shown,
    join,
    leave,
    give_up,
    set_seat,
    invite_again,
    start,
    strengths,
    stand_in,
    rematch,
    play_on,
    bring,
    events,
)
