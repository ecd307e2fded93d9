"""Rallybox: rally board games for people and for research.

>>> from rallybox.core import SeededDice
>>> from rallybox.games import GAMES
>>> game = GAMES["roadrally"]
>>> state = game.start(game.setup({"players": 4}), SeededDice(7))
"""

from importlib.metadata import version

__version__ = version("rallybox")
