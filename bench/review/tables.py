"""The games that predictions are compared with: every game, variant and number of players."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from rallybox.arena.match import record_match, seed_secret
from rallybox.bots import make_bot
from rallybox.core.record import Record
from rallybox.games import find_game

MIXES = {
    "club": ("club",),
    "pro": ("pro",),
    "mixed": ("pro", "rookie", "club"),
    "casual": ("club", "rookie"),
}
"""Who sits at a table, over and over, from another seat in every game."""


class Table(NamedTuple):
    """Who plays what."""

    game: str
    variant: str
    players: int
    mix: str
    number: int

    @property
    def bots(self) -> list[str]:
        """Everybody's level, by seat."""
        mix = MIXES[self.mix]
        return [mix[(seat + self.number) % len(mix)] for seat in range(self.players)]


def tables(games: dict[str, int], only: Collection[str]) -> Iterator[Table]:
    """So many games of every mix at each table of these, those of all tables in turn: whoever stops
    early has some of everything."""
    for number in range(max(games.values())):
        for name in only:
            game = find_game(name)
            for variant, sizes in game.variants.items():
                for players in sizes:
                    for mix, most in games.items():
                        if number < most:
                            yield Table(name, variant, players, mix, number)


def play(table: Table, seed: str) -> Record:
    """One of these games, the same on every machine."""
    game = find_game(table.game)
    bots = [make_bot(bot, game) for bot in table.bots]
    names = [f"{bot} {seat}" for seat, bot in enumerate(table.bots, start=1)]
    setup = {"variant": table.variant, "players": table.players}
    secret = seed_secret(f"{seed} {' '.join(map(str, table))}")
    return record_match(game, setup, bots, names, secret)
