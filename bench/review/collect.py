"""Games played and predicted, a line each: `python -m review.collect FILE --seed S --club 20`.

Whoever stops it keeps what is there; the next call goes on.
"""

from __future__ import annotations

import argparse
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


def main() -> None:
    """Read the arguments and collect."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--effort", type=float, default=1.0)
    for mix, usual in (("club", 20), ("pro", 2), ("mixed", 4)):
        parser.add_argument(f"--{mix}", type=int, default=usual)
    args = parser.parse_args()
    games = {"club": args.club, "pro": args.pro, "mixed": args.mixed}
    collect(args.file, args.seed, games, args.effort)


if __name__ == "__main__":
    main()
