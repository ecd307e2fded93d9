"""Learning to play: a few prepared positions for each game, with one idea each.

The rules are the games' own. A scene only says where one begins, what to try, and what the others
answer; sentences are in `locales/<language>/lessons.ftl`. How to add one: `docs/lessons.md`.
"""

from __future__ import annotations

from collections.abc import Mapping

from rallybox.lessons import roadrally, stichrallye, tacots
from rallybox.lessons.coach import Coaching, attend, names
from rallybox.lessons.scene import LEARNER, Lesson, Scene

__all__ = ["LEARNER", "LESSONS", "Coaching", "Lesson", "Scene", "attend", "names"]

LESSONS: Mapping[str, Lesson] = {
    lesson.game: lesson for lesson in (roadrally.LESSON, stichrallye.LESSON, tacots.LESSON)
}
"""The lesson of each game."""
