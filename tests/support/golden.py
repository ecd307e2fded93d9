"""Golden tables: what a game has played for its records, `tests/golden/<game>/tables.py`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "golden"


class Golden(NamedTuple):
    """What a module of tables has as `GOLDEN`."""

    tables: dict[str, dict[str, object]]
    """The set-up of each record, `<table>.json` beside the module."""
    eager: tuple[str, ...] = ()
    """Orders, by how they begin, that are given whenever possible: what chance would rarely do."""
    last: tuple[str, ...] = ()
    """Orders that are given only if nothing else is possible."""
    rare: frozenset[str] = frozenset()
    """Events that hardly ever happen to random players; each is tested with its game."""


def golden_of(game: str) -> Golden:
    """The tables of a game; none if it has no records."""
    if not (FOLDER / game / "tables.py").is_file():
        return Golden({})
    found: Golden = import_module(f"golden.{game}.tables").GOLDEN
    return found
