"""Every game, variant and number of players, the example from outside included."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.resources import files

import pytest

from rallybox.core import Game, Setup, words
from support.samples import OURS
from support.tree import ROOT


def _example() -> Game:
    """The game of examples/, without installing it."""
    folder = next((ROOT / "examples").glob("*/src"))
    (package,) = (path.name for path in folder.iterdir() if (path / "__init__.py").is_file())
    sys.path.append(str(folder))
    try:
        game = import_module(package).GAME
    finally:
        sys.path.remove(str(folder))
    words.learn(files(package).joinpath("words"))
    assert isinstance(game, Game)
    return game


EXAMPLE = _example()
ALL = [*OURS.values(), EXAMPLE]


def _params(everything: bool) -> Iterator[object]:
    """Each table; or of each variant the smallest, of which `make test` takes each game's first."""
    for game in ALL:
        for variant, numbers in game.variants.items():
            often = everything or variant == next(iter(game.variants))
            for players in numbers if everything else numbers[:1]:
                setup = game.setup({"variant": variant, "players": players})
                yield pytest.param(
                    *(game, setup),
                    id=f"{game.name}-{variant}-{players}",
                    marks=() if often else pytest.mark.long,
                )


ask = ("game", "setup")
every_table = pytest.mark.parametrize(ask, list(_params(True)))
some_tables = pytest.mark.parametrize(ask, list(_params(False)))


def options(setup: Setup) -> dict[str, object]:
    """What an environment is to be told for this set-up."""
    return {"variant": setup.variant, "players": setup.players}


@contextmanager
def warned_of(*expected: str) -> Iterator[None]:
    """Only these warnings may come, by how they begin: a library is of another opinion."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in expected:
            warnings.filterwarnings("ignore", message=message)
        yield
