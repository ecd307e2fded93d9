"""Observers: how a game writes what a seat sees now into a row of bytes, and what it may do.

A row is a part of a long `vec[u8]`, so that thousands of games write theirs side by side without
leaving the compiled part. An observer looks at the state, which is quick, but only at what its
seat may know; the tests hold it to that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from rallybox.core.actions import Action
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome
from rallybox.core.placings import placings
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.observing.description import Description, Field

REWARDS: Final = ("placing", "win", "score")
"""What a finished game can be worth to its seats; see `Observer.rewards`."""

NO_ACTIONS: Final[tuple[Action, ...]] = ()
SHORT: Final[i64] = 256
"""Masks of so many actions are blanked together, if many lie side by side."""


def blank(row: vec[u8], at: i64, number: i64) -> None:
    """Make so many numbers 0."""
    end = at + number
    while at + 8 <= end:  # the loop itself would take half of the time
        row[at] = 0
        row[at + 1] = 0
        row[at + 2] = 0
        row[at + 3] = 0
        row[at + 4] = 0
        row[at + 5] = 0
        row[at + 6] = 0
        row[at + 7] = 0
        at += 8
    while at < end:
        row[at] = 0
        at += 1


def mark_all(actions: Sequence[Action], mark: u8, row: vec[u8], at: i64) -> None:
    """Write a mark for each of these actions."""
    if isinstance(actions, tuple):  # it nearly always is, and then nothing need iterate
        for index in range(len(actions)):
            action: Action = actions[index]
            row[at + action.id] = mark
        return
    for action in actions:
        row[at + action.id] = mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """How the games with one set-up are observed."""

    version: ClassVar[int] = 1
    """Of the numbers: see `Description.version`."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.players: i64 = setup.players
        self.total: i64 = game.action_total
        """How many actions there are, so how long a mask is."""
        self.short: bool = self.total <= SHORT
        fields = self.fields()
        length = sum([field.size for field in fields])
        self.size: i64 = length
        """How long a row is."""
        self.description = Description(game.name, self.version, fields, length)

    @abstractmethod
    def fields(self) -> tuple[Field, ...]:
        """What a row consists of."""

    @abstractmethod
    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what a seat sees now, all numbers of it, from place `at` on."""

    def write_blank(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """The same where all of them are 0 already: thousands of rows are blanked much quicker
        together than each by itself."""
        self.write(state, seat, row, at)

    def offer(
        self, state: State, seat: i64, row: vec[u8], at: i64, before: Sequence[Action]
    ) -> Sequence[Action]:
        """Write the mask of what a seat may do: 1 for each legal action, by its id.

        `before` is what this returned when it last wrote there: only those marks are taken away,
        since a mask may have thousands of places. A blank one has none.
        """
        mark_all(before, 0, row, at)
        actions = state.actions(seat)
        mark_all(actions, 1, row, at)
        return actions

    def offer_blank(self, state: State, seat: i64, row: vec[u8], at: i64) -> Sequence[Action]:
        """`offer` where the mask is blank."""
        return self.offer(state, seat, row, at, NO_ACTIONS)

    def pick(self, state: State, seat: i64, number: i64) -> i64:
        """The id of the legal action before which there are so many, in the order of the mask."""
        return sorted([action.id for action in state.actions(seat)])[number]

    def success(self, outcome: Outcome) -> float:
        """How much of a success a game was that somebody has played alone, from 0 to 1."""
        return 1.0 if outcome.scores[0] > 0 else 0.0

    def rewards(self, outcome: Outcome, kind: str) -> list[float]:
        """What a finished game is worth to each seat.

        `placing`: 1 for the first, 0 for the last, evenly between, ties share; `win`: 1 for the
        winner, shared by several; `score`: the points of the game. Alone, the first two are how
        much of a success it was.
        """
        if kind == "score":
            return [float(score) for score in outcome.scores]
        if len(outcome.places) == 1:
            return [self.success(outcome)]
        if kind == "win":
            share = 1.0 / len(outcome.winners)
            return [share if place == 1 else 0.0 for place in outcome.places]
        if kind != "placing":
            raise ValueError(f"{kind} is none of {', '.join(REWARDS)}")
        return placings(outcome.places)
