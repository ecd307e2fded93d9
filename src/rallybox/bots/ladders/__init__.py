"""The ladders: what a driver of each strength does, for each game; found by the game's name.

A game's module is written by `scripts/ladder.py` from games in the arena. A game without one has
four levels by usual settings, and no ratings.
"""

from __future__ import annotations

from rallybox.bots.scale import USUAL_LADDER, Ladder
from rallybox.core.game import Game
from rallybox.games import part


def ladder_of(game: Game) -> Ladder:
    """The game's ladder, or the usual one."""
    found: Ladder | None = part(game.name, "ladder", __name__, "LADDER")
    return found or USUAL_LADDER
