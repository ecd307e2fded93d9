"""By what luck is measured: settled before the first game of a run, and kept in its journal."""

from __future__ import annotations

import msgspec


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """How the luck of a game is estimated. Whatever it says, luck is nothing on average; the better
    it tells how a game stands, the more of the noise goes."""

    worlds: int = 16
    """How a state stands is the mean of so many worlds that are played on from it; and so many are
    played on from what might have happened instead."""
    again: int = 6
    """So many times a bot that draws its choices is asked again what it might have done."""
    cards: float = 0.5
    """How much of the luck in what the dice decide is taken off; 0: none is looked for."""
    choices: float = 0.5
    """The same of the luck in choices that are drawn."""


PLAIN = Measure()
"""For a game that says nothing else."""
