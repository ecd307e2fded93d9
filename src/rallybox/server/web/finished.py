"""`/api/tables/{id}/…` of games that are over: record, replay, proof of the dice."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from msgspec import UNSET
from sqlalchemy import Connection

from rallybox.core.errors import RallyboxError
from rallybox.core.record import Record, verify, write
from rallybox.games import GAMES, find_game
from rallybox.server.errors import Forbidden, NotFound
from rallybox.server.say import problem
from rallybox.server.store import log
from rallybox.server.table.moment import still
from rallybox.server.table.play import Play
from rallybox.server.table.retelling import fairness, retold
from rallybox.server.web.asking import Ask, TableId, TheHouse, language_of
from rallybox.server.web.problems import PROBLEMS
from rallybox.server.wire.finished import Proof, Replay
from rallybox.server.wire.socket import Moment

MOST_MOMENTS = 200
"""In one answer; whoever wants more asks again."""

RECORD = {**PROBLEMS, 200: ResponseSpec(Record, generate_examples=False, description="record")}
REPLAY = {**PROBLEMS, 200: ResponseSpec(Replay, generate_examples=False, description="replay")}


def _finished(stored: log.Stored) -> log.Stored:
    if stored.record.status != "finished":
        raise Forbidden("server-not-finished")
    return stored


@get("/api/tables/{table_id:str}/record", summary="The record of a finished game", responses=RECORD)
async def record(house: TheHouse, table_id: TableId) -> Response[bytes]:
    """A text file; `rallybox verify` checks its dice and its result."""
    async with house.hub.replays:
        found = await house.database.read(lambda c: _record(log.whole_log(c, table_id)))
    name = f"rallybox-{table_id[:8]}.json"
    return Response(
        write(found).encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def _record(stored: log.Stored) -> Record:
    """Played again, so that what is handed out is what the log says; where that cannot be done
    any more, because it was played under other rules, as it was written down."""
    table = _finished(stored).record
    names = tuple(seat.name for seat in table.seats)
    if table.rules == find_game(table.game).rules or table.outcome is None:
        return retold(stored).record(names)
    return Record(
        game=table.game,
        rules=table.rules,
        setup=table.setup,
        fairness=fairness(table),
        names=names,
        actions=tuple(f"{entry.seat} {entry.action}" for entry in stored.entries),
        result=table.outcome,
    )


@get("/api/tables/{table_id:str}/replay", summary="A finished game once more", responses=REPLAY)
async def replay(
    house: TheHouse,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=2**53 - 1)] = 0,
) -> Response[bytes]:
    """As spectators saw it, or a seat did: its cards are no secret any more.

    The moments after the step `since`, at most 200; ask again until `last` is there.
    """
    async with house.hub.replays:
        found = await house.database.read(lambda c: _replay(c, table_id, seat, since))
    return Response(found, media_type="application/json")


def _replay(connection: Connection, table_id: str, seat: int | None, since: int) -> bytes:
    """In a thread. One moment for each step, that is for everything that all could see."""
    stored = _finished(log.table_at(connection, table_id, since))
    if seat is not None and seat >= len(stored.record.seats):
        raise NotFound("server-no-such-seat", seats=len(stored.record.seats))
    play = Play.restore(stored.record, stored.snapshot, ())
    moments: list[Moment] = []
    if play.step > since:
        moments.append(still(play, seat, ()))
    for entry in stored.entries:
        events = play.follow(entry).events
        if moments and moments[-1].step == entry.step:
            # An answer in secret: what it told its own seat belongs to the same moment.
            events = (*moments.pop().events, *events)
        elif len(moments) == MOST_MOMENTS:
            break
        if entry.step > since:
            moments.append(still(play, seat, events))
    last = stored.entries[-1].step if stored.entries else play.step
    return msgspec.json.encode(Replay(last=last, moments=tuple(moments)))


@get("/api/tables/{table_id:str}/proof", summary="Check the dice", responses=PROBLEMS)
async def proof(request: Ask, house: TheHouse, table_id: TableId) -> Proof:
    """Everything that went into the dice, and whether it leads to what was played."""
    language = language_of(request)
    async with house.hub.replays:
        return await house.database.read(lambda c: _proof(log.whole_log(c, table_id), language))


def _proof(stored: log.Stored, language: str) -> Proof:
    table = _finished(stored).record
    dice, wrong = fairness(table), None
    try:
        found = _record(stored)
        # What was announced at the end counts, not what comes out now.
        verify(msgspec.structs.replace(found, result=table.outcome or found.result), GAMES)
    except RallyboxError as error:
        wrong = problem(error, language)
    return Proof(
        commitment=dice.commitment,
        secret=dice.secret,
        contributions=dice.contributions,
        seed=dice.seed().hex(),
        number=None if dice.number is UNSET else dice.number,
        actions=len(stored.entries),
        problem=wrong,
    )


ROUTES = (record, replay, proof)
