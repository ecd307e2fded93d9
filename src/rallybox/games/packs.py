"""Packs: everything about a game is found by its name, in a fixed set of rooms.

Ours are the folders beside this file; a package that is installed brings one by an entry point of
the group `rallybox.games`. Whatever else belongs to a game is a module under its name in the room
that asks for it (`bots/guides/<game>`), or, from outside, a module of its package (`guide`).
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from rallybox.core import words
from rallybox.core.game import Game
from rallybox.core.words import Words

GROUP = "rallybox.games"
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
"""What a game may be called in code, commands, addresses and message ids."""

TITLE = re.compile(r"\w[^{}\n]{0,39}")
"""What people may call it: it stands in catalogues and on posters."""

log = logging.getLogger("rallybox.packs")


class Pack(NamedTuple):
    """A game, and where its other rooms are."""

    game: Game
    home: str
    """The package that brings it; empty for ours."""

    def has(self, name: str, ours: str) -> bool:
        """Does the game bring what a room asks for? Nothing of it is loaded to find out."""
        return find_spec(self._module(name, ours)) is not None

    def _module(self, name: str, ours: str) -> str:
        return f"{self.home}.{name}" if self.home else f"{ours}.{self.game.name}"

    def room(self, name: str, ours: str) -> ModuleType | None:
        """The module with what a room asks of the game; None if the game does not bring it."""
        module = self._module(name, ours)
        try:
            return importlib.import_module(module) if find_spec(module) else None
        except (Exception, SystemExit):
            if not self.home:
                raise
            # Whatever is wrong with somebody else's package, the game is played without it.
            log.exception("a room of a game from outside is left out", extra={"room": module})
            return None

    def part(self, name: str, ours: str, what: str) -> Any:
        """What the game has under this name in a room; None if it does not bring it."""
        module = self.room(name, ours)
        if module is None:
            return None
        if self.home and not hasattr(module, what):
            log.error("a room of a game from outside is empty", extra={"room": module.__name__})
            return None
        return getattr(module, what)


class Trouble(NamedTuple):
    """A package whose game could not be taken in."""

    words: Words
    error: BaseException | None


def ours(package: str, path: list[str]) -> Iterator[Pack]:
    """The games in the folders of a package."""
    for found in pkgutil.iter_modules(path):
        if found.ispkg:
            yield Pack(importlib.import_module(f"{package}.{found.name}").GAME, "")


def outside(taken: set[str]) -> Iterator[Pack | Trouble]:
    """The games that installed packages bring; of a broken one, what is wrong with it."""
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        package = entry.value.partition(":")[0].partition(".")[0]
        try:
            found = _taken_in(entry, package, taken)
        except (Exception, SystemExit) as error:
            found = _trouble("core-pack-broken", package, f"{type(error).__name__}: {error}", error)
        if isinstance(found, Pack):
            taken.add(found.game.name)
        yield found


def _taken_in(entry: EntryPoint, package: str, taken: set[str]) -> Pack | Trouble:
    """The game of an entry point, and its words."""
    game = entry.load()
    if isinstance(game, type):
        game = game()
    named = isinstance(game, Game) and NAME.fullmatch(game.name) and TITLE.fullmatch(game.title)
    if not named:
        return _trouble("core-pack-no-game", package, entry.value)
    if game.name in taken or words.is_ours(game.name):
        return _trouble("core-pack-taken", package, game.name)
    words.learn(files(package).joinpath("words"))
    return Pack(game, package)


def _trouble(
    message: str, package: str, detail: str, error: BaseException | None = None
) -> Trouble:
    return Trouble(Words(message, {"package": package, "detail": detail}), error)
