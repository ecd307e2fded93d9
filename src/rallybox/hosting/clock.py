"""Timers beside the time of a table. Tests have a clock that they wind by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from rallybox.tables.clock import Clock as TableClock
from rallybox.tables.clock import WallClock


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not let it happen."""


class Clock(TableClock, Protocol):
    """The time, and timers."""

    def call_at(self, when: int, do: Callable[[], None]) -> Timer:
        """Call `do` on the event loop at this time, or soon if it is past."""


class SystemClock(WallClock):
    """The machine's clock."""

    def call_at(self, when: int, do: Callable[[], None]) -> Timer:
        # A day at most, in case the machine's clock is put back or forward; who wakes early
        # looks at the time again.
        seconds = min(max(0.0, (when - self.now()) / 1000), 86_400.0)
        return asyncio.get_running_loop().call_later(seconds, do)
