"""The games as Python games of OpenSpiel.

    import pyspiel
    import rallybox.adapters.openspiel  # registers all games

    game = pyspiel.load_game("rallybox_<game>(players=4,reward=win)")

Chance is explicit: every throw of the dice is a chance node, so the history is the whole game, and
OpenSpiel's own serialisation by history is exact. Decisions that several owe at once are taken one
after the other, and show to nobody before all are in. Observations are what is seen now,
information states all that was ever seen. docs/research.md says which algorithms run.
"""

from __future__ import annotations

from rallybox.adapters.openspiel.play import RallyGame, RallyState, register

__all__ = ["RallyGame", "RallyState", "register"]

register()
