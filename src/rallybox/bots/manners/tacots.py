"""How drivers differ in Tacots. The unit is a point."""

from __future__ import annotations

from typing import Final, cast

from rallybox.bots.manners import Manners, Traits
from rallybox.core.actions import Action
from rallybox.core.view import View
from rallybox.games.tacots.actions import Drive, Lay
from rallybox.games.tacots.board import SQUARE_NAMES
from rallybox.games.tacots.cards import DEAD_END, KIND_NAMES, POINTS
from rallybox.games.tacots.made.shapes import TacotsView

FAR: Final = 7
"""The longest way across the board."""
SIDE: Final = 8
_AT: Final = {name: divmod(square, SIDE) for square, name in enumerate(SQUARE_NAMES)}


def traits(view: View, action: Action) -> Traits:
    """What one notices about an action."""
    race = cast(TacotsView, view)
    if isinstance(action, Drive):
        return {"near": _near(race, SQUARE_NAMES[action.square])}
    if not isinstance(action, Lay):
        return {}
    if action.against >= 0:
        return {"against": 1.0}
    if action.kind == DEAD_END:
        return {"points": float(POINTS[DEAD_END]), "finish": 1.0}
    row, column = divmod(action.square, SIDE)
    return {
        "points": float(POINTS[action.kind]),
        "ways": float(action.shape.bit_count() - 1),
        "near": _near(race, SQUARE_NAMES[action.square]),
        "middle": 1.0 - max(abs(2 * row - FAR), abs(2 * column - FAR)) / FAR,
        "alike": float(_left(race, action)),
    }


def _near(race: TacotsView, square: str) -> float:
    """How near the nearest of the others is, from 0 to 1."""
    row, column = _AT[square]
    others = [
        abs(row - _AT[car][0]) + abs(column - _AT[car][1])
        for seat, car in enumerate(race.cars)
        if car is not None and seat != race.seat
    ]
    return 1.0 - min(min(others, default=FAR), FAR) / FAR


def _left(race: TacotsView, lay: Lay) -> int:
    """How many cards of the same kind stay in hand."""
    return (race.hand or ()).count(KIND_NAMES[lay.kind]) - (not lay.opened)


MANNERS: Final = Manners(
    traits,
    # A beginner gets rid of the dearest card, and likes crossroads.
    at_first_sight={"points": 1.0, "finish": 6.0, "ways": 0.5, "against": 1.0},
    likes={
        # keeps junctions and crossroads for when they are needed
        "thrifty": {"ways": -0.8},
        # the dearest cards first
        "flatout": {"points": 1.5},
        # close to the others, with a dead end for them
        "blocker": {"against": 1.5, "near": 2.0},
        # along the edge, and the dead end kept for the finish
        "gambler": {"middle": -4.0, "against": -1.5},
        # stays in the middle, where the roads of others are
        "opportunist": {"middle": 1.5, "near": 1.0},
        # keeps one card of each kind
        "professor": {"alike": 1.0},
    },
)
