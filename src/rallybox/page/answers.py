"""What the page may ask about people and tables, and the answers; see `routes` for the paths.

They are those of a server (`rallybox.server.web`), for one device.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from rallybox.games import find_game
from rallybox.hosting import brought
from rallybox.hosting.best import SHOWN, best_of, told
from rallybox.lessons import LESSONS
from rallybox.page.asked import Asked
from rallybox.page.house import House
from rallybox.page.strengths import settled
from rallybox.page.tables import HERE
from rallybox.tables import drivers, info, lobby, strength
from rallybox.tables.audience import Audience
from rallybox.tables.errors import Forbidden, Unavailable
from rallybox.tables.info import Result
from rallybox.tables.playing_on import table_from
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.retelling import history
from rallybox.tables.wire import lobby as wire

SEATS = 15


# -- who I am --------------------------------------------------------------------------------------


def _told(person: Person) -> wire.Me:
    return wire.Me(id=person.id, nickname=person.nickname)


async def who(asked: Asked) -> wire.Me | None:
    """Whose page it is; null if nobody has said so."""
    found = await asked.house.people.find()
    return None if found is None else _told(found)


async def become(asked: Asked) -> wire.Me:
    """Pick a name."""
    return _told(await asked.house.people.become(asked.body.nickname))


async def rename(asked: Asked) -> wire.Me:
    """Another name."""
    await asked.me()
    return await become(asked)


async def needs_server(asked: Asked) -> None:
    """What needs other people's devices."""
    raise Forbidden("page-needs-server")


async def reach(asked: Asked) -> wire.Reach:
    """Nobody else can come here."""
    return wire.Reach(addresses=())


# -- what can be played ----------------------------------------------------------------------------


async def offer(asked: Asked) -> wire.Menu:
    """Games with their variants and options, levels of bots, phrases, languages."""
    known = await asked.house.pace.known()
    return msgspec.structs.replace(info.offer(LESSONS), thinking=known)


async def words(asked: Asked) -> wire.OutsideWords:
    """What games from outside say."""
    return info.outside_words(asked.language)


# -- tables ----------------------------------------------------------------------------------------


def _shown(house: House, record: TableRecord, identity: str | None) -> wire.TableInfo:
    opened = house.tables.known(record.id)
    audience = Audience() if opened is None else opened.table.audience
    return audience.info(record, identity)


async def lobby_of_nobody(asked: Asked) -> wire.TableList:
    """There are no tables of others."""
    return wire.TableList(tables=(), next=None)


async def mine(asked: Asked) -> wire.TableList:
    """My tables, the newest first: all of them, because there is no other way to find one, and
    whoever has a server takes along what stands here."""
    me = await asked.me()
    found = await asked.house.tables.all()
    return wire.TableList(
        tables=tuple(info.listed(one.listing(), me.id) for one in found), next=None
    )


async def create(asked: Asked) -> wire.TableInfo:
    """Set up a table."""
    me, house = await asked.me(), asked.house
    made = lobby.create(me, asked.body, house.clock.now())
    return _shown(house, await house.tables.create(made), me.id)


async def shown(asked: Asked) -> wire.TableInfo:
    """A table."""
    record = await asked.house.tables.log(asked.table).record()
    return _shown(asked.house, record, await asked.guest())


async def throw_away(asked: Asked) -> None:
    """Forget a table that is over, or was never begun."""
    await asked.me()
    await asked.house.tables.throw_away(asked.table)


async def join(asked: Asked) -> wire.TableInfo:
    """Take a seat, or let somebody else on this device take one."""
    me = await asked.me()
    record = await asked.house.tables.change(
        asked.table, lambda found: lobby.join(found, me, asked.body)
    )
    return _shown(asked.house, record, me.id)


async def leave(asked: Asked) -> wire.TableInfo:
    """Get up."""
    me, seat, now = await asked.me(), asked.number("seat", SEATS), asked.house.clock.now()
    step = await _step(asked)
    record = await asked.house.tables.change(
        asked.table, lambda found: lobby.leave(found, me, seat, now, step)
    )
    return await _woken(asked, record, me)


async def give_up(asked: Asked) -> wire.TableInfo:
    """A bot plays on, for good."""
    me, seat, now = await asked.me(), asked.number("seat", SEATS), asked.house.clock.now()
    step = await _step(asked)
    record = await asked.house.tables.change(
        asked.table, lambda found: lobby.give_up(found, me, seat, now, step)
    )
    return await _woken(asked, record, me)


async def set_seat(asked: Asked) -> wire.TableInfo:
    """Who a seat is for."""
    me, seat = await asked.me(), asked.needed("seat", SEATS)
    record = await asked.house.tables.change(
        asked.table, lambda found: lobby.set_seat(found, me, seat, asked.body.plan)
    )
    return _shown(asked.house, record, me.id)


async def invite_again(asked: Asked) -> wire.TableInfo:
    """Whom the host has removed may sit down again."""
    me, number = await asked.me(), asked.needed("number", 2**31)
    record = await asked.house.tables.change(
        asked.table, lambda found: lobby.invite_again(found, me, number)
    )
    return _shown(asked.house, record, me.id)


async def start(asked: Asked) -> wire.TableInfo:
    """Begin."""
    me, now = await asked.me(), asked.house.clock.now()
    rating = await _rating(asked, await asked.house.tables.log(asked.table).record(), me)
    record = await asked.house.tables.change(
        asked.table, lambda found: lobby.start(found, me, now, rating)
    )
    return await _woken(asked, record, me)


async def _rating(asked: Asked, record: TableRecord, me: Person) -> int | None:
    """How strong I am, if some bot at a table wants to know."""
    if not drivers.asks(record):
        return None
    return strength.of(await settled(asked.house.shelf, me.id), record.game)


async def strengths(asked: Asked) -> wire.Strengths:
    """How strong I am."""
    return strength.told(await settled(asked.house.shelf, (await asked.me()).id))


async def stand_in(asked: Asked) -> wire.TableInfo:
    """Let a bot play for me, or play again."""
    me, now, wish = await asked.me(), asked.house.clock.now(), asked.body
    step = await _step(asked)
    record = await asked.house.tables.change(
        asked.table, lambda found: lobby.stand_in(found, me, wish.seat, wish.level, now, step)
    )
    return await _woken(asked, record, me)


async def rematch(asked: Asked) -> wire.TableInfo:
    """Play again."""
    me = await asked.me()
    return _shown(asked.house, await asked.house.tables.rematch(asked.table, me), me.id)


async def play_on(asked: Asked) -> wire.TableInfo:
    """Play on from a moment of a finished game."""
    me, tables, now = await asked.me(), asked.house.tables, asked.house.clock.now()
    made = await tables.log(asked.table).retell(
        lambda stored: table_from(stored, me, asked.body, now)
    )
    rating = await _rating(asked, made, me)
    return await _woken(asked, await tables.create(made, me, rating), me)


async def bring(asked: Asked) -> wire.TableInfo:
    """A record from elsewhere, checked first: a finished table of mine."""
    me, house = await asked.me(), asked.house
    found = brought.bring(asked.body.record, me, house.clock.now(), HERE)
    return _shown(house, await house.tables.bring(found), me.id)


async def _step(asked: Asked) -> int:
    """How far a table's game is."""
    play = (await asked.house.tables.open(asked.table)).table.play
    return 0 if play is None else play.step


async def _woken(asked: Asked, record: TableRecord, me: Person) -> wire.TableInfo:
    """A table with bots to move is opened, even if nobody looks; what was asked is done already,
    so if that fails, it is opened by who looks next."""
    if record.status == "running":
        with suppress(Unavailable):
            await asked.house.tables.open(record.id)
    return _shown(asked.house, record, me.id)


async def events(asked: Asked) -> wire.History:
    """What has happened so far, as far as the caller may know."""
    table = (await asked.house.tables.open(asked.table)).table
    play, seat = table.playing(), asked.number("seat", SEATS)
    watches = asked.query.get("watch", "") in ("1", "true")
    you = table.record.seat_of(None if watches else await asked.guest(), seat)
    if seat is not None and you is None:
        raise Forbidden("server-not-your-seat")
    found = await table.events_since(asked.number("since") or 0)
    return history(play.game, play.step, None if you is None else you.seat, found)


# -- the best --------------------------------------------------------------------------------------


async def best(asked: Asked) -> wire.Best:
    """The best of numbered deals on this device."""
    name, number = find_game(asked.parts["game"]).name, asked.number("number", 2**31 - 1)
    records = [one.record for one in await asked.house.tables.all()]
    found = [
        record
        for record in records
        if record.game == name and record.result is not None and record.outcome is not None
        if number is None or record.number == number
    ]
    # Who was there first stays before those who have only done as well.
    found.sort(key=lambda record: (-(record.result or 0), record.finished or 0))
    results = [result for record in found for result in _results(record)]
    shown = best_of(results, SHOWN)
    return told(shown, shown, await asked.guest())


def _results(record: TableRecord) -> list[Result]:
    assert record.outcome is not None
    return [
        Result(
            record.id,
            record.public,
            seat.identity,
            seat.name,
            record.number or 0,
            record.outcome,
            record.finished or 0,
        )
        for seat in record.seats
        if seat.identity is not None
    ]


def encoded(answer: object) -> str:
    """An answer as it goes over the wire."""
    if isinstance(answer, bytes):
        return answer.decode()
    return msgspec.json.encode(answer).decode()
