"""The guides: one heuristic per game, the best we can write, found by the game's name."""

from __future__ import annotations

from rallybox.bots.guide import USUAL, Guide, PlainGuide
from rallybox.core.game import Game
from rallybox.games import room


def guide_of(game: Game, thorough: bool = False) -> Guide:
    """The game's guide; for a game without one, a guide that knows nothing. `thorough`: for a
    search that has time."""
    found = room(game.name, "guide", __name__)
    kind: type[Guide] = PlainGuide if found is None else found.GUIDE
    return kind(game, kind.thorough if thorough else USUAL)
