"""By what luck is measured in each game: a module called after it (from outside: `luck`)."""

from __future__ import annotations

from rallybox.arena.luck.measure import PLAIN, Measure
from rallybox.games import part
from rallybox.games.packs import made_of


def measure_of(game: str) -> Measure:
    """What a game says about it; a game that says nothing is measured plainly."""
    found: Measure | None = part(game, "luck", __name__, "MEASURE", made_of(Measure))
    return found or PLAIN
