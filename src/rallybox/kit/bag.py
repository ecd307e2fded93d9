"""Bags: multisets of small cards, packed into one int with four bits for each kind.

A shuffled deck that nobody has looked into *is* a bag: drawing from it is picking one of its
cards at random, then. So a state need not hold an order that nobody knows. There may be 15 kinds,
each up to 15 times. Adding and removing cards is plain + and − on bags.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.dice import Dice

ONE: Final[vec[i64]] = vec[i64]([1 << 4 * kind for kind in range(15)])
"""The bag with one card, by its kind. A table for the reason given in `bits`."""


def pack(counts: Sequence[int]) -> int:
    """The bag with so many cards of each kind."""
    return sum(count << 4 * kind for kind, count in enumerate(counts))


def of(kinds: Iterable[int]) -> int:
    """The bag of these cards."""
    return sum(1 << 4 * kind for kind in kinds)


def count(bag: i64, kind: i64) -> i64:
    """How many cards of a kind are in the bag."""
    return bag >> 4 * kind & 15


def size(bag: i64) -> i64:
    """How many cards are in the bag."""
    total: i64 = 0
    while bag:
        total += bag & 15
        bag >>= 4
    return total


def kinds(bag: int) -> list[int]:
    """The cards of the bag, sorted by kind."""
    found = []
    kind = 0
    while bag:
        found += [kind] * (bag & 15)
        bag >>= 4
        kind += 1
    return found


def holds(bag: i64, part: i64) -> bool:
    """Are all cards of `part` in the bag?"""
    while part:
        if bag & 15 < part & 15:
            return False
        bag >>= 4
        part >>= 4
    return True


def pick(bag: i64, total: i64, dice: Dice) -> i64:
    """The kind of a card drawn at random from a bag of `total` cards. Does not remove it."""
    at = dice.below(total)
    kind: i64 = 0
    while (here := bag & 15) <= at:
        at -= here
        bag >>= 4
        kind += 1
    return kind


def deal(bag: i64, total: i64, number: i64, dice: Dice) -> i64:
    """A bag of `number` cards drawn at random from a bag of `total` cards. Does not remove them."""
    drawn: i64 = 0
    while number:
        card = ONE[pick(bag, total, dice)]
        bag -= card
        drawn += card
        total -= 1
        number -= 1
    return drawn
