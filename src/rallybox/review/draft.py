"""A review as far as it is done: parts come in, in any order, and a report comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from rallybox.bots.guides import guide_of
from rallybox.core.dice import SeededDice
from rallybox.review import split
from rallybox.review.judging import Judgement, Worth
from rallybox.review.line import Line, together
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
        line = self._line()
        moments = self._moments(line)
        steps = self._swings(line, split.wins)
        judged = self._judged()
        drivers = self._drivers(line, steps, judged)
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
            turns=turning_points(
                moments, said, decisions, {self.story.at(index) for index in self._forced}
            ),
            verdict=verdict(
                self.story.outcome,
                moments,
                drivers,
                self.judged,
                [line.luck_or_skill_doubt(driver.seat) for driver in drivers],
            ),
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
            index: together(
                [part.look for part in sorted(parts, key=_batch) if part.look is not None]
            )
            for index, parts in found.items()
        }

    def _line(self) -> Line:
        return Line(
            self.story,
            self.looks("stands"),
            self.looks("expects"),
            self._forced,
            split.result(self.story.outcome, self.success),
            self.trust,
        )

    def _moments(self, line: Line) -> list[ReviewMoment]:
        stations = [line.stations[place] for place in line.state]
        return [
            ReviewMoment(at=self.story.at(index), places=station.rows, doubt=station.doubt)
            for index, station in enumerate(stations)
        ]

    def _swings(
        self, line: Line, told: Callable[[split.Rows], tuple[int, ...]]
    ) -> list[split.Swing]:
        """What every action did to what is told of the chances."""
        there = [told(station.rows) for station in line.stations]
        return [
            split.swing(
                act.seat,
                there[line.state[index]],
                there[line.expected[index]] if index in line.expected else None,
                there[line.state[index + 1]],
            )
            for index, act in enumerate(self.story.acts)
        ]

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
        """The places in the story at which there was nothing to choose from."""
        asked = {task.place for task in self.later if task.kind == "decides"}
        return frozenset(range(len(self.story.acts))) - asked

    # -- drivers ---------------------------------------------------------------------------------

    def _drivers(
        self, line: Line, steps: list[split.Swing], judged: dict[int, Judgement]
    ) -> tuple[ReviewDriver, ...]:
        seats, first = self.story.players, line.stations[0].rows
        start, there = split.wins(first), split.expected_places(first)
        moved = self._swings(line, split.expected_places)
        wins = split.shares(start, steps, split.fair_wins(seats, start))
        places = split.shares(there, moved, split.fair_places(seats, there))
        return tuple(
            self._driver(seat, win, place, line.parts_doubt(seat), judged)
            for seat, (win, place) in enumerate(zip(wins, places, strict=True))
        )

    def _driver(
        self,
        seat: int,
        win: ReviewShare,
        place: ReviewShare,
        doubt: int,
        judged: dict[int, Judgement],
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
            doubt=doubt,
            place=place,
        )


def _weight(task: Task) -> int:
    return 10 if task.kind == "decides" else 1


def _batch(part: Done) -> int:
    return part.task.batch
