"""Learning to play: scenes, what a learner has tried, and what the coach says to it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rallybox.tables.wire.base import ActionId, Asked, Said, Told
from rallybox.tables.wire.socket import Moment

MOST_TRIES = 16
"""More than any scene has steps."""


class SceneInfo(Told, frozen=True, kw_only=True):
    """A scene in the list of a game's scenes."""

    name: str
    title: str
    """The catalogue's message."""


class LessonInfo(Told, frozen=True, kw_only=True):
    """The scenes of a game, in order; they are numbered from 1."""

    game: str
    scenes: tuple[SceneInfo, ...]


class LessonList(Told, frozen=True, kw_only=True):
    """All lessons."""

    lessons: tuple[LessonInfo, ...]


class Tries(Asked, frozen=True, kw_only=True):
    """The actions that have counted so far, and one more at the end: the one that is tried now."""

    actions: Annotated[tuple[ActionId, ...], Meta(min_length=1, max_length=MOST_TRIES)]


class LessonScene(Told, frozen=True, kw_only=True):
    """Where a learner stands in a scene. A server remembers nothing of it."""

    game: str
    number: int
    name: str
    title: str
    """The catalogue's message."""
    seat: int
    """The learner's."""
    names: tuple[str, ...]
    """By seat; the learner's is empty, for that is whoever asks."""
    verdict: Literal["begin", "good", "other", "done"]
    """Nothing was tried yet; go on; that does not count, try something else; the scene is over."""
    said: Said | None
    """What happened, or what speaks against the last try; null at the beginning."""
    asked: Said | None
    """What to try now, its last line the task itself; null when the scene is over."""
    moment: Moment
    """As at a table. Its step counts what has counted; after a try that does not, it is as before,
    without events."""
