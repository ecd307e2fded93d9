"""How fast this machine thinks in a page: bots that get less time than they need say so.

It is measured once, in the second worker, and kept; until then the offer promises everything.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
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
SECONDS: Final = 0.1
"""For each game."""
EFFORTS: Final = (0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0)
"""Of reviews: 1 takes a machine as fast as guides assume a minute, less takes it less."""


def measure(seconds: float = SECONDS) -> float:
    """How fast it is here against what guides assume (`Guide.speed`): the slowest of all games."""
    return min(_measure(name, seconds) for name in GAMES)


def _measure(name: str, seconds: float) -> float:
    game, dice = GAMES[name], SeededDice("pace")
    state = game.start(game.setup({}), dice)
    seat = state.to_act[0]
    view = state.view(seat)
    guide = guide_of(game)
    thought = Thought(guide, view, state.actions(seat), dice)
    thought.iterate()
    done, began = 0, perf_counter()
    while (took := perf_counter() - began) < seconds:
        thought.iterate()
        done += 1
    return done / took / guide.speed(view)


def share_at(speed: float) -> float:
    """How much of their thinking levels that search get in the time that people wait."""
    return min(1.0, *(round(speed * PATIENCE[level] / EFFORT[level], 2) for level in EFFORT))


def effort_at(speed: float) -> float:
    """How fine a review is that takes about a minute here; one of a few, so that one that was begun
    is gone on with."""
    return max((one for one in EFFORTS if one <= speed), default=EFFORTS[0])


class Pace:
    """What was measured."""

    def __init__(self, shelf: Shelf, desk: Desk) -> None:
        self._shelf, self._desk = shelf, desk
        self._measuring: asyncio.Task[float] | None = None

    async def known(self) -> float:
        """The share of their thinking that bots get; all of it if nobody has measured yet."""
        speed = await self._kept()
        if speed is None:
            self._begin().add_done_callback(lambda task: task.cancelled() or task.exception())
        return 1.0 if speed is None else share_at(speed)

    async def measured(self) -> float:
        """How fast it is here; measured now if it was not before."""
        speed = await self._kept()
        return await asyncio.shield(self._begin()) if speed is None else speed

    def _begin(self) -> asyncio.Task[float]:
        if self._measuring is None or self._measuring.done():
            self._measuring = asyncio.ensure_future(self._measure())
        return self._measuring

    async def _kept(self) -> float | None:
        text = await self._shelf.get(KEY)
        return None if text is None else msgspec.json.decode(text, type=float)

    async def _measure(self) -> float:
        try:
            speed = await self._desk.do(REVIEWS, measure)
        except ThinkerFault:
            raise Unavailable("server-no-bots") from None
        await self._shelf.change(Put(KEY, msgspec.json.encode(round(speed, 3)).decode()))
        return speed

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._measuring is not None:
            self._measuring.cancel()
