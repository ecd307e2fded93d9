"""`make bench-review`: are the chances of reviews as good as they say, and how long do they take?

Games are played and kept in build/bench-review, so that whoever stops it can go on. The rule that
knows only the standing is fitted on games of its own.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from review.report import Report, write
from review.tables import tables

from review import collect, coverage, timing

KEPT = Path("build/bench-review")
PAGE = Path("docs/review.md")
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
    parser.add_argument("--markdown", action="store_true", help=f"write into {PAGE}")
    return parser.parse_args()


def measure(args: argparse.Namespace) -> Report:
    """Play, predict, judge and time what is not there yet."""
    seed, kept = args.seed, args.kept
    fitted, measured = kept / "fitted.jsonl", kept / f"{seed}-measured.jsonl"
    compared, timed = kept / f"{seed}-compared.jsonl", kept / f"{seed}-timed.jsonl"
    collect.collect(fitted, FIT_SEED, FITTED, 1.0)
    mixes = {"club": args.club, "pro": args.pro, "mixed": args.mixed}
    collect.collect(measured, f"{seed} measured", mixes, 1.0)
    coverage.collect(compared, f"{seed} compared", tables({"casual": args.rounds}), args.decisions)
    timing.collect(timed, f"{seed} timed", tables({"club": 1}))
    return Report(
        collect.read(fitted), collect.read(measured), coverage.read(compared), timing.read(timed)
    )


def main() -> int:
    """Measure, say what was found; 1 if it is not as promised."""
    args = arguments()
    report = measure(args)
    print(report.markdown())
    if args.markdown:
        write(report, PAGE)
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
