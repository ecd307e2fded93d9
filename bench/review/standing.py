"""A rule that knows only the standing: everybody's figures that all can see, weighed by a fit.

Nothing here knows a game. Every number that the view of a spectator has for each seat (spaces
driven, points, cards held…) is a figure; a softmax weighs them, once as they are and once as the
game is nearer to its end. It is fitted on games of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log

import msgspec

from rallybox.core.state import State

STEPS, RATE = 80, 0.3
PRIOR = 0.05
"""A weight that is far from 0 has to be worth it."""


def figures(state: State) -> list[list[float]]:
    """For each seat, whatever all can see of it that is a number."""
    players = state.setup.players
    found: list[list[float]] = [[] for _ in range(players)]
    _gather(msgspec.to_builtins(state.view(None)), players, found)
    return found


def _gather(value: object, players: int, found: list[list[float]]) -> None:
    if isinstance(value, dict):
        for key in sorted(value):
            _gather(value[key], players, found)
    elif isinstance(value, list | tuple) and len(value) == players:
        if all(isinstance(one, int | float) for one in value):
            for seat, one in enumerate(value):
                found[seat].append(float(one))
        elif all(isinstance(one, dict) for one in value):
            for key in sorted(set.intersection(*(set(one) for one in value))):
                _gather([one[key] for one in value], players, found)
        elif all(isinstance(one, list | tuple | str) for one in value):
            for seat, one in enumerate(value):
                found[seat].append(float(len(one)))


class Case:
    """A moment for the fit: the figures of all seats, less their mean."""

    __slots__ = ("rows", "won")

    def __init__(self, standing: Sequence[Sequence[float]], part: float, won: Sequence[float]):
        width = min(map(len, standing))
        means = [sum(row[i] for row in standing) / len(standing) for i in range(width)]
        plain = [[row[i] - means[i] for i in range(width)] for row in standing]
        self.rows = [[*row, *(part * one for one in row)] for row in plain]
        self.won = won


class Rule:
    """Weights for figures."""

    def __init__(self, scales: list[float], weights: list[float]) -> None:
        self.scales, self.weights = scales, weights

    def wins(self, case: Case) -> list[float]:
        """Everybody's chance."""
        strengths = [
            sum(w * x / s for w, x, s in zip(self.weights, row, self.scales, strict=False))
            for row in case.rows
        ]
        top = max(strengths)
        shares = [exp(one - top) for one in strengths]
        total = sum(shares)
        return [one / total for one in shares]


def fit(cases: Iterable[Case]) -> Rule:
    """The weights that would have said best who won."""
    known = list(cases)
    width = min(len(case.rows[0]) for case in known)
    scales = []
    for i in range(width):
        squares = [row[i] ** 2 for case in known for row in case.rows]
        scales.append((sum(squares) / len(squares)) ** 0.5 or 1.0)
    rule = Rule(scales, [0.0] * width)
    speed = [0.0] * width
    for _ in range(STEPS):
        slope = [-PRIOR * weight for weight in rule.weights]
        for case in known:
            for row, chance, won in zip(case.rows, rule.wins(case), case.won, strict=True):
                miss = (won - chance) / len(known)
                for i in range(width):
                    slope[i] += miss * row[i] / scales[i]
        for i in range(width):
            speed[i] = 0.9 * speed[i] + RATE * slope[i]
            rule.weights[i] += speed[i]
    return rule


def log_loss(wins: Sequence[float], won: Sequence[float]) -> float:
    """How surprising the result was, in nats; a shared win is each winner's in part."""
    return -sum(share * log(max(chance, 1e-9)) for chance, share in zip(wins, won, strict=True))
