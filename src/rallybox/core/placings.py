"""Places as numbers that can be added up; compiled, since every playout ends with it."""

from __future__ import annotations


def placings(places: tuple[int, ...]) -> list[float]:
    """1 for the first alone, 0 for the last alone, evenly in between; ties share."""
    found: list[float] = []
    for place in places:
        behind = 0.0
        for other in places:
            if other > place:
                behind += 1.0
            elif other == place:
                behind += 0.5
        found.append((behind - 0.5) / (len(places) - 1))
    return found
