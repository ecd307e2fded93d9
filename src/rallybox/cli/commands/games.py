"""`rallybox games`: what can be played."""

from __future__ import annotations

import argparse

from rallybox.bots.ladder import characters, is_short, levels
from rallybox.cli.parser import Parser
from rallybox.cli.speech import Paper, say
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.words import Words, knows
from rallybox.games import GAMES


def add_arguments(parser: Parser) -> None:
    """None."""


def _describe(game: Game, paper: Paper) -> None:
    paper.tell(say("cli-games-title", game=game.name, title=game.title), style="bold")
    for number, (variant, players) in enumerate(game.variants.items()):
        message = "cli-games-variant" if number else "cli-games-default-variant"
        name, most = game.variant_name(variant), max(players)
        paper.tell(say(message, variant=variant, name=name, players=players, most=most))
    own = [f for f in game.setup_type.__struct_fields__ if f not in Setup.__struct_fields__]
    for option in own:
        about = f"{game.name}-option-{option}"
        told = Words(about) if knows(about) else option
        paper.tell(say("cli-games-option", option=option, about=told))
    drivers = tuple(" ".join(str(part) for part in level if part) for level in levels(game))
    paper.tell(say("cli-games-levels", drivers=drivers))
    if is_short(game):
        paper.tell(say("cli-games-few-levels", levels=len(drivers)))
    paper.tell()


def run(args: argparse.Namespace) -> int:
    """List the games with their variants, numbers of players and options."""
    paper = Paper()
    for game in GAMES.values():
        _describe(game, paper)
    paper.tell(say("cli-games-characters"), style="bold")
    for driver in characters():
        name, manner = Words(f"bots-driver-{driver}"), Words(f"bots-driver-{driver}-manner")
        paper.tell(say("cli-games-character", driver=driver, name=name, manner=manner))
    paper.tell(say("cli-games-strength", first=characters()[0]))
    paper.tell()
    paper.tell(say("cli-games-how", game=next(iter(GAMES), "")))
    return 0
