"""The guides: one heuristic per game, the best we can write."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rallybox.bots.guide import Guide, PlainGuide
from rallybox.bots.guides.roadrally import RoadRallyGuide
from rallybox.bots.guides.stichrallye import StichRallyeGuide
from rallybox.bots.guides.tacots import TacotsGuide
from rallybox.core.game import Game

GUIDES: Mapping[str, Callable[[Game], Guide]] = {
    "roadrally": RoadRallyGuide,
    "stichrallye": StichRallyeGuide,
    "tacots": TacotsGuide,
}
"""By the game's name."""


def guide_of(game: Game) -> Guide:
    """The game's guide; for a game without one, a guide that knows nothing."""
    return GUIDES.get(game.name, PlainGuide)(game)
