"""The games. A new one is a folder here and a line below."""

from collections.abc import Mapping

from rallybox.core.game import Game
from rallybox.games.roadrally import RoadRally

GAMES: Mapping[str, Game] = {game.name: game for game in (RoadRally(),)}
"""Every game by its name."""
