"""What a review says at some moments of a game, and what came of it."""

from __future__ import annotations

import msgspec
from review.keeping import Kept, today
from review.standing import figures
from review.tables import Table

from rallybox.core.dice import SeededDice
from rallybox.core.record import Record
from rallybox.games import GAMES
from rallybox.review import split
from rallybox.review.draft import Draft
from rallybox.review.story import Story, story_of
from rallybox.review.working import Task, batches, work
from rallybox.tables.wire.review import WHOLE

MOMENTS = 12


class Moment(msgspec.Struct):
    """How it stood: raw wins as worlds counted them, what a review says, what all could see."""

    part: float
    """How much of the game was over."""
    raw: list[float]
    wins: list[float]
    standing: list[list[float]]
    """For each seat."""


class Predicted(Kept, kw_only=True):
    """A game, and what was said of it."""

    won: list[float]
    """1 for the winner; winners share it. Alone: how much of a full success."""
    moments: list[Moment]


def places(story: Story, seed: str, most: int = MOMENTS) -> list[int]:
    """Moments of a game at random, one of each part of it."""
    dice, acts = SeededDice(f"{seed} moments"), len(story.acts)
    found = set[int]()
    for part in range(most):
        low, high = part * acts // most, (part + 1) * acts // most
        if high > low:
            found.add(low + dice.below(high - low))
    return sorted(found)


def predict(table: Table, record: Record, seed: str, effort: float = 1.0) -> Predicted:
    """What a review of this effort says, at some moments."""
    story = story_of(record, GAMES)
    draft = Draft(story, seed, effort)
    moments = []
    for place in places(story, seed):
        for batch in range(batches(story, place, effort)):
            draft.add((work(story, Task("stands", place, batch), seed, effort),))
        look = draft.looks("stands")[place]
        rows = split.rows(look, story.players, draft.trust)
        columns = max(2, story.players)
        moments.append(
            Moment(
                part=place / len(story.acts),
                raw=[look.sums[seat * columns] / look.worlds for seat in range(story.players)],
                wins=[row[0] / WHOLE for row in rows],
                standing=figures(story.states[place]),
            )
        )
    won = [row[0] / WHOLE for row in split.result(story.outcome, draft.success)]
    return Predicted(table=table, mark=today(table), won=won, moments=moments)
