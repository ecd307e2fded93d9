"""Which puzzle is that of today; the day is the same one everywhere (UTC)."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from rallybox.review.puzzles.book import of_day

TODAY: Final = "day"
"""What the puzzle of the day is called besides its id."""


def today() -> date:
    """The day."""
    return datetime.now(UTC).date()


def puzzle_named(name: str) -> str:
    """The id of a puzzle that is asked for by its id, or as that of the day."""
    return (of_day(today()) or name) if name == TODAY else name
