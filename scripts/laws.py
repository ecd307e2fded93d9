"""Many games of every variant and number of players under every law of the conformance suite.

    python scripts/laws.py --games 10000 --jobs 2
    python scripts/laws.py --games 1000 --bots club GAME

The game's own laws are checked after every action of every game, all other promises at a share of
the positions. Prints a line for each table; stops with the first promise that does not hold.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from rallybox.arena.match import Player
from rallybox.bots import make_bot
from rallybox.core import Game, SeededDice
from rallybox.core.conformance import Decide, check_walk
from rallybox.games import GAMES


class Task(NamedTuple):
    """Some games of one table."""

    game: str
    variant: str
    players: int
    bot: str
    first: int
    games: int
    density: float


def run(task: Task) -> int:
    """Play the games; the number of decisions."""
    game = GAMES[task.game]
    setup = game.setup({"variant": task.variant, "players": task.players})
    decisions = 0
    for seed in range(task.first, task.first + task.games):
        decide = None if task.bot == "random" else bots(game, task, seed)
        decisions += check_walk(game, setup, seed, density=task.density, decide=decide)
    return decisions


def bots(game: Game, task: Task, seed: int) -> Decide:
    """Fresh bots for one game."""
    seats = [
        Player(make_bot(task.bot, game), SeededDice(f"{seed} bot {seat}"))
        for seat in range(task.players)
    ]
    return lambda state, seat: seats[seat].decide(state, seat)


def main() -> int:
    """Check all tables, or those of the games named."""
    parser = argparse.ArgumentParser(description="Many games under every law.")
    parser.add_argument("names", nargs="*", help="games (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="games of each table")
    parser.add_argument("--bots", default="random", help="who plays: random or club")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--density", type=float, default=0.005, help="share of positions")
    options = parser.parse_args()
    names = options.names or list(GAMES)
    with ProcessPoolExecutor(options.jobs) as pool:
        for name in names:
            for variant, numbers in GAMES[name].variants.items():
                for players in numbers:
                    start = time.perf_counter()
                    size = max(1, min(100, options.games // options.jobs))
                    tasks = [
                        Task(
                            name,
                            variant,
                            players,
                            options.bots,
                            first,
                            min(size, options.games - first),
                            options.density,
                        )
                        for first in range(0, options.games, size)
                    ]
                    decisions = sum(pool.map(run, tasks))
                    print(
                        f"{name} {variant} {players}: {options.games} games of {options.bots},"
                        f" {decisions / options.games:.1f} decisions each, every law kept"
                        f" ({time.perf_counter() - start:.0f} s)",
                        flush=True,
                    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
