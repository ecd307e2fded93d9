"""`/api/puzzles`: decisions to find. Nothing is stored; the streak is kept by whoever has it."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from rallybox.hosting.days import puzzle_named, today
from rallybox.review.puzzles import telling
from rallybox.server.web.asking import TheHouse
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzleScene, PuzzleTry

PuzzleId = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9-]+$")]

PUZZLES = {
    **PROBLEMS,
    200: ResponseSpec(PuzzleList, generate_examples=False, description="puzzles"),
}
PUZZLE = {**PROBLEMS, 200: ResponseSpec(PuzzleScene, generate_examples=False, description="puzzle")}
ANSWER = {
    **PROBLEMS,
    200: ResponseSpec(PuzzleAnswer, generate_examples=False, description="answer"),
}


@get("/api/puzzles", summary="Puzzles", responses=PUZZLES)
async def listed(house: TheHouse) -> Response[bytes]:
    """Those of each game and grade, and the one of the day."""
    day = today()
    return await house.made.page(("puzzles", day), lambda: msgspec.json.encode(telling.listed(day)))


@get("/api/puzzles/{puzzle:str}", summary="A puzzle", responses=PUZZLE)
async def opened(house: TheHouse, puzzle: PuzzleId) -> Response[bytes]:
    """Its position, and everything that can be done there; `day` is that of the day."""
    wanted = puzzle_named(puzzle)
    return await house.made.page(
        ("puzzle", wanted), lambda: msgspec.json.encode(telling.shown(wanted))
    )


@post(
    "/api/puzzles/{puzzle:str}/try",
    status_code=200,
    summary="Try to solve a puzzle",
    responses=ANSWER,
)
async def tried(house: TheHouse, puzzle: PuzzleId, data: JSONBody[PuzzleTry]) -> Response[bytes]:
    """Right or wrong, and how good this and the other actions are."""
    async with house.hub.replays:
        answer = await asyncio.to_thread(_answer, puzzle_named(puzzle), data.action)
    return Response(answer, media_type="application/json")


def _answer(puzzle: str, action: int) -> bytes:
    return msgspec.json.encode(telling.tried(puzzle, action))


ROUTES = (listed, opened, tried)
