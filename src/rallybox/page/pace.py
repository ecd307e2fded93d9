"""How fast this machine thinks in a page: bots that get less time than they need say so.

It is measured in the second worker when a visit has calmed down, at every visit and now and then
in a long one, and what came of it is kept; until then the offer promises everything. Whatever else
a machine does can only make it look slower than it is: so who is faster than before is believed at
once, who is slower by half.
"""

from __future__ import annotations

import asyncio
from functools import partial
from math import sqrt
from time import monotonic, perf_counter
from typing import Final

import msgspec

from rallybox.bots.guides import guide_of
from rallybox.bots.scale import EFFORT, PATIENCE
from rallybox.bots.search import Thought
from rallybox.core.dice import SeededDice
from rallybox.games import GAMES
from rallybox.page.outside import Put
from rallybox.page.shelf import Shelf
from rallybox.page.thinking import REVIEWS, Desk, ThinkerFault
from rallybox.tables.errors import Unavailable

KEY: Final = "pace"
SECONDS: Final = 0.04
"""For each game and each try."""
TRIES: Final = 3
"""The best of them counts."""
CALM: Final = 20.0
"""So long after it is first wanted a page has come, and nothing is being loaded any more."""
AGAIN: Final = 1800.0
"""In a tab that stays open."""
EFFORTS: Final = (0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0)
"""Of reviews: 1 takes a machine as fast as guides assume a minute, less takes it less."""


def measure(name: str, seconds: float = SECONDS) -> float:
    """How fast it is here in a game, against what its guide assumes (`Guide.speed`)."""
    game, dice = GAMES[name], SeededDice("pace")
    state = game.start(game.setup({}), dice)
    seat = state.to_act[0]
    view = state.view(seat)
    guide = guide_of(game)
    thought = Thought(guide, view, state.actions(seat), dice)
    thought.iterate()
    return max(_iterations(thought, seconds) for _ in range(TRIES)) / guide.speed(view)


def _iterations(thought: Thought, seconds: float) -> float:
    """How many there are in a second."""
    done, began = 0, perf_counter()
    while (took := perf_counter() - began) < seconds:
        thought.iterate()
        done += 1
    return done / took


def believed(before: float | None, now: float) -> float:
    """What to make of a new figure."""
    return now if before is None else max(now, sqrt(before * now))


def share_at(speed: float) -> float:
    """How much of their thinking levels that search get in the time that people wait."""
    return min(1.0, *(round(speed * PATIENCE[level] / EFFORT[level], 2) for level in EFFORT))


def effort_at(speed: float) -> float:
    """How fine a review is that takes about a minute here; one of a few, so that one that was begun
    is gone on with."""
    return max((one for one in EFFORTS if one <= speed), default=EFFORTS[0])


class Pace:
    """What was measured."""

    def __init__(self, shelf: Shelf, desk: Desk, calm: float = CALM, again: float = AGAIN) -> None:
        self._shelf, self._desk = shelf, desk
        self._calm, self._again = calm, again
        self._measuring: asyncio.Task[float] | None = None
        self._later: asyncio.Task[None] | None = None
        self._measured: float | None = None
        """When; in this tab."""

    async def known(self) -> float:
        """The share of their thinking that bots get; all of it if nobody has measured yet."""
        speed = await self._kept()
        if self._later is None and not self._is_fresh():
            self._later = asyncio.create_task(self._soon())
        return 1.0 if speed is None else share_at(speed)

    async def measured(self) -> float:
        """How fast it is here; measured now if it was not before."""
        speed = await self._kept()
        return await asyncio.shield(self._begin()) if speed is None else speed

    def _is_fresh(self) -> bool:
        return self._measured is not None and monotonic() - self._measured < self._again

    async def _soon(self) -> None:
        try:
            await asyncio.sleep(self._calm)
            if not self._is_fresh():
                await asyncio.shield(self._begin())
        except Unavailable:
            pass  # at the next occasion
        finally:
            self._later = None

    def _begin(self) -> asyncio.Task[float]:
        if self._measuring is None or self._measuring.done():
            self._measuring = asyncio.create_task(self._measure())
            # Whoever waits is told; if nobody does, nobody has to be.
            self._measuring.add_done_callback(lambda task: task.cancelled() or task.exception())
        return self._measuring

    async def _kept(self) -> float | None:
        text = await self._shelf.get(KEY)
        return None if text is None else msgspec.json.decode(text, type=float)

    async def _measure(self) -> float:
        """Game by game, so that a bot who is asked meanwhile waits for one of them at most."""
        try:
            now = min([await self._desk.do(REVIEWS, partial(measure, name)) for name in GAMES])
        except ThinkerFault:
            raise Unavailable("server-no-bots") from None
        speed = round(believed(await self._kept(), now), 3)
        await self._shelf.change(Put(KEY, msgspec.json.encode(speed).decode()))
        self._measured = monotonic()
        return speed

    def stop(self) -> None:
        """Nobody wants to know any more."""
        for task in (self._measuring, self._later):
            if task is not None:
                task.cancel()
