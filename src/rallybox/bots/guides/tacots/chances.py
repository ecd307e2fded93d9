"""Tacots: what to expect of everybody when a hand has been counted."""

from __future__ import annotations

from math import sqrt
from typing import Final

from rallybox.bots.guide import Prospects, ended, expected
from rallybox.games.tacots.race import Race

SPREAD: Final[tuple[float, ...]] = (0.0, 0.0, 3.9, 3.5, 3.0)
"""By the number of players: how much a hand spreads the scores of two of them, as the scale of a
logistic curve. Measured in 60 games of club players each."""


def chances(state: Race) -> Prospects:
    """What to expect when nothing is known of the hands to come."""
    if state.ended is not None:
        return ended(state.ended)
    scale = SPREAD[state.players] * sqrt(state.setup.total_hands - state.hand)
    return expected([score / scale for score in state.scores])
