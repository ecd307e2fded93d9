"""All the ways through a scene."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rallybox.lessons import LEARNER, LESSONS, Coaching, Lesson, Scene, attend

SCENES = [(lesson, scene) for lesson in LESSONS.values() for scene in lesson.scenes]
IDS = [f"{lesson.game}-{scene.name}" for lesson, scene in SCENES]


class Stop(NamedTuple):
    """Where a learner can stand, and what can be tried there."""

    tried: tuple[int, ...]
    now: Coaching
    good: tuple[int, ...]
    other: tuple[int, ...]


@cache
def stops(lesson: Lesson, scene: Scene) -> tuple[Stop, ...]:
    """Every stop of a scene, whatever the learner does; the last ones have nothing left to try."""
    return tuple(_from(lesson, scene, ()))


def _from(lesson: Lesson, scene: Scene, tried: tuple[int, ...]) -> Iterator[Stop]:
    now = attend(lesson, scene, tried)
    good: list[int] = []
    other: list[int] = []
    if now.verdict != "done":
        for action in now.state.actions(LEARNER):
            verdict = attend(lesson, scene, (*tried, action.id)).verdict
            (other if verdict == "other" else good).append(action.id)
    yield Stop(tried, now, tuple(good), tuple(other))
    for action_id in good:
        yield from _from(lesson, scene, (*tried, action_id))
