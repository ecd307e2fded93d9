"""Bags: multisets of small cards, packed into one int with four bits for each kind.

A shuffled deck that nobody has looked into *is* a bag: drawing from it is picking one of its
cards at random, then. So a state need not hold an order that nobody knows. A kind may come up to
15 times. Adding and removing cards is plain + and − on bags.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rallybox.core.dice import Dice


def one(kind: int) -> int:
    """The bag with one card of a kind."""
    return 1 << 4 * kind


def pack(counts: Sequence[int]) -> int:
    """The bag with so many cards of each kind."""
    return sum(count << 4 * kind for kind, count in enumerate(counts))


def of(kinds: Iterable[int]) -> int:
    """The bag of these cards."""
    return sum(1 << 4 * kind for kind in kinds)


def count(bag: int, kind: int) -> int:
    """How many cards of a kind are in the bag."""
    return bag >> 4 * kind & 15


def size(bag: int) -> int:
    """How many cards are in the bag."""
    total = 0
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


def holds(bag: int, part: int) -> bool:
    """Are all cards of `part` in the bag?"""
    while part:
        if bag & 15 < part & 15:
            return False
        bag >>= 4
        part >>= 4
    return True


def pick(bag: int, total: int, dice: Dice) -> int:
    """The kind of a card drawn at random from a bag of `total` cards. Does not remove it."""
    at = dice.below(total)
    kind = 0
    while (here := bag & 15) <= at:
        at -= here
        bag >>= 4
        kind += 1
    return kind


def deal(bag: int, total: int, number: int, dice: Dice) -> int:
    """A bag of `number` cards drawn at random from a bag of `total` cards. Does not remove them."""
    drawn = 0
    for left in range(total, total - number, -1):
        card = 1 << 4 * pick(bag, left, dice)
        bag -= card
        drawn += card
    return drawn
