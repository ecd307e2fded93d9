"""`/api/lessons`: learning to play. Nothing is stored; whoever asks says what was tried so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from rallybox.lessons import telling
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables.wire.lessons import LessonList, LessonScene, Tries

GameName = Annotated[str, PathParameter(max_length=20, pattern=r"^[a-z]+$")]
Number = Annotated[int, PathParameter(ge=1, le=99)]

SCENE = {**PROBLEMS, 200: ResponseSpec(LessonScene, generate_examples=False, description="scene")}


@get("/api/lessons", summary="Learning to play", responses=PROBLEMS)
async def listed() -> LessonList:
    """The scenes of each game, in order."""
    return telling.listed()


@get("/api/lessons/{game:str}/{number:int}", summary="A scene", responses=SCENE)
async def opened(game: GameName, number: Number) -> Response[bytes]:
    """Its position, what to try, and everything that can be done there."""
    return _answer(game, number, ())


@post(
    "/api/lessons/{game:str}/{number:int}",
    status_code=200,
    summary="Try something in a scene",
    responses=SCENE,
)
async def tried(game: GameName, number: Number, data: JSONBody[Tries]) -> Response[bytes]:
    """What comes of it; what the scene is not after changes nothing."""
    return _answer(game, number, data.actions)


def _answer(game: str, number: int, actions: Sequence[int]) -> Response[bytes]:
    shown = telling.shown(game, number, actions)
    return Response(msgspec.json.encode(shown), media_type="application/json")


ROUTES = (listed, opened, tried)
