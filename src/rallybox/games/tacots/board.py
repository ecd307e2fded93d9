"""The board: 64 squares, the roads on them, and how far a car gets.

Squares are numbered from 0, a1, along the rows to 63, h8; a set of squares is a 64-bit mask.

What a square **needs** is eight bits: the low four are the sides on which a card there must be
open, because a neighbouring card opens to it, the high four those on which it must be closed.
All questions of fitting are lookups in tables by these eight bits.
"""

from __future__ import annotations

from typing import Final

from rallybox.games.tacots.cards import (
    EAST,
    KIND_OF,
    NORTH,
    OPENINGS,
    SHAPE_NUMBERS,
    SHAPES,
    SIDES,
    SOUTH,
    WEST,
)
from rallybox.games.tacots.data import PARTS

WIDTH: Final = len(PARTS.board.columns)
SQUARES: Final = WIDTH * len(PARTS.board.rows)
ALL: Final = (1 << SQUARES) - 1

SQUARE_NAMES: Final[tuple[str, ...]] = tuple(
    column + row for row in PARTS.board.rows for column in PARTS.board.columns
)
SQUARE_NUMBERS: Final[dict[str, int]] = {name: square for square, name in enumerate(SQUARE_NAMES)}
CENTRE: Final[tuple[int, ...]] = tuple(SQUARE_NUMBERS[name] for name in PARTS.board.centre)

STEPS: Final = PARTS.limits.steps
MOST_CARS: Final = PARTS.limits.cars

OPPOSITE: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}


def _beside(square: int, side: int) -> int:
    column, row = square % WIDTH, square // WIDTH
    column += (side == EAST) - (side == WEST)
    row += (side == NORTH) - (side == SOUTH)
    inside = 0 <= column < WIDTH and 0 <= row < SQUARES // WIDTH
    return row * WIDTH + column if inside else -1


NEXT: Final[tuple[dict[int, int], ...]] = tuple(
    {side: _beside(square, side) for side in SIDES if _beside(square, side) >= 0}
    for square in range(SQUARES)
)
"""The square beside each square on each side; there is none beyond the edge (TA-3)."""


# -- tables by square and sides: index `square << 4 | sides` -----------------------------------


def _front(square: int, shape: int) -> tuple[int, ...]:
    return tuple(beside for side, beside in NEXT[square].items() if shape & side)


def _marks(square: int, shape: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        (beside, OPPOSITE[side] if shape & side else OPPOSITE[side] << 4)
        for side, beside in NEXT[square].items()
    )


def _links(square: int, joined: int) -> tuple[int, int]:
    north = east = 0
    beside = NEXT[square]
    if joined & NORTH:
        north |= 1 << square
    if joined & SOUTH and SOUTH in beside:
        north |= 1 << beside[SOUTH]
    if joined & EAST:
        east |= 1 << square
    if joined & WEST and WEST in beside:
        east |= 1 << beside[WEST]
    return north, east


_PAIRS: Final = tuple((square, shape) for square in range(SQUARES) for shape in range(16))

FRONT: Final[tuple[tuple[int, ...], ...]] = tuple(_front(*pair) for pair in _PAIRS)
"""The squares to which a card there leads."""
FRONT_MASK: Final[tuple[int, ...]] = tuple(sum(1 << beside for beside in f) for f in FRONT)
_MARKS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(_marks(*pair) for pair in _PAIRS)
_LINKS: Final[tuple[tuple[int, int], ...]] = tuple(_links(*pair) for pair in _PAIRS)


# -- tables by what a square needs -------------------------------------------------------------


def _fitting(needs: int) -> tuple[int, ...]:
    opened, closed = needs & 15, needs >> 4
    return tuple(s for s in SHAPES if s & opened == opened and not s & closed)


FITTING: Final[tuple[tuple[int, ...], ...]] = tuple(_fitting(needs) for needs in range(256))
"""The placed shapes that fit a square with such needs."""
KINDS_FIT: Final[tuple[int, ...]] = tuple(
    sum({1 << KIND_OF[shape] for shape in shapes}) for shapes in FITTING
)
"""The set of the kinds that fit a square with such needs."""


class Board:
    """The roads. `lay` is the only way to change them."""

    __slots__ = ("ends", "joined_east", "joined_north", "needs", "road", "taken")

    road: list[int]
    """The shape on each square, 0 where there is no card."""
    needs: list[int]
    """What each square needs (see above); means nothing where a card lies."""
    taken: int
    """The squares with a card."""
    ends: int
    """The open ends: empty squares to which a card leads."""
    joined_north: int
    """The squares whose road goes on to a card north of them."""
    joined_east: int
    """The squares whose road goes on to a card east of them."""

    def copy(self) -> Board:
        """An independent copy."""
        twin = Board()
        twin.road = self.road[:]
        twin.needs = self.needs[:]
        twin.taken = self.taken
        twin.ends = self.ends
        twin.joined_north = self.joined_north
        twin.joined_east = self.joined_east
        return twin

    def lay(self, square: int, shape: int) -> None:
        """Put a card on an empty square that it fits."""
        needs = self.needs
        at = square << 4
        # Where the square had to be open, a card opens to it: there the roads join now.
        north, east = _LINKS[at | needs[square] & 15]
        self.joined_north |= north
        self.joined_east |= east
        self.road[square] = shape
        self.taken |= 1 << square
        self.ends = (self.ends | FRONT_MASK[at | shape]) & ~self.taken
        for beside, mark in _MARKS[at | shape]:
            needs[beside] |= mark

    def exits(self, square: int) -> list[int]:
        """The empty squares to which the card on a square leads (TA-4)."""
        road = self.road
        return [beside for beside in FRONT[square << 4 | road[square]] if not road[beside]]

    def reach(self, start: int, full: int, steps: int = STEPS) -> int:
        """The squares that a car on `start` reaches in 1 to `steps` cards, not entering `full`."""
        north, east = self.joined_north, self.joined_east
        barred = full | 1 << start
        seen = edge = 1 << start
        for _ in range(steps):
            edge = (
                (edge & north) << 8 | edge >> 8 & north | (edge & east) << 1 | edge >> 1 & east
            ) & ~barred
            if not edge:
                break
            seen |= edge
            barred |= edge
        return seen & ~(1 << start)

    def neighbours(self, square: int) -> list[int]:
        """The squares with cards that are joined to the card on a square."""
        road = self.road
        return [beside for beside in FRONT[square << 4 | road[square]] if road[beside]]

    def route(self, start: int, end: int, full: int) -> list[int] | None:
        """A shortest way from card to card, both ends included; None if `full` bars all ways."""
        came: dict[int, int] = {start: start}
        edge = [start]
        while edge and end not in came:
            following: list[int] = []
            for square in edge:
                for beside in self.neighbours(square):
                    if beside not in came and not full >> beside & 1:
                        came[beside] = square
                        following.append(beside)
            edge = following
        if end not in came:
            return None
        way = [end]
        while way[-1] != start:
            way.append(came[way[-1]])
        return way[::-1]


def empty_board() -> Board:
    """A board without a card. `Board` itself is left blank, so that copies cost no more."""
    board = Board()
    board.road = [0] * SQUARES
    board.needs = [0] * SQUARES
    board.taken = board.ends = board.joined_north = board.joined_east = 0
    return board


def roads(board: Board) -> dict[str, str]:
    """The cards on a board: the openings of each, by the name of its square."""
    return {
        SQUARE_NAMES[square]: OPENINGS[shape] for square, shape in enumerate(board.road) if shape
    }


def board_of(cards: dict[str, str]) -> Board:
    """The board with these cards."""
    board = empty_board()
    for name, openings in cards.items():
        board.lay(SQUARE_NUMBERS[name], SHAPE_NUMBERS[openings])
    return board


def square_name(square: int) -> str | None:
    """The name of a square; None for −1."""
    return SQUARE_NAMES[square] if square >= 0 else None


def square_number(name: str | None) -> int:
    """The square with a name; −1 for None."""
    return -1 if name is None else SQUARE_NUMBERS[name]


def squares_of(mask: int) -> list[int]:
    """The squares of a set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def misfit(board: Board, square: int, shape: int) -> tuple[int, int] | None:
    """The first side on which a shape does not fit a square, and the square beside it there."""
    needs = board.needs[square]
    wrong = (needs & 15 & ~shape) | (needs >> 4 & shape)
    for side in SIDES:
        if wrong & side:
            return side, NEXT[square][side]
    return None
