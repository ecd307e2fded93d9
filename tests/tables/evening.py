"""Evenings at tables that need no server, for tests: a clock, ears, and a log that fails."""

from __future__ import annotations

import random
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

import msgspec

from rallybox.games import GAMES
from rallybox.tables.audience import Listener
from rallybox.tables.errors import Unavailable
from rallybox.tables.home import Home
from rallybox.tables.log import Entry, Log, Snapshot
from rallybox.tables.memory import MemoryLog
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.table import Table
from rallybox.tables.wire.base import SeatPlan
from rallybox.tables.wire.lobby import NewTable

T = TypeVar("T")
Json = dict[str, Any]

ADA, BEA, ZOE = Person("ada", "Ada"), Person("bea", "Bea"), Person("zoe", "Zoe")
EVERY_VARIANT = [(game.name, variant) for game in GAMES.values() for variant in game.variants]


def run(evening: Coroutine[Any, Any, T]) -> T:
    """Whatever a table does, it never waits for anything but its log: there is no loop to turn."""
    try:
        evening.send(None)
    except StopIteration as end:
        value: T = end.value
        return value
    raise AssertionError("a table at home waits for something")


class Clock:
    """Time passes when a test says so."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.time = now

    def now(self) -> int:
        return self.time


class Ear(Listener):
    """A viewer who keeps everything."""

    def __init__(self, identity: str | None, language: str = "en") -> None:
        super().__init__(identity, language, self._keep)
        self.raw: list[bytes] = []
        self.heard: list[Json] = []

    def _keep(self, data: bytes) -> None:
        self.raw.append(data)
        self.heard.append(msgspec.json.decode(data))

    def moments(self) -> list[Json]:
        """Everything that was shown of the game."""
        shown = [m["moment"] if m["type"] == "hello" else m for m in self.heard]
        return [m for m in shown if m is not None and m["type"] == "moment"]

    def last(self, kind: str) -> Json:
        """The last message of a type."""
        return next(m for m in reversed(self.heard) if m["type"] == kind)


class FailingLog(MemoryLog):
    """Does not store when told so; or stores, and does not say so."""

    def __init__(self, record: TableRecord) -> None:
        super().__init__(record)
        self.refuses = self.loses_answers = False

    async def append(
        self, entry: Entry, snapshot: Snapshot | None, changes: Mapping[str, Any]
    ) -> None:
        if self.refuses:
            raise Unavailable("server-not-stored")
        await super().append(entry, snapshot, changes)
        if self.loses_answers:
            raise Unavailable("server-perhaps-stored")


async def failing(record: TableRecord) -> Log:
    return FailingLog(record)


def everybody(game: str, variant: str) -> tuple[SeatPlan, ...]:
    """As many people as can play."""
    people: list[SeatPlan] = ["person"]
    return tuple(people * max(GAMES[game].variants[variant]))


async def begun(home: Home, game: str, variant: str, **wishes: Any) -> Table:
    """A table at which all seats are on Ada's device, and the game has begun."""
    seats = wishes.pop("seats", everybody(game, variant))
    here = {n: f"P{n}" for n, plan in enumerate(seats) if plan == "person"}
    asked = NewTable(game=game, variant=variant, seats=seats, here=here, **wishes)
    table = await home.create(ADA, asked)
    await home.start(table, ADA)
    return table


async def act(table: Table, rng: random.Random) -> None:
    """Somebody who is asked does something."""
    play = table.playing()
    seat = rng.choice(play.state.to_act)
    action = rng.choice(play.state.actions(seat))
    await table.act(seat, action.id, play.step, "person")


async def play_out(table: Table, rng: random.Random) -> None:
    """Everybody plays at random, to the end."""
    while table.playing().state.outcome is None:
        await act(table, rng)
