"""The record: a few ratios that must not fall unnoticed, kept in record.json.

Ratios to a peer measured in the same run, not rates: those depend on the machine and its mood.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from figures import SPADES
from measuring import Measured
from timing import Contestant

FILE = Path(__file__).resolve().parent / "record.json"
WAYS = ("compiled, inside", "compiled, loop", "interpreted, loop")


def key_of(contestant: Contestant) -> str:
    """What a row is called in the record."""
    return f"{contestant.name}: {contestant.way}"


def key_rows(contestants: Iterable[Contestant]) -> list[Contestant]:
    """The rows that the record is about: spades, and each game's first variant in every way."""
    found: list[Contestant] = []
    seen: set[tuple[str, str]] = set()
    for contestant in contestants:
        if contestant.table != "decisions":
            continue
        if (contestant.name, contestant.way) == SPADES:
            found.append(contestant)
        elif contestant.way in WAYS:
            # A row's name is the game's, the variant's, and the number of players.
            game = contestant.name.partition(",")[0].rpartition(" ")[0]
            if (game, contestant.way) not in seen:
                seen.add((game, contestant.way))
                found.append(contestant)
    return found


def ratios(field: Sequence[Measured]) -> dict[str, float]:
    """How many times spades from Python each key row is."""
    rows = {row.contestant: row for row in field}
    keys = key_rows(rows)
    spades = next(rows[key] for key in keys if (key.name, key.way) == SPADES)
    return {
        key_of(key): round(rows[key].median / spades.median, 3)
        for key in keys
        if rows[key] is not spades
    }


def write(found: dict[str, float], about: dict[str, object]) -> None:
    """Put ratios on record."""
    FILE.write_text(json.dumps({"about": about, "times spades": found}, indent=1) + "\n")


def read() -> dict[str, float]:
    """The ratios on record."""
    recorded: dict[str, float] = json.loads(FILE.read_text())["times spades"]
    return recorded
