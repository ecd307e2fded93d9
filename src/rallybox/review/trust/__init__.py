"""How far worlds that were played on can be trusted, for each game: found by `make bench-review`.

Worlds are played on by one kind of driver, who knows a little more or less than those who really
play. So what they say is too sure of itself in one game and not sure enough in another.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from rallybox.core.game import Game
from rallybox.games import part


def _fits(found: object) -> bool:
    return isinstance(found, int | float) and isfinite(found) and found > 0


def trust_of(game: Game) -> float:
    """The power to which chances to win are raised: below 1 they come closer to each other."""
    found: float | None = part(game.name, "trust", __name__, "TRUST", _fits)
    return 1.0 if found is None else found


def trusted(win: float, rivals: Sequence[float], trust: float) -> float:
    """A chance to win as far as it is trusted, beside those of the others: they share the rest in
    these proportions. `split.rows` does the same to all seats at once."""
    if trust == 1.0 or not rivals:
        return win
    mine = min(1.0, max(0.0, win))
    whole = sum(rivals)
    parts = [rival / whole if whole > 0.0 else 1.0 / len(rivals) for rival in rivals]
    others = sum(((1.0 - mine) * part) ** trust for part in parts)
    return float(mine**trust / (mine**trust + others))
