"""The driver of `make bench-server`: our server and boardgame.io's, side by side in one run."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path

import uvloop
from aces import measure_aces
from beside import measure_beside
from boardgameio import PEER, BoardgameIO
from contest import Contestant, Plan, contest
from echo import Echo
from load import Failed
from opening import measure_openings
from ourserver import Rallybox
from report import Findings, whole
from run import into_document, processor
from weight import measure_weights

PARTS = ("contest", "generator", "opening", "memory", "processes", "review", "aces")
PACE = 300.0
BESIDE_PACE = 50.0
"""Moves a second of 100 people: one every two seconds."""


def filesystem(folder: Path) -> str:
    """What kind of disk a folder is on; refuses one that is only memory."""
    found = subprocess.run(
        ["findmnt", "-n", "-o", "FSTYPE", "-T", str(folder)], capture_output=True, text=True
    ).stdout.strip()
    if found in ("tmpfs", "ramfs"):
        sys.exit(f"{folder} is on {found}: give --folder on a real disk, or nothing is durable.")
    return found or "unknown"


def about_peer() -> dict[str, object]:
    """Whom we meet."""
    peer = json.loads((PEER / "node_modules/boardgame.io/package.json").read_text())
    node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    return {"boardgame.io": peer["version"], "node": f"{node}, NODE_ENV=production"}


def about(folder: Path, parts: Sequence[str]) -> dict[str, object]:
    """What is compared, and where."""
    met = about_peer() if {"contest", "memory"} & set(parts) else {}
    return {
        "rallybox": version("rallybox"),
        "litestar": version("litestar"),
        "uvicorn": version("uvicorn"),
        "python": platform.python_version(),
        **met,
        "processor": processor(),
        "cores": f"{os.cpu_count()}, shared by the server under load and the generator",
        "system": f"{platform.system()} {platform.machine()}",
        "disk": f"{filesystem(folder)}; SQLite in WAL mode, synchronous=FULL",
        "date": date.today().isoformat(),
    }


def contestants(folder: Path, names: Sequence[str]) -> list[Contestant]:
    """Those who are wanted."""
    field: list[Contestant] = []
    for name in names:
        place = folder / name
        place.mkdir(parents=True)
        if name == "memory":
            field.append(BoardgameIO(place))
        elif name == "files":
            field.append(BoardgameIO(place, flat=True))
        else:
            field.append(Rallybox(place, name))
    return field


def crews(folder: Path, numbers: Sequence[int]) -> list[Contestant]:
    """Our server in so many processes, each with a PostgreSQL of its own."""
    field: list[Contestant] = []
    for number in numbers:
        place = folder / str(number)
        place.mkdir(parents=True)
        field.append(Rallybox(place, processes=number))
    return field


async def measure(options: argparse.Namespace, folder: Path) -> Findings:
    """Everything that is wanted."""
    findings = Findings(PACE)
    plan = Plan(options.seconds, options.rounds, PACE)
    if "generator" in options.parts:
        (findings.generator,) = await contest([Echo(folder)], min(options.players), plan)
    if "contest" in options.parts:
        for players in options.players:
            # What files cost is seen with few players as well.
            few = players == min(options.players)
            names = [name for name in options.servers if few or name != "files"]
            field = contestants(folder / f"{players} players", names)
            findings.contests.append(await contest(field, players, plan))
    if "processes" in options.parts:
        field = crews(folder / "crews", options.processes)
        findings.processes = await contest(field, max(options.players), plan)
    if "opening" in options.parts:
        findings.openings = await measure_openings(folder / "opening", options.tables)
    if "memory" in options.parts:
        findings.weights = await measure_weights(folder / "weights", options.tables)
    if "review" in options.parts:
        findings.beside = await measure_beside(
            folder / "beside", 100, options.seconds * 4, options.rounds, BESIDE_PACE
        )
    if "aces" in options.parts:
        findings.aces = await measure_aces(
            folder / "aces", options.seconds * options.rounds * 2, BESIDE_PACE
        )
    return findings


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(description="Our server and boardgame.io's, side by side.")
    add = parser.add_argument
    add("--seconds", type=float, default=2.5, help="length of a slice (default: 2.5)")
    add("--rounds", type=int, default=5, help="number of rounds (default: 5)")
    add("--players", type=int, nargs="+", default=[200, 1000], help="connected players")
    add(
        "--servers",
        nargs="+",
        default=["rallybox", "memory", "files"],
        choices=["rallybox", "interpreted", "memory", "files"],
        help="who takes part (default: rallybox memory files)",
    )
    add("--parts", nargs="+", choices=PARTS, default=list(PARTS), help="what to measure")
    add("--processes", type=int, nargs="+", default=[1, 2, 4], help="with PostgreSQL: 1 2 4")
    add("--tables", type=int, default=1000, help="tables for opening and memory (default: 1000)")
    add("--quick", action="store_true", help="200 players, two short rounds, to try something")
    add("--folder", type=Path, help="where databases are put (default: build, on the same disk)")
    add("--markdown", type=Path, metavar="FILE", help="also put the tables into this document")
    options = parser.parse_args(arguments)
    if options.quick:
        options.players, options.rounds, options.seconds = [200], 2, 2.0
        options.tables = min(options.tables, 200)
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    options = parse(arguments)
    place = options.folder or Path(__file__).parents[2] / "build"
    place.mkdir(exist_ok=True)
    facts = about(place, options.parts)
    facts["load"] = f"{os.getloadavg()[0]:.1f} runnable processes when it began"
    with tempfile.TemporaryDirectory(dir=place, prefix="bench-server-") as folder:
        try:
            findings = uvloop.run(measure(options, Path(folder)))
        except (Failed, RuntimeError) as error:
            sys.exit(f"This run cannot be counted: {error}")
    lines = [f"- {name}: {value}" for name, value in facts.items()]
    text = "\n".join(lines) + "\n\n" + whole(findings)
    print(text)
    if options.markdown:
        into_document(options.markdown, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
