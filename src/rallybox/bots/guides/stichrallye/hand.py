"""What a hand of Stich Rallye is good for: winning tricks that one wants, ducking the others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.guides.stichrallye.trick import lowest
from rallybox.games.stichrallye.cards import CARDS, COLOUR, HIGHEST, SUIT
from rallybox.games.stichrallye.race import Race
from rallybox.kit.bits import BIT, count_bits

STEEP: Final = 0.6
"""How fast a card's strength rises with its rank, for each opponent."""
ALONE: Final = 0.3
"""The strength of a card of whose colour nobody can have another one."""
TENTHS: Final[i64] = 11
"""Shares from 0 to 1 are told apart in tenths."""

_COLUMN: Final[i64] = HIGHEST + 1


def strength(rank: float, players: int) -> float:
    """How likely a card is to win a trick, from the share of the unseen ones of its colour that
    are lower."""
    return 0.04 + 0.7 * float(rank ** (STEEP * (players - 1)))


class Hand:
    """How likely each card of a hand is to win a trick."""

    __slots__ = ("_cards", "_sorted", "_strengths", "_table")

    def __init__(self, players: int) -> None:
        table = [ALONE] * (int(_COLUMN) * int(_COLUMN))
        for others in range(1, int(_COLUMN)):
            for lower in range(others + 1):
                table[others * int(_COLUMN) + lower] = strength(lower / others, players)
        self._table = vec[float](table)
        self._strengths = vec[float]([0.0] * CARDS)
        self._sorted = vec[float]([0.0] * CARDS)
        self._cards: i64 = 0

    def read(self, state: Race, seat: i64) -> None:
        """Become a seat's hand, among the cards that this seat has not seen."""
        hand = state.hands[seat]
        unseen = state.course.used & ~hand
        for place in range(state.done * state.course.players + state.laid):
            unseen &= ~BIT[state.table[place]]
        self._cards = hand
        while hand:
            bit = hand & -hand
            hand ^= bit
            card = lowest(bit)
            others = unseen & SUIT[COLOUR[card]]
            lower = count_bits(others & (bit - 1))
            self._strengths[card] = self._table[count_bits(others) * _COLUMN + lower]

    def control(self, without: i64) -> i64:
        """How well the hand without a card wins tricks that it wants, and others, in tenths:
        `TENTHS` × wanted + unwanted. −1 if nothing is left."""
        hand = self._cards & ~BIT[without]
        found: i64 = 0
        while hand:
            bit = hand & -hand
            hand ^= bit
            here = self._strengths[lowest(bit)]
            at = found
            while at > 0 and self._sorted[at - 1] > here:
                self._sorted[at] = self._sorted[at - 1]
                at -= 1
            self._sorted[at] = here
            found += 1
        if not found:
            return -1
        half = (found + 1) // 2
        weak = 0.0
        strong = 0.0
        for place in range(half):
            weak += self._sorted[place]
            strong += self._sorted[found - 1 - place]
        tenth = 10.0 / float(half)
        return TENTHS * i64(strong * tenth + 0.5) + i64(weak * tenth + 0.5)
