"""The limit: random play in plain C, single-threaded, by `cc -O2`, of games that have it so.

python bench/limit.py --check     do C and our rules play the same game?
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from limits import limits
from timing import Contestant


def contestants() -> Iterator[Contestant]:
    """The rows of every limit."""
    for limit in limits():
        yield from limit.contestants()


def main() -> int:
    """See the module's text."""
    parser = argparse.ArgumentParser(description="Games in plain C.")
    parser.add_argument("--check", action="store_true", help="compare with our rules")
    parser.add_argument("--games", type=int, default=5000, help="games of ours (default: 5000)")
    options = parser.parse_args()
    if not options.check:
        parser.error("nothing to do without --check; bench/run.py does the timing")
    if all(limit.check(options.games) for limit in limits()):
        return 0
    print("C and our rules do not play the same game.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
