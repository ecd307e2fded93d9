"""Manners: what a driver of each character likes, for each game; found by the game's name.

A manner is a small change of the guide's weights at the driver's own decisions: so much more or
less for each thing that one notices about an action (its traits). What a beginner goes by is said
in the same traits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from rallybox.core.actions import Action
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.games import part
from rallybox.games.packs import made_of

Traits = Mapping[str, float]
NO_TRAITS: Final[Traits] = MappingProxyType({})
NO_LIKES: Final[Mapping[str, Traits]] = MappingProxyType({})


def _none(view: View, action: Action) -> Traits:
    return NO_TRAITS


class Manners(NamedTuple):
    """How drivers differ in one game. All weights are in the unit of the guide's."""

    traits: Callable[[View, Action], Traits] = _none
    """What one notices about an action of the view's seat."""
    at_first_sight: Traits = NO_TRAITS
    """What each trait seems worth to somebody in a hurry: the nearest gain."""
    likes: Mapping[str, Traits] = NO_LIKES
    """What each trait is worth to a character, besides what the guide thinks."""

    def weigh(self, view: View, actions: Sequence[Action], weights: Traits) -> list[float]:
        """What the actions are worth by these weights alone."""
        found = []
        for action in actions:
            traits = self.traits(view, action)
            found.append(sum(weights.get(name, 0.0) * much for name, much in traits.items()))
        return found


USUAL = Manners()


def manners_of(game: Game) -> Manners:
    """The game's manners; without any, all characters drive alike."""
    found: Manners | None = part(game.name, "manners", __name__, "MANNERS", made_of(Manners))
    return found or USUAL
