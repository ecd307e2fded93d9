"""The driver of `make bench-research`: what learners get, how fast, side by side in one run.

Ours through the vector environment, PettingZoo and OpenSpiel; the peers through what they have.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from measuring import Measured, measure
from run import into_document, processor
from timing import Contestant

from rallybox.vector import batch
from research import interfaces, ours, peers

MARKS = "<!-- research: begin -->", "<!-- research: end -->"


def contestants() -> Iterator[Contestant]:
    """Our rows, then the peers'."""
    yield from ours.vectors()
    yield from interfaces.contestants()
    yield from peers.contestants()


def decisions(field: Sequence[Measured]) -> list[str]:
    """The table of rates."""
    goals = ours.goals()
    lines = [
        "### Decisions per second and core",
        "",
        "|  | how | median | lowest – highest | goal |",
        "|---|---|---:|---:|---:|",
    ]
    for row in sorted(field, key=lambda row: -row.median):
        name, way = row.contestant.name, row.contestant.way
        goal = f"{goals[name]:,}" if way == "vector" and name in goals else ""
        span = f"{min(row.rates):,.0f} – {max(row.rates):,.0f}"
        lines.append(f"| {name} | {way} | {row.median:,.0f} | {span} | {goal} |")
    return lines


def processes(number: int, seconds: float) -> list[str]:
    """The table of several processes."""
    lines = [
        "",
        f"### Decisions per second on the wall, alone and with {number} processes",
        "",
        f"|  | alone | {number} processes | × |",
        "|---|---:|---:|---:|",
    ]
    for name, alone, many in ours.shared(number, seconds):
        lines.append(f"| {name} | {alone:,.0f} | {many:,.0f} | {many / alone:.2f} |")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What learners get, and how fast.")
    add = parser.add_argument
    add("--seconds", type=float, default=0.5, help="length of a slice (default: 0.5)")
    add("--repeats", type=int, default=5, help="number of rounds (default: 5)")
    add("--processes", type=int, default=os.cpu_count() or 1, help="for the second table")
    add("--markdown", type=Path, metavar="FILE", help="also put the tables into this document")
    options = parser.parse_args(arguments)
    if (batch.__file__ or "").endswith(".py"):
        print("The rules are not compiled here: run make bench-research.", file=sys.stderr)
    field = measure(contestants(), options.seconds, options.repeats)
    lines = [
        f"- processor: {processor()}, {os.cpu_count()} cores",
        f"- date: {date.today().isoformat()}",
        f"- {ours.COUNT} games a step, random legal actions; choosing them is on the clock",
        "",
        *decisions(field),
    ]
    if options.processes > 1:
        lines += processes(options.processes, options.seconds)
    text = "\n".join(lines) + "\n"
    print(text)
    if options.markdown:
        into_document(options.markdown, text, MARKS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
