"""Dice whose every throw is a choice of its own, as game trees want it.

The rules throw dice while they carry out an action. Here an action is carried out with the throws
that are known so far; where the rules ask for one more, they are interrupted, the throw becomes a
chance node, and the action is carried out again with it. Nothing but the dice is random, so that is
the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mypy_extensions import i64

from rallybox.core.dice import Dice

MOST = 100
"""Outcomes of a chance node. A throw with more is made in two steps or three, largest first."""


Chances = list[tuple[int, float]]
"""Each outcome of a throw, and how likely it is. Shared, so nobody changes it."""


class Open(Exception):
    """The rules ask for a throw that is not known yet."""

    def __init__(self, chances: Chances) -> None:
        super().__init__()
        self.chances = chances


@lru_cache(maxsize=1024)
def even(n: int) -> Chances:
    """So many outcomes, each as likely as the others."""
    return [(outcome, 1 / n) for outcome in range(n)]


class TreeDice(Dice):
    """Dice that fall as they are told, and say when they are not told."""

    __slots__ = ("_at", "_throws")

    def __init__(self, throws: Sequence[int]) -> None:
        self._throws = throws
        self._at = 0

    def below(self, n: i64) -> i64:
        if not 1 < n <= MOST:
            return self._in_steps(int(n))
        if self._at == len(self._throws):
            raise Open(even(n))
        self._at += 1
        return self._throws[self._at - 1]

    def _in_steps(self, n: int) -> int:
        """A throw with more outcomes than a chance node has, or with one."""
        low, left = 0, n
        while left > 1:
            step = 1
            while left > MOST * step:
                step *= MOST
            if self._at == len(self._throws):
                sizes = [min(step, left - begin) for begin in range(0, left, step)]
                raise Open([(outcome, size / left) for outcome, size in enumerate(sizes)])
            begin = self._throws[self._at] * step
            self._at += 1
            low, left = low + begin, min(step, left - begin)
        return low
