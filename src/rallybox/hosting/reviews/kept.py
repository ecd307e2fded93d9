"""A review as it is kept: what was found, and what is told of it."""

from __future__ import annotations

from typing import NamedTuple

from rallybox.tables.wire.base import Said


class Kept(NamedTuple):
    """A review as far as it is done."""

    effort: float
    done: float
    verdict: Said
    parts: bytes
    """What was found, packed."""
    report: bytes
    """What is told: a `TableReview` as JSON, gzipped."""

    @property
    def fineness(self) -> float:
        """How much work is in it."""
        return self.effort * self.done
