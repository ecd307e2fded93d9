"""The course tiles: what `data/tiles.toml` says, and how a tile lies on the table."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

Square = tuple[int, int]
"""A square of the table: column to the east, row to the south."""

SIDES = "NESW"
"""The four sides, clockwise; a side is its place in this text."""
STEP: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a square to its neighbour on each side."""

NOTHING, CHECKPOINT, GAS, STORE, MECHANIC = range(5)
FEATURES = ("", "checkpoint", "gas", "store", "mechanic")
"""The features by number; a space has one of these at most, or a diner, or a shortcut's end."""


class Tile(NamedTuple):
    """A tile as rebuilt (RR-3). Squares of the road count from 0 here."""

    name: str
    road: tuple[Square, ...]
    area: tuple[Square, ...]
    """The squares of the starting area or the final space."""
    edges: tuple[int, int]
    """The open side of the first and the last road square; −1 where the road does not leave."""
    diners: tuple[int, ...]
    features: tuple[int, ...]
    shortcut: tuple[int, int] | None

    @property
    def squares(self) -> tuple[Square, ...]:
        """All squares of the tile."""
        return self.road + self.area


class Placed(NamedTuple):
    """A tile on the table."""

    tile: Tile
    turn: int
    """Quarter turns clockwise."""
    reverse: bool
    """Is it driven from its last edge?"""
    at: Square
    """Where the square at the tile's own origin has come to lie."""

    @property
    def text(self) -> str:
        """Its notation in a course: name, turn, and `r` if driven from the last edge."""
        return f"{self.tile.name}{self.turn}{'r' * self.reverse}"

    def lay(self, square: Square) -> Square:
        """Where a square of the tile lies on the table."""
        x, y = _turned(square, self.turn)
        return x + self.at[0], y + self.at[1]

    @property
    def squares(self) -> list[Square]:
        """All squares it covers."""
        return [self.lay(square) for square in self.tile.squares]

    @property
    def road(self) -> list[Square]:
        """The road squares it covers, in driving order."""
        road = [self.lay(square) for square in self.tile.road]
        return road[::-1] if self.reverse else road

    @property
    def exit(self) -> tuple[Square, int]:
        """The square where the road leaves and the side it leaves by."""
        edge = self.tile.edges[0 if self.reverse else 1]
        return self.road[-1], (edge + self.turn) % 4


def _turned(square: Square, turn: int) -> Square:
    x, y = square
    for _ in range(turn):
        x, y = -y, x
    return x, y


def join(tile: Tile, turn: int, reverse: bool, leaving: tuple[Square, int]) -> Placed | None:
    """The tile laid so that its entry meets the road's end; None if that edge faces elsewhere."""
    square, side = leaving
    edge = tile.edges[1 if reverse else 0]
    if (edge + turn) % 4 != (side + 2) % 4:
        return None
    entry = tile.road[-1 if reverse else 0]
    x, y = _turned(entry, turn)
    dx, dy = STEP[side]
    return Placed(tile, turn, reverse, (square[0] + dx - x, square[1] + dy - y))


def turn_to_join(tile: Tile, reverse: bool, side: int) -> int:
    """The quarter turns that make the tile's entry face a road that leaves by `side`."""
    return (side + 2 - tile.edges[1 if reverse else 0]) % 4


def _read(name: str, data: dict[str, Any]) -> Tile:
    drawing = data["road"].split("\n")
    placed: dict[int, Square] = {}
    area: list[Square] = []
    for y, row in enumerate(line for line in drawing if line):
        for x, mark in enumerate(row.split()):
            if mark == "*":
                area.append((x, y))
            else:
                placed[int(mark)] = (x, y)
    features = [NOTHING] * len(placed)
    for feature in range(1, len(FEATURES)):
        square = data.get(FEATURES[feature])
        if isinstance(square, int):
            features[square - 1] = feature
    first, last = data["edges"]
    shortcut = data.get("shortcut")
    return Tile(
        name=name,
        road=tuple(placed[i] for i in sorted(placed)),
        area=tuple(area),
        edges=(SIDES.index(first) if first else -1, SIDES.index(last) if last else -1),
        diners=tuple(square - 1 for square in data.get("diners", [])),
        features=tuple(features),
        shortcut=(shortcut[0] - 1, shortcut[1] - 1) if isinstance(shortcut, list) else None,
    )


def _load() -> dict[str, Tile]:
    text = files(__package__).joinpath("tiles.toml").read_text("utf-8")
    return {name: _read(name, data) for name, data in tomllib.loads(text).items()}


_ALL = _load()
START = _ALL.pop("start")
FINISH = _ALL.pop("finish")
STANDARD = _ALL
"""The ten standard tiles by name."""
