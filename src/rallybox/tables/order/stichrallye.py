"""Places on the track."""

from __future__ import annotations

from rallybox.core.view import View
from rallybox.games.stichrallye.made.shapes import StichRallyeView


def order(view: View) -> tuple[int, ...]:
    """By the standing of the cars, once the first of them has left the start."""
    assert isinstance(view, StichRallyeView)
    if not any(car.space or car.laps for car in view.cars):
        return (1,) * len(view.cars)
    return tuple(1 + view.standing.index(seat) for seat in range(len(view.cars)))
