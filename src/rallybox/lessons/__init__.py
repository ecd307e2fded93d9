"""Learning to play: a few prepared positions for each game, with one idea each.

The rules are the games' own. A scene only says where one begins, what to try, and what the others
answer; sentences are in `locales/<language>/<game>/lesson.ftl`. How to add one: `docs/lessons.md`.
"""

from __future__ import annotations

from collections.abc import Mapping

from rallybox.games import GAMES, part
from rallybox.lessons.coach import Coaching, attend, names
from rallybox.lessons.scene import LEARNER, Lesson, Scene

__all__ = ["LEARNER", "LESSONS", "Coaching", "Lesson", "Scene", "attend", "lesson_of", "names"]


def _fits(found: object) -> bool:
    return (
        isinstance(found, Lesson)
        and bool(found.scenes)
        and all(isinstance(scene, Scene) for scene in found.scenes)
    )


def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game; None if it brings none, and is learned by playing."""
    lesson: Lesson | None = part(game, "lesson", f"{__name__}.scenes", "LESSON", _fits)
    return lesson


LESSONS: Mapping[str, Lesson] = {
    game: lesson for game in GAMES if (lesson := lesson_of(game)) is not None
}
"""The lesson of each game that has one."""
