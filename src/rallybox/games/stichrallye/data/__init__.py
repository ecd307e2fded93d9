"""The parts and the tracks, read once from the TOML files beside this module."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec


class Cards(msgspec.Struct, frozen=True):
    colours: tuple[str, ...]
    highest: int
    values: dict[str, tuple[int, int]]
    """Lowest and highest value in use, by the number of drivers."""


class Rounds(msgspec.Struct, frozen=True):
    tricks: tuple[int, ...]


class Motor(msgspec.Struct, frozen=True):
    dial: tuple[int, ...]


class Own(msgspec.Struct, frozen=True):
    """The bounds of own tracks and dials; pairs are smallest and largest."""

    spaces: tuple[int, int]
    flat_beside_start: int
    flat_between_hills: int
    numbers: tuple[int, int]
    power: tuple[int, int]


class Parts(msgspec.Struct, frozen=True):
    cards: Cards
    rounds: Rounds
    motor: Motor
    own: Own


Point = tuple[float, float]


class Loop(msgspec.Struct, frozen=True):
    loop: tuple[Point, ...]
    spaces: str = ""


class Tracks(msgspec.Struct, frozen=True):
    canvas: tuple[int, int]
    volcano: Loop
    beach: Loop
    own: Loop


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


PARTS = msgspec.convert(_toml("game.toml"), Parts)
TRACKS = msgspec.convert(_toml("tracks.toml"), Tracks)
