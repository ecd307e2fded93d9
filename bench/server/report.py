"""The tables, and where a bar is missed, as Markdown that can be read in a terminal, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import aces
import beside
from aces import Evening
from beside import Beside
from contest import Measured, percentile
from figures import aligned, number, ratio
from load import Slice
from opening import Opening
from weight import Weight

RIVAL = "boardgame.io, memory"
OURS = "Rallybox"
FASTER = 2.0
OPEN_MS = 50.0
IDLE_KB = 50.0
KEPT = 0.8
"""Of one process's moves a core second."""


@dataclass
class Findings:
    """Everything that a run has measured."""

    pace: float
    generator: Measured | None = None
    contests: list[list[Measured]] = field(default_factory=list)
    """One for each number of players."""
    processes: list[Measured] = field(default_factory=list)
    """One for each number of processes; the first is what the others are compared with."""
    openings: list[Opening] = field(default_factory=list)
    weights: list[Weight] = field(default_factory=list)
    beside: Beside | None = None
    aces: list[Evening] = field(default_factory=list)


def ms(seconds: float) -> str:
    """Milliseconds."""
    return f"{seconds * 1000:.2f}" if seconds < 0.01 else f"{seconds * 1000:.1f}"


def mean(parts: Sequence[Slice], name: str) -> float:
    """The mean of a figure of the slices."""
    return sum(float(getattr(part, name)) for part in parts) / len(parts)


def named(rows: Sequence[Measured], name: str) -> Measured | None:
    """The contestant of this name, if it took part."""
    return next((row for row in rows if row.name == name), None)


def throughput(findings: Findings) -> str:
    """Moves a second in the closed loop."""
    head = ["players", "server", "moves a second", "lowest – highest", "× rival"]
    rows = [[*head, "moves a core second", "× rival", "cores: server", "generator", "bytes"]]
    for rivals in findings.contests:
        rival = named(rivals, RIVAL)
        for row in rivals:
            rates = [part.rate for part in row.closed]
            rows.append(
                [
                    number(row.players),
                    row.name,
                    number(row.rate),
                    f"{number(min(rates))} – {number(max(rates))}",
                    ratio(row.rate / rival.rate) if rival else "",
                    number(row.by_core),
                    ratio(row.by_core / rival.by_core) if rival else "",
                    f"{mean(row.closed, 'server_busy'):.2f}",
                    f"{mean(row.closed, 'generator_busy'):.2f}",
                    number(mean(row.closed, "view_bytes")),
                ]
            )
    return aligned(rows, 2)


def latency(findings: Findings) -> str:
    """Milliseconds until the mover, and until all four, have been told."""
    head = ["players", "server", "load", "mover p50", "mover p99", "all four p50", "all four p99"]
    rows = [head]
    for rivals in findings.contests:
        for row in rivals:
            loads = (("closed loop", row.closed), (f"{findings.pace:g} a second", row.paced))
            for load, parts in loads:
                shares = [(0.5, False), (0.99, False), (0.5, True), (0.99, True)]
                figures = [ms(percentile(parts, share, table)) for share, table in shares]
                rows.append([number(row.players), row.name, load, *figures])
    return aligned(rows, 3)


def processes(findings: Findings) -> str:
    """What several processes make of a core."""
    head = ["server", "moves a second", "moves a core second", "× one", "cores: all", "generator"]
    rows = [[*head, "mover p99", "at 300 a second"]]
    rows += [
        [
            row.name,
            number(row.rate),
            number(row.by_core),
            ratio(row.by_core / findings.processes[0].by_core),
            f"{mean(row.closed, 'server_busy'):.2f}",
            f"{mean(row.closed, 'generator_busy'):.2f}",
            ms(percentile(row.closed, 0.99)),
            ms(percentile(row.paced, 0.99)),
        ]
        for row in findings.processes
    ]
    return aligned(rows, 1)


def openings(findings: Findings) -> str:
    """Milliseconds to the first view after a restart."""
    rows = [["game", "moves played", "tables", "p50 ms", "p99 ms", "longest ms"]]
    for row in findings.openings:
        figures = [ms(row.at(0.5)), ms(row.at(0.99)), ms(max(row.seconds))]
        rows.append([row.game, number(row.moves), number(len(row.seconds)), *figures])
    return aligned(rows, 1)


def weights(findings: Findings) -> str:
    """Kilobytes of a table."""
    rows = [["server", "what", "tables", "KB a table"]]
    rows += [
        [row.server, row.what, number(row.tables), f"{row.kilobytes:.1f}"]
        for row in findings.weights
    ]
    return aligned(rows, 2)


# -- bars --------------------------------------------------------------------------------------


def bars(findings: Findings) -> list[str]:
    """Every bar with what was measured, and whether it is met or missed."""
    lines = []
    for rivals in findings.contests:
        ours, rival = named(rivals, OURS), named(rivals, RIVAL)
        if ours and rival:
            lines += _contest_bars(ours, rival, findings.pace)
    for crew in findings.processes[1:]:
        kept = crew.by_core / findings.processes[0].by_core
        text = f"{crew.name}: moves a core second"
        lines.append(_bar(text, kept, KEPT, "× one process", below=False))
    for opening in findings.openings:
        text = f"{opening.game} opens after {opening.moves} moves, p99"
        lines.append(_bar(text, opening.at(0.99) * 1000, OPEN_MS, "ms", below=True))
    for weight in findings.weights:
        if weight.barred:
            text = f"{weight.server}: {weight.what}"
            lines.append(_bar(text, weight.kilobytes, IDLE_KB, "KB", below=True))
    return lines


def _contest_bars(ours: Measured, rival: Measured, pace: float) -> list[str]:
    who = f"{ours.players} players"
    lines = [
        _bar(f"{who}: moves a second", ours.rate / rival.rate, FASTER, "× rival", below=False),
    ]
    loads = (
        ("closed loop", ours.closed, rival.closed),
        (f"{pace:g} moves a second", ours.paced, rival.paced),
    )
    for load, own, other in loads:
        for whom, table in (("mover", False), ("all four", True)):
            most = percentile(other, 0.99, table) * 1000
            text = f"{who}, {load}: {whom} p99"
            value = percentile(own, 0.99, table) * 1000
            lines.append(_bar(text, value, most, "ms (rival's)", below=True))
    return lines


def _bar(text: str, value: float, bar: float, unit: str, *, below: bool) -> str:
    met = value <= bar if below else value >= bar
    sign = "at most" if below else "at least"
    return f"- {'met' if met else '**missed**'}: {text} {value:.2f}, {sign} {bar:.2f} {unit}"


def whole(findings: Findings) -> str:
    """All tables that have rows."""
    parts = []
    if findings.contests:
        parts += ["### Throughput, closed loop", throughput(findings), THROUGHPUT_NOTE]
        parts += ["### Latency in milliseconds", latency(findings), LATENCY_NOTE]
    if findings.generator is not None:
        row = findings.generator
        busy = mean(row.closed, "generator_busy")
        parts.append(
            f"The generator itself, against {row.name} with {row.players} players: "
            f"{number(row.rate)} moves a second, {number(row.rate / busy)} for each second of its "
            f"own processor time."
        )
    if findings.processes:
        parts += ["### Several processes", processes(findings), PROCESSES_NOTE]
    if findings.openings:
        parts += ["### Opening a table for the first time after a restart", openings(findings)]
    if findings.weights:
        parts += ["### Memory of a table", weights(findings)]
    if findings.beside is not None:
        parts += ["### Beside reviews", beside.table(findings.beside), BESIDE_NOTE]
    if findings.aces:
        parts += ["### Many tables with aces", aces.table(findings.aces), ACES_NOTE]
    lines = bars(findings)
    if lines:
        parts += ["### Bars", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


THROUGHPUT_NOTE = (
    "Every table always has one move in flight. A move counts when all four seats have been shown "
    "their view of it. `moves a core second` divides by the processor time that the server used, "
    "so it depends less on what else the machine did. `cores` are cores kept busy; `bytes` is "
    "a message to a client, on average."
)
LATENCY_NOTE = (
    "From sending a move to its acknowledgement and the new view at the mover, and to the view at "
    "the last of the four seats; all moves of all slices. In a closed loop this is mostly waiting "
    "in line: tables divided by throughput."
)
BESIDE_NOTE = (
    "A hundred people at tables of four, and eight among bots (two club, one pro), in "
    "milliseconds; in brackets how many moves were measured. A bot's move is what people see, with "
    "its pause, in which it thinks. Reviews have processes of their own, at the lowest priority."
)
ACES_NOTE = (
    "At each of these tables a person, who takes 1 to 4 s for a move, among three aces; a hundred "
    "people at tables of four beside them. All come from one address, and there is one worker. An "
    "ace's move is what people see, with its pause of 0.5 to 1.2 s, in which it thinks."
)
PROCESSES_NOTE = (
    "Four players at a table. The processor time of all processes and of the database together "
    "counts; `mover p99` in milliseconds, in the closed loop and at a fixed rate."
)
