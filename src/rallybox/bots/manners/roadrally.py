"""How drivers differ in Road Rally. The unit is a point."""

from __future__ import annotations

from typing import Final, cast

from rallybox.bots.manners import Manners, Traits
from rallybox.core.actions import Action
from rallybox.core.view import View
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally.cards import names
from rallybox.games.roadrally.made.shapes import RoadRallyView

FAST: Final = "r"


def traits(view: View, action: Action) -> Traits:
    """What one notices about an action."""
    race = cast(RoadRallyView, view)
    if isinstance(action, act.Play):
        return _play(race, action)
    if isinstance(action, act.Score):
        return {"calls": 1.0}
    if action is act.POINTS:
        return {"points": 1.0}
    if action is act.CARDS_INSTEAD:
        return {"cards": 1.0}
    if action is act.SHORTCUT:
        return {"shortcut": 1.0}
    return {}


def _play(race: RoadRallyView, play: act.Play) -> Traits:
    assert race.seat is not None
    start = race.cars[race.seat]
    end = start + play.steps
    cards = names(play.cards)
    left = list(race.hand)
    for card in cards:
        left.remove(card)
    return {
        "spaces": float(play.steps),
        "spent": float(play.size),
        "red": float(sum(card[0] == FAST for card in cards)),
        "passed": float(sum(start <= car < end for car in race.cars) - 1),
        "kinds": float(len(set(left))),
        "tile": float(end in race.checkpoints),
    }


MANNERS: Final = Manners(
    traits,
    # A beginner drives as far as the cards go, calls every stage and takes every point.
    at_first_sight={"spaces": 1.0, "calls": 1.0, "points": 1.0, "shortcut": 1.0},
    likes={
        # keeps its cards, and takes cards rather than points
        "thrifty": {"spent": -0.7, "cards": 1.5},
        # goes as far as it can
        "flatout": {"spaces": 0.3},
        # gets in front of others, and takes tiles before they do
        "blocker": {"passed": 0.7, "tile": 1.5},
        # red cards, shortcuts, and stages left for a better place later
        "gambler": {"red": 0.8, "shortcut": 2.0, "calls": -1.0},
        # takes what there is: stages, points, tiles
        "opportunist": {"calls": 2.0, "points": 1.5, "tile": 2.0},
        # keeps a hand with which anything can be done
        "professor": {"kinds": 0.8},
    },
)
