"""Rallybox: rally board games for people and for research.

>>> from rallybox.core import SeededDice
>>> from rallybox.games import GAMES
>>> game = next(iter(GAMES.values()))
>>> state = game.start(game.setup({"players": 4}), SeededDice(7))
"""

from importlib.metadata import version
from importlib.util import find_spec

__version__ = version("rallybox")


def is_compiled() -> bool:
    """Do the rules run compiled?"""
    spec = find_spec("rallybox.core.playout")
    return (
        spec is not None and spec.origin is not None and not spec.origin.endswith((".py", ".pyc"))
    )
