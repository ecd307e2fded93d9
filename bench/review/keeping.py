"""Lines that were measured and are kept. Whoever stops it keeps what is there; a line that was
measured with other levels, rules or trust than today's, or by another review, counts no more."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec
from review.tables import MIXES, Table

from rallybox.bots.ladder import setting_of
from rallybox.games import find_game
from rallybox.review.trust import trust_of
from rallybox.review.working import VERSION


class Kept(msgspec.Struct, kw_only=True):
    """What is kept of a table."""

    table: Table
    mark: str
    """See `mark_of`."""


class _Line(msgspec.Struct):
    """As much of a line as says whether the rest of it is still of use."""

    table: Table
    mark: str = ""


One = TypeVar("One", bound=Kept)


@cache
def mark_of(game: str, mix: str) -> str:
    """A fingerprint of what figures depend on, for tables of a mix: another one, other figures."""
    found = find_game(game)
    levels = [(bot, tuple(setting_of(found, bot))) for bot in MIXES[mix]]
    made = (VERSION, found.rules, trust_of(found), levels)
    return blake2b(repr(made).encode(), digest_size=8).hexdigest()


def today(table: Table) -> str:
    """The mark of what is measured now."""
    return mark_of(table.game, table.mix)


def read(file: Path, kind: type[One], games: Collection[str]) -> list[One]:
    """What is there of these games, as far as it still holds."""
    if not file.exists():
        return []
    found = []
    for line in file.read_bytes().splitlines():
        known = msgspec.json.decode(line, type=_Line)
        if known.table.game in games and known.mark == today(known.table):
            found.append(msgspec.json.decode(line, type=kind))
    return found


def collect(
    file: Path, kind: type[One], wanted: Iterable[Table], measure: Callable[[Table], Iterable[One]]
) -> list[One]:
    """Measure what is missing; all that is wanted."""
    file.parent.mkdir(parents=True, exist_ok=True)
    asked = list(wanted)
    found = read(file, kind, {table.game for table in asked})
    have = {one.table for one in found}
    with file.open("ab") as out:
        for table in asked:
            if table not in have:
                fresh = list(measure(table))
                out.write(b"".join(msgspec.json.encode(one) + b"\n" for one in fresh))
                out.flush()
                found += fresh
    return [one for one in found if one.table in set(asked)]
