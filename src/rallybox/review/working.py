"""The work of a review in small independent parts, so that it can be shared out, stopped and made
finer. Each part has dice of its own: whoever does it, and in whatever order, finds the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

import msgspec

from rallybox.bots.guides import guide_of
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.review.judging import Judgement, judge
from rallybox.review.outlook import Chances, look, look_after
from rallybox.review.story import Story

VERSION: Final = 6
"""Goes up whenever the same record leads to other numbers: what was kept before is of no use then.
"""
BATCH: Final = 16
"""Worlds of one part: so many are enough for a first graph."""
SCANTY, SMALL = 0.1, 5
"""With less effort than this, where rules run interpreted, a part has only so many worlds: a first
graph is there soon, too."""
LOOKING: Final = 0.04
"""How many seconds' worth of worlds go into how each moment stands."""
MOST_BATCHES: Final = 24

Kind = Literal["stands", "expects", "decides"]


class Task(NamedTuple):
    """A part of the work, at a place of the story: how the state stands; what its action leads one
    to expect, before the dice fall; how good the decision is."""

    kind: Kind
    place: int
    batch: int = 0


class Look(msgspec.Struct, frozen=True):
    """Worlds, counted; see `Chances`."""

    worlds: int
    sums: list[float]
    squares: list[float]


class Done(msgspec.Struct, frozen=True):
    """A task and what came of it."""

    task: Task
    look: Look | None = None
    judgement: Judgement | None = None


def first_tasks(story: Story) -> list[Task]:
    """What the first graph needs. The end needs no thinking."""
    return [*_looks(story, range(len(story.acts)), 0)]


def later_tasks(story: Story, effort: float = 1.0) -> list[Task]:
    """All the rest: every decision, then finer chances for all moments alike, then finer again."""
    found = [
        Task("decides", index)
        for index, act in enumerate(story.acts)
        if len(story.states[index].actions(act.seat)) > 1
    ]
    most = [batches(story, index, effort) for index in range(len(story.acts))]
    for batch in range(1, max(most, default=0)):
        wanted = [index for index, so_many in enumerate(most) if batch < so_many]
        found += _looks(story, wanted, batch)
    return found


def _looks(story: Story, indexes: range | list[int], batch: int) -> Iterator[Task]:
    for index in indexes:
        yield Task("stands", index, batch)
        if story.acts[index].chancy:
            yield Task("expects", index, batch)


def batches(story: Story, index: int, effort: float) -> int:
    """How many batches of worlds a moment gets: so many seconds' worth, on any machine the same."""
    act = story.acts[index]
    speed = guide_of(story.game).speed(story.states[index].view(act.seat))
    return max(1, min(int(MOST_BATCHES * max(1.0, effort)), int(LOOKING * effort * speed) // BATCH))


def work(story: Story, task: Task, seed: str = "", effort: float = 1.0) -> Done:
    """Do a part of the work."""
    state, act = story.states[task.place], story.acts[task.place]
    dice = SeededDice(f"{seed} {task.kind} {task.place} {task.batch}")
    if task.kind == "decides":
        view, actions = state.view(act.seat), state.actions(act.seat)
        return Done(task, judgement=judge(story.game, view, actions, act.action, dice, effort))
    guide, worlds = guide_of(story.game), min(BATCH, SMALL) if effort < SCANTY else BATCH
    if task.kind == "stands":
        return Done(task, _look(look(guide, state, worlds, dice)))
    return Done(task, _look(look_after(guide, state, act.seat, act.action, worlds, dice)))


def instead(story: Story, place: int, action: Action, seconds: float, dice: Dice) -> Look:
    """How it would stand after another action there, before the dice fall, with so many seconds'
    worth of worlds."""
    state, seat, guide = story.states[place], story.acts[place].seat, guide_of(story.game)
    worlds = max(BATCH, int(seconds * guide.speed(state.view(seat))))
    return _look(look_after(guide, state, seat, action, worlds, dice))


def _look(chances: Chances) -> Look:
    return Look(chances.worlds, chances.sums, chances.squares)
