"""Puzzles as they go over the wire: the board as at a table without clocks, then the answer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Final

from rallybox.bots.reasons import reasons
from rallybox.core.actions import Action
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.words import DEFAULT, Words
from rallybox.games import GAMES
from rallybox.review.puzzles.book import all_puzzles, of_day, puzzles_of
from rallybox.review.puzzles.puzzle import GRADES, Option, Position, Puzzle, position_of
from rallybox.tables.errors import NotFound
from rallybox.tables.moment import deciding, remarks
from rallybox.tables.say import said
from rallybox.tables.wire.puzzles import (
    PuzzleAnswer,
    PuzzleGame,
    PuzzleList,
    PuzzleOption,
    PuzzleScene,
)
from rallybox.tables.wire.socket import Moment

MOST_OTHERS: Final = 3
DUEL: Final = 2
"""So many drivers: whoever does not win is last."""
TELLING: Final = 5
"""A chance to win that differs by fewer percentage points says little; the place says more."""
RACES: Final = 10
"""In so many races places are counted."""
TABLES: Final = 256
"""Puzzles that are kept ready for whoever tries next."""


def listed(day: date) -> PuzzleList:
    """All puzzles, by game and grade, and that of the day."""
    return PuzzleList(
        day=day.isoformat(),
        today=of_day(day),
        games=tuple(
            PuzzleGame(
                game=game,
                grades=tuple(
                    tuple(one.id for one in puzzles_of(game) if one.grade == grade)
                    for grade in GRADES
                ),
            )
            for game in GAMES
            if puzzles_of(game)
        ),
    )


def shown(puzzle_id: str) -> PuzzleScene:
    """A puzzle, to be solved; NotFound if there is none of this id."""
    game, puzzle, position = _ready(puzzle_id)
    return PuzzleScene(
        id=puzzle.id,
        game=game.name,
        grade=puzzle.grade,
        seat=position.seat,
        names=names(position),
        moment=_moment(position),
    )


def tried(puzzle_id: str, action_id: int) -> PuzzleAnswer:
    """What to make of a try; raises what `State.play` raises if it is not legal."""
    game, puzzle, position = _ready(puzzle_id)
    action = game.action(action_id)
    position.state.copy().play(position.seat, action, SeededDice("try"))  # if it is legal
    best = puzzle.options[0]
    mine = next(one for one in puzzle.options if one.action == action_id)
    right = action_id in puzzle.answers
    shown_first = [mine] if right else [mine, best]
    options = shown_first + _others(puzzle, shown_first)
    told = _options(position, puzzle, options)
    return PuzzleAnswer(
        right=right,
        said=said(verdict(position, puzzle, mine)),
        tried=told[0],
        best=told[0 if right else 1],
        others=tuple(told[len(shown_first) :]),
    )


def names(position: Position) -> tuple[str, ...]:
    """What everybody is called; whoever decides brings a name."""
    others = iter(Words("bots-names").say(DEFAULT).split(", "))
    players = range(position.view.setup.players)
    return tuple("" if seat == position.seat else next(others) for seat in players)


def place_of(option: Option, players: int) -> float:
    """The place to expect; alone, how much of a full success."""
    return option.placing if players == 1 else players - option.placing * (players - 1)


@lru_cache(TABLES)
def _ready(puzzle_id: str) -> tuple[Game, Puzzle, Position]:
    found = all_puzzles().get(puzzle_id)
    if found is None:
        raise NotFound("review-no-such-puzzle")
    game, puzzle = found
    return game, puzzle, position_of(game, puzzle)


def _moment(position: Position) -> Moment:
    game, view = position.game, position.view
    return Moment(
        step=1,
        view=view,
        ask=said(game.ask(view)),
        decision=deciding(game, view, position.actions, at_once=False),
        events=(),
        remarks=remarks(game, position.state, position.seat),
        time=None,
        outcome=None,
        auto=False,
    )


def _others(puzzle: Puzzle, first: Sequence[Option]) -> list[Option]:
    """What is worth showing besides: the next best, and what looks best at first."""
    rest = [one for one in puzzle.options if one not in first]
    found = [one for one in rest if one.action == puzzle.obvious]
    found += [one for one in rest if one not in found][: MOST_OTHERS - len(found)]
    return sorted(found, key=lambda one: -one.placing)


def _options(position: Position, puzzle: Puzzle, options: Sequence[Option]) -> list[PuzzleOption]:
    game, view = position.game, position.view
    actions: list[Action] = [game.action(one.action) for one in options]
    why = reasons(game, view, actions, SeededDice(puzzle.seed))
    return [
        PuzzleOption(
            action=option.action,
            text=action.text,
            says=said(game.explain(view, action)),
            right=option.action in puzzle.answers,
            place=round(place_of(option, view.setup.players), 2),
            win=option.win,
            reasons=tuple(map(said, facts)),
        )
        for option, action, facts in zip(options, actions, why, strict=True)
    ]


def verdict(position: Position, puzzle: Puzzle, mine: Option) -> Words:
    """Right or wrong, and by how much."""
    players = position.view.setup.players
    right = mine.action in puzzle.answers
    best, other = puzzle.options[0], puzzle.options[puzzle.right] if right else mine
    kind, figures = _compared(best, other, players)
    return Words(f"review-puzzle-{'right' if right else 'wrong'}-{kind}", figures)


def _compared(best: Option, other: Option, players: int) -> tuple[str, dict[str, int]]:
    """What makes the best move better: it wins more often, or only comes in further ahead."""
    percent, less = round(100 * best.win), round(100 * other.win)
    if players <= DUEL or percent - less >= TELLING:
        return "alone" if players == 1 else "race", {"percent": percent, "less": less}
    places = place_of(other, players) - place_of(best, players)
    return "place", {"places": max(1, round(RACES * places))}
