"""The games: ours, one folder each, and those that installed packages bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.games.packs import Fits, Pack, Trouble, ours, outside

_OURS = {pack.game.name: pack for pack in ours(__name__, __path__)}
_FOUND = tuple(outside(set(_OURS)))

PACKS: Mapping[str, Pack] = _OURS | {
    found.game.name: found for found in _FOUND if isinstance(found, Pack)
}
"""Every game with its rooms, ours first."""

GAMES: Mapping[str, Game] = {name: pack.game for name, pack in PACKS.items()}
"""Every game by its name."""

TROUBLES: tuple[Trouble, ...] = tuple(found for found in _FOUND if isinstance(found, Trouble))
"""Packages whose games are left out, and why."""


def find_game(name: str) -> Game:
    """The game of this name; Malformed, with the names there are, if there is none."""
    if name not in GAMES:
        raise Malformed("core-unknown-game", game=name, games=tuple(GAMES))
    return GAMES[name]


def part(game: str, name: str, ours: str, what: str, fits: Fits) -> Any:
    """What a game brings to a room, such as its `GUIDE`; None if it does not.

    `name` is what the room is called in a package from outside, `ours` the package that has a
    module for each of our games. What does not fit is left out, if it comes from outside.
    """
    pack = PACKS.get(game)
    return None if pack is None else pack.part(name, ours, what, fits)
