"""What a row of each table holds, as `columns.toml` says."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

TABLES: Final = ("decisions", "results")


class Column(NamedTuple):
    """One value of a row."""

    name: str
    kind: str
    meaning: str


def _read() -> dict[str, tuple[Column, ...]]:
    text = files(__package__).joinpath("columns.toml").read_text(encoding="utf-8")
    return {
        table: tuple(Column(name, told["type"], told["meaning"]) for name, told in rows.items())
        for table, rows in tomllib.loads(text).items()
    }


COLUMNS: Final = _read()
"""The columns of each table, in their order."""
