"""Work for the second worker: what is urgent first, and one piece at a time.

So whoever does not want to know any more is not thought for, if nobody has begun; and a bot waits
for no more than a small part of a review.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from secrets import token_hex
from typing import Any, Final, TypeVar

from rallybox.page import thinker
from rallybox.page.outside import Outside
from rallybox.tables.errors import Unavailable
from rallybox.tables.thinking import SOMEBODY, Question, Tip, Wait, advise_here

T = TypeVar("T")

BOTS: Final = 0
HINTS: Final = 1
REVIEWS: Final = 2


class ThinkerFault(Exception):
    """A mistake of ours over there."""


_Job = tuple[int, int, str, asyncio.Future[Any]]


class Desk:
    """The queue."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._waiting: list[_Job] = []
        self._numbers = count()
        self._task: asyncio.Task[None] | None = None

    async def do(self, urgent: int, work: Callable[[], T]) -> T:
        """What comes of some work; Unavailable if the worker is not there."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgent, next(self._numbers), thinker.pack(work), answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        found: T = await answer
        return found

    async def _work(self) -> None:
        while self._waiting:
            urgent, _, text, answer = heapq.heappop(self._waiting)
            if answer.done():
                continue  # whoever asked does not wait any more
            try:
                found: thinker.Answer = thinker.unpack(await self._outside.think(text, urgent))
            except Exception:  # whatever the browser has against it
                found = thinker.Answer(error=Unavailable("server-no-bots"))
            if answer.done():
                continue
            if found.error is not None:
                answer.set_exception(found.error)
            elif found.fault:
                answer.set_exception(ThinkerFault(found.fault))
            else:
                answer.set_result(found.value)

    def stop(self) -> None:
        """Nobody asks any more."""
        if self._task is not None:
            self._task.cancel()
        for _, _, _, answer in self._waiting:
            answer.cancel()
        self._waiting.clear()


class PageThinkers:
    """See `Thinkers` and, for reviews, `Doers`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._errands: set[asyncio.Task[None]] = set()

    def decide(self, question: Question, wait: Wait = SOMEBODY) -> Awaitable[int]:
        return self._desk.do(BOTS, partial(thinker.decide, question, token_hex(16)))

    def advise(
        self, game: str, view: bytes, actions: Sequence[int], wait: Wait = SOMEBODY
    ) -> Awaitable[list[Tip]]:
        work = partial(advise_here, game, view, tuple(actions), token_hex(16))
        return self._desk.do(HINTS, work)

    def forget(self, table: str, views: Mapping[int, bytes]) -> None:
        task = asyncio.ensure_future(self._forget(table, dict(views)))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _forget(self, table: str, views: dict[int, bytes]) -> None:
        with suppress(Unavailable, ThinkerFault):  # then nobody is there who could remember
            await self._desk.do(BOTS, partial(thinker.forget, table, views))

    def __len__(self) -> int:
        """One piece at a time."""
        return 1

    def do(self, key: str, seconds: float, wait: Wait, work: Callable[[], T]) -> Awaitable[T]:
        """A small part of a review."""
        return self._desk.do(REVIEWS, work)

    def soon(self, seconds: float, wait: Wait, work: Callable[[], T]) -> Awaitable[T]:
        """What somebody waits for."""
        return self._desk.do(HINTS, work)

    def leave(self, key: str) -> None:
        """There is only one worker: nothing has to be remembered."""
