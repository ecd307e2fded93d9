"""Free courses: a random order of tiles that connects without overlap."""

from __future__ import annotations

from rallybox.core.dice import Dice
from rallybox.games.roadrally.course import Course, start_tile
from rallybox.games.roadrally.data.tiles import (
    FINISH,
    STANDARD,
    STEP,
    Placed,
    Square,
    Tile,
    turn_to_join,
)

# The table as one long row of bits: a square is a number, a set of squares an int, and whether a
# tile lies free is a single AND. Twelve tiles reach 48 squares at most from the middle.
_ROW = 128
_MIDDLE = 64 * _ROW + 64


def _number(square: Square) -> int:
    return square[0] + _ROW * square[1]


class _Laid:
    """A tile turned to meet a road: its squares and where the road goes on from it."""

    __slots__ = ("leaves", "low", "next", "squares")

    def __init__(self, tile: Tile, reverse: bool, side: int) -> None:
        placed = Placed(tile, turn_to_join(tile, reverse, side), reverse, (0, 0))
        entry = _number(placed.road[0])
        numbers = [_number(square) - entry for square in placed.squares]
        self.low = min(numbers)
        self.squares = sum(1 << number - self.low for number in numbers)
        """The squares as bits, counted from `low`, which is relative to the entry."""
        last, self.leaves = placed.exit
        self.next = _number(last) - entry + _number(STEP[self.leaves])
        """The square in front of the tile's exit, relative to the entry."""


# For each tile and direction of driving, by the side at which the road before it leaves.
_LAID = [
    [_Laid(tile, reverse, side) for side in range(4)]
    for tile in STANDARD.values()
    for reverse in (False, True)
]
_LAID_FINISH = [_Laid(FINISH, False, side) for side in range(4)]
_NAMES = tuple(STANDARD)

_PATIENCE = 50
"""Tiles tried before starting over: a road that has shut itself in is quicker left than mended."""


class _Search:
    """One attempt at a road of `want` tiles; `road` holds the chosen entries of _LAID."""

    __slots__ = ("dice", "patience", "road", "want")

    def __init__(self, want: int, dice: Dice) -> None:
        self.want = want
        self.dice = dice
        self.road: list[int] = []
        self.patience = _PATIENCE

    def extend(self, at: int, side: int, taken: int) -> bool:
        """Lay tiles, and the finish, from the square `at` in front of the road's end."""
        road = self.road
        if len(road) == self.want:
            finish = _LAID_FINISH[side]
            return not taken & finish.squares << at + finish.low
        used = {one >> 1 for one in road}
        options = [one for one in range(len(_LAID)) if one >> 1 not in used]
        while options and self.patience:
            self.patience -= 1
            pick = self.dice.below(len(options))
            choice = options[pick]
            options[pick] = options[-1]
            options.pop()
            laid = _LAID[choice][side]
            here = laid.squares << at + laid.low
            ahead = at + laid.next
            if taken & here or (taken | here) >> ahead & 1:
                continue
            road.append(choice)
            if self.extend(ahead, laid.leaves, taken | here):
                return True
            road.pop()
        return False


def free_course(number_of_tiles: int, first_stage: int, dice: Dice) -> Course:
    """A random course of so many standard tiles."""
    start = start_tile()
    square, side = start.exit
    at = _MIDDLE + _number(square) + _number(STEP[side])
    taken = sum(1 << _MIDDLE + _number(covered) for covered in start.squares)
    search = _Search(number_of_tiles, dice)
    while not search.extend(at, side, taken):
        search = _Search(number_of_tiles, dice)
    texts = []
    for choice in search.road:
        tile, reverse = STANDARD[_NAMES[choice >> 1]], bool(choice & 1)
        texts.append(f"{tile.name}{turn_to_join(tile, reverse, side)}{'r' * reverse}")
        side = _LAID[choice][side].leaves
    return Course(tuple(texts), first_stage)
