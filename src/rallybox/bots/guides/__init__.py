"""The guides: one heuristic per game, the best we can write, found by the game's name."""

from __future__ import annotations

from rallybox.bots.guide import USUAL, Guide, PlainGuide
from rallybox.core.game import Game
from rallybox.games import part
from rallybox.games.packs import derived_from


def guide_of(game: Game, thorough: bool = False) -> Guide:
    """The game's guide; for a game without one, a guide that knows nothing. `thorough`: for a
    search that has time."""
    kind: type[Guide] = (
        part(game.name, "guide", __name__, "GUIDE", derived_from(Guide)) or PlainGuide
    )
    return kind(game, kind.thorough if thorough else USUAL)
