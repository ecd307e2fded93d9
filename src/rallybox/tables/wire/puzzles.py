"""Puzzles: a decision from a game between bots, what somebody tries, and how good that is."""

from __future__ import annotations

from rallybox.tables.wire.base import ActionId, Asked, Said, Told
from rallybox.tables.wire.socket import Moment


class PuzzleGame(Told, frozen=True, kw_only=True):
    """The puzzles of a game."""

    game: str
    grades: tuple[tuple[str, ...], ...]
    """The ids of those of each grade, the easiest grade first."""


class PuzzleList(Told, frozen=True, kw_only=True):
    """All puzzles, and the one of the day."""

    day: str
    """Today's date, the same everywhere: that of UTC."""
    today: str | None
    """The puzzle of the day; null if there are none at all."""
    games: tuple[PuzzleGame, ...]


class PuzzleScene(Told, frozen=True, kw_only=True):
    """A puzzle, before anything was tried."""

    id: str
    game: str
    grade: int
    """1 to 3."""
    seat: int
    """Whose decision it is."""
    names: tuple[str, ...]
    """By seat; that of whoever decides is empty, for that is whoever asks."""
    moment: Moment
    """As at a table."""


class PuzzleTry(Asked, frozen=True, kw_only=True):
    """What somebody would do."""

    action: ActionId


class PuzzleOption(Told, frozen=True, kw_only=True):
    """Something that can be done, and what it is worth as far as its seat can know."""

    action: int
    text: str
    """Its notation."""
    says: Said
    """What it is."""
    right: bool
    place: float
    """The place to expect, 1 for first; alone: how much of a full success, from 0 to 1."""
    win: float
    """The chance to win, from 0 to 1; alone: the same as `place`."""
    reasons: tuple[Said, ...]
    """The facts that tell it from the others; there may be none."""


class PuzzleAnswer(Told, frozen=True, kw_only=True):
    """What to make of a try. A server remembers nothing of it."""

    right: bool
    said: Said
    """In a sentence."""
    tried: PuzzleOption
    best: PuzzleOption
    """The same as `tried` if that is right."""
    others: tuple[PuzzleOption, ...]
    """A few more, the best first: what is as good, the next best, and what looks best."""
