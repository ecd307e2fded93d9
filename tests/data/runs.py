"""A small dataset of the toy, and ways to look at it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rallybox.arena.pool import Everywhere
from rallybox.arena.simulate import Plan
from rallybox.data.head import Head, head_of
from rallybox.data.write import Written, write
from toy import find_game

PLAN = Plan(
    game="coinrace",
    setup={"players": 3},
    bots=("random", "random", "club"),
    seed="7",
    games=11,
    rotate=True,
)


def head(form: str = "parquet", part: int = 3, **changes: object) -> Head:
    return head_of(msgspec.structs.replace(PLAN, **changes), form, part, find_game)


def make(
    folder: Path, form: str = "parquet", where: Everywhere | None = None, **changes: object
) -> Written:
    asked = head(form, **changes)  # type: ignore[arg-type]
    return write(folder, asked, where, find=find_game)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file that is somebody's data, byte by byte."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
