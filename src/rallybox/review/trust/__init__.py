"""How far worlds that were played on can be trusted, for each game: found by `make bench-review`.

Worlds are played on by one kind of driver, who knows a little more or less than those who really
play. So what they say is too sure of itself in one game and not sure enough in another.
"""

from __future__ import annotations

from math import isfinite

from rallybox.core.game import Game
from rallybox.games import part


def _fits(found: object) -> bool:
    return isinstance(found, int | float) and isfinite(found) and found > 0


def trust_of(game: Game) -> float:
    """The power to which chances to win are raised: below 1 they come closer to each other."""
    found: float | None = part(game.name, "trust", __name__, "TRUST", _fits)
    return 1.0 if found is None else found
