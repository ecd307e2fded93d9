"""All reviews of this process: who looks at which, what is made, and what is kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from secrets import token_hex
from time import monotonic
from typing import Final

from rallybox import is_compiled
from rallybox.core.errors import Malformed
from rallybox.core.record import begin, write
from rallybox.games import GAMES
from rallybox.review.story import story_of
from rallybox.server.clock import Clock
from rallybox.server.limits import Buckets
from rallybox.server.reviews import work
from rallybox.server.reviews.making import Making, Subject, tell_soon
from rallybox.server.settings import Limits
from rallybox.server.store import reviews as store
from rallybox.server.store.database import Database
from rallybox.server.store.log import SqlLog
from rallybox.server.workers import Workers
from rallybox.tables import finished
from rallybox.tables.audience import Viewer
from rallybox.tables.errors import NotFound, TooMany, Unavailable
from rallybox.tables.log import Stored
from rallybox.tables.play import Play
from rallybox.tables.thinking import Wait
from rallybox.tables.wire.review import ReviewChoices, Tried

log = logging.getLogger("rallybox.reviews")

INTERPRETED: Final = 0.03
"""The effort where the rules run interpreted, and everything takes ten times as long."""
HOUR: Final = 3600.0
MOST_BEGUN: Final = 10_000


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


def _who(viewer: Viewer) -> str:
    """Whoever has no name counts as their address."""
    return viewer.identity or f"home {viewer.home}"


class Reviews:
    """Makes reviews while somebody looks, and remembers them."""

    def __init__(
        self,
        database: Database,
        workers: Workers,
        clock: Clock,
        limits: Limits,
        replays: asyncio.Semaphore,
    ) -> None:
        """`replays`: so many stories are told at once."""
        self._database, self._workers, self._clock = database, workers, clock
        self._replays = replays
        here, there = limits.reviews_per_hour, limits.reviews_per_hour_per_address
        self._by_person = Buckets(here / HOUR, here)
        self._by_address = Buckets(there / HOUR, there)
        self._begun: OrderedDict[tuple[str, str], float] = OrderedDict()
        """When who began to look at which table: coming back is not beginning again."""
        self._making: dict[str, tuple[Making, asyncio.Task[None]]] = {}
        self.effort = 1.0 if is_compiled() else INTERPRETED

    def __len__(self) -> int:
        """How many are being made."""
        return len(self._making)

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
            self._count(_who(viewer), viewer.home, table_id)
            if table_id not in self._making:  # nobody else has come meanwhile
                self._begin(table_id, subject)
        self._drop_others(viewer, table_id)
        making, _ = self._making[table_id]
        making.greet(viewer, request)
        return partial(self._leave, table_id, making, viewer)

    def _count(self, who: str, home: str, table_id: str) -> None:
        """TooMany if somebody, or their household, has begun so many."""
        now = monotonic()
        if now - self._begun.get((who, table_id), -HOUR) < HOUR:
            return
        try:
            self._by_person.take(who)
            self._by_address.take(home)
        except TooMany:
            raise TooMany("server-too-many-reviews") from None
        self._begun[who, table_id] = now
        if len(self._begun) > MOST_BEGUN:
            self._begun.popitem(last=False)

    def _begin(self, table_id: str, subject: Subject) -> None:
        async def keep(found: store.Kept) -> None:
            now = self._clock.now()
            await self._database.apart(lambda c: store.keep(c, table_id, found, now))

        making = Making(subject, self._workers, keep)
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
            log.warning("a review was given up", extra={"error": str(error)})
        else:
            log.error("a review came to nothing", exc_info=error)
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
        who = _who(viewer)
        for other, (making, _) in list(self._making.items()):
            if other != table_id:
                for one in [one for one in making.viewers if _who(one) == who]:
                    making.drop(one)
                    self._leave(other, making, one)

    async def _subject(self, table_id: str) -> Subject:
        effort = self.effort

        def both(stored: Stored) -> tuple[work.Case, list[int]]:
            return _case(stored, effort), _steps(stored)

        async with self._replays:
            case, steps = await SqlLog(self._database, table_id).retell(both)
        kept = await self._database.read(lambda c: store.load(c, table_id))
        return Subject(case, steps, kept)

    # -- asking ------------------------------------------------------------------------------------

    async def kept(self, table_id: str) -> bytes:
        """What is kept of a table's review, as gzipped JSON; NotFound if there is none yet."""
        found = await self._database.read(lambda c: store.report(c, table_id))
        if found is None:
            # Whoever asks too early hears that, and nothing else.
            record = await SqlLog(self._database, table_id).record()
            finished.demand_finished(record)
            raise NotFound("server-no-review")
        return found

    async def choices(self, table_id: str, at: int) -> ReviewChoices:
        """Who acted at a moment of a finished game, and all that they could do."""

        def found(stored: Stored) -> ReviewChoices:
            return work.choices(story_of(finished.record_of(stored), GAMES), at)

        async with self._replays:
            return await SqlLog(self._database, table_id).retell(found)

    async def try_another(self, table_id: str, at: int, action: int, wait: Wait) -> Tried:
        """How it would have stood after another action."""
        effort = self.effort
        async with self._replays:
            case = await SqlLog(self._database, table_id).retell(lambda s: _case(s, effort))
        asked = partial(work.try_another, case, at, action, token_hex(16))
        return await self._workers.soon(work.TRY_SECONDS, wait, asked)

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
