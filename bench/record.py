"""The record: a few ratios that must not fall unnoticed, kept in `records/<game>.json`.

Ratios to a peer measured in the same run, not rates: those depend on the machine and its mood.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from figures import SPADES
from measuring import Measured
from timing import Contestant

from rallybox.games import GAMES

RECORDS = Path(__file__).resolve().parent / "records"
WAYS = ("compiled, inside", "compiled, loop", "interpreted, loop")


def key_of(contestant: Contestant) -> str:
    """What a row is called in the record."""
    return f"{contestant.name}: {contestant.way}"


def title_of(row: str) -> str:
    """The game of a row. Its name is the game's title, the variant, and the number of players."""
    return row.partition(",")[0].rpartition(" ")[0]


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
            game = title_of(contestant.name)
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
    RECORDS.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        own = {key: ratio for key, ratio in found.items() if title_of(key) == game.title}
        if own:
            text = json.dumps({"about": about, "times spades": own}, indent=1)
            (RECORDS / f"{name}.json").write_text(text + "\n")


def read() -> dict[str, float]:
    """The ratios on record, of all games; nothing if there is no record yet."""
    recorded: dict[str, float] = {}
    for file in sorted(RECORDS.glob("*.json")):
        recorded |= json.loads(file.read_text())["times spades"]
    return recorded
