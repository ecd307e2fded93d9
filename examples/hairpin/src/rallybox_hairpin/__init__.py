"""Hairpin: a race up a mountain pass, for two to five drivers. A game from outside for Rallybox."""

from rallybox_hairpin.rules import GAME

__all__ = ["GAME"]
