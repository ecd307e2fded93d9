"""What many games add up to. Tallies hold only counts, so they can be merged in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from rallybox.arena.match import Played

QUANTILES = {
    "min": Fraction(0),
    "p10": Fraction(1, 10),
    "p25": Fraction(1, 4),
    "median": Fraction(1, 2),
    "p75": Fraction(3, 4),
    "p90": Fraction(9, 10),
    "max": Fraction(1),
}

Shares = Counter[tuple[str, int]]
"""(whose, by how many it was shared) to a count of wins."""


class Tally:
    """The sums over some games. Pickles, and is equal to another with the same sums."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.seat: Shares = Counter()
        self.start: Shares = Counter()
        self.bot: Shares = Counter()
        self.scores: Counter[int] = Counter()
        self.winners: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.faults: Counter[tuple[str, str]] = Counter()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def add(self, played: Played, bots: Sequence[str]) -> None:
        """Count one more game; `bots` names the bot at each seat."""
        outcome = played.outcome
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        self.ends[outcome.reason] += 1
        self.scores.update(outcome.scores)
        winners = outcome.winners
        shared = len(winners)
        for seat in winners:
            self.seat[str(seat), shared] += 1
            self.start[str(played.order.index(seat)), shared] += 1
            self.bot[bots[seat], shared] += 1
        self.winners[outcome.scores[winners[0]]] += 1
        self.faults.update([(fault.bot, fault.kind) for fault in played.faults])

    def merge(self, other: Tally) -> None:
        """Add another tally to this one."""
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            else:
                setattr(self, name, getattr(self, name) + value)


def plain(number: Fraction) -> int | float:
    """An int where that is exact."""
    return number.numerator if number.denominator == 1 else float(number)


def wins(shares: Mapping[tuple[str, int], int], everybody: Sequence[str]) -> dict[str, int | float]:
    """Wins of each; a win shared by k counts 1/k, so that all wins add up to all games."""
    total = dict.fromkeys(everybody, Fraction(0))
    for (who, shared), count in shares.items():
        total[who] += Fraction(count, shared)
    return {who: plain(number) for who, number in total.items()}


def quantiles(counts: Mapping[int, int]) -> dict[str, int | float]:
    """Quantiles (the smallest value that so many do not exceed) and the mean."""
    ordered = sorted(counts.items())
    total = sum(counts.values())
    found: dict[str, int | float] = {}
    for name, share in QUANTILES.items():
        rank = max(1, -(-share * total // 1))
        below = 0
        for value, count in ordered:
            below += count
            if below >= rank:
                found[name] = value
                break
    found["mean"] = plain(Fraction(sum(v * c for v, c in ordered), total))
    return found
