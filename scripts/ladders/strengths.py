"""Strengths from places: the Plackett-Luce model, by maximum likelihood (Hunter's MM, 2004)."""

from __future__ import annotations

from collections import Counter
from math import log
from typing import NamedTuple

ROUNDS = 2000
CLOSE = 1e-7
FAINT = 0.25
"""So many wins and losses against somebody average are added for each driver, so that one who has
won or lost everything has a strength, too."""


class Race(NamedTuple):
    """Who raced, and which places they took."""

    bots: list[str]
    places: list[int]


def strengths(races: list[Race], wins_only: bool = False) -> dict[str, float]:
    """The logarithm of each driver's strength: who is 1 stronger than another comes before it e
    times as often as after it. `wins_only`: who comes first, and nothing of the other places."""
    choices: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for race in races:
        order = sorted(range(len(race.bots)), key=race.places.__getitem__)
        if wins_only and race.places.count(1) > 1:
            continue
        for place in range(1 if wins_only else len(order) - 1):
            left = tuple(sorted(race.bots[seat] for seat in order[place:]))
            choices[race.bots[order[place]], left] += 1
    return _solved(choices)


def _solved(choices: Counter[tuple[str, tuple[str, ...]]]) -> dict[str, float]:
    won: Counter[str] = Counter()
    for (first, _), times in choices.items():
        won[first] += times
    names = sorted({name for _, left in choices for name in left})
    found = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        against = {name: 2 * FAINT / (found[name] + 1.0) for name in names}
        for (_, left), times in choices.items():
            part = times / sum(found[name] for name in left)
            for name in left:
                against[name] += part
        new = {name: (won[name] + FAINT) / against[name] for name in names}
        far = max(abs(log(new[name] / found[name])) for name in names)
        found = new
        if far < CLOSE:
            break
    return {name: log(one) for name, one in found.items()}
