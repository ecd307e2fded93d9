"""The road cards: eight kinds, thirteen placed shapes, hands as bags.

A **shape** is a card as it lies: a number with a bit for each side it opens to. No two kinds share
a shape, so the openings alone tell the kind. A **hand** is a bag (`kit.bag`) of kinds, and a set
of kinds is a number with bit `kind` set for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rallybox.games.tacots.data import PARTS
from rallybox.kit import bag

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
SIDE_LETTERS: Final = "NESW"
SIDE_NAMES: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}

KIND_NAMES: Final[tuple[str, ...]] = tuple(kind.name for kind in PARTS.kind)
KIND_NUMBERS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
LETTERS: Final[tuple[str, ...]] = tuple(kind.letter for kind in PARTS.kind)
CARDS: Final[tuple[int, ...]] = tuple(kind.cards for kind in PARTS.kind)
"""How many cards there are of each kind; which number belongs to which is TA-2."""
POINTS: Final[tuple[int, ...]] = tuple(kind.points for kind in PARTS.kind)
"""What a card of each kind costs who is left with it."""

DEAD_END: Final = 0
CROSSROADS: Final = 1
JUNCTION_V: Final = 2
JUNCTION_H: Final = 3
STRAIGHT_V: Final = 4
STRAIGHT_H: Final = 5
RIGHT_BEND: Final = 6
LEFT_BEND: Final = 7

DEAD: Final = 1 << DEAD_END
"""The set of kinds that holds the dead end only."""
ROADS: Final = 255 - DEAD
"""All kinds but the dead end."""
ONE: Final[tuple[int, ...]] = tuple(int(bag.ONE[kind]) for kind in range(8))
"""The bag with one card of each kind."""
DECK: Final[tuple[int, ...]] = tuple(
    kind for kind, cards in enumerate(CARDS) for _ in range(cards) if kind != DEAD_END
)
"""The kinds of the 48 cards that are not dead ends."""
WHOLE: Final = bag.pack(CARDS)
"""The bag of all 52 cards."""


def sides(letters: str) -> int:
    """The shape that opens to these sides."""
    return sum(1 << SIDE_LETTERS.index(letter) for letter in letters)


def turned(shape: int) -> int:
    """The shape after a half turn (TA-1): north becomes south, east becomes west."""
    return (shape << 2 | shape >> 2) & 15


OPENINGS: Final[tuple[str, ...]] = tuple(
    "".join(letter for at, letter in enumerate(SIDE_LETTERS) if shape >> at & 1)
    for shape in range(16)
)
"""The letters of the sides to which each shape opens, such as `NSW`."""
SHAPE_NUMBERS: Final[dict[str, int]] = {text: shape for shape, text in enumerate(OPENINGS)}

PRINTED: Final[tuple[int, ...]] = tuple(sides(kind.openings) for kind in PARTS.kind)
"""Each kind's shape as printed."""
KIND_SHAPES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(dict.fromkeys((shape, turned(shape)))) for shape in PRINTED
)
"""The one or two placed shapes of each kind, as printed first."""
SHAPES: Final[tuple[int, ...]] = tuple(shape for shapes in KIND_SHAPES for shape in shapes)
"""The thirteen placed shapes, by kind."""
KIND_OF: Final[tuple[int, ...]] = tuple(
    next((kind for kind, shapes in enumerate(KIND_SHAPES) if shape in shapes), -1)
    for shape in range(16)
)
"""The kind of each shape; −1 for the shapes that no card has."""

SYMBOLS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""A sign for each shape, in which roads join."""
KIND_SYMBOLS: Final[tuple[str, ...]] = tuple(SYMBOLS[shape] for shape in PRINTED)
"""A sign for each kind: the card as printed."""


def kind_set(hand: int) -> int:
    """The set of the kinds in a bag."""
    found = 0
    for kind in range(8):
        if hand >> 4 * kind & 15:
            found |= 1 << kind
    return found


def set_of(names: Iterable[str]) -> int:
    """The set of the kinds with these names."""
    found = 0
    for name in names:
        found |= 1 << KIND_NUMBERS[name]
    return found


def set_names(kinds: int) -> tuple[str, ...]:
    """The names of the kinds in a set."""
    return tuple([name for kind, name in enumerate(KIND_NAMES) if kinds >> kind & 1])


def names(hand: int) -> tuple[str, ...]:
    """The names of a bag's cards, by kind."""
    return tuple([KIND_NAMES[kind] for kind in bag.kinds(hand)])


def bag_of(card_names: Iterable[str]) -> int:
    """The bag of the cards with these names."""
    return sum([ONE[KIND_NUMBERS[name]] for name in card_names])


def kind_names(kinds: Iterable[int]) -> tuple[str, ...]:
    """The names of kinds, in the order given."""
    return tuple([KIND_NAMES[kind] for kind in kinds])


def kinds_of(card_names: Iterable[str]) -> tuple[int, ...]:
    """The kinds with these names, in the order given."""
    return tuple([KIND_NUMBERS[name] for name in card_names])


def points(hand: int) -> int:
    """What a hand costs who is left with it."""
    return sum(POINTS[kind] * bag.count(hand, kind) for kind in range(8))
