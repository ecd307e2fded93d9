"""How much memory a server needs for tables at which nothing happens."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from boardgameio import BoardgameIO
from contest import open_ready
from ourserver import Rallybox
from processes import resident
from seats import SEATS, Match

WARMING = 100
"""Tables opened before the weighing, so that holes in memory are filled already."""


@dataclass(frozen=True)
class Weight:
    """By how much the server's resident memory grew for each table."""

    server: str
    what: str
    tables: int
    kilobytes: float
    barred: bool
    """Is this one of the figures that has a bar?"""


async def weigh_ours(folder: Path, tables: int) -> list[Weight]:
    """Tables in memory at which nobody is connected, then the four connections of each."""
    contestant = Rallybox(folder)
    with contestant.serving() as server:
        warm = await open_ready(contestant, server, WARMING)
        people = contestant.people(server, SEATS)
        before = resident(server.pid)
        # A table is in memory from the start of its game.
        names = [contestant.seated(server, people) for _ in range(tables)]
        alone = resident(server.pid)
        matches = []
        for name in names:
            match = Match(needs_ack=True)
            await contestant.join(server, match, name, people)
            matches.append(match)
        connected = resident(server.pid)
        for match in [*warm, *matches]:
            match.close()
    table = (alone - before) / tables / 1000
    both = (connected - before) / tables / 1000
    return [
        Weight(contestant.name, "a table, nobody connected", tables, table, True),
        Weight(contestant.name, "a table with four connections", tables, both, False),
    ]


async def weigh_rival(folder: Path, tables: int) -> Weight:
    """Matches with four connections each."""
    contestant = BoardgameIO(folder)
    with contestant.serving() as server:
        warm = await open_ready(contestant, server, WARMING)
        before = resident(server.pid)
        matches = await open_ready(contestant, server, tables)
        grown = resident(server.pid) - before
        for match in [*warm, *matches]:
            match.close()
    kilobytes = grown / tables / 1000
    return Weight(contestant.name, "a match with four connections", tables, kilobytes, False)


async def measure_weights(folder: Path, tables: int) -> list[Weight]:
    """Ours, and the rival's for comparison."""
    folder.mkdir()
    return [*await weigh_ours(folder, tables), await weigh_rival(folder, tables)]
