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
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from rallybox.core import words
from rallybox.core.game import Game
from rallybox.core.harmless import harmless
from rallybox.core.whole import wanting
from rallybox.core.words import Words

GROUP = "rallybox.games"
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
"""What a game may be called in code, commands, addresses and message ids."""

TITLE = re.compile(r"\w[^{}\n]{0,39}")
"""What people may call it: it stands in catalogues and on posters."""


def is_title(text: str) -> bool:
    """May a game have this title?"""
    return TITLE.fullmatch(text) is not None and harmless(text) == text


log = logging.getLogger("rallybox.packs")


Fits = Callable[[Any], bool]
"""Is it what a room asks for?"""


def made_of(kind: type) -> Fits:
    """A value of this type is asked for."""
    return lambda found: isinstance(found, kind)


def derived_from(kind: type) -> Fits:
    """A class is asked for that derives from this one, with nothing left to write."""
    return lambda found: (
        isinstance(found, type)
        and issubclass(found, kind)
        and not getattr(found, "__abstractmethods__", ())
    )


class Pack:
    """A game, and where its other rooms are."""

    def __init__(self, game: Game, home: str) -> None:
        self.game = game
        self.home = home
        """The package that brings it; empty for ours."""
        self._parts: dict[tuple[str, str], Any] = {}

    def room(self, name: str, ours: str) -> ModuleType | None:
        """The module with what a room asks of the game; None if the game does not bring it."""
        module = f"{self.home}.{name}" if self.home else f"{ours}.{self.game.name}"
        try:
            return importlib.import_module(module) if find_spec(module) else None
        except (Exception, SystemExit):
            if not self.home:
                raise
            # Whatever is wrong with somebody else's package, the game is played without it.
            log.exception("a room of a game from outside is left out", extra={"room": module})
            return None

    def part(self, name: str, ours: str, what: str, fits: Fits) -> Any:
        """What the game has under this name in a room; None if it does not bring it.

        What a game from outside brings is looked at once: if it does not fit, it is left out.
        """
        if not self.home:
            module = self.room(name, ours)
            return None if module is None else getattr(module, what)
        if (name, what) not in self._parts:
            self._parts[name, what] = self._fitting(name, ours, what, fits)
        return self._parts[name, what]

    def _fitting(self, name: str, ours: str, what: str, fits: Fits) -> Any:
        module = self.room(name, ours)
        if module is None:
            return None
        try:
            found = getattr(module, what)
            if fits(found):
                return found
            log.error("a room of a game from outside does not fit", extra={"room": module.__name__})
        except AttributeError:
            log.error("a room of a game from outside is empty", extra={"room": module.__name__})
        except Exception:
            log.exception("a room of a game from outside is wrong", extra={"room": module.__name__})
        return None


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
    homes: set[str] = set()
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        package = entry.value.partition(":")[0].partition(".")[0]
        try:
            found = _taken_in(entry, package, taken, homes)
        except (Exception, SystemExit) as error:
            found = _trouble("core-pack-broken", package, _told(error), error)
        if isinstance(found, Pack):
            taken.add(found.game.name)
            homes.add(found.home)
        yield found


def _taken_in(entry: EntryPoint, package: str, taken: set[str], homes: set[str]) -> Pack | Trouble:
    """The game of an entry point, and its words: whatever is asked of every game, it has."""
    game = entry.load()
    if isinstance(game, type):
        game = game()
    if not (isinstance(game, Game) and NAME.fullmatch(game.name) and is_title(game.title)):
        return _trouble("core-pack-no-game", package, entry.value)
    if game.name in taken or words.is_ours(game.name):
        return _trouble("core-pack-taken", package, game.name)
    home = _home(entry.module)
    if home in homes:
        return _trouble("core-pack-shared", package, game.name)
    wrong = wanting(game)
    if wrong:
        return _trouble("core-pack-wanting", package, wrong)
    said = files(home).joinpath("words") if home else None
    if said is None or not words.has_english(said):
        return _trouble("core-pack-wordless", package, f"{home or entry.module}/words/en.ftl")
    words.learn(said)
    return Pack(game, home)


def _home(module: str) -> str:
    """The package in which a game's rooms and words are: where its entry point leads; empty if that
    is a module that lies in no package."""
    return (
        module
        if hasattr(importlib.import_module(module), "__path__")
        else module.rpartition(".")[0]
    )


def _told(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # such as an error of the tree without words
        return type(error).__name__


def _trouble(
    message: str, package: str, detail: str, error: BaseException | None = None
) -> Trouble:
    return Trouble(Words(message, {"package": package, "detail": detail}), error)
