"""Places on the road."""

from __future__ import annotations

from rallybox.core.view import View
from rallybox.games.roadrally.made.shapes import RoadRallyView


def order(view: View) -> tuple[int, ...]:
    """By the order of the cars, once the first of them has left the start."""
    assert isinstance(view, RoadRallyView)
    if not any(view.cars):
        return (1,) * len(view.cars)
    return tuple(1 + view.order.index(seat) for seat in range(len(view.cars)))
