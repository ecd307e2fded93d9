"""What writing a dataset costs: the same games simulated, and written as Parquet and as JSON.

`make bench-data`, or with `BENCH_DATA="--games 100 --bots random"`. Seconds are the processor's, so
that what else the machine does hardly counts.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import msgspec
from figures import Row, aligned

from rallybox.arena.simulate import Plan, simulate
from rallybox.data.forms import FORMS
from rallybox.data.head import head_of
from rallybox.data.write import write
from rallybox.games import GAMES


def rows(name: str, games: int, bot: str) -> list[Row]:
    """One game: without writing, and in each form."""
    players = GAMES[name].default_players
    plan = Plan(game=name, setup={"players": players}, bots=(bot,) * players, seed="1", games=games)
    simulate(msgspec.structs.replace(plan, games=1))  # what is made once is made
    began = process_time()
    decisions = simulate(plan).tally.decisions
    plain = process_time() - began
    found = [[name, bot, "no", f"{decisions / plain:,.0f}", "", ""]]
    for form in FORMS:
        with TemporaryDirectory() as folder:
            began = process_time()
            written = write(Path(folder) / "data", head_of(plan, form, games))
            seconds = process_time() - began
            size = sum(sum(part.bytes.values()) for part in written.folder.parts.values())
        cost = f"{100 * (seconds / plain - 1):+.0f}%"
        each = f"{size / decisions:.1f}"
        found.append([name, bot, form, f"{decisions / seconds:,.0f}", cost, each])
    return found


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="club")
    parser.add_argument("--names", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    heads = ["game", "bots", "written", "decisions a second", "more time", "bytes a decision"]
    lines = [row for name in args.names for row in rows(name, args.games, args.bots)]
    print(aligned([heads, *lines], left=3))


if __name__ == "__main__":
    main()
