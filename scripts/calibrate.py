"""How games go among bots, beside what the game's rule page expects.

    python scripts/calibrate.py GAME --games 1000 --jobs 2
    python scripts/calibrate.py GAME --games 1000 --bots random

What there is to compare is the game's own affair: `scripts/calibrations/<game>.py`. Of a game
without one, `rallybox study` tells how it goes.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

from calibrations import Asked
from packs import brought


def main() -> None:
    """Play and report."""
    games = dict(brought("calibrations"))
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=games)
    parser.add_argument("--games", type=int, default=500, help="games of each table")
    parser.add_argument("--seed", default="calibrate")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bots", nargs="+", default=(), help="who plays, if not the usual ones")
    options = parser.parse_args()
    asked = Asked(options.games, options.seed, tuple(options.bots))
    with ProcessPoolExecutor(options.jobs) as pool:
        games[options.game].calibrate(asked, pool)


if __name__ == "__main__":
    main()
