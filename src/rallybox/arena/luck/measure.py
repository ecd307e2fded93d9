"""By what luck is measured: settled before the first game of a run, and kept in its journal."""

from __future__ import annotations

import msgspec


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """How the luck of a game is estimated. Whatever it says, luck is nothing on average; the better
    it says how a game stands, the more of the noise goes."""

    draws: int = 8
    """What else could have happened is drawn so many times."""
    worlds: int = 8
    """How a state stands is the mean of so many worlds that are played on from it."""
    trust: float = 1.0
    """How much of the luck that was found is taken off."""
    again: bool = True
    """Are choices that bots draw counted as luck, too? They are asked again what else they might
    have done."""


PLAIN = Measure()
"""For a game that says nothing else."""
