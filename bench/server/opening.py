"""How long it takes to open a table that nobody has looked at since the server started.

Games are played to just before a snapshot would be taken, where most of the log has to be
followed; then the server is stopped and started, and the tables are opened one after the other.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from contest import open_ready
from load import ranked
from ourserver import Person, Rallybox
from positions import bench_of
from processes import Served
from seats import SEATS, Match

from rallybox.games import GAMES

MOST_TABLES = 100
MOST_MOVES = 40_000
"""Of all tables of a game together: a limit on how long the preparation takes."""


@dataclass(frozen=True)
class Opening:
    """Seconds from the beginning of the connection to the first view, one for each table."""

    game: str
    moves: int
    """How many had been played, at most: some games end before."""
    seconds: tuple[float, ...]

    def at(self, share: float) -> float:
        """A percentile."""
        return ranked(self.seconds, share)


async def play_moves(matches: list[Match], moves: int) -> None:
    """Every table plays so many moves, or to the end of its game."""
    left = dict.fromkeys(matches, moves)
    done = asyncio.Event()

    def go_on(match: Match, _: float) -> None:
        left[match] -= 1
        if match.over or not left[match]:
            del left[match]
            if not left:
                done.set()
        else:
            match.move(perf_counter())

    for match in matches:
        match.on_table = go_on
        match.move(perf_counter())
    await asyncio.wait_for(done.wait(), 120)


async def open_once(
    contestant: Rallybox, server: Served, table: str, people: list[Person]
) -> float:
    """One player comes to a table: the seconds until the first view."""
    match = Match(needs_ack=True)
    begun = perf_counter()
    await contestant.join(server, match, table, people[:1])
    while match.players[0].step < 0:
        if match.error or perf_counter() - begun > 10:
            raise RuntimeError(f"the table does not open: {match.error}")
        await asyncio.sleep(0)
    taken = perf_counter() - begun
    match.close()
    return taken


async def measure_openings(folder: Path, tables: int) -> list[Opening]:
    """Every game that as many people can play as sit at the tables of the benches."""
    found = []
    wanted = [
        (name, options, moves)
        for name, game in GAMES.items()
        if SEATS in next(iter(game.variants.values()))
        for options, moves in bench_of(name).openings
    ]
    for number, (game, options, moves) in enumerate(wanted):
        place = folder / str(number)
        place.mkdir(parents=True)
        contestant = Rallybox(place, game=game, options=options)
        count = min(tables, MOST_TABLES, MOST_MOVES // moves)
        with contestant.serving() as server:
            matches = await open_ready(contestant, server, count)
            await play_moves(matches, moves)
            for match in matches:
                match.close()
            people = contestant.people(server, count * SEATS)
            names = list(contestant.tables)
        with contestant.serving() as server:
            seconds = [
                await open_once(contestant, server, name, people[i * SEATS :])
                for i, name in enumerate(names)
            ]
        found.append(Opening(game, moves, tuple(seconds)))
    return found
