"""Tacots: the placing to expect of everybody when a hand has been counted."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from rallybox.bots.guide import placings
from rallybox.games.tacots.state import TacotsState

SPREAD: Final[tuple[float, ...]] = (0.0, 0.0, 3.9, 3.5, 3.0)
"""By the number of players: how much a hand spreads the scores of two of them, as the scale of a
logistic curve. Measured in 60 games of club players each."""


def chances(state: TacotsState) -> list[float]:
    """The normalised places to expect when nothing is known of the hands to come."""
    if state.ended is not None:
        return placings(state.ended)
    players = state.players
    scores = state.scores
    scale = SPREAD[players] * sqrt(state.setup.total_hands - state.hand)
    found = [0.0] * players
    for seat in range(players):
        for other in range(seat):
            ahead = 1.0 / (1.0 + exp((scores[other] - scores[seat]) / scale))
            found[seat] += ahead
            found[other] += 1.0 - ahead
    return [share / (players - 1) for share in found]
