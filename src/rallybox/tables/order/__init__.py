"""Who is in front, as everybody sees it: one module per game, found by its name."""

from __future__ import annotations

from collections.abc import Callable

from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.games import part

Order = Callable[[View], tuple[int, ...]]
"""The place of each seat, 1 for whoever is in front; seats that are level share one."""


def order_of(game: Game) -> Order | None:
    """How a game's public view is read; None if the game does not say."""
    order: Order | None = part(game.name, "order", __name__, "order", callable)
    return order


def places(amounts: tuple[int, ...]) -> tuple[int, ...]:
    """The places of those who have so much: more is better."""
    return tuple(1 + sum(other > own for other in amounts) for own in amounts)
