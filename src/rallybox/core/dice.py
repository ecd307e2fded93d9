"""Dice: the only source of chance, always an argument.

`KeyedDice` for tables (nobody can predict them), `SeededDice` for millions of games,
`LoadedDice` for tests.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    """A stream of fair choices."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, each as likely as the others."""

    def mix(self, cards: vec[i64], number: i64) -> None:
        """Put so many cards in front, drawn at random from all of them: shuffle and deal."""
        size: i64 = len(cards)
        at: i64 = 0
        while at < number:
            other = at + self.below(size - at)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card
            at += 1

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]


# L'Ecuyer's combined generator (1988): two small multiplicative generators whose products fit
# in 47 bits, so that interpreted and compiled code agree without masking, and both are quick.
_M1: Final[i64] = 2147483563
_A1: Final[i64] = 40014
_M2: Final[i64] = 2147483399
_A2: Final[i64] = 40692


class SeededDice(Dice):
    """Fast dice for simulation: the same seed gives the same stream everywhere, for ever.

    Not for tables: the stream can be computed from a few of its numbers. `below` favours small
    numbers by less than n / 2³¹.
    """

    __slots__ = ("_s1", "_s2")

    _s1: i64
    _s2: i64

    def __init__(self, seed: int | str) -> None:
        digest = blake2b(str(seed).encode(), digest_size=14, person=b"rallybox dice").digest()
        self._s1 = int.from_bytes(digest[:7], "big") % (_M1 - 1) + 1
        self._s2 = int.from_bytes(digest[7:], "big") % (_M2 - 1) + 1

    def below(self, n: i64) -> i64:
        s1 = self._s1 = self._s1 * _A1 % _M1
        s2 = self._s2 = self._s2 * _A2 % _M2
        z = s1 - s2
        if z < 0:
            z += _M1 - 1
        return z % n

    def mix(self, cards: vec[i64], number: i64) -> None:
        # The same draws as the general method, without a call for each.
        s1, s2 = self._s1, self._s2
        left: i64 = len(cards)
        at: i64 = 0
        while at < number:
            s1 = s1 * _A1 % _M1
            s2 = s2 * _A2 % _M2
            z = s1 - s2
            if z < 0:
                z += _M1 - 1
            other = at + z % left
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card
            at += 1
            left -= 1
        self._s1, self._s2 = s1, s2

    def shuffle(self, items: list[T]) -> None:
        # The same draws as the general method, without a call for each.
        s1, s2 = self._s1, self._s2
        for n in range(len(items), 1, -1):
            s1 = s1 * _A1 % _M1
            s2 = s2 * _A2 % _M2
            z = s1 - s2
            if z < 0:
                z += _M1 - 1
            i, j = n - 1, z % n
            items[i], items[j] = items[j], items[i]
        self._s1, self._s2 = s1, s2


_WORDS_PER_BLOCK = 16  # 32-bit words in one 64-byte BLAKE2b digest


class KeyedDice(Dice):
    """Dice for tables: BLAKE2b in counter mode under a 256-bit seed.

    Cards seen tell nothing of cards to come. `position` counts the 32-bit words used, so that a
    stored game can go on from (seed, position).
    """

    __slots__ = ("_block", "_words", "position", "seed")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError("a table's seed has 32 bytes")
        self.seed = seed
        self.position = position
        self._block = -1
        self._words: tuple[int, ...] = ()

    def _word(self) -> int:
        block, at = divmod(self.position, _WORDS_PER_BLOCK)
        if block != self._block:
            digest = blake2b(
                block.to_bytes(8, "big"), key=self.seed, person=b"rallybox dice"
            ).digest()
            self._words = tuple(
                int.from_bytes(digest[i : i + 4], "big") for i in range(0, len(digest), 4)
            )
            self._block = block
        self.position += 1
        return self._words[at]

    def below(self, n: i64) -> i64:
        if n > 1 << 32:
            raise ValueError("one throw of the dice reaches numbers below 2³²")
        # Words beyond the last whole multiple of n are thrown away, so that no number is favoured.
        limit = (1 << 32) - (1 << 32) % n
        while (word := self._word()) >= limit:
            pass
        return word % n


class LoadedDice(Dice):
    """Dice that fall as a test wants them to, and complain when asked for more or less."""

    __slots__ = ("_values",)

    def __init__(self, values: Iterable[int] = ()) -> None:
        self._values = list(values)

    @property
    def left(self) -> int:
        """How many prepared values have not been used."""
        return len(self._values)

    def below(self, n: i64) -> i64:
        if not self._values:
            raise AssertionError(f"the loaded dice are used up; asked for a number below {n}")
        value = self._values.pop(0)
        if not 0 <= value < n:
            raise AssertionError(f"the loaded dice hold {value}, asked for a number below {n}")
        return value
