"""What is done beside the stream of messages of a socket, in tasks that have an end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Errands:
    """Tasks of which somebody may want to hear, or not any more."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, work: Callable[[], Awaitable[None]]) -> Callable[[], None]:
        """Begin to do something; what is returned ends it."""
        task = asyncio.ensure_future(_done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

        def stop() -> None:
            task.cancel()

        return stop

    def __len__(self) -> int:
        """How many are on their way."""
        return len(self._tasks)

    def stop(self) -> None:
        """End all of them."""
        for task in self._tasks:
            task.cancel()


async def _done(work: Callable[[], Awaitable[None]]) -> None:
    await work()
