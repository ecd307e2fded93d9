"""The report as one web page."""

from rallybox.arena.results import Results
from rallybox.core.game import Game


def page(results: Results, game: Game, command: str) -> str:
    return command
