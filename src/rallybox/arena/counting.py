"""What a finished game is worth to a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rallybox.arena.game import Line
from rallybox.arena.schedule import Contest, Schedule


class Count(NamedTuple):
    """A sum, and over how many it was taken."""

    total: float
    number: float

    def __add__(self, other: object) -> Count:
        assert isinstance(other, Count)
        return Count(self.total + other.total, self.number + other.number)


NOTHING = Count(0.0, 0.0)


def win_of(line: Line, seat: int) -> float:
    """1 for a win, 1/k for one shared by k."""
    return 1 / line.places.count(1) if line.places[seat] == 1 else 0.0


def placing_of(line: Line, seat: int) -> float:
    """1 for the first, 0 for the last, evenly between; who shares a place gets the mean."""
    others = len(line.places) - 1
    beaten = sum(place > line.places[seat] for place in line.places)
    shared = line.places.count(line.places[seat]) - 1
    return (beaten + shared / 2) / others


def seats_of(line: Line, bot: str) -> list[int]:
    """Where a bot sits."""
    return [seat for seat, name in enumerate(line.bots) if name == bot]


def wins(lines: Sequence[Line], bot: str) -> Count:
    """Wins of a bot, and how many would be its fair share."""
    count = NOTHING
    for line in lines:
        fair = 1 / len(line.bots)
        for seat in seats_of(line, bot):
            count += Count(win_of(line, seat), fair)
    return count


def placings(lines: Sequence[Line], bot: str) -> Count:
    """Placings of a bot, and in how many seats of games."""
    count = NOTHING
    for line in lines:
        for seat in seats_of(line, bot):
            count += Count(placing_of(line, seat), 1)
    return count


def meetings(lines: Sequence[Line], bot: str, other: str) -> Count:
    """How often a bot finished before another (a tie is half), and how often they met."""
    count = NOTHING
    for line in lines:
        for mine in seats_of(line, bot):
            for theirs in seats_of(line, other):
                lead = line.places[theirs] - line.places[mine]
                count += Count((lead > 0) + (lead == 0) / 2, 1)
    return count


def lucky_wins(lines: Sequence[Line], bot: str) -> Count:
    """What luck gave to a bot in wins, and how many would be its fair share."""
    count = NOTHING
    for line in lines:
        assert line.luck is not None
        for seat in seats_of(line, bot):
            count += Count(line.luck.wins[seat], 1 / len(line.bots))
    return count


def lucky_placings(lines: Sequence[Line], bot: str) -> Count:
    """What luck gave to a bot in placings, and in how many seats of games."""
    count = NOTHING
    for line in lines:
        assert line.luck is not None
        for seat in seats_of(line, bot):
            count += Count(line.luck.placings[seat], 1)
    return count


class Question(NamedTuple):
    """What a contest asks: a share of wins, or who of two finishes before the other."""

    bot: str
    other: str | None
    """None: compared with so many fair shares of the wins."""
    mark: float
    """The value between yes and no, from 0 to 1."""
    scale: float
    """What a value of 1 means: so many fair shares, or all meetings."""

    def value(self, lines: Sequence[Line]) -> float:
        """The answer of one round, from 0 to 1."""
        if self.other is None:
            count = wins(lines, self.bot)
            return count.total / count.number / self.scale
        count = meetings(lines, self.bot, self.other)
        return count.total / count.number


def questions(contest: Contest, schedule: Schedule) -> tuple[Question, ...]:
    """Everything that a contest asks."""
    bots, seats = contest.bots, schedule.players
    if contest.among is not None:
        return tuple(Question(bot, None, contest.clear_of / seats, seats) for bot in bots)
    pairs = [(a, b) for index, a in enumerate(bots) for b in bots[index + 1 :]]
    return tuple(Question(a, b, 0.5, 1) for a, b in pairs)
