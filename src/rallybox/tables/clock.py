"""The time of a table. Whoever runs one has a clock; tests wind theirs by hand."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Milliseconds since 1970."""

    def now(self) -> int:
        """The time."""


class WallClock:
    """The machine's clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000
