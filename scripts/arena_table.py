"""Rows for docs/arena.md from the folders that `rallybox arena --among … --out FOLDER` has made.

python scripts/arena_table.py FOLDER [FOLDER …]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any


def row(found: dict[str, Any]) -> tuple[str, str]:
    """A table's row, and the command that made it."""
    contest = found["contest"]
    setup, bot, among = contest["setup"], contest["bots"][0], contest["among"]
    share, placing = found["bots"][0]["share"], found["bots"][0]["placing"]
    where = f"{contest['game']} {setup['variant']}, {setup['players']}"
    cells = (
        where,
        f"{bot} among {among}",
        str(found["games"]),
        f"**{share['value']:.2f}** ({share['low']:.2f} to {share['high']:.2f})",
        f"{placing['value']:.2f} ({placing['low']:.2f} to {placing['high']:.2f})",
    )
    command = (
        f"rallybox arena {contest['game']} --variant {setup['variant']}"
        f" --players {setup['players']} --bots {bot} --among {among}"
        f" --games {contest['games']} --seed {contest['seed']}"
    )
    return f"| {' | '.join(cells)} |", command


def main() -> None:
    """Print the table, then the commands."""
    folders = [Path(name) for name in sys.argv[1:]]
    rows = [row(json.loads((folder / "results.json").read_text("utf-8"))) for folder in folders]
    print("| game and players | who | games | wins × fair share (95%) | placing (95%) |")
    print("|---|---|--:|--:|--:|")
    print("\n".join(line for line, _ in rows))
    print("\n```sh")
    print("\n".join(command for _, command in rows))
    print("```")


if __name__ == "__main__":
    main()
