"""What a game brings to a script is found by the game's name: `scripts/<kind>/<game>.py`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from rallybox.games import GAMES

HERE = Path(__file__).parent


def brought(kind: str) -> Iterator[tuple[str, ModuleType]]:
    """The module of each game that brings one of this kind; the others do without."""
    for game in GAMES:
        if (HERE / kind / f"{game}.py").is_file():
            yield game, import_module(f"{kind}.{game}")
