"""Make a game's ladder from games between its drivers, and show that it holds.

    export PYTHONPATH=build/compiled
    python scripts/ladder.py play GAME --kept FILE --games 400 --settings haste=0.6,haste=0.4,…
    python scripts/ladder.py fit GAME --kept FILE …
    python scripts/ladder.py write GAME --kept FILE … --rookie 0.55 --levels rookie,club,pro,ace
    python scripts/ladder.py curve FOLDER …

`play` lets drivers of neighbouring settings race each other, four at a table, in windows that
overlap; games are added to the file. `fit` tells what each setting is worth: by all places, which
is the rating, and by wins alone, by which the levels are spaced. `write` makes
`bots/ladders/GAME.py` of it. `curve` takes the folders of `rallybox arena GAME --bots @1000,…` and
writes what was asked for and what was measured: a table, and a plot for each game in docs/pictures.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import pairwise
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from ladders.curve import curve
from ladders.strengths import Race, strengths

from rallybox.arena.match import Player, play_out
from rallybox.bots.drivers import make_set
from rallybox.bots.ladders import ladder_of
from rallybox.bots.scale import BOTTOM, EFFORT, RATIO, STEP, Setting
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


# -- the ladder ----------------------------------------------------------------------------------


class Knot(NamedTuple):
    """A point of the curve: what it is worth, and what makes it."""

    places: float
    wins: float
    haste: float
    effort: float


def knots(found: list[Worth], rookie: float, also: list[str]) -> list[Knot]:
    """The curve from the rookie up; only where it rises. `also`: `effort=0.2:160`, a setting and
    what it is worth above the guide, known from elsewhere."""
    curve = [
        Knot(one.places, one.wins, setting(one.name).haste, setting(one.name).effort)
        for one in found
    ]
    for low, high in pairwise(curve):
        if low.haste > rookie >= high.haste:
            part = (low.haste - rookie) / (low.haste - high.haste)
            first = Knot(*(a + part * (b - a) for a, b in zip(low, high, strict=True)))
            curve = [first, *(one for one in curve if one.haste < rookie)]
            break
    guide = next(one for one in curve if not one.haste and not one.effort)
    for told in also:
        name, _, more = told.rpartition(":")
        effort = setting(name).effort
        curve = [old for old in curve if old.effort < effort]
        curve.append(Knot(guide.places + float(more), guide.wins + float(more), 0.0, effort))
    kept = curve[:1]
    for one in curve[1:]:
        if one.places >= kept[-1].places + 1 and one.wins >= kept[-1].wins:
            kept.append(one)
        elif one is curve[-1]:
            kept[-1] = one
    return kept


def at_wins(curve: list[Knot], wins: float) -> float:
    """The rating at so many points by wins."""
    for low, high in pairwise(curve):
        if wins <= high.wins:
            part = (wins - low.wins) / (high.wins - low.wins) if high.wins > low.wins else 1.0
            return low.places + part * (high.places - low.places)
    return curve[-1].places


def write(game: Game, files: list[Path], rookie: float, also: list[str], levels: list[str]) -> None:
    """The game's module."""
    curve = knots(worths(files), rookie, also)
    start, step = curve[0], (curve[-1].wins - curve[0].wins) / (len(levels) - 1)
    lines = [
        f'"""The ladder of {game.title}. Written by scripts/ladder.py; do not edit."""',
        *("", "from __future__ import annotations", "", "from typing import Final", ""),
        *("from rallybox.bots.scale import Ladder, Level, Point", "", "LADDER: Final = Ladder("),
        "    levels=(",
    ]
    for number, name in enumerate(levels):
        rating = BOTTOM + round(at_wins(curve, start.wins + number * step) - start.places)
        lines.append(f'        Level("{name}", {rating}),')
    lines += ["    ),", "    points=("]
    for one in curve:
        rating = BOTTOM + round(one.places - start.places)
        lines.append(f"        Point({rating}, {one.haste:.3f}, {one.effort:.4f}),")
    offsets = dict(ladder_of(game).offsets)
    lines += ["    ),", f"    offsets={json.dumps(offsets)},", ")", ""]
    path = ROOT / "src" / "rallybox" / "bots" / "ladders" / f"{game.name}.py"
    path.write_text("\n".join(lines))
    share = exp(step / UNIT) / (exp(step / UNIT) + SEATS - 1) * SEATS
    print(f"a step is {step:.0f} by wins: {share:.2f} × the fair share")


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("what", choices=("play", "fit", "write", "curve"))
    parser.add_argument("names", nargs="+", help="the game; for `curve` folders")
    parser.add_argument("--kept", nargs="+", type=Path, default=[], help="files with games")
    parser.add_argument("--games", type=int, default=100, help="of each window")
    parser.add_argument("--settings", default="", help="weakest first, with commas")
    parser.add_argument("--rookie", type=float, default=0.5, help="the haste of the rookie")
    parser.add_argument("--also", nargs="*", default=[], help="settings known from elsewhere")
    parser.add_argument("--levels", default="rookie,club,pro,ace")
    options = parser.parse_args()
    if options.what == "curve":
        curve([Path(name) for name in options.names], ROOT / "docs" / "pictures")
        return
    game = find_game(options.names[0])
    if options.what == "play":
        play(game, options.kept[0], options.games, options.settings.split(","))
    elif options.what == "fit":
        fit(options.kept)
    else:
        levels = options.levels.split(",")
        write(game, options.kept, options.rookie, options.also, levels)


if __name__ == "__main__":
    main()
