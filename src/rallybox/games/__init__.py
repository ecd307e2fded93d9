"""The games. A new one is a folder here and a line below."""

from __future__ import annotations

from collections.abc import Mapping

from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.games.roadrally import RoadRally
from rallybox.games.stichrallye import StichRallye
from rallybox.games.tacots import Tacots

_ALL: tuple[Game, ...] = (RoadRally(), StichRallye(), Tacots())

GAMES: Mapping[str, Game] = {game.name: game for game in _ALL}
"""Every game by its name."""


def find_game(name: str) -> Game:
    """The game of this name; Malformed, with the names there are, if there is none."""
    if name not in GAMES:
        raise Malformed("core-unknown-game", game=name, games=tuple(GAMES))
    return GAMES[name]
