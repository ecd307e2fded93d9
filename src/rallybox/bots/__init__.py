"""Players that get a view and nothing else."""

from __future__ import annotations

from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.guides import guide_of
from rallybox.bots.levels import EFFORT, LEVELS, PATIENCE, Advice, ClubBot, RookieBot, advise
from rallybox.bots.protocol import SECONDS
from rallybox.bots.search import SearchBot
from rallybox.core.errors import Malformed
from rallybox.core.game import Game

__all__ = ["BOTS", "LEVELS", "SECONDS", "Advice", "Bot", "advise", "make_bot"]

BOTS = ("random", *LEVELS)
"""The bots that every game has, quickest and weakest first."""


def make_bot(name: str, game: Game, in_time: bool = False, seconds: float = SECONDS) -> Bot:
    """A fresh bot for one seat of one game; `py:module:name` is a function in Python, a name with
    a slash a command to run, which has so many seconds for a decision.

    `in_time`: people are waiting, so that a slow machine thinks less instead of longer. Without,
    the same view and dice always give the same decision.
    """
    if name == "random":
        return RandomBot()
    if name == "rookie":
        return RookieBot(guide_of(game))
    if name == "club":
        return ClubBot(guide_of(game))
    if name in EFFORT:
        seconds = PATIENCE[name] if in_time else 0.0
        guide = guide_of(game, thorough=name == LEVELS[-1])
        return SearchBot(guide, effort=EFFORT[name], seconds=seconds)
    if name.startswith(("py:", "zoo:")):
        # Few games have such a bot, and few machines what it needs.
        from rallybox.bots.policy import policy_bot

        return policy_bot(name, game, make_bot("club", game))
    if "/" in name:
        # Not every host has processes, and few games have such a bot.
        from rallybox.bots.outside import Limits, OutsideBot

        return OutsideBot(game, name, make_bot("club", game), Limits(seconds))
    raise Malformed("bots-unknown", bot=name, bots=BOTS)
