"""Do the interpreted and the compiled rules play the very same games?

    python scripts/equal.py --games 10000

Plays seeded random games of every variant and number of players in two processes, one that reads
the sources and one that runs the compiled copy, and compares every final position and action.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def digests(names: list[str], games: int) -> list[str]:
    """A line for each table: its name and the digest of all its games."""
    import msgspec

    from rallybox import is_compiled
    from rallybox.core.conformance import final_position
    from rallybox.games import GAMES

    print("compiled" if is_compiled() else "interpreted", file=sys.stderr)
    lines = []
    for name in names or list(GAMES):
        game = GAMES[name]
        for variant, numbers in game.variants.items():
            for players in numbers:
                setup = game.setup({"variant": variant, "players": players})
                mix = blake2b(digest_size=16)
                for seed in range(games):
                    position, played = final_position(game, setup, seed)
                    mix.update(msgspec.json.encode((position, played)))
                lines.append(f"{name} {variant} {players} {mix.hexdigest()}")
    return lines


def start(folder: Path, names: list[str], games: int) -> subprocess.Popen[str]:
    """The same question to a process that finds the package in `folder`."""
    command = [sys.executable, __file__, "--games", str(games), "--one", *names]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def main() -> int:
    """Compare; 1 if a table differs."""
    parser = argparse.ArgumentParser(description="Interpreted and compiled, compared.")
    parser.add_argument("names", nargs="*", help="games (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="games of each table")
    parser.add_argument("--one", action="store_true", help="print this process's digests")
    options = parser.parse_args()
    if options.one:
        print("\n".join(digests(options.names, options.games)))
        return 0
    subprocess.run([sys.executable, str(ROOT / "scripts" / "compile.py")], check=True)
    folders = (ROOT / "src", ROOT / "build" / "compiled")
    both = [start(folder, options.names, options.games) for folder in folders]
    slow, fast = [process.communicate()[0].splitlines() for process in both]
    if any(process.returncode for process in both) or len(slow) != len(fast):
        print("One of the two did not get through.")
        return 1
    wrong = 0
    for left, right in zip(slow, fast, strict=True):
        same = left == right
        wrong += not same
        table = left.rpartition(" ")[0]
        print(f"{table}: {options.games} games {'the same' if same else 'DIFFER'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
