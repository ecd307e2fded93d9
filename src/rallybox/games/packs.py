"""Packs: everything about a game is found by its name, in a fixed set of rooms.

Ours are the folders beside this file; a package that is installed brings one by an entry point of
the group `rallybox.games`. Whatever else belongs to a game is a module under its name in the room
that asks for it (`bots/guides/<game>`), or, from outside, a module of its package (`guide`).
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from rallybox.core.game import Game
from rallybox.core.words import Words, learn

GROUP = "rallybox.games"
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
"""What a game may be called in code, commands and message ids."""


class Pack(NamedTuple):
    """A game, and where its rooms are."""

    game: Game
    home: str
    """The package that brings it; empty for ours."""


class Trouble(NamedTuple):
    """A package that could not be taken in."""

    words: Words
    error: BaseException | None


def ours(folder: ModuleType) -> Iterator[Pack]:
    """The games in the folders of this package."""
    for found in pkgutil.iter_modules(folder.__path__):
        if found.ispkg:
            module = importlib.import_module(f"{folder.__name__}.{found.name}")
            yield Pack(module.GAME, "")


def outside(taken: set[str]) -> Iterator[Pack | Trouble]:
    """The games that installed packages bring; of a broken one, what is wrong with it."""
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        package = entry.value.partition(":")[0].partition(".")[0]
        try:
            game = entry.load()
        except Exception as error:  # whatever somebody else's package does, ours are played
            yield _trouble("core-pack-broken", package, entry.name, error)
            continue
        if isinstance(game, type) and issubclass(game, Game):
            game = game()
        if not isinstance(game, Game) or not NAME.fullmatch(game.name):
            yield _trouble("core-pack-no-game", package, entry.name)
        elif game.name in taken:
            yield _trouble("core-pack-taken", package, game.name)
        else:
            taken.add(game.name)
            yield Pack(game, package)


def _trouble(
    message: str, package: str, name: str, error: BaseException | None = None
) -> Trouble:
    detail = "" if error is None else f"{type(error).__name__}: {error}"
    return Trouble(Words(message, {"package": package, "name": name, "detail": detail}), error)
