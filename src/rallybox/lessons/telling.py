"""Lessons as they go over the wire: what a learner is shown, as at a table without clocks."""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.game import Game
from rallybox.games import GAMES
from rallybox.lessons import LESSONS
from rallybox.lessons.coach import Coaching, attend, names
from rallybox.lessons.scene import LEARNER, Lesson, Scene
from rallybox.tables.errors import NotFound
from rallybox.tables.moment import deciding, happenings, heard, remarks
from rallybox.tables.say import said
from rallybox.tables.wire.lessons import LessonInfo, LessonList, LessonScene, SceneInfo
from rallybox.tables.wire.socket import Moment


def _title(lesson: Lesson, scene: Scene) -> str:
    return f"lessons-{lesson.game}-{scene.name}-title"


def listed() -> LessonList:
    """The scenes of each game, in order."""
    return LessonList(
        lessons=tuple(
            LessonInfo(
                game=lesson.game,
                scenes=tuple(
                    SceneInfo(name=scene.name, title=_title(lesson, scene))
                    for scene in lesson.scenes
                ),
            )
            for lesson in LESSONS.values()
        )
    )


def shown(game: str, number: int, actions: Sequence[int]) -> LessonScene:
    """A scene (they are numbered from 1), after these actions were tried; NotFound if there is
    none. What the scene is not after changes nothing."""
    lesson = LESSONS.get(game)
    if lesson is None or not 1 <= number <= len(lesson.scenes):
        raise NotFound("lessons-no-such-scene")
    scene = lesson.scenes[number - 1]
    found = attend(lesson, scene, actions)
    return LessonScene(
        game=lesson.game,
        number=number,
        name=scene.name,
        title=_title(lesson, scene),
        seat=LEARNER,
        names=names(found.state.setup.players),
        verdict=found.verdict,
        said=None if found.said is None else said(found.said),
        asked=None if found.asked is None else said(found.asked),
        moment=_moment(GAMES[lesson.game], found),
    )


def _moment(game: Game, found: Coaching) -> Moment:
    """For the learner's eyes."""
    state, view = found.state, found.state.view(LEARNER)
    decision = None
    if found.verdict != "done" and LEARNER in state.to_act:
        decision = deciding(game, view, state.actions(LEARNER), len(view.to_act) > 1)
    events = found.events if found.verdict in ("good", "done") else ()
    return Moment(
        step=found.step + 1,
        view=view,
        ask=said(game.ask(view)),
        decision=decision,
        events=heard(LEARNER, happenings(game, events)),
        remarks=remarks(game, state, LEARNER),
        time=None,
        outcome=state.outcome,
        auto=False,
    )
