"""Players that get a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.club.roadrally import ClubRoadRally
from rallybox.bots.club.stichrallye import ClubStichRallye
from rallybox.bots.club.tacots import ClubTacots
from rallybox.bots.search import SearchBot
from rallybox.core.errors import Malformed
from rallybox.core.game import Game

CLUB: Mapping[str, Callable[[], Bot]] = {
    "roadrally": ClubRoadRally,
    "stichrallye": ClubStichRallye,
    "tacots": ClubTacots,
}
"""Each game's best heuristic, by the game's name."""

BOTS = ("random", "club", "search")
"""The bots that every game has, quickest first."""

ITERATIONS = 200
"""How long the search bot thinks about a decision."""


def make_bot(name: str, game: Game) -> Bot:
    """A fresh bot for one seat of one game."""
    if name == "random":
        return RandomBot()
    if name == "club" and game.name in CLUB:
        return CLUB[game.name]()
    if name == "search":
        return SearchBot(game, ITERATIONS)
    raise Malformed("bots-unknown", bot=name, bots=BOTS)
