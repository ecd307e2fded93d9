"""The coach: follows what a learner has tried in a scene, and says what to make of it.

Nothing is kept between two calls: whoever asks says everything that was tried so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.errors import NotYourDecision, Stale
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.core.words import Words
from rallybox.games import GAMES
from rallybox.lessons.scene import LEARNER, Lesson, Scene, Step, Tried

DEFAULT = "en"

Verdict = Literal["begin", "good", "other", "done"]
"""Nothing was tried yet; go on with the next step; try something else; the scene is over."""


class Coaching(NamedTuple):
    """Where a learner stands in a scene."""

    state: State
    step: int
    """How many steps of the scene are done."""
    verdict: Verdict
    said: Words | None
    """What happened, or what speaks against the last try; None if nothing was tried yet."""
    asked: Words | None
    """What to try now; None when the scene is over."""
    events: tuple[Event, ...]
    """What the last good try led to, for the learner's ears."""


def names(players: int) -> tuple[str, ...]:
    """What everybody in a scene is called; the learner, who comes first, brings a name."""
    return ("", *_opponents()[: players - 1])


@cache
def _opponents() -> tuple[str, ...]:
    return tuple(Words("bots-names").say(DEFAULT).split(", "))


@cache
def _prepared(scene: Scene) -> State:
    return scene.start()


def attend(lesson: Lesson, scene: Scene, actions: Sequence[int] = ()) -> Coaching:
    """How it stands after these actions, the last of which is the new one.

    A legal action that is not what the scene is after changes nothing. Raises what `State.play`
    raises if one is not legal, Stale if something before the last one did not count, and
    NotYourDecision when the scene is over.
    """
    game, dice = GAMES[lesson.game], SeededDice(scene.dice)
    prefix = f"lessons-{lesson.game}-{scene.name}"
    now = Coaching(_prepared(scene), 0, "begin", None, _asked(prefix, scene, 0), ())
    for action_id in actions:
        if now.verdict == "other":
            raise Stale("lessons-stale")
        if now.verdict == "done":
            raise NotYourDecision("lessons-over")
        now = _try(prefix, scene, now, game, game.action(action_id), dice)
    return now


def _words(message: str) -> Words:
    """A sentence of the coach, who knows the opponents by name."""
    return Words(message, dict(zip("bcd", _opponents(), strict=False)))


def _asked(prefix: str, scene: Scene, step: int) -> Words | None:
    return _words(f"{prefix}-ask-{step + 1}") if step < len(scene.steps) else None


def _try(
    prefix: str, scene: Scene, now: Coaching, game: Game, action: Action, dice: Dice
) -> Coaching:
    """What comes of an action; the state before it is left as it is."""
    step, after = scene.steps[now.step], now.state.copy()
    events = list(after.play(LEARNER, action, dice))
    tried = Tried(action, tuple(events), after)
    if not step.goal(tried):
        # The dice have been thrown for nothing, but nothing can follow on this.
        return now._replace(verdict="other", said=_against(prefix, now.step, step, tried))
    for seat, text in step.answers:
        events += after.play(seat, game.parse(text), dice)
    done = now.step + 1
    return Coaching(
        state=after,
        step=done,
        verdict="done" if done == len(scene.steps) else "good",
        said=_words(f"{prefix}-done-{done}"),
        asked=_asked(prefix, scene, done),
        events=tuple(event for event in events if event.heard_by(LEARNER)),
    )


def _against(prefix: str, number: int, step: Step, tried: Tried) -> Words:
    """What speaks against a try that is legal but leads elsewhere."""
    for note, goal in step.notes:
        if goal(tried):
            return _words(f"{prefix}-note-{note}")
    return _words(f"{prefix}-other-{number + 1}")
