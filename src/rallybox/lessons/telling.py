"""Lessons as they go over the wire: what a learner is shown, as at a table without clocks."""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.game import Game
from rallybox.core.words import Words
from rallybox.games import GAMES
from rallybox.lessons import LESSONS
from rallybox.lessons.coach import Coaching, attend, names
from rallybox.lessons.scene import LEARNER, Lesson, Scene
from rallybox.tables.errors import NotFound
from rallybox.tables.moment import choice
from rallybox.tables.say import say
from rallybox.tables.wire.lessons import LessonInfo, LessonList, LessonScene, SceneInfo
from rallybox.tables.wire.socket import Decision, Moment


def _title(lesson: Lesson, scene: Scene, language: str) -> str:
    return say(Words(f"lessons-{lesson.game}-{scene.name}-title"), language)


def listed(language: str) -> LessonList:
    """The scenes of each game, in order."""
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


def shown(game: str, number: int, actions: Sequence[int], language: str) -> LessonScene:
    """A scene (they are numbered from 1), after these actions were tried; NotFound if there is
    none. What the scene is not after changes nothing."""
    lesson = LESSONS.get(game)
    if lesson is None or not 1 <= number <= len(lesson.scenes):
        raise NotFound("lessons-no-such-scene")
    scene = lesson.scenes[number - 1]
    found = attend(lesson, scene, actions)
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
    """For the learner's eyes."""
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
