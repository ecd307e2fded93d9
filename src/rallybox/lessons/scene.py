"""What a scene is: a prepared position, and one small thing after the other to try on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from rallybox.core.actions import Action
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.state import State


class Tried(NamedTuple):
    """Something that the learner did, and what came of it at once."""

    action: Action
    events: tuple[Event, ...]
    after: State


Goal = Callable[[Tried], bool]
"""Is this what the learner should try?"""


def anything(_: Tried) -> bool:
    """Whatever is legal will do."""
    return True


def plays(*texts: str) -> Goal:
    """One of these actions, in their notation."""
    wanted = frozenset(texts)
    return lambda tried: tried.action.text in wanted


def happens(kind: type[Event], **fields: object) -> Goal:
    """Something that leads to an event of this kind, with these values in it."""
    return lambda tried: any(
        isinstance(event, kind)
        and all(getattr(event, field) == value for field, value in fields.items())
        for event in tried.events
    )


@dataclass(frozen=True, kw_only=True)
class Step:
    """One thing to try. Its sentences are `lessons-<game>-<scene>-ask-<n>`, `…-done-<n>`, and
    `…-other-<n>` for legal tries that lead elsewhere; n counts from 1."""

    goal: Goal
    notes: tuple[tuple[str, Goal], ...] = ()
    """Other tries that deserve a sentence of their own, `lessons-<game>-<scene>-note-<note>`."""
    answers: tuple[tuple[int, str], ...] = ()
    """What the others do then: seat and action. They have to fit whatever the goal lets pass."""


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A scene. Its title is the message `lessons-<game>-<scene>-title`."""

    name: str
    start: Callable[[], State]
    """Makes the position; called once, and copied for everybody who comes."""
    steps: tuple[Step, ...]
    dice: str = "lesson"
    """The seed of whatever is drawn or dealt on the way."""


def arranged(
    game: Game, fresh: State, public: Mapping[str, object], hidden: Mapping[str, object]
) -> State:
    """A position like a fresh one but for these parts; what follows from others is worked out.

    Names that a part of a position does not have are passed over.
    """
    plain: dict[str, dict[str, object]] = msgspec.to_builtins(fresh.dump())
    for name, parts in (("public", public), ("hidden", hidden)):
        plain[name] |= {key: value for key, value in parts.items() if key in plain[name]}
    return game.load(msgspec.convert(plain, game.position_type), exact=False)


LEARNER = 0
"""The seat of whoever learns."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """The scenes of a game, in order."""

    game: str
    scenes: tuple[Scene, ...]
