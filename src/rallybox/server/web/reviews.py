"""`/api/tables/{id}/review…`: what is known of a finished game, and other moves there."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from rallybox.server.limits import household
from rallybox.server.web.asking import Ask, Guest, TableId, TheHouse, address_of
from rallybox.server.web.pages import unpacks
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables.thinking import Wait
from rallybox.tables.wire.review import ReviewChoices, TableReview, Tried, TryAction

REVIEW = {**PROBLEMS, 200: ResponseSpec(TableReview, generate_examples=False, description="review")}


@get("/api/tables/{table_id:str}/review", summary="A finished game judged", responses=REVIEW)
async def review(request: Ask, house: TheHouse, table_id: TableId) -> Response[bytes]:
    """As much as is known; it becomes finer while somebody looks (the socket's `review`)."""
    data = await house.reviews.kept(table_id)
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if unpacks(request):
        headers["content-encoding"] = "gzip"
    else:
        data = await asyncio.to_thread(gzip.decompress, data)
    return Response(data, media_type="application/json", headers=headers)


@get(
    "/api/tables/{table_id:str}/review/choices",
    summary="What could be done at a moment of a finished game",
    responses=PROBLEMS,
)
async def choices(
    house: TheHouse, table_id: TableId, at: Annotated[int, QueryParameter(ge=0, le=2**31)]
) -> ReviewChoices:
    """Who acted there; `at` is so many actions of the record after the start."""
    return await house.reviews.choices(table_id, at)


@post(
    "/api/tables/{table_id:str}/review/try",
    status_code=200,
    summary="Try another move in a finished game",
    responses=PROBLEMS,
)
async def try_another(
    request: Ask, house: TheHouse, guest: Guest, table_id: TableId, data: JSONBody[TryAction]
) -> Tried:
    """How it would have stood, and how good that was as far as its seat could know."""
    home = household(address_of(request))
    await house.hints.take(f"hint {home if guest is None else guest.id}")
    wait = Wait(((home, "" if guest is None else guest.id),))
    return await house.reviews.try_another(table_id, data.at, data.action, wait)


ROUTES = (review, choices, try_another)
