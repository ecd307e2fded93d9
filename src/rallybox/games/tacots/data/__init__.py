"""What is printed, read from `tacots.toml` once and checked while it is read."""

from __future__ import annotations

from importlib.resources import files

import msgspec


class BoardPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board."""

    columns: str
    rows: str
    centre: tuple[str, ...]


class KindPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of road card."""

    name: str
    letter: str
    cards: int
    openings: str
    points: int


class CarPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A car."""

    letter: str


class TablePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What so many players are dealt, and how they begin."""

    players: int
    cards: int
    open: int
    deals: int
    hands: int
    first: tuple[str, ...]
    otherwise: tuple[str, ...]


class ScoresPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is won; what is lost is printed with each kind."""

    finish: int


class LimitsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    cars: int
    steps: int
    protected: int
    announced: int
    idle_rounds: int


class PatiencePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The patience's piles."""

    piles: tuple[int, ...]


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    board: BoardPart
    kind: tuple[KindPart, ...]
    car: tuple[CarPart, ...]
    table: tuple[TablePart, ...]
    scores: ScoresPart
    limits: LimitsPart
    patience: PatiencePart


PARTS: Parts = msgspec.toml.decode(
    files("rallybox.games.tacots.data").joinpath("tacots.toml").read_bytes(), type=Parts
)
