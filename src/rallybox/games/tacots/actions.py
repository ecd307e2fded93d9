"""Actions: every order of Tacots, made once.

| notation | order | ids from |
|---|---|---|
| `T e6 NSW` | lay this card of the hand on e6 and drive onto it (opening, finish) | 0 |
| `open T e6 NSW` | the same with a card that lies face up | 832 |
| `D e6 S vs B` | lay the dead end on e6 in front of car B | 1536 |
| `drive e6` | drive to e6 | 2048 |
| `pass` | pass | 2112 |
| `A north T NSW pile 2` | patience: the top card of pile 2, north of car A | 2113 |
| `A north D S` | patience: a dead end, north of car A | 2561 |
| `A drive e6` | patience: drive car A to e6 | 2569 |
| `stop` | patience: stop | 2825 |

The letter is the kind's, the capitals after it are the sides to which the card opens. Cars are A
to D here and in records; people see their start numbers, 1 to 4.
"""

from __future__ import annotations

from typing import Final

from rallybox.core.actions import Action
from rallybox.core.errors import Malformed
from rallybox.games.tacots.board import FITTING, OPPOSITE, SQUARE_NAMES, SQUARES
from rallybox.games.tacots.cards import (
    DEAD_END,
    KIND_OF,
    LETTERS,
    NORTH,
    OPENINGS,
    SHAPES,
    SIDE_NAMES,
    SIDES,
    SOUTH,
)
from rallybox.games.tacots.data import PARTS

CARS: Final[tuple[str, ...]] = tuple(car.letter for car in PARTS.car)
"""The cars' letters in the notation; in the rally, car n is that of seat n."""

PILES: Final = len(PARTS.patience.piles)


class Lay(Action):
    """Lay a card on a square: in front of one's own car, or a dead end before an opponent's."""

    __slots__ = ("against", "kind", "opened", "shape", "square")

    def __init__(
        self, number: int, square: int, shape: int, *, opened: bool = False, against: int = -1
    ) -> None:
        self.kind: Final[int] = KIND_OF[shape]
        self.shape: Final[int] = shape
        self.square: Final[int] = square
        self.opened: Final[bool] = opened
        """Is it one of the cards that lie face up?"""
        self.against: Final[int] = against
        """The seat whose car the dead end blocks; −1 for a card before one's own."""
        text = f"{LETTERS[self.kind]} {SQUARE_NAMES[square]} {OPENINGS[shape]}"
        if opened:
            text = f"open {text}"
        if against >= 0:
            text = f"{text} vs {CARS[against]}"
        super().__init__(number, text)


class PileLay(Action):
    """Patience: lay the top card of a pile, or a dead end (`pile` −1), beside a car."""

    __slots__ = ("car", "kind", "pile", "shape", "side")

    def __init__(self, number: int, car: int, side: int, shape: int, pile: int = -1) -> None:
        self.car: Final[int] = car
        self.side: Final[int] = side
        """The side of the car's card on which the new card goes."""
        self.shape: Final[int] = shape
        self.kind: Final[int] = KIND_OF[shape]
        self.pile: Final[int] = pile
        text = f"{CARS[car]} {SIDE_NAMES[side]} {LETTERS[self.kind]} {OPENINGS[shape]}"
        if pile >= 0:
            text = f"{text} pile {pile + 1}"
        super().__init__(number, text)


class Drive(Action):
    """Drive one's car (or, in the patience, the car named) to a square."""

    __slots__ = ("car", "square")

    def __init__(self, number: int, square: int, car: int = -1) -> None:
        self.square: Final[int] = square
        self.car: Final[int] = car
        text = f"drive {SQUARE_NAMES[square]}"
        super().__init__(number, text if car < 0 else f"{CARS[car]} {text}")


class Pass(Action):
    """Do nothing, because nothing can be done."""

    __slots__ = ()


class Stop(Action):
    """Patience: leave it at that."""

    __slots__ = ()


_ROADS: Final = tuple(shape for shape in SHAPES if KIND_OF[shape] != DEAD_END)
_ENTRIES: Final = tuple(
    (side, shape) for side in SIDES for shape in _ROADS if shape & OPPOSITE[side]
)
"""Each side of a car's card, with the shapes that can be laid there and join it."""

_OPEN_BASE: Final = len(SHAPES) * SQUARES
_AGAINST_BASE: Final = _OPEN_BASE + len(_ROADS) * SQUARES
_DRIVE_BASE: Final = _AGAINST_BASE + len(CARS) * 2 * SQUARES
_PILE_BASE: Final = _DRIVE_BASE + SQUARES + 1
_PILE_DEAD_BASE: Final = _PILE_BASE + PILES * len(CARS) * len(_ENTRIES)
_CAR_BASE: Final = _PILE_DEAD_BASE + len(CARS) * 2
ACTION_TOTAL: Final = _CAR_BASE + len(CARS) * SQUARES + 1

# Tables by `shape`, then square. Shapes that the order cannot have are left out.
BUILDS: Final[dict[int, tuple[Lay, ...]]] = {
    shape: tuple(Lay(n * SQUARES + square, square, shape) for square in range(SQUARES))
    for n, shape in enumerate(SHAPES)
}
OPEN_BUILDS: Final[dict[int, tuple[Lay, ...]]] = {
    shape: tuple(
        Lay(_OPEN_BASE + n * SQUARES + square, square, shape, opened=True)
        for square in range(SQUARES)
    )
    for n, shape in enumerate(_ROADS)
}
AGAINST: Final[tuple[dict[int, tuple[Lay, ...]], ...]] = tuple(
    {
        shape: tuple(
            Lay(_AGAINST_BASE + (seat * 2 + n) * SQUARES + square, square, shape, against=seat)
            for square in range(SQUARES)
        )
        for n, shape in enumerate((NORTH, SOUTH))
    }
    for seat in range(len(CARS))
)
"""Dead ends against each seat."""

DRIVES: Final[tuple[Drive, ...]] = tuple(Drive(_DRIVE_BASE + n, n) for n in range(SQUARES))
PASS: Final = Pass(_PILE_BASE - 1, "pass")

PILE_LAYS: Final[dict[tuple[int, int, int, int], PileLay]] = {
    (pile, car, side, shape): PileLay(
        _PILE_BASE + (pile * len(CARS) + car) * len(_ENTRIES) + n, car, side, shape, pile
    )
    for pile in range(PILES)
    for car in range(len(CARS))
    for n, (side, shape) in enumerate(_ENTRIES)
}
PILE_DEAD_ENDS: Final[tuple[dict[int, PileLay], ...]] = tuple(
    {
        side: PileLay(_PILE_DEAD_BASE + car * 2 + n, car, side, OPPOSITE[side])
        for n, side in enumerate((NORTH, SOUTH))
    }
    for car in range(len(CARS))
)
CAR_DRIVES: Final[tuple[tuple[Drive, ...], ...]] = tuple(
    tuple(Drive(_CAR_BASE + car * SQUARES + square, square, car) for square in range(SQUARES))
    for car in range(len(CARS))
)
STOP: Final = Stop(ACTION_TOTAL - 1, "stop")

ACTIONS: Final[tuple[Action, ...]] = (
    *(lay for lays in BUILDS.values() for lay in lays),
    *(lay for lays in OPEN_BUILDS.values() for lay in lays),
    *(lay for by_shape in AGAINST for lays in by_shape.values() for lay in lays),
    *DRIVES,
    PASS,
    *PILE_LAYS.values(),
    *(lay for by_side in PILE_DEAD_ENDS for lay in by_side.values()),
    *(drive for drives in CAR_DRIVES for drive in drives),
    STOP,
)
_BY_TEXT: Final[dict[str, Action]] = {action.text: action for action in ACTIONS}


def find(number: int) -> Action:
    """The action with this id."""
    if not 0 <= number < ACTION_TOTAL:
        raise Malformed(
            "core-no-such-action-id", game="Tacots", number=number, last=ACTION_TOTAL - 1
        )
    return ACTIONS[number]


def parse(text: str) -> Action:
    """The action with this notation."""
    action = _BY_TEXT.get(text)
    if action is not None:
        return action
    words = text.split()
    almost = _BY_TEXT.get(" ".join(words))
    if almost is not None:
        raise Malformed("tacots-notation-almost", text=text, meant=almost.text)
    form = "pile" if "pile" in words else words[0] if words else ""
    if form in ("drive", "open", "pile", "D"):
        raise Malformed(f"tacots-notation-{form.lower()}", text=text)
    raise Malformed("tacots-notation", text=text)


# -- lists of actions, made when first needed and kept ------------------------------------------

BUILD_LISTS: Final[dict[int, tuple[Action, ...]]] = {}
"""Lists of builds by `square << 16 | needs << 8 | kinds`; see `builds`."""
_OPEN_LISTS: Final[dict[int, tuple[Action, ...]]] = {}


def builds(square: int, needs: int, kinds: int) -> tuple[Action, ...]:
    """Building on a square with these needs with any of a set of kinds that fit it.

    `kinds` must be a part of `KINDS_FIT[needs]`, which keeps the table small.
    """
    index = square << 16 | needs << 8 | kinds
    found = BUILD_LISTS.get(index)
    if found is None:
        found = BUILD_LISTS[index] = tuple(
            BUILDS[shape][square] for shape in FITTING[needs] if kinds >> KIND_OF[shape] & 1
        )
    return found


def open_builds(square: int, needs: int, kinds: int) -> tuple[Action, ...]:
    """The same with cards that lie face up."""
    index = square << 16 | needs << 8 | kinds
    found = _OPEN_LISTS.get(index)
    if found is None:
        found = _OPEN_LISTS[index] = tuple(
            OPEN_BUILDS[shape][square] for shape in FITTING[needs] if kinds >> KIND_OF[shape] & 1
        )
    return found


_PILE_LISTS: Final[dict[int, list[Action]]] = {}


def pile_lays(pile: int, kind: int, car: int, side: int, needs: int) -> list[Action]:
    """Laying the top card of a pile, of this kind, on a side of a car. Do not change the list."""
    index = needs << 16 | kind << 12 | side << 8 | pile << 4 | car
    found = _PILE_LISTS.get(index)
    if found is None:
        found = _PILE_LISTS[index] = [
            PILE_LAYS[pile, car, side, shape] for shape in FITTING[needs] if KIND_OF[shape] == kind
        ]
    return found


_ROW_DRIVES: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple([DRIVES[row * 8 + column] for column in range(8) if byte >> column & 1])
    for row in range(SQUARES // 8)
    for byte in range(256)
)


def drives(squares: int) -> tuple[Action, ...]:
    """Driving to each square of a set."""
    found: tuple[Action, ...] = ()
    row = 0
    while squares:
        byte = squares & 255
        if byte:
            found += _ROW_DRIVES[row | byte]
        squares >>= 8
        row += 256
    return found
