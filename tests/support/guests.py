"""Bots of somebody else's, as a file that a name can point to: `py:<file>:Guest`."""

from __future__ import annotations

GUESTS = """
from rallybox.bots.bot import Bot

left = []

class Guest(Bot):
    def __init__(self, game):
        self.game = game

    def decide(self, view, actions, dice):
        return actions[0]

    def close(self, view=None):
        left.append(None if view is None else view.outcome is not None)

class Cheat(Guest):
    def decide(self, view, actions, dice):
        listed = [action.id for action in actions]
        every = range(self.game.action_total)
        return next(self.game.action(one) for one in every if one not in listed)
"""
