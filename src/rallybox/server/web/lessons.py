"""`/api/lessons`: learning to play. Nothing is stored; whoever asks says what was tried so far."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from rallybox.lessons import telling
from rallybox.server.web.asking import TheHouse
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables.wire.lessons import LessonList, LessonScene, Tries

GameName = Annotated[str, PathParameter(max_length=20, pattern=r"^[a-z]+$")]
Number = Annotated[int, PathParameter(ge=1, le=99)]

LESSONS = {
    **PROBLEMS,
    200: ResponseSpec(LessonList, generate_examples=False, description="lessons"),
}
SCENE = {**PROBLEMS, 200: ResponseSpec(LessonScene, generate_examples=False, description="scene")}


@get("/api/lessons", summary="Learning to play", responses=LESSONS)
async def listed(house: TheHouse) -> Response[bytes]:
    """The scenes of each game, in order."""
    return await house.made.page("lessons", lambda: msgspec.json.encode(telling.listed()))


@get("/api/lessons/{game:str}/{number:int}", summary="A scene", responses=SCENE)
async def opened(house: TheHouse, game: GameName, number: Number) -> Response[bytes]:
    """Its position, what to try, and everything that can be done there."""
    return await house.made.page(("lesson", game, number), lambda: _shown(game, number, ()))


@post(
    "/api/lessons/{game:str}/{number:int}",
    status_code=200,
    summary="Try something in a scene",
    responses=SCENE,
)
async def tried(
    house: TheHouse, game: GameName, number: Number, data: JSONBody[Tries]
) -> Response[bytes]:
    """What comes of it; what the scene is not after changes nothing."""
    async with house.hub.replays:
        answer = await asyncio.to_thread(_shown, game, number, data.actions)
    return Response(answer, media_type="application/json")


def _shown(game: str, number: int, actions: Sequence[int]) -> bytes:
    return msgspec.json.encode(telling.shown(game, number, actions))


ROUTES = (listed, opened, tried)
