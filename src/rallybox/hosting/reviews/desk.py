"""All reviews of one host: who looks at which, what is made, and what is kept."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_hex
from typing import Final, TypeVar

from rallybox import is_compiled
from rallybox.core.errors import Malformed
from rallybox.core.record import begin, write
from rallybox.games import GAMES
from rallybox.hosting.notes import Notes
from rallybox.hosting.reviews import work
from rallybox.hosting.reviews.kept import Kept
from rallybox.hosting.reviews.making import Doers, Making, Subject, tell_soon
from rallybox.review.story import story_of
from rallybox.tables import finished
from rallybox.tables.audience import Viewer
from rallybox.tables.errors import TooMany, Unavailable
from rallybox.tables.log import Stored
from rallybox.tables.play import Play
from rallybox.tables.thinking import Wait
from rallybox.tables.wire.review import ReviewChoices, Tried

T = TypeVar("T")

INTERPRETED: Final = 0.03
"""The effort where the rules run interpreted, and everything takes ten times as long."""


def _case(stored: Stored, effort: float) -> work.Case:
    """What workers need of a table; Forbidden until the game is over, Malformed if these rules
    cannot replay it."""
    record = finished.record_of(stored)
    if record.result is None:
        raise Malformed("record-unfinished")
    begin(record, GAMES)
    return work.Case(stored.record.id, write(record).encode(), effort)


def _steps(stored: Stored) -> list[int]:
    """The step that a replay shows, by the number of actions played."""
    first = Play.restore(stored.record, None, ()).step
    return [first, *(entry.step for entry in stored.entries)]


def who_looks(viewer: Viewer) -> str:
    """Whoever has no name counts as their address."""
    return viewer.identity or f"home {viewer.home}"


class Reviews(ABC):
    """Makes reviews while somebody looks, and lets its host remember them."""

    def __init__(self, doers: Doers, notes: Notes) -> None:
        self._doers, self._notes = doers, notes
        self._making: dict[str, tuple[Making, asyncio.Task[None]]] = {}
        self.effort = 1.0 if is_compiled() else INTERPRETED

    def __len__(self) -> int:
        """How many are being made."""
        return len(self._making)

    # -- what a host knows -------------------------------------------------------------------------

    @abstractmethod
    def retell(self, table_id: str, work: Callable[[Stored], T]) -> Awaitable[T]:
        """What a function makes of a table's whole log."""

    @abstractmethod
    def load(self, table_id: str) -> Awaitable[Kept | None]:
        """What is kept of a table's review."""

    @abstractmethod
    def keep(self, table_id: str, found: Kept) -> Awaitable[None]:
        """Keep a review, unless there is a finer one."""

    @abstractmethod
    def count(self, viewer: Viewer, table_id: str) -> Awaitable[None]:
        """TooMany if somebody has begun too many."""

    # -- looking on --------------------------------------------------------------------------------

    async def follow(self, table_id: str, viewer: Viewer, request: int) -> Callable[[], None]:
        """Tell somebody whenever there is more of a review; what this returns ends that."""
        if table_id not in self._making:
            subject = await self._subject(table_id)
            kept = subject.kept
            if kept is not None and kept.done >= 1.0 and kept.effort >= self.effort:
                self._drop_others(viewer, table_id)
                tell_soon(viewer, kept)
                return _nothing
            try:
                await self.count(viewer, table_id)
            except TooMany:
                if kept is not None:
                    tell_soon(viewer, kept)  # it only gets no finer
                raise
            if table_id not in self._making:  # nobody else has come meanwhile
                self._begin(table_id, subject)
        self._drop_others(viewer, table_id)
        making, _ = self._making[table_id]
        making.greet(viewer, request)
        return partial(self._leave, table_id, making, viewer)

    def _begin(self, table_id: str, subject: Subject) -> None:
        making = Making(subject, self._doers, partial(self.keep, table_id))
        task = asyncio.create_task(making.run())
        self._making[table_id] = making, task
        task.add_done_callback(partial(self._ended, table_id, making))

    def _ended(self, table_id: str, making: Making, task: asyncio.Task[None]) -> None:
        """It is done, or cannot be done now, or nobody looks any more."""
        if self._making.get(table_id, (None,))[0] is making:
            del self._making[table_id]
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        if _is_passing(error):
            self._notes.warning("a review was given up", error=str(error))
        else:
            self._notes.error("a review came to nothing", exc_info=error)
        for viewer in list(making.viewers):
            making.drop(viewer)

    def _leave(self, table_id: str, making: Making, viewer: Viewer) -> None:
        """Somebody does not look any more; without anybody it is not made."""
        making.viewers.pop(viewer, None)
        there = self._making.get(table_id)
        if there is not None and there[0] is making and not making.viewers:
            there[1].cancel()
            del self._making[table_id]

    def _drop_others(self, viewer: Viewer, table_id: str) -> None:
        """One at a time: the same person's others go no further."""
        who = who_looks(viewer)
        for other, (making, _) in list(self._making.items()):
            if other != table_id:
                for one in [one for one in making.viewers if who_looks(one) == who]:
                    making.drop(one)
                    self._leave(other, making, one)

    async def _subject(self, table_id: str) -> Subject:
        effort = self.effort

        def both(stored: Stored) -> tuple[work.Case, list[int]]:
            return _case(stored, effort), _steps(stored)

        case, steps = await self.retell(table_id, both)
        return Subject(case, steps, await self.load(table_id))

    # -- asking ------------------------------------------------------------------------------------

    async def choices(self, table_id: str, at: int) -> ReviewChoices:
        """Who acted at a moment of a finished game, and all that they could do."""

        def found(stored: Stored) -> ReviewChoices:
            return work.choices(story_of(finished.record_of(stored), GAMES), at)

        return await self.retell(table_id, found)

    async def try_another(self, table_id: str, at: int, action: int, wait: Wait) -> Tried:
        """How it would have stood after another action."""
        effort = self.effort
        case = await self.retell(table_id, lambda s: _case(s, effort))
        asked = partial(work.try_another, case, at, action, token_hex(16))
        return await self._doers.soon(work.TRY_SECONDS, wait, asked)

    async def stop(self) -> None:
        """End all of them; what was found is kept."""
        tasks = [task for _, task in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_passing(error: BaseException) -> bool:
    """Is it no mistake of ours, but something that cannot be had at the moment?"""
    if isinstance(error, BaseExceptionGroup):
        return all(map(_is_passing, error.exceptions))
    return isinstance(error, Unavailable)


def _nothing() -> None:
    """Nothing is being made that could be ended."""
