"""How long it takes to open a table that nobody has looked at since the server started."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Opening:
    """Seconds from the first byte of the connection to the first view, one for each table."""

    game: str
    moves: int
    seconds: tuple[float, ...]

    def at(self, share: float) -> float:
        """A percentile."""
        values = sorted(self.seconds)
        return values[min(len(values) - 1, int(len(values) * share))]
