"""The driver of `make bench`: our games and their peers, side by side in one run."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path

import record
from figures import PLANS, all_tables
from measuring import Measured, measure, weigh
from timing import Contestant

PEER_MODULES = ("pyspiel", "catanatron", "networkx", "rlcard")
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"


def processor() -> str:
    """The processor's name, as far as the system gives one."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def versions() -> dict[str, object]:
    """What is compared, and where."""
    import peers

    return {
        "rallybox": version("rallybox"),
        **peers.versions(),
        "python": platform.python_version(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "date": date.today().isoformat(),
    }


def all_contestants() -> Iterator[Contestant]:
    """The limit, our rows, the peers' rows."""
    import limit
    import peers
    import workers

    yield from limit.contestants()
    yield from workers.contestants()
    yield from peers.contestants()


def peers_missing() -> bool:
    """Say so if the peers are not there: figures without them mean little."""
    try:
        import peers  # noqa: F401
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in PEER_MODULES:
            raise
        print(
            f"The peers are missing ({error}): run make bench, which installs them.",
            file=sys.stderr,
        )
        return True
    return False


def report(field: Sequence[Measured], about: dict[str, object]) -> dict[str, object]:
    """Everything measured, for `--json`."""
    results = [
        {
            "table": row.contestant.table,
            "name": row.contestant.name,
            "way": row.contestant.way,
            "median": row.median,
            "rates": row.rates,
            "decisions a game": row.per_game,
            "bytes": row.weight,
        }
        for row in field
    ]
    return {**about, "results": results}


def into_document(file: Path, text: str, marks: tuple[str, str] = (BEGIN, END)) -> None:
    """Put the text between the marks of a document; a new document is nothing but the two marks."""
    first, last = marks
    old = file.read_text("utf-8") if file.exists() else f"{first}\n{last}\n"
    before, begin, rest = old.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        sys.exit(f"{file} has no place for the figures: the lines {first} and {last}.")
    file.write_text(f"{before}{first}\n\n{text}\n{last}{after}", "utf-8")


def preface(about: dict[str, object], seconds: float, repeats: int) -> str:
    """The machine, the versions and the command, as a list."""
    command = f'make bench BENCH="--seconds {seconds:g} --repeats {repeats}"'
    lines = [f"- {name}: {value}" for name, value in about.items()]
    return "\n".join([*lines, f"- command: `{command}`"]) + "\n\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 2 if the peers are not there."""
    parser = argparse.ArgumentParser(description="Our games and their peers, side by side.")
    add = parser.add_argument
    add("--seconds", type=float, default=0.5, help="length of a slice (default: 0.5)")
    add("--repeats", type=int, default=5, help="number of rounds (default: 5)")
    add("--only", choices=tuple(PLANS), action="append", help="measure this table; may be repeated")
    add("--json", type=Path, metavar="FILE", help="also write every figure to this file")
    add("--markdown", type=Path, metavar="FILE", help="also put the tables into this document")
    add("--record", action="store_true", help="also put the key ratios on record")
    options = parser.parse_args(arguments)
    if not options.seconds > 0 or options.repeats < 1:
        parser.error("--seconds must be above 0 and --repeats at least 1")
    if options.record and "decisions" not in (options.only or PLANS):
        parser.error("--record needs the table of decisions")
    if peers_missing():
        return 2

    wanted = options.only or tuple(PLANS)
    field = measure(
        (contestant for contestant in all_contestants() if contestant.table in wanted),
        options.seconds,
        options.repeats,
    )
    weigh(field)
    about = versions()
    text = preface(about, options.seconds, options.repeats) + all_tables(field)
    print(text)
    if options.json:
        options.json.write_text(json.dumps(report(field, about), indent=1) + "\n")
    if options.markdown:
        into_document(options.markdown, text)
    if options.record:
        record.write(record.ratios(field), about)
    return 0


if __name__ == "__main__":
    sys.exit(main())
