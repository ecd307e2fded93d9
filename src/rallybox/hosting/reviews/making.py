"""One review that is being made, for as long as somebody looks at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Final, NamedTuple, Protocol, TypeVar

from rallybox.hosting.reviews import work
from rallybox.hosting.reviews.kept import Kept
from rallybox.review.working import Task
from rallybox.tables.audience import Viewer
from rallybox.tables.thinking import Wait
from rallybox.tables.wire.socket import Dropped, Reviewed

T = TypeVar("T")

TELL_SECONDS: Final = 2.0
"""How often those who look are told that there is more, and it is kept."""
AT_ONCE: Final = 64
"""So many tasks are handed out together; a worker does as many of them as it has time for."""


class Doers(Protocol):
    """Where it is worked; see `Workers`."""

    def __len__(self) -> int:
        """How many may be at it together."""

    def do(self, key: str, seconds: float, wait: Wait, work: Callable[[], T]) -> Awaitable[T]:
        """Do something."""

    def soon(self, seconds: float, wait: Wait, work: Callable[[], T]) -> Awaitable[T]:
        """Do something that somebody waits for."""

    def leave(self, key: str) -> None:
        """Nothing more comes under this key."""


class Subject(NamedTuple):
    """A finished game, ready to be reviewed."""

    case: work.Case
    steps: list[int]
    """The step of the replay, by the number of actions played."""
    kept: Kept | None
    """What is known already."""


class Making:
    """The work on one review, and those who look at it."""

    def __init__(
        self, subject: Subject, workers: Doers, keep: Callable[[Kept], Awaitable[None]]
    ) -> None:
        self.case, self._steps = subject.case, subject.steps
        self._workers, self._keep = workers, keep
        self._key = f"review {self.case.table}"
        self.viewers: dict[Viewer, int] = {}
        """Each with the number of the request."""
        self._told = subject.kept
        self._packed: list[bytes] = []
        """What has been found, in a few packets."""
        if subject.kept is not None and subject.kept.effort == self.case.effort:
            self._packed = [subject.kept.parts]
        self._first: deque[Task] = deque()
        self._later: deque[Task] = deque()

    def greet(self, viewer: Viewer, request: int) -> None:
        """One more looks at it."""
        self.viewers[viewer] = request
        if self._told is not None:
            tell_soon(viewer, self._told)

    def drop(self, viewer: Viewer) -> None:
        """Tell somebody that it goes no further for them."""
        viewer.tell(Dropped(request=self.viewers.pop(viewer)))

    async def run(self) -> None:
        """Make it finer until it is done; whoever cancels this ends it."""
        try:
            found = await self._do(partial(work.plan, self.case, self._packed))
            self._first.extend(found.first)
            self._later.extend(found.later)
            await self._fill(self._first, None)
            await self._publish()
            while self._later:
                await self._fill(self._later, monotonic() + TELL_SECONDS)
                await self._publish()
        finally:
            self._workers.leave(self._key)

    def _do(self, what: Callable[[], T]) -> Awaitable[T]:
        askers = dict.fromkeys((viewer.home, viewer.identity or "") for viewer in self.viewers)
        wait = Wait(tuple(askers)) if askers else Wait()
        return self._workers.do(self._key, work.CHUNK_SECONDS, wait, what)

    async def _fill(self, tasks: deque[Task], until: float | None) -> None:
        """Do these tasks, or as many as can be begun until then, but some in any case."""
        async with asyncio.TaskGroup() as group:
            for _ in range(len(self._workers)):
                group.create_task(self._go_through(tasks, until))

    async def _go_through(self, tasks: deque[Task], until: float | None) -> None:
        while tasks:
            mine = [tasks.popleft() for _ in range(min(AT_ONCE, len(tasks)))]
            number, found = await self._do(partial(work.chunk, self.case, mine))
            tasks.extendleft(reversed(mine[number:]))
            self._packed.append(found)
            if until is not None and monotonic() >= until:
                break

    async def _publish(self) -> None:
        """Keep what is known, and tell those who look."""
        packed = list(self._packed)
        made = await self._do(partial(work.report, self.case, packed, self._steps))
        self._packed[: len(packed)] = [made.parts]
        found = Kept(self.case.effort, made.done, made.verdict, made.parts, made.review)
        await self._keep(found)
        self._told = found
        for viewer in self.viewers:
            viewer.tell(_reviewed(found))


def tell_soon(viewer: Viewer, found: Kept) -> None:
    """Tell somebody what is known, after the answer to what they are asking now."""
    asyncio.get_running_loop().call_soon(viewer.tell, _reviewed(found))


def _reviewed(found: Kept) -> Reviewed:
    return Reviewed(done=found.done, verdict=found.verdict)
