"""`/api/tables/{id}/…` of games that are over: record, replay, proof of the dice."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from rallybox.core.record import Record, write
from rallybox.server.store.log import SqlLog
from rallybox.server.web.asking import Ask, TableId, TheHouse, language_of
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables import finished
from rallybox.tables.wire.finished import Proof, Replay

RECORD = {**PROBLEMS, 200: ResponseSpec(Record, generate_examples=False, description="record")}
REPLAY = {**PROBLEMS, 200: ResponseSpec(Replay, generate_examples=False, description="replay")}


@get("/api/tables/{table_id:str}/record", summary="The record of a finished game", responses=RECORD)
async def record(house: TheHouse, table_id: TableId) -> Response[bytes]:
    """A text file; `rallybox verify` checks its dice and its result."""
    async with house.hub.replays:
        found = await SqlLog(house.database, table_id).retell(
            lambda stored: write(finished.record_of(stored)).encode()
        )
    name = f"rallybox-{table_id[:8]}.json"
    return Response(
        found,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
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
        found = await SqlLog(house.database, table_id).retell(
            lambda stored: msgspec.json.encode(finished.replay(stored, seat, since)), since
        )
    return Response(found, media_type="application/json")


@get("/api/tables/{table_id:str}/proof", summary="Check the dice", responses=PROBLEMS)
async def proof(request: Ask, house: TheHouse, table_id: TableId) -> Proof:
    """Everything that went into the dice, and whether it leads to what was played."""
    language = language_of(request)
    async with house.hub.replays:
        return await SqlLog(house.database, table_id).retell(
            lambda stored: finished.proof(stored, language)
        )


ROUTES = (record, replay, proof)
