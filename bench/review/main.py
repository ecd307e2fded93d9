"""`make bench-review`: are the chances of reviews as good as they say, and how long do they take?

Games are played and kept in build/bench-review, so that whoever stops it can go on. The rule that
knows only the standing is fitted on games of its own. What is kept counts only as long as levels,
rules, trust and reviews are those it was measured with.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from review.coverage import Compared, compare
from review.keeping import collect
from review.predicting import Predicted, predict
from review.renewing import write, written
from review.report import Report
from review.tables import Table, play, tables
from review.timing import Timed, time

from rallybox.games import GAMES

KEPT = Path("build/bench-review")
PAGE = Path("docs/review.md")
PARTS = ("chances", "intervals", "times")
FITTED, FIT_SEED = {"club": 31}, "fit"
"""The games that constants come from: the rule for the standing, and `rallybox.review.trust`."""


def arguments() -> argparse.Namespace:
    """What may be said."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="measured")
    parser.add_argument("--kept", type=Path, default=KEPT)
    for mix, usual in (("club", 30), ("pro", 8), ("mixed", 8)):
        parser.add_argument(f"--{mix}", type=int, default=usual)
    parser.add_argument("--rounds", type=int, default=1, help="games for each table")
    parser.add_argument("--decisions", type=int, default=4, help="of each of these games")
    parser.add_argument("--only", action="append", choices=list(GAMES), help="a game; or several")
    parser.add_argument("--part", action="append", choices=PARTS, help="a part; or several")
    parser.add_argument("--markdown", action="store_true", help=f"renew these figures in {PAGE}")
    return parser.parse_args()


def measure(args: argparse.Namespace, games: Sequence[str]) -> Report:
    """Play, predict, judge and time what is not there yet."""
    seed, kept, parts = args.seed, args.kept, args.part or PARTS
    fitted: list[Predicted] = []
    measured: list[Predicted] = []
    if "chances" in parts:
        mixes = {"club": args.club, "pro": args.pro, "mixed": args.mixed}
        fitted = chances(kept / "fitted.jsonl", FIT_SEED, tables(FITTED, games))
        wanted = tables(mixes, games)
        measured = chances(kept / f"{seed}-measured.jsonl", f"{seed} measured", wanted)
    compared: list[Compared] = []
    if "intervals" in parts:
        file = kept / f"{seed}-compared-{args.decisions}.jsonl"
        one = partial(compare, seed=f"{seed} compared", decisions=args.decisions)
        compared = collect(file, Compared, tables({"casual": args.rounds}, games), one)
    timed: list[Timed] = []
    if "times" in parts:
        file = kept / f"{seed}-timed.jsonl"
        timed = collect(
            file, Timed, tables({"club": 1}, games), lambda table: [time(table, f"{seed} timed")]
        )
    return Report(fitted, measured, compared, timed)


def chances(file: Path, seed: str, wanted: Iterable[Table]) -> list[Predicted]:
    """What is said of these games."""

    def one(table: Table) -> list[Predicted]:
        return [predict(table, play(table, seed), f"{seed} {table.number}")]

    return collect(file, Predicted, wanted, one)


def main() -> int:
    """Measure, say what was found; 1 if it is not as promised."""
    args = arguments()
    games = [game for game in GAMES if game in (args.only or GAMES)]
    report = measure(args, games)
    print(written(report.sections()))
    if args.markdown:
        write(report.sections(), games, PAGE)
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
