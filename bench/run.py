"""The driver of `make bench`: our games and their peers, side by side in one run.

Every round gives each contestant one short slice of time, in a new order, so that whatever else
the machine does falls on all of them alike. The figures are medians over the rounds, with the
lowest and the highest.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import random
import statistics
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from timing import Contestant, Operation

PEER_MODULES = ("pyspiel", "catanatron", "networkx")

# What each operation is called in its table, and the peers that its ratios are against.
TABLES: dict[Operation, tuple[str, tuple[str, ...]]] = {
    "decisions": (
        "Decisions per second, whole random games",
        ("OpenSpiel spades", "OpenSpiel spades, tuned", "catanatron"),
    ),
    "copies": (
        "Copies per second of positions in mid-game",
        ("OpenSpiel spades", "catanatron"),
    ),
    "imaginings": (
        "Whole states per second drawn from what one player knows",
        ("OpenSpiel hearts",),
    ),
}
NOTES: dict[Operation, str] = {
    "decisions": "Deals and new games are on the clock but count as no decision. Ours are trusted "
    "like OpenSpiel's\napply_action unless marked checked; catanatron always checks.",
    "copies": "OpenSpiel: clone(); catanatron: Game.copy(); ours: State.copy().",
    "imaginings": "OpenSpiel: resample_from_infostate(), which hearts and oh_hell have and spades "
    "has not; catanatron\nhas nothing like it. Ours: State.view() and Game.imagine().",
}


class Measured:
    """The rates of one contestant, a number per second for each round."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self.rates: list[float] = []

    @property
    def median(self) -> float:
        """The figure that is compared."""
        return statistics.median(self.rates)

    def slice(self, seconds: float) -> float:
        """Run once, and return the rate."""
        # One contestant's rubbish must not be swept up on the next one's time.
        gc.collect()
        done, elapsed = self.contestant.run(seconds)
        return done / elapsed


def measure(contestants: Sequence[Contestant], seconds: float, repeats: int) -> list[Measured]:
    """All rounds. Nothing is recorded of a first, shorter one, in which caches fill."""
    field = [Measured(contestant) for contestant in contestants]
    for measured in field:
        measured.slice(seconds / 10)
    order = list(field)
    shuffle = random.Random(1).shuffle
    for done in range(repeats):
        shuffle(order)
        for measured in order:
            measured.rates.append(measured.slice(seconds))
        print(f"round {done + 1} of {repeats}", file=sys.stderr)
    return field


def table(field: Sequence[Measured], operation: Operation) -> str:
    """One operation's rows, aligned: name, median, spread, and the ratio to each reference."""
    title, references = TABLES[operation]
    rows = [measured for measured in field if measured.contestant.operation == operation]
    medians = {row.contestant.name: row.median for row in rows}
    lines = [["", "median", "lowest .. highest", *(f"x {name}" for name in references)]]
    for row in rows:
        spread = f"{min(row.rates):,.0f} .. {max(row.rates):,.0f}"
        ratios = [f"{row.median / medians[name]:.2f}" for name in references]
        lines.append([row.contestant.name, f"{row.median:,.0f}", spread, *ratios])
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = [title, ""]
    for name, *cells in lines:
        padded = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        text.append("  ".join((name.ljust(widths[0]), *padded)))
    return "\n".join([*text, "", NOTES[operation], ""])


def report(field: Sequence[Measured], about: dict[str, object]) -> dict[str, object]:
    """Everything measured, for `--json`."""
    results = [
        {
            "operation": measured.contestant.operation,
            "contestant": measured.contestant.name,
            "median": measured.median,
            "lowest": min(measured.rates),
            "highest": max(measured.rates),
            "rates": measured.rates,
        }
        for measured in field
    ]
    return {**about, "results": results}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 2 if the peers are not there, as figures without them mean little."""
    parser = argparse.ArgumentParser(description="Our games and their peers, side by side.")
    add = parser.add_argument
    add("--seconds", type=float, default=0.5, help="length of a slice (default: 0.5)")
    add("--repeats", type=int, default=5, help="number of rounds (default: 5)")
    add("--json", type=Path, metavar="FILE", help="also write every figure to this file")
    options = parser.parse_args(arguments)
    if not options.seconds > 0 or options.repeats < 1:
        parser.error("--seconds must be above 0 and --repeats at least 1")

    try:
        import peers
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in PEER_MODULES:
            raise
        print(
            f"The peers are missing ({error}): run make bench, which installs them.",
            file=sys.stderr,
        )
        return 2
    import ours

    about: dict[str, object] = {
        "rallybox": version("rallybox"),
        **peers.versions(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "seconds": options.seconds,
        "repeats": options.repeats,
    }
    print(", ".join(f"{name} {value}" for name, value in about.items()), end="\n\n", flush=True)
    contestants = [*peers.contestants(), *ours.contestants()]
    field = measure(contestants, options.seconds, options.repeats)
    for operation in TABLES:
        print(table(field, operation))
    if options.json:
        options.json.write_text(json.dumps(report(field, about), indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
