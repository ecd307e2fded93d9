"""`/api/lessons`: learning to play. Nothing is stored; whoever asks says what was tried so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from rallybox.core.game import Game
from rallybox.core.words import Words
from rallybox.games import GAMES
from rallybox.lessons import LEARNER, LESSONS, Coaching, Lesson, Scene, attend, names
from rallybox.server.errors import NotFound
from rallybox.server.say import say
from rallybox.server.table.moment import choice
from rallybox.server.web.asking import Ask, language_of
from rallybox.server.web.problems import PROBLEMS
from rallybox.server.wire.lessons import LessonInfo, LessonList, LessonScene, SceneInfo, Tries
from rallybox.server.wire.socket import Decision, Moment

GameName = Annotated[str, PathParameter(max_length=20, pattern=r"^[a-z]+$")]
Number = Annotated[int, PathParameter(ge=1, le=99)]

SCENE = {**PROBLEMS, 200: ResponseSpec(LessonScene, generate_examples=False, description="scene")}


def _title(lesson: Lesson, scene: Scene, language: str) -> str:
    return say(Words(f"lessons-{lesson.game}-{scene.name}-title"), language)


@get("/api/lessons", summary="Learning to play", responses=PROBLEMS)
async def listed(request: Ask) -> LessonList:
    """The scenes of each game, in order."""
    language = language_of(request)
    return LessonList(
        lessons=tuple(
            LessonInfo(
                game=lesson.game,
                scenes=tuple(
                    SceneInfo(name=scene.name, title=_title(lesson, scene, language))
                    for scene in lesson.scenes
                ),
            )
            for lesson in LESSONS.values()
        )
    )


@get("/api/lessons/{game:str}/{number:int}", summary="A scene", responses=SCENE)
async def opened(request: Ask, game: GameName, number: Number) -> Response[bytes]:
    """Its position, what to try, and everything that can be done there."""
    return _answer(request, game, number, ())


@post(
    "/api/lessons/{game:str}/{number:int}",
    status_code=200,
    summary="Try something in a scene",
    responses=SCENE,
)
async def tried(
    request: Ask, game: GameName, number: Number, data: JSONBody[Tries]
) -> Response[bytes]:
    """What comes of it; what the scene is not after changes nothing."""
    return _answer(request, game, number, data.actions)


def _answer(request: Ask, game: str, number: int, actions: Sequence[int]) -> Response[bytes]:
    lesson = LESSONS.get(game)
    if lesson is None or number > len(lesson.scenes):
        raise NotFound("lessons-no-such-scene")
    found = attend(lesson, lesson.scenes[number - 1], actions)
    shown = _shown(lesson, number, found, language_of(request))
    return Response(msgspec.json.encode(shown), media_type="application/json")


def _shown(lesson: Lesson, number: int, found: Coaching, language: str) -> LessonScene:
    scene = lesson.scenes[number - 1]
    called = names(found.state.setup.players, language)
    return LessonScene(
        game=lesson.game,
        number=number,
        name=scene.name,
        title=_title(lesson, scene, language),
        seat=LEARNER,
        names=called,
        verdict=found.verdict,
        said="" if found.said is None else say(found.said, language),
        asked="" if found.asked is None else say(found.asked, language),
        moment=_moment(GAMES[lesson.game], found, called, language),
    )


def _moment(game: Game, found: Coaching, called: Sequence[str], language: str) -> Moment:
    """As at a table without clocks, for the learner's eyes."""
    state, view = found.state, found.state.view(LEARNER)
    by_seat = dict(enumerate(called))
    decision = None
    if found.verdict != "done" and LEARNER in state.to_act:
        actions = state.actions(LEARNER)
        choices = tuple(choice(game, view, by_seat, action, language) for action in actions)
        several = len(view.to_act) > 1
        decision = Decision(choices=choices, only_one=len(choices) == 1, at_once=several)
    events = found.events if found.verdict in ("good", "done") else ()
    return Moment(
        step=found.step + 1,
        view=view,
        ask=say(game.ask(view).named(by_seat), language),
        decision=decision,
        events=events,
        told=tuple(say(event.words(game.name).named(by_seat), language) for event in events),
        time=None,
        outcome=state.outcome,
        auto=False,
    )


ROUTES = (listed, opened, tried)
