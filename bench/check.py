"""`make bench-check`: has a game become slower since its speed was put on record?

A few ratios to a peer measured in the same run are compared with those in `records`. Machines are
noisy, so a ratio counts as fallen only if it stays below 0.7 of the record in three tries,
each with longer slices than the one before, and each only for what fell in the last.
"""

from __future__ import annotations

import sys

import record
from figures import SPADES
from measuring import measure
from run import all_contestants, peers_missing

TOLERANCE = 0.7
TRIES = ((0.2, 3), (0.5, 5), (1.0, 7))  # seconds of a slice, rounds


def main() -> int:
    """0 if nothing fell, 1 if something did, 2 if it cannot be told."""
    if peers_missing():
        return 2
    recorded = record.read()
    if not recorded:
        print("Nothing is on record yet; bench/run.py --record puts it there.", file=sys.stderr)
        return 2
    contestants = record.key_rows(all_contestants())
    missing = set(recorded) - {record.key_of(contestant) for contestant in contestants}
    if missing:
        print(f"On record but not measured: {'; '.join(sorted(missing))}.", file=sys.stderr)
        return 2
    suspects = set(recorded)
    now: dict[str, float] = {}
    for seconds, rounds in TRIES:
        field = measure(
            (c for c in contestants if record.key_of(c) in suspects or (c.name, c.way) == SPADES),
            seconds,
            rounds,
        )
        now |= record.ratios(field)
        for key in sorted(suspects):
            print(f"{key}: {now[key]:.2f} times spades, {recorded[key]:.2f} on record")
        suspects = {key for key in suspects if now[key] < TOLERANCE * recorded[key]}
        if not suspects:
            print("Nothing is slower than on record, as far as a noisy machine can tell.")
            return 0
    for key in sorted(suspects):
        print(
            f"{key} fell from {recorded[key]:.2f} to {now[key]:.2f} times spades. If that is the "
            "price of a rule, put it on record: bench/run.py --record.",
            file=sys.stderr,
        )
    return 1


if __name__ == "__main__":
    sys.exit(main())
