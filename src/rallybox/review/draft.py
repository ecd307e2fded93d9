"""A review as far as it is done: parts come in, in any order, and a report comes out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from rallybox.bots.guides import guide_of
from rallybox.core.dice import SeededDice
from rallybox.review import split
from rallybox.review.judging import Judgement, Worth
from rallybox.review.story import Story
from rallybox.review.trust import trust_of
from rallybox.review.turning import turning_points, verdict
from rallybox.review.working import Done, Look, Task, first_tasks, later_tasks
from rallybox.tables.moment import choice
from rallybox.tables.wire.review import (
    Grade,
    Review,
    ReviewDecision,
    ReviewDriver,
    ReviewMoment,
    ReviewOption,
    ReviewShare,
    ReviewStep,
)
from rallybox.tables.wire.socket import Choice

GRADES: tuple[Grade, ...] = ("best", "fine", "slip", "mistake")


class Draft:
    """What has been found out about a story."""

    def __init__(self, story: Story, seed: str = "", effort: float = 1.0) -> None:
        self.story, self.seed, self.effort = story, seed, effort
        self.first = first_tasks(story)
        """Without these there is no report."""
        self.later = later_tasks(story, effort)
        self.trust = trust_of(story.game)
        self._done: dict[Task, Done] = {}

    def add(self, parts: Iterable[Done]) -> None:
        """Something more is known."""
        for part in parts:
            self._done[part.task] = part

    @property
    def parts(self) -> tuple[Done, ...]:
        """All that is known, to be kept."""
        return tuple(self._done.values())

    @property
    def open(self) -> list[Task]:
        """What is still to be done, in order."""
        return [task for task in (*self.first, *self.later) if task not in self._done]

    @property
    def ready(self) -> bool:
        """Is there a first graph?"""
        return all(task in self._done for task in self.first)

    @property
    def judged(self) -> bool:
        """Are all decisions judged?"""
        return all(task in self._done for task in self.later if task.kind == "decides")

    @property
    def done(self) -> float:
        """How much of the work is done: a decision takes about as long as ten looks."""
        every = sum(map(_weight, (*self.first, *self.later)))
        return sum(map(_weight, self._done)) / every if every else 1.0

    def report(self) -> Review:
        """All that can be said now."""
        assert self.ready, "there is no first graph yet"
        looks = self.looks("stands")
        expects = {
            index: split.rows(look, self.story.players, self.trust)
            for index, look in self.looks("expects").items()
        }
        moments = self._moments(looks)
        rows = [moment.places for moment in moments]
        steps = [
            split.swing(
                act.seat,
                split.wins(rows[index]),
                split.wins(expects[index]) if index in expects else None,
                split.wins(rows[index + 1]),
            )
            for index, act in enumerate(self.story.acts)
        ]
        judged = self._judged()
        drivers = self._drivers(rows, expects, steps, judged)
        said = tuple(
            ReviewStep(at=act.at, seat=act.seat, choice=made, decided=one.decided, drawn=one.drawn)
            for act, made, one in zip(self.story.acts, self._choices, steps, strict=True)
        )
        decisions = tuple(self.decision(index, found) for index, found in judged.items())
        return Review(
            game=self.story.game.name,
            names=self.story.record.names,
            seed=self.seed,
            effort=self.effort,
            done=self.done,
            moments=tuple(moments),
            steps=said,
            decisions=decisions,
            drivers=drivers,
            turns=turning_points(moments, said, decisions, self._forced),
            verdict=verdict(self.story.outcome, moments, drivers, self.judged),
        )

    # -- chances ---------------------------------------------------------------------------------

    def looks(self, kind: str) -> dict[int, Look]:
        """Worlds of all batches together, by the place in the story; added up in the order of the
        batches, so that the sums are the same to the last digit."""
        found: dict[int, list[Done]] = {}
        for task, part in self._done.items():
            if task.kind == kind:
                found.setdefault(task.place, []).append(part)
        return {
            index: _sum([part.look for part in sorted(parts, key=_batch) if part.look is not None])
            for index, parts in found.items()
        }

    def _moments(self, looks: dict[int, Look]) -> list[ReviewMoment]:
        story = self.story
        found = [
            ReviewMoment(
                at=story.at(index),
                places=split.rows(looks[index], story.players, self.trust),
                doubt=split.doubt(looks[index], story.players, self.trust),
            )
            for index in range(len(story.acts))
        ]
        end = split.result(story.outcome, self.success)
        found.append(ReviewMoment(at=story.at(len(story.acts)), places=end, doubt=0))
        return found

    @cached_property
    def success(self) -> float:
        """How much of a full success it was; alone."""
        if self.story.players > 1:
            return 0.0
        guide = guide_of(self.story.game)
        return guide.rollout(self.story.states[-1].copy(), SeededDice("")).wins[0]

    # -- decisions -------------------------------------------------------------------------------

    def _judged(self) -> dict[int, Judgement]:
        """By the place in the story, in order."""
        found = {
            task.place: part.judgement
            for task, part in self._done.items()
            if part.judgement is not None
        }
        return dict(sorted(found.items()))

    @cached_property
    def _choices(self) -> list[Choice]:
        story = self.story
        return [
            choice(story.game, story.states[index].view(act.seat), act.action)
            for index, act in enumerate(story.acts)
        ]

    def decision(self, index: int, judged: Judgement) -> ReviewDecision:
        """A decision at a place of the story, whatever was taken, as it is told."""
        act = self.story.acts[index]
        taken = self._option(index, judged.taken)
        same = judged.best.action == judged.taken.action
        span = max(1, self.story.players - 1)
        return ReviewDecision(
            at=act.at,
            seat=act.seat,
            choices=judged.choices,
            taken=taken,
            best=taken if same else self._option(index, judged.best),
            grade=judged.grade,
            lost=judged.lost * span,
            low=judged.low * span,
            high=judged.high * span,
            win_lost=judged.best.win - judged.taken.win,
            win_low=judged.win_low,
            win_high=judged.win_high,
        )

    def _option(self, index: int, worth: Worth) -> ReviewOption:
        story = self.story
        act, players = story.acts[index], story.players
        made = self._choices[index]
        if worth.action != act.action.id:
            view = story.states[index].view(act.seat)
            made = choice(story.game, view, story.game.action(worth.action))
        placing = worth.placing
        return ReviewOption(
            choice=made,
            place=placing if players == 1 else players - placing * (players - 1),
            win=worth.win,
            reasons=worth.reasons,
        )

    @cached_property
    def _forced(self) -> frozenset[int]:
        """The actions to which there was no other."""
        asked = {task.place for task in self.later if task.kind == "decides"}
        return frozenset(act.at for at, act in enumerate(self.story.acts) if at not in asked)

    # -- drivers ---------------------------------------------------------------------------------

    def _drivers(
        self,
        rows: list[split.Rows],
        expects: dict[int, split.Rows],
        steps: list[split.Swing],
        judged: dict[int, Judgement],
    ) -> tuple[ReviewDriver, ...]:
        story = self.story
        seats = story.players
        start = split.wins(rows[0])
        wins = split.shares(start, steps, split.fair_wins(seats, start))
        there = [split.expected_places(row) for row in rows]
        moved = [
            split.swing(
                act.seat,
                there[index],
                split.expected_places(expects[index]) if index in expects else None,
                there[index + 1],
            )
            for index, act in enumerate(story.acts)
        ]
        places = split.shares(there[0], moved, split.fair_places(seats, there[0]))
        return tuple(
            self._driver(seat, win, place, judged)
            for seat, (win, place) in enumerate(zip(wins, places, strict=True))
        )

    def _driver(
        self, seat: int, win: ReviewShare, place: ReviewShare, judged: dict[int, Judgement]
    ) -> ReviewDriver:
        mine = [found for index, found in judged.items() if self.story.acts[index].seat == seat]
        grades = {name: sum(found.grade == name for found in mine) for name in GRADES}
        well = grades["best"] + grades["fine"]
        wrong = [found for found in mine if found.grade in ("slip", "mistake")]
        return ReviewDriver(
            seat=seat,
            choices=len(mine),
            grades=grades,
            accuracy=well / len(mine) if mine else None,
            lost=sum(found.lost for found in wrong) * max(1, self.story.players - 1),
            win=win,
            place=place,
        )


def _weight(task: Task) -> int:
    return 10 if task.kind == "decides" else 1


def _batch(part: Done) -> int:
    return part.task.batch


def _sum(looks: list[Look]) -> Look:
    return Look(
        sum(look.worlds for look in looks),
        [sum(column) for column in zip(*(look.sums for look in looks), strict=True)],
        [sum(column) for column in zip(*(look.squares for look in looks), strict=True)],
    )
