"""The ladders: what a driver of each strength does, for each game; found by the game's name.

A game's module is written by `scripts/ladder.py` from games in the arena. A game without one has
four levels by usual settings, and no ratings.
"""

from __future__ import annotations

from itertools import pairwise

from rallybox.bots.scale import LEVELS, USUAL, USUAL_LADDER, Ladder, Level, Point
from rallybox.core.game import Game
from rallybox.games import part


def fits(found: object) -> bool:
    """Can drivers be made by this ladder?"""
    if not isinstance(found, Ladder) or not all(isinstance(one, Level) for one in found.levels):
        return False
    names = {level.name for level in found.levels}
    if not set(USUAL) <= names <= set(LEVELS):
        return False
    if not found.points:
        return names == set(USUAL) and all(level.rating is None for level in found.levels)
    return (
        len(found.points) > 1
        and all(isinstance(point, Point) for point in found.points)
        and all(type(point.rating) is int for point in found.points)
        and all(low.rating < high.rating for low, high in pairwise(found.points))
        and all(type(level.rating) is int for level in found.levels)
    )


def ladder_of(game: Game) -> Ladder:
    """The game's ladder, or the usual one."""
    found: Ladder | None = part(game.name, "ladder", __name__, "LADDER", fits)
    return found or USUAL_LADDER
