"""Places by points; within a hand, whoever has laid the finish is before those who have as many."""

from __future__ import annotations

from rallybox.core.view import View
from rallybox.games.tacots.made.shapes import TacotsView
from rallybox.tables.order import places


def order(view: View) -> tuple[int, ...]:
    """By the points of the hands that were counted, then by the finish of this one."""
    assert isinstance(view, TacotsView)
    return places(tuple(2 * player.score + player.finished for player in view.players))
