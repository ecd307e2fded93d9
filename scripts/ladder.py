"""Make a game's ladder from games between its drivers, and show that it holds.

    export PYTHONPATH=build/compiled
    python scripts/ladder.py play GAME --kept FILE --games 400 --settings haste=0.6,haste=0.4,…
    python scripts/ladder.py fit GAME --kept FILE …
    python scripts/ladder.py curve FOLDER …

`play` lets drivers of neighbouring settings race each other, four at a table, in windows that
overlap; games are added to the file. `fit` tells what each setting is worth in points: by all
places, which is the rating, and by wins alone, by which the levels are spaced. From that table the
points of `bots/ladders/GAME.py` are taken. `curve` takes the folders of `rallybox arena GAME --bots
@1000,…` and writes what was asked for and what was measured: a table, and a plot for each game in
docs/pictures.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import log
from pathlib import Path
from typing import NamedTuple

from ladders.curve import curve
from ladders.strengths import Race, strengths

from rallybox.arena.match import Player, play_out
from rallybox.bots.drivers import make_set
from rallybox.bots.scale import EFFORT, RATIO, STEP, Setting
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.games import find_game

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
BEST = "best"
"""The setting of the ace."""
UNIT = STEP / log(RATIO)
"""Points for each e times as strong."""


def setting(text: str) -> Setting:
    """A setting by its name: `haste=0.3`, `effort=0.02`, `best`."""
    if text == BEST:
        return Setting(effort=EFFORT["ace"], thorough=True)
    what, _, much = text.partition("=")
    return Setting(haste=float(much)) if what == "haste" else Setting(effort=float(much))


# -- playing -------------------------------------------------------------------------------------


def windows(settings: list[str]) -> list[list[str]]:
    """Four neighbours at a table; the next table has two of them."""
    starts = range(0, max(1, len(settings) - SEATS + 1), 2)
    found = [settings[start : start + SEATS] for start in starts]
    return found if found[-1][-1] == settings[-1] else [*found, settings[-SEATS:]]


def play(game: Game, kept: Path, games: int, settings: list[str]) -> None:
    """Add so many games of each window to a file."""
    setup = game.setup({"players": SEATS})
    tables = windows(settings)
    so_far = Counter(tuple(sorted(race.bots)) for race in read([kept]))
    with kept.open("a") as out:
        for number in range(games):
            for table in tables:
                if so_far[tuple(sorted(table))] > number:
                    continue
                seats = [table[(seat + number) % SEATS] for seat in range(SEATS)]
                seed = f"ladder {game.name} {' '.join(table)} {number}"
                dice = SeededDice(seed)
                players = [
                    Player(make_set(setting(name), game), SeededDice(f"{seed} {seat}"))
                    for seat, name in enumerate(seats)
                ]
                played = play_out(game, game.start(setup, dice), players, dice)
                print(json.dumps([seats, played.outcome.places]), file=out, flush=True)


def read(files: list[Path]) -> list[Race]:
    """The games in these files."""
    found = []
    for path in files:
        if path.exists():
            lines = path.read_text("utf-8").splitlines()
            found += [Race(*json.loads(line)[:2]) for line in lines]
    return found


# -- what it says --------------------------------------------------------------------------------


class Worth(NamedTuple):
    """What a setting is worth, in points above the weakest."""

    name: str
    places: float
    wins: float
    games: int


def worths(files: list[Path]) -> list[Worth]:
    """What all settings are worth, weakest first; none less than a weaker one."""
    races = read(files)
    by_places, by_wins = strengths(races), strengths(races, wins_only=True)
    games = Counter(name for race in races for name in race.bots)

    def strength(name: str) -> tuple[bool, bool, float]:
        one = setting(name)
        return one.thorough, one.effort > 0, one.effort or -one.haste

    names = sorted(games, key=strength)
    places = rising([by_places[name] for name in names], [games[name] for name in names])
    wins = rising([by_wins[name] for name in names], [games[name] for name in names])
    return [
        Worth(name, UNIT * (a - places[0]), UNIT * (b - wins[0]), games[name])
        for name, a, b in zip(names, places, wins, strict=True)
    ]


def rising(values: list[float], weights: list[int]) -> list[float]:
    """The nearest values that never fall: neighbours in the wrong order share their mean."""
    blocks: list[tuple[float, int, int]] = []
    for value, weight in zip(values, weights, strict=True):
        blocks.append((value, weight, 1))
        while len(blocks) > 1 and blocks[-2][0] >= blocks[-1][0]:
            (a, m, j), (b, n, k) = blocks[-2:]
            blocks[-2:] = [((a * m + b * n) / (m + n), m + n, j + k)]
    return [value for value, _, count in blocks for _ in range(count)]


def fit(files: list[Path]) -> None:
    """Print a table."""
    print(f"{'setting':14} {'rating':>7} {'by wins':>8} {'games':>6}")
    for one in worths(files):
        print(f"{one.name:14} {one.places:7.0f} {one.wins:8.0f} {one.games:6}")


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("what", choices=("play", "fit", "curve"))
    parser.add_argument("names", nargs="+", help="the game; for `curve` folders")
    parser.add_argument("--kept", nargs="+", type=Path, default=[], help="files with games")
    parser.add_argument("--games", type=int, default=100, help="of each window")
    parser.add_argument("--settings", default="", help="weakest first, with commas")
    options = parser.parse_args()
    if options.what == "curve":
        curve([Path(name) for name in options.names], ROOT / "docs" / "pictures")
        return
    game = find_game(options.names[0])
    if options.what == "play":
        play(game, options.kept[0], options.games, options.settings.split(","))
    else:
        fit(options.kept)


if __name__ == "__main__":
    main()
