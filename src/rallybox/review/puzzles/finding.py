"""Finding puzzles in games between bots.

Every decision goes through finer and finer sieves. The first is cheap: a quick search wants
something else than the plain guide. Each next one thinks longer, with other dice, and lets through
only what is still clearly best. What is found follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final

import msgspec

from rallybox.bots.bot import Bot
from rallybox.bots.drivers import QuickBot
from rallybox.bots.guides import guide_of
from rallybox.bots.search import SearchBot, Thought
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.view import View
from rallybox.review.puzzles.puzzle import GRADES, Option, Position, Puzzle, name_of
from rallybox.review.puzzles.weighing import Weighed, weigh

QUICK: Final = 0.012
"""Seconds' worth of worlds of the search that plays, and finds what may be a puzzle."""
LONGER: Final = 0.025
"""Of another one that plays."""
SIFTING: Final = 0.2
FINDING: Final = 1.5
"""Efforts, as a review counts them: of the second sieve, and of the one that finds."""
CONFIRMING: Final = 5.0
"""And of the last: what looks clear after a short search may only seem so."""
CHECKING: Final = 10 * FINDING
"""The effort of the check: other dice, and ten times the thinking."""
RIVALS: Final = 4
"""Actions besides the plain guide's that the second sieve compares."""

CLEAR: Final = 0.04
"""The best is ahead of everything that is wrong by so much of a placing, and surely ahead."""
WRONG: Final = 0.06
"""The plain guide loses at least so much."""
SAME: Final = 0.012
"""Who is behind by no more is right, too."""
FEWEST: Final = 3
"""Actions that there are at least to choose from."""
MOST_OF_A_GAME: Final = 2
APART: Final = 8
"""Decisions between two puzzles of one game at least: neighbours are much alike."""

TRIES: Final = (0.003, 0.01, 0.03, 0.08, 0.2)
"""Searches of so many seconds' worth that try to solve it, each twice."""

Progress = Callable[[int, int], None]
"""Told how many decisions were looked at, and how many puzzles were found."""


def cells(game: Game, only: str | None = None) -> list[Setup]:
    """The set-ups that are played in turn: every variant, or one, with every number of players."""
    if only is not None:
        game.setup({"variant": only})  # if there is such a variant
    return [
        game.setup({"variant": variant, "players": players})
        for variant, numbers in game.variants.items()
        for players in numbers
        if only in (None, variant)
    ]


def find(
    game: Game, seed: str, tables: Sequence[Setup], progress: Progress | None = None
) -> Iterator[Puzzle]:
    """One puzzle after the other, without end."""
    looked = found = 0
    for number in count():
        dice = SeededDice(f"{seed} {number}")
        for puzzle in in_game(game, tables[number % len(tables)], dice):
            looked += 1
            if puzzle is not None:
                found += 1
                yield puzzle
            if progress is not None:
                progress(looked, found)


def in_game(game: Game, setup: Setup, dice: Dice) -> Iterator[Puzzle | None]:
    """Play a game until it has given enough; for each decision the puzzle that it is, or None."""
    guide = guide_of(game)
    plain, quick = QuickBot(guide), SearchBot(guide, effort=QUICK)
    state = game.start(setup, dice)
    longer = SearchBot(guide, effort=LONGER)
    kinds: tuple[Bot, ...] = (plain, plain, quick, longer)
    drivers = [kinds[dice.below(len(kinds))] for _ in range(setup.players)]
    last, found, step = -APART, 0, 0
    while state.to_act and found < MOST_OF_A_GAME:
        seat = state.to_act[0]
        actions = state.actions(seat)
        if len(actions) == 1:
            state.apply(seat, actions[0], dice)
            continue
        step += 1
        view = state.view(seat)
        obvious = plain.decide(view, actions, dice)
        thought = quick.think(view, actions, dice)
        better = thought.ranking()[0]
        puzzle = None
        asked = len(actions) >= FEWEST and view.to_act == (seat,) and step - last >= APART
        if asked and better is not obvious and _promising(thought, better, obvious):
            puzzle = puzzle_in(game, view, obvious, str(dice.below(1 << 30)))
            if puzzle is not None:
                last, found = step, found + 1
        yield puzzle
        driver = drivers[seat]
        taken = obvious if driver is plain else better
        if driver is longer:
            taken = longer.decide(view, actions, dice)
        state.apply(seat, taken, dice)


def _promising(thought: Thought, better: Action, obvious: Action) -> bool:
    """Does the quick search think so little of what is obvious that it is worth a longer look?"""
    node, other = thought.root.children[better], thought.root.children.get(obvious)
    if other is None or not other.visits:
        return True
    ahead = node.placing / float(node.visits) - other.placing / float(other.visits)
    return ahead >= WRONG / 2


def puzzle_in(game: Game, view: View, obvious: Action, seed: str) -> Puzzle | None:
    """The puzzle that a decision is, if it is one."""
    position = Position(game, view)
    if position.state.view(position.seat) != view or not _sifted(position, obvious, seed):
        return None
    weighed = worths(position, seed)
    right = answers(weighed)
    if not right or not _errs(weighed, obvious) or not confirmed(position, right, seed):
        return None
    return Puzzle(
        id=name_of(game, view),
        grade=GRADES[0],
        solved=_solved(position, right, seed),
        rules=game.rules,
        seed=seed,
        obvious=obvious.id,
        right=len(right),
        options=options(weighed),
        view=msgspec.Raw(msgspec.json.encode(view)),
    )


def worths(position: Position, seed: str) -> list[Weighed]:
    """What each action is worth; the same seed finds the same."""
    dice = SeededDice(f"{seed} find")
    return weigh(position.game, position.view, position.actions, dice, FINDING)


def options(weighed: Sequence[Weighed]) -> tuple[Option, ...]:
    """The same, as it is kept."""
    return tuple(Option(one.action.id, _chance(one.placing), _chance(one.win)) for one in weighed)


def _chance(value: float) -> float:
    """Rounded; what was tried in few worlds may seem to be less than nothing."""
    return round(min(1.0, max(0.0, value)), 3)


def _sifted(position: Position, obvious: Action, seed: str) -> bool:
    """Does it look like a puzzle? Only the best few are compared."""
    game, view, actions = position.game, position.view, position.actions
    dice = SeededDice(f"{seed} sift")
    bot = SearchBot(guide_of(game), effort=QUICK)
    field = bot.think(view, actions, dice).ranking()[:RIVALS]
    if obvious not in field:
        field.append(obvious)
    if len(field) < 2:
        return False
    weighed = weigh(game, view, actions, dice, SIFTING, field)
    behind = next(one.behind for one in weighed if one.action is obvious)
    return behind >= WRONG


def answers(weighed: Sequence[Weighed]) -> list[Action]:
    """The actions that are right, if everything else is clearly worse; else none.

    Nothing that is wrong wins more often: whoever plays for the win alone comes to the same. And
    where more than half of the actions are right, nothing stands out.
    """
    right = [one for one in weighed if one.behind <= SAME]
    wrong = weighed[len(right) :]
    if 2 * len(right) > len(weighed):
        return []
    most = weighed[0].win
    clear = all(one.behind >= CLEAR and one.least > 0.0 and one.win < most for one in wrong)
    return [one.action for one in right] if clear else []


def confirmed(position: Position, right: Sequence[Action], seed: str) -> bool:
    """Does a longer search with other dice come to the same, and still see a lead?"""
    game, view, actions = position.game, position.view, position.actions
    weighed = weigh(game, view, actions, SeededDice(f"{seed} confirm"), CONFIRMING)
    wrong = [one for one in weighed if one.action not in right]
    return weighed[0].action in right and all(one.behind >= CLEAR / 2 for one in wrong)


def _errs(weighed: Sequence[Weighed], obvious: Action) -> bool:
    return any(one.action is obvious and one.behind >= WRONG for one in weighed)


def _solved(position: Position, right: Sequence[Action], seed: str) -> int:
    """How many short searches find it."""
    found = 0
    for effort in TRIES:
        for again in range(2):
            dice = SeededDice(f"{seed} try {effort} {again}")
            bot = SearchBot(guide_of(position.game), effort=effort)
            found += bot.decide(position.view, position.actions, dice) in right
    return found


def graded(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """The same puzzles, a third of them in each grade.

    Those that short searches solve are the easy ones; of equals, those with the larger lead.
    """
    ranked = sorted(puzzles, key=lambda one: (-one.solved, -one.lead, one.id))
    return tuple(
        msgspec.structs.replace(one, grade=GRADES[index * len(GRADES) // len(ranked)])
        for index, one in enumerate(ranked)
    )
