"""A whole arena run: plays what is still to be played, and stops when it may."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from typing import NamedTuple

from rallybox.arena.counting import Question, questions
from rallybox.arena.estimate import CONFIDENCE
from rallybox.arena.game import Find, Line, play_game
from rallybox.arena.pool import Everywhere, with_processes
from rallybox.arena.schedule import Contest, Schedule
from rallybox.arena.sequential import Decider
from rallybox.bots import make_bot
from rallybox.core.errors import Malformed
from rallybox.games import find_game


class Asked(NamedTuple):
    """A question and what the rounds so far say about it."""

    question: Question
    decider: Decider
    values: list[float]


class Standing:
    """The games that count: all up to the first that is missing, in whole blocks.

    Results that came early wait for those before them. So nothing depends on how many play at
    once, and quick games do not get in before slow ones.
    """

    def __init__(self, schedule: Schedule, lines: Mapping[int, Line]) -> None:
        self.schedule = schedule
        self._lines = lines
        asked = questions(schedule.contest, schedule)
        self.error = (1 - CONFIDENCE) / len(asked)
        """Each question's part of the error that is allowed for all of them together."""
        self.asked = [Asked(q, Decider(q.mark, self.error), []) for q in asked]
        self._rounds = 0
        self._games = 0

    @property
    def decided(self) -> bool:
        """Has every question its answer?"""
        return all(asked.decider.verdict for asked in self.asked)

    def is_over(self) -> bool:
        """Is there nothing more to play?"""
        if self.schedule.contest.until_decided and self.decided:
            return True
        return self._rounds == self.schedule.rounds

    def look(self) -> None:
        """Take in what has been played; looks at the questions after every round, in order."""
        size = self.schedule.round_games
        while self._games in self._lines and not self.is_over():
            self._games += 1
            if self._games % size:
                continue
            self._rounds += 1
            played = [self._lines[n] for n in range(self._games - size, self._games)]
            for question, decider, values in self.asked:
                value = question.value(played)
                values.append(value)
                decider.add(value)

    @property
    def blocks(self) -> list[list[Line]]:
        """The whole blocks that count."""
        seats = self.schedule.players
        firsts = range(0, self._games - self._games % seats, seats)
        return [[self._lines[first + n] for n in range(seats)] for first in firsts]


class Finished(NamedTuple):
    """What is left of a run."""

    standing: Standing
    interrupted: bool


def check(contest: Contest, find: Find = find_game) -> Schedule:
    """The schedule of a contest that can be played, or Malformed."""
    game = find(contest.game)
    game.setup(contest.setup)
    schedule = Schedule(contest)
    for bot in schedule.names:
        make_bot(bot, game).close()
    if not 0 < contest.clear_of < schedule.players:
        raise Malformed("arena-clear-of", most=schedule.players)
    return schedule


def hold(
    contest: Contest,
    lines: Mapping[int, Line] | None = None,
    where: Everywhere | None = None,
    keep: Callable[[Line], None] = lambda line: None,
    find: Find = find_game,
) -> Finished:
    """Play a contest; `lines` were played before. `keep` is told of every game that is new.

    Ctrl-C ends it early, with what there is.
    """
    schedule = check(contest, find)
    known = dict(lines or {})
    standing = Standing(schedule, known)
    standing.look()
    interrupted = False
    if not standing.is_over():
        left = (number for number in range(schedule.games) if number not in known)
        work = partial(play_game, contest, find)
        try:
            with closing((where or with_processes(1))(work, left)) as played:
                for line in played:
                    keep(line)
                    known[line.game] = line
                    standing.look()
                    if standing.is_over():
                        break
        except KeyboardInterrupt:
            interrupted = True
            # It may have come in the middle of a look.
            standing = Standing(schedule, known)
            standing.look()
    return Finished(standing, interrupted)
