"""Games played and predicted, a line each. Whoever stops it keeps what is there."""

from __future__ import annotations

from pathlib import Path

import msgspec
from review.predicting import Predicted, predict
from review.tables import Table, play, tables


def read(file: Path) -> list[Predicted]:
    """What has been collected."""
    if not file.exists():
        return []
    lines = file.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Predicted) for line in lines]


def collect(file: Path, seed: str, games: dict[str, int], effort: float) -> None:
    """Play and predict what is missing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    have: set[Table] = {one.table for one in read(file)}
    with file.open("ab") as out:
        for table in tables(games):
            if table not in have:
                found = predict(table, play(table, seed), f"{seed} {table.number}", effort)
                out.write(msgspec.json.encode(found) + b"\n")
                out.flush()
