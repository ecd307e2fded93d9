"""What a puzzle is: the view of a seat that has to decide, and what each action is worth."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import Final

import msgspec

from rallybox.core.actions import Action
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.core.view import View

GRADES: Final = (1, 2, 3)


class Option(msgspec.Struct, frozen=True, array_like=True):
    """An action that was tried, and what it is worth to the seat."""

    action: int
    placing: float
    """The normalised place: 1 for the winner alone, 0 for the last; alone: of a full success."""
    win: float
    """As far as it is trusted, like all chances of a review."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision in which one action is clearly better than the others, and not the obvious one.

    Nothing is in it but what its seat could see: no game that it comes from, no other hand.
    """

    id: str
    """The game and a few letters that follow from the view."""
    grade: int
    """1 to 3, beside the others of its game: see `finding.graded`."""
    solved: int
    """How many of ten short searches, each longer than the one before, find it."""
    rules: int
    """The version of the rules it was found with."""
    seed: str
    """What it was weighed with; the same seed and effort give the same worths."""
    obvious: int
    """What the game's guide does by rule of thumb: it is wrong."""
    right: int
    """So many of the options, from the first, are right: they come to the same."""
    options: tuple[Option, ...]
    """What each legal action is worth, the best first."""
    view: msgspec.Raw
    """As JSON, for the game to read."""

    @property
    def answers(self) -> tuple[int, ...]:
        """The actions that are right."""
        return tuple(option.action for option in self.options[: self.right])

    @property
    def lead(self) -> float:
        """How far the best is ahead of what is wrong, in placing."""
        return self.options[0].placing - self.options[self.right].placing


class Book(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The puzzles of a game, as a file."""

    game: str
    puzzles: tuple[Puzzle, ...]


class Position:
    """A puzzle on the table: its view, a state that looks just like it, and what can be done."""

    def __init__(self, game: Game, view: View) -> None:
        assert view.seat is not None, "a spectator decides nothing"
        self.game = game
        self.view = view
        self.seat = view.seat

    @cached_property
    def state(self) -> State:
        """One of the worlds that fit the view: only what the seat can see is asked of it."""
        return self.game.imagine(self.view, SeededDice("puzzle"))

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """What the seat can do."""
        return tuple(self.state.actions(self.seat))


def name_of(game: Game, view: View) -> str:
    """What a puzzle with this view is called."""
    digest = blake2b(msgspec.json.encode(view), digest_size=4).hexdigest()
    return f"{game.name}-{digest}"


def position_of(game: Game, puzzle: Puzzle) -> Position:
    """The puzzle on the table; Malformed if the game cannot read its view."""
    return Position(game, game.read_view(bytes(puzzle.view)))
