"""The puzzles of the package: enough of them, lawful, and with nothing in them but a view."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from rallybox.core import SeededDice
from rallybox.games import GAMES
from rallybox.review.puzzles import telling
from rallybox.review.puzzles.book import all_puzzles, of_day, puzzles_of
from rallybox.review.puzzles.checking import agrees
from rallybox.review.puzzles.finding import CLEAR, FEWEST, WRONG, graded, options, worths
from rallybox.review.puzzles.puzzle import GRADES, Position, name_of, position_of
from support.samples import bringing

POSED = list(bringing(lambda game: puzzles_of(game.name)))
every_game = pytest.mark.parametrize("name", POSED)
ROUNDED = 0.002
"""Worths are kept with three digits."""


@every_game
def test_there_are_enough_of_each_grade(name: str) -> None:
    found = puzzles_of(name)
    assert len(found) >= 60
    assert len({puzzle.id for puzzle in found}) == len(found)
    for grade in GRADES:
        assert sum(puzzle.grade == grade for puzzle in found) >= 20
    assert {puzzle.id: puzzle.grade for puzzle in graded(found)} == {
        puzzle.id: puzzle.grade for puzzle in found
    }
    assert len({position_of(GAMES[name], one).view.setup for one in found}) > 2


@every_game
def test_each_is_a_lawful_decision_with_an_answer(name: str) -> None:
    game = GAMES[name]
    for puzzle in puzzles_of(name):
        position = position_of(game, puzzle)
        view = position.view
        assert puzzle.id == name_of(game, view)
        assert view.to_act == (position.seat,)
        assert not game.laws(position.state)
        # A whole world fits it: what is asked of that world, the seat can see.
        assert position.state.view(position.seat) == view
        legal = [action.id for action in position.actions]
        assert sorted(option.action for option in puzzle.options) == sorted(legal)
        assert len(legal) >= FEWEST
        assert 1 <= puzzle.right <= len(legal) / 2, "else nothing stands out"
        assert puzzle.lead >= CLEAR - ROUNDED
        worths = {option.action: option for option in puzzle.options}
        best, obvious = puzzle.options[0], worths[puzzle.obvious]
        assert best.placing - obvious.placing >= WRONG - ROUNDED
        assert all(one.win < best.win + ROUNDED for one in puzzle.options[puzzle.right :])


@every_game
def test_a_puzzle_has_a_view_and_nothing_else(name: str) -> None:
    """What the file says of the position is what the seat sees, to the byte."""
    game = GAMES[name]
    for puzzle in puzzles_of(name):
        view = position_of(game, puzzle).view
        assert view.seat is not None
        assert bytes(puzzle.view) == msgspec.json.encode(view)


@every_game
def test_what_is_shown_depends_on_nothing_hidden(name: str) -> None:
    game = GAMES[name]
    for puzzle in puzzles_of(name)[:5]:
        position = position_of(game, puzzle)
        other = Position(game, position.view)
        other.__dict__["state"] = game.imagine(position.view, SeededDice("another world"))
        assert msgspec.json.encode(telling._moment(other)) == msgspec.json.encode(
            telling.shown(puzzle.id).moment
        )


def test_a_day_has_one_puzzle_for_everybody() -> None:
    first = date(2026, 11, 16)
    days = [first + timedelta(days=number) for number in range(len(POSED) * 150)]
    found = [of_day(day) for day in days]
    assert found == [of_day(day) for day in days]
    assert None not in found
    # Games take turns, and nothing comes twice in three months, also where a round ends.
    games = [all_puzzles()[str(one)][0].name for one in found]
    assert all(len(set(games[at : at + len(POSED)])) == len(POSED) for at in range(len(games) - 3))
    least = len(POSED) * 30
    assert all(len(set(found[at : at + least])) == least for at in range(len(found) - least))
    # In the time of two rounds everything comes at least once.
    assert set(found) == set(all_puzzles())


@pytest.mark.long
@every_game
def test_worths_are_what_their_seed_gives_today(name: str) -> None:
    """If only chances to win differ: scripts/puzzle_worths.py."""
    for puzzle in puzzles_of(name)[::40]:
        position = position_of(GAMES[name], puzzle)
        assert options(worths(position, puzzle.seed)) == puzzle.options


@pytest.mark.long
@every_game
def test_a_longer_search_agrees(name: str) -> None:
    """The whole check is `rallybox puzzles --check`; this is a taste of it."""
    sample = [puzzles_of(name)[number] for number in (0, 25, 50)]
    assert sum(agrees(GAMES[name], puzzle, effort=3.0) for puzzle in sample) >= 2
