"""Players that get a view and nothing else."""

from __future__ import annotations

from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.drivers import make_driver, make_set
from rallybox.bots.levels import Advice, advise
from rallybox.bots.protocol import SECONDS
from rallybox.bots.scale import CHARACTERS, LEVELS, Setting
from rallybox.core.game import Game

__all__ = ["BOTS", "LEVELS", "SECONDS", "Advice", "Bot", "advise", "make_bot"]

BOTS = ("random", "guide", *LEVELS, *CHARACTERS)
"""The names of our bots; which of the levels a game has, `ladder.levels` says. `guide` is a game's
heuristic as it is, without a search: the measure for whoever studies."""


def make_bot(name: str, game: Game, in_time: bool = False, seconds: float = SECONDS) -> Bot:
    """A fresh bot for one seat of one game; `py:module:name` is a function in Python, a name with
    a slash a command to run, which has so many seconds for a decision.

    `in_time`: people are waiting, so that a slow machine thinks less instead of longer. Without,
    the same view and dice always give the same decision.
    """
    if name == "random":
        return RandomBot()
    if name == "guide":
        return make_set(Setting(), game)
    if name.startswith(("py:", "zoo:")):
        # Few games have such a bot, and few machines what it needs.
        from rallybox.bots.policy import policy_bot

        return policy_bot(name, game, make_bot("club", game))
    if "/" in name:
        # Not every host has processes, and few games have such a bot.
        from rallybox.bots.outside import Limits, OutsideBot

        return OutsideBot(game, name, make_bot("club", game), Limits(seconds))
    return make_driver(name, game, in_time)
