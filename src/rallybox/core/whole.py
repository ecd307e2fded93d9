"""Is a game whole? What a server, a menu and a list of games ask of every game, before anybody has
sat down to one, is looked at here at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

import msgspec

from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.offers import Offer
from rallybox.core.position import Position
from rallybox.core.setup import Setup
from rallybox.core.view import View


def wanting(game: Game) -> str:
    """The first thing that a game lacks, or has wrong; empty if it is whole. Raises whatever goes
    wrong where its types are read and its tables are set up."""
    for name, fits in WANTED.items():
        if not fits(getattr(game, name, None)):
            return name
    if not any(game.default_players in numbers for numbers in game.variants.values()):
        return "default_players"
    for name in TYPES:
        msgspec.json.Decoder(getattr(game, name))
    msgspec.json.schema(game.setup_type)
    game.setup({})
    for variant, numbers in game.variants.items():
        for players in numbers:
            game.setup({"variant": variant, "players": players})
    return ""


def _count(value: object) -> bool:
    return type(value) is int and value > 0


def _variants(value: object) -> bool:
    return (
        isinstance(value, Mapping)
        and bool(value)
        and all(isinstance(name, str) and _numbers(of) for name, of in value.items())
    )


def _numbers(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and all(map(_count, value))


def _derived(base: type) -> Callable[[object], bool]:
    return lambda value: isinstance(value, type) and issubclass(value, base)


def _union(base: type) -> Callable[[object], bool]:
    """One class, or a union of several."""
    return lambda value: all(map(_derived(base), get_args(value) or (value,)))


WANTED: Final[Mapping[str, Callable[[Any], bool]]] = {
    "rules": lambda value: type(value) is int,
    "variants": _variants,
    "default_players": _count,
    "action_total": _count,
    "setup_type": _derived(Setup),
    "view_type": _derived(View),
    "position_type": _derived(Position),
    "event_type": _union(Event),
    "offer_type": _union(Offer),
}
"""What a game has to have, each with what it must be like."""

TYPES: Final = ("setup_type", "view_type", "position_type", "event_type", "offer_type")
