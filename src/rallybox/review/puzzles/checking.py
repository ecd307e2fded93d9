"""Checking puzzles: does a search that thinks ten times as long agree?"""

from __future__ import annotations

from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.review.puzzles.finding import CHECKING
from rallybox.review.puzzles.puzzle import Puzzle, position_of
from rallybox.review.puzzles.weighing import weigh


def agrees(game: Game, puzzle: Puzzle, seed: str = "check", effort: float = CHECKING) -> bool:
    """Is what a long search finds best one of the right answers? Its dice are others than those
    that the puzzle was found with."""
    position = position_of(game, puzzle)
    dice = SeededDice(f"{seed} {puzzle.id}")
    weighed = weigh(game, position.view, position.actions, dice, effort)
    return weighed[0].action.id in puzzle.answers
