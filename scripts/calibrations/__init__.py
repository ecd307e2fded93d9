"""How games go, beside what their rule pages expect: a module called after each game.

It has `calibrate(asked, pool)`, which plays and prints a line for each table.
"""

from __future__ import annotations

from typing import NamedTuple


class Asked(NamedTuple):
    """What to play."""

    games: int
    """Of each table."""
    seed: str
    bots: tuple[str, ...]
    """Who plays; empty for those whom the rule page speaks of."""

    @property
    def seeds(self) -> list[str]:
        """One for each game of a table."""
        return [f"{self.seed} {number}" for number in range(self.games)]
