"""How long the levels that search make people wait: whole tables of one level, on one core.

`make bench-bots`, or with `BENCH_BOTS="--levels pro --games 2"`. The bots are those of a table for
people: they think as long as they like up to the level's patience (`rallybox.bots.levels`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from time import perf_counter, process_time
from typing import NamedTuple

from figures import aligned

from rallybox.arena.match import Player, play_out
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot
from rallybox.bots.ladder import levels as levels_of
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.state import State
from rallybox.games import GAMES, find_game

TABLES = [(name, *next(iter(game.variants.items()))) for name, game in GAMES.items()]
"""The first variant of every game, with any number of players."""
BARS = {"pro": ("longest", 0.5), "champion": ("longest", 0.5), "ace": ("p95", 2.0)}
"""What people are promised: which figure, and how many seconds at most."""


class Waits(NamedTuple):
    """Seconds for each decision that had a choice."""

    clock: list[float]
    processor: list[float]


class TimedPlayer(Player):
    """Notes how long each decision took."""

    __slots__ = ("waits",)

    def __init__(self, bot: Bot, dice: Dice, waits: Waits) -> None:
        super().__init__(bot, dice)
        self.waits = waits

    def decide(self, state: State, seat: int) -> Action:
        """What the bot does now."""
        choice = len(state.actions(seat)) > 1
        clock, processor = perf_counter(), process_time()
        action = super().decide(state, seat)
        if choice:
            self.waits.clock.append(perf_counter() - clock)
            self.waits.processor.append(process_time() - processor)
        return action


def quantile(values: list[float], share: float) -> float:
    """By rank: so many values are no higher than this."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def play(name: str, variant: str, players: int, level: str, number: int, waits: Waits) -> None:
    """One whole game."""
    game = find_game(name)
    seed = f"thinking {name} {players} {level} {number}"
    dice = SeededDice(seed)
    seats = [
        TimedPlayer(make_bot(level, game, in_time=True), SeededDice(f"{seed} {seat}"), waits)
        for seat in range(players)
    ]
    state = game.start(game.setup({"variant": variant, "players": players}), dice)
    play_out(game, state, seats, dice)


def lines(levels: list[str], games: int, only: list[str]) -> Iterator[list[str]]:
    """The table's rows."""
    yield ["game", "players", "level", "decisions", "p50", "p95", "longest", "p95, processor", ""]
    for level in levels:
        for name, variant, counts in TABLES:
            has = any(one.name == level for one in levels_of(find_game(name)))
            for players in counts if has and name in only else ():
                waits = Waits([], [])
                for number in range(games):
                    play(name, variant, players, level, number, waits)
                clock = waits.clock
                found = {"p95": quantile(clock, 0.95), "longest": max(clock)}
                which, most = BARS[level]
                yield [
                    f"{name} {variant}",
                    str(players),
                    level,
                    str(len(clock)),
                    f"{quantile(clock, 0.5):.2f}",
                    f"{found['p95']:.2f}",
                    f"{found['longest']:.2f}",
                    f"{quantile(waits.processor, 0.95):.2f}",
                    f"{'met' if found[which] <= most else 'MISSED'}: {which} at most {most} s",
                ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="+", choices=sorted(BARS), default=list(BARS))
    parser.add_argument("--games", type=int, default=1, help="games for each row (default: 1)")
    names = [name for name, _, _ in TABLES]
    parser.add_argument("--only", nargs="+", choices=names, default=names)
    asked = parser.parse_args()
    rows = []
    for row in lines(asked.levels, asked.games, asked.only):
        rows.append(row)
        print(*row, sep="  ", file=sys.stderr)
    print(aligned(rows, 3))


if __name__ == "__main__":
    main()
