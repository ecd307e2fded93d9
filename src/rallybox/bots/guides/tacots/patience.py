"""Tacots alone: how good a layout is for the cards to come.

Keeps as many open ends as it can for the cards that are still to come. Looks only at the roads, at
the top cards, and at how many cards each pile has.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.guides.tacots.road import FIT, HALF, ROW, count, spread
from rallybox.games.tacots.board import KINDS_FIT, NEXT, OPPOSITE, SQUARES, Board
from rallybox.games.tacots.cards import CARDS, DEAD_END, KIND_OF
from rallybox.games.tacots.race import Race
from rallybox.kit.bits import BIT

PLACES: Final[tuple[float, ...]] = (-3.0, 0.0, 0.5, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3)
"""For each card to come: what it is worth that so many open ends take it."""
MOST_PLACES: Final = 8
CARDS_IN_ALL, FEW_CARDS = 12.0, 4
"""The worth of places is that of so many cards to come; with few left, it counts for less."""
SPARE, MOST_SPARE = 0.6, 8
"""Each square that can still be built on beyond those that are needed; how many count."""
OTHER_TOPS: Final = 0.6
"""Each other top card that has a place."""
DEEP: Final = 0.15
"""For each card in a pile: take from the deepest, so that four cards stay in sight."""
FOR_DEAD_ENDS: Final = 1.5
"""A place for each dead end."""
ENDS, MOST_ENDS = 0.3, 10
"""Each open end."""

_KINDS: Final = len(CARDS)
_FIELD: Final = 6
"""Places are counted by kind in fields of so many bits of one number."""
_FIELD_MASK: Final[i64] = 63


def _packed(kinds: int) -> int:
    return sum(1 << _FIELD * kind for kind in range(_KINDS) if kinds >> kind & 1)


_TAKES: Final[vec[i64]] = vec[i64]([_packed(kinds) for kinds in KINDS_FIT])
"""One place for each kind that fits, by what a square needs."""


def _marks(square: int, shape: int) -> list[int]:
    found = [
        beside << 8 | (OPPOSITE[side] if shape & side else OPPOSITE[side] << 4)
        for side, beside in NEXT[square].items()
    ]
    return (found + [-1] * 4)[:4]


_MARKS: Final[vec[i64]] = vec[i64](
    [mark for square in range(SQUARES) for shape in range(16) for mark in _marks(square, shape)]
)
"""What a card asks of its neighbours: from `(square << 4 | shape) << 2`, up to four times
`square << 8 | needs`, then −1."""


class Layout:
    """The roads of a patience, and what is still to come."""

    __slots__ = (
        "board",
        "ends",
        "ends_high",
        "ends_low",
        "free_high",
        "free_low",
        "kinds",
        "left",
        "number",
        "places",
        "tops",
        "total",
        "wasted",
    )

    def __init__(self, board: Board, left: list[int]) -> None:
        self.board = board
        self.left = left
        """How many cards of each kind are not laid yet. Changed by `lay`."""
        self.total: i64 = sum(left)
        self.ends: list[int] = []
        """The open ends."""
        self.number: i64 = 0
        self.places: i64 = 0
        self.wasted: i64 = 0
        self.kinds: i64 = 0
        self.tops: i64 = 0
        """The set of kinds that lie on top of the piles; for the caller to keep."""
        self.free_low: i64 = 0
        self.free_high: i64 = 0
        self.ends_low: i64 = 0
        self.ends_high: i64 = 0
        self.look()

    def look(self) -> None:
        """Find the open ends, and what they take."""
        road, needs = self.board.road, self.board.needs
        kinds: i64 = 0
        for kind in range(_KINDS):
            if self.left[kind]:
                kinds |= BIT[kind]
        ends: list[int] = []
        places: i64 = 0
        wasted: i64 = 0
        self.free_low = self.free_high = self.ends_low = self.ends_high = 0
        for square in range(SQUARES):
            if road[square]:
                continue
            need = needs[square]
            bit = BIT[square] if square < HALF else BIT[square - HALF]
            if square < HALF:
                self.free_low |= bit
            else:
                self.free_high |= bit
            if need & 15:
                ends.append(square)
                places += _TAKES[need]
                if not FIT[need] & kinds:
                    wasted += 1
                if square < HALF:
                    self.ends_low |= bit
                else:
                    self.ends_high |= bit
        self.ends = ends
        self.number = len(ends)
        self.places = places
        self.wasted = wasted
        self.kinds = kinds

    def lay(self, square: int, shape: int) -> None:
        """Put a card there, and look again."""
        self.board.lay(square, shape)
        self.left[KIND_OF[shape]] -= 1
        self.total -= 1
        self.look()

    def after(self, square: i64, shape: i64) -> float:
        """What the roads are worth for the cards to come once a card is laid."""
        kind: i64 = KIND_OF[shape]
        kinds = self.kinds
        wasted = self.wasted
        if self.left[kind] == 1:
            kinds ^= BIT[kind]
            wasted = self._wasted(kinds)
        need: i64 = self.board.needs[square]
        if not FIT[need] & kinds:
            wasted -= 1
        places, number, lost, low, high = self._beside(square, shape, kinds)
        value = self._worth(self.places - _TAKES[need] + places, kind)
        ends_low, ends_high = self.ends_low | low, self.ends_high | high
        if square < HALF:
            bit = BIT[square]
            within = _within(ends_low ^ bit, ends_high, self.free_low ^ bit, self.free_high)
        else:
            bit = BIT[square - HALF]
            within = _within(ends_low, ends_high ^ bit, self.free_low, self.free_high ^ bit)
        spare = within - wasted - lost - self.total + 1
        value += SPARE * float(min(spare, MOST_SPARE))
        return value + ENDS * float(min(self.number - 1 + number, MOST_ENDS))

    def _beside(self, square: i64, shape: i64, kinds: i64) -> tuple[i64, i64, i64, i64, i64]:
        """What a card changes on the squares beside it: places for kinds, the number of open ends
        and of wasted ones, and which squares are open ends now."""
        road, needs = self.board.road, self.board.needs
        places: i64 = 0
        number: i64 = 0
        wasted: i64 = 0
        low: i64 = 0
        high: i64 = 0
        at: i64 = (square << 4 | shape) << 2
        for n in range(at, at + 4):
            mark = _MARKS[n]
            if mark < 0:
                break
            beside = mark >> 8
            if road[beside]:
                continue
            need: i64 = needs[beside]
            if need & 15:
                places -= _TAKES[need]
                number -= 1
                if not FIT[need] & kinds:
                    wasted -= 1
            need |= mark & 255
            if need & 15:
                places += _TAKES[need]
                number += 1
                if not FIT[need] & kinds:
                    wasted += 1
                if beside < HALF:
                    low |= BIT[beside]
                else:
                    high |= BIT[beside - HALF]
        return places, number, wasted, low, high

    def _worth(self, places: i64, laid: i64) -> float:
        """What it is worth that there are so many places for each kind, one card being laid."""
        left = self.left
        value = 0.0
        for kind in range(DEAD_END + 1, _KINDS):
            cards: i64 = left[kind] - (1 if kind == laid else 0)
            if cards:
                here = places >> _FIELD * kind & _FIELD_MASK
                value += float(cards) * PLACES[min(here, MOST_PLACES)]
        value *= CARDS_IN_ALL / float(max(self.total - 1, FEW_CARDS))
        rest = self.tops & ~BIT[laid]
        for kind in range(DEAD_END + 1, _KINDS):
            if rest & BIT[kind] and places >> _FIELD * kind & _FIELD_MASK:
                value += OTHER_TOPS
        dead: i64 = left[DEAD_END] - (1 if laid == DEAD_END else 0)
        return value + FOR_DEAD_ENDS * float(min(places & _FIELD_MASK, dead))

    def _wasted(self, kinds: i64) -> i64:
        """How many open ends take none of a set of kinds."""
        needs = self.board.needs
        found: i64 = 0
        for square in self.ends:
            if not FIT[needs[square]] & kinds:
                found += 1
        return found


def _within(low: i64, high: i64, free_low: i64, free_high: i64) -> i64:
    """How many free squares are connected with a set of open ends."""
    while True:
        more_low = (spread(low) | (high & ROW) << 24) & free_low & ~low
        more_high = (spread(high) | low >> 24) & free_high & ~high
        if not more_low and not more_high:
            return count(low) + count(high)
        low |= more_low
        high |= more_high


def layout(state: Race) -> Layout:
    """The layout of a patience. Shares the state's board."""
    left = list(CARDS)
    for shape in state.board.road:
        if shape:
            left[KIND_OF[shape]] -= 1
    found = Layout(state.board, left)
    for cards in state.piles:
        if cards:
            found.tops |= BIT[cards[-1]]
    return found
