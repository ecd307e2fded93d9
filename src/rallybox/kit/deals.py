"""Deals of counted kinds of cards to hands that lack some of them, each as likely as the others.

Cards of one kind are alike to those who play, but not to chance: a deal that uses up all cards of a
kind can come about in fewer ways. So the ways are counted, kind by kind, and drawn from.
"""

from __future__ import annotations

from bisect import bisect_right
from math import comb

from rallybox.core.dice import Dice

Split = tuple[int, ...]
"""How many cards of a kind each hand gets."""

_CHUNK = 20


def below(n: int, dice: Dice) -> int:
    """A number below n, however large; dice are made for small ones."""
    if n <= 1 << _CHUNK:
        return dice.below(n)
    while True:
        value, span = 0, 1
        while span < n << _CHUNK:
            # As an int, or compiled code would do all of this in 64 bits.
            value = value << _CHUNK | int(dice.below(1 << _CHUNK))
            span <<= _CHUNK
        if value < span - span % n:
            return value % n


class Deals:
    """All deals of some cards, of which every hand gets its size and nothing that it lacks."""

    __slots__ = ("_counts", "_known", "_lacks", "_left", "_sizes")

    def __init__(
        self, counts: tuple[int, ...], sizes: tuple[int, ...], lacks: tuple[int, ...]
    ) -> None:
        self._counts = counts
        """Cards of each kind; those that no hand gets are left over."""
        self._sizes = sizes
        self._lacks = lacks
        """The kinds, as a mask, that each hand cannot get."""
        self._left = sum(counts) - sum(sizes)
        self._known: dict[tuple[int, Split], tuple[list[Split], list[int]]] = {}

    def draw(self, dice: Dice) -> list[Split] | None:
        """For each kind how the hands share it; None if no deal is possible."""
        found: list[Split] = []
        sizes, left = self._sizes, self._left
        for kind in range(len(self._counts)):
            splits, totals = self._ways(kind, sizes, left)
            if not splits:
                return None
            split = splits[bisect_right(totals, below(totals[-1], dice))]
            found.append(split)
            left -= self._counts[kind] - sum(split)
            sizes = tuple([size - part for size, part in zip(sizes, split, strict=True)])
        return found

    def _ways(self, kind: int, sizes: Split, left: int) -> tuple[list[Split], list[int]]:
        """How a kind can be shared if hands have room for so many cards of it and those after it;
        and in how many ways all of them can be dealt then, added up."""
        key = (kind, sizes)
        known = self._known.get(key)
        if known is not None:
            return known
        splits: list[Split] = []
        totals: list[int] = []
        total = 0
        last = kind + 1 == len(self._counts)
        for split, ways in self._splits(kind, sizes, left):
            rest = tuple([size - part for size, part in zip(sizes, split, strict=True)])
            if last:
                if any(rest):
                    continue
            else:
                over = left - (self._counts[kind] - sum(split))
                following = self._ways(kind + 1, rest, over)[1]
                if not following:
                    continue
                ways *= following[-1]
            total += ways
            splits.append(split)
            totals.append(total)
        self._known[key] = splits, totals
        return splits, totals

    def _splits(self, kind: int, sizes: Split, left: int) -> list[tuple[Split, int]]:
        """Every way to share a kind, if so many cards may be left over, and how often it comes."""
        found: list[tuple[Split, int]] = [((), 1)]
        count = self._counts[kind]
        for size, lacks in zip(sizes, self._lacks, strict=True):
            longer: list[tuple[Split, int]] = []
            for split, ways in found:
                cards = count - sum(split)
                most = 0 if lacks >> kind & 1 else min(size, cards)
                longer += [((*split, part), ways * comb(cards, part)) for part in range(most + 1)]
            found = longer
        return [(split, ways) for split, ways in found if count - sum(split) <= left]
