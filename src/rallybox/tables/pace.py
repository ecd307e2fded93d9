"""How long a decision may take. Nothing here is stored: it follows from the times in the log.

A question to several seats at once has the plain time of a decision and does not touch
anybody's reserve: what is left of a reserve would tell how long somebody took to answer.
"""

from __future__ import annotations

from rallybox.tables.wire.base import Pace


def full_reserves(pace: Pace, players: int) -> tuple[int, ...]:
    """What everybody has at the start, in milliseconds."""
    return (pace.reserve * 1000 if pace.kind == "live" else 0,) * players


def deadline(pace: Pace, asked: int, reserve: int, at_once: bool) -> int | None:
    """When the club bot decides; None if a decision may take for ever."""
    if pace.kind == "none":
        return None
    return asked + pace.seconds * 1000 + (0 if at_once else reserve)


def left_of_reserve(pace: Pace, asked: int, answered: int, reserve: int, at_once: bool) -> int:
    """What is left of a reserve after a decision."""
    if at_once:
        return reserve
    over = max(0, answered - asked - pace.seconds * 1000)
    return max(0, reserve - over)
