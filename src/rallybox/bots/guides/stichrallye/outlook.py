"""What a trick of Stich Rallye may lead to: who wins the race, by who takes the trick and how low.

The chances come from how far everybody is expected to get: the car, what the motor will bring in
the tricks that are left, and the hills ahead. The end of a round is played out exactly.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.guide import Prospects
from rallybox.bots.guides.stichrallye.hand import TENTHS
from rallybox.games.stichrallye.cards import HIGHEST, ROUNDS
from rallybox.games.stichrallye.course import Course
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.rules import LAPS, motor_order
from rallybox.games.stichrallye.track import Track, moved, reach, rest

# What sensible players do on average; found by playing many games with other numbers.
USUAL_LOWEST: Final[dict[int, float]] = {3: 4.1, 4: 3.9, 5: 3.7}
"""What the winner of a trick drives without its motor, by the number of drivers."""
USUAL_MOVES: Final[list[int]] = [2, 3, 4, 5, 6, 7, 9, 11, 13]
CONTROL: Final[dict[int, tuple[float, float]]] = {3: (0.55, 0.15), 4: (0.45, 0.12), 5: (0.35, 0.08)}
"""How often others win a trick that they want, and one that they do not."""
# Rounded by eye from fits, by maximum likelihood at every second trick, to who won 6,486 games
# among club players on both tracks.
SPREADS: Final[vec[float]] = vec[float]([14.0, 0.2, 6.8, 0.25, 5.5, 0.15])
"""The lead in spaces that makes about three times as likely to win, for each round: in its last
trick, and how much more for each trick before it."""
BETWEEN: Final[vec[float]] = vec[float]([15.0, 8.5, 6.0])
"""The same before each round."""
STEEPNESS: Final = 1.7
"""How much the hills ahead count."""
LEADING: Final = 1.3
"""What it costs to lead the first trick of a round, in spaces."""

_ROW: Final[i64] = 16
"""More than the highest value of a card."""


def motor_worth(course: Course, left: int, wanted: float, unwanted: float) -> list[float]:
    """The spaces that each place of the arrow brings on average until the round ends.

    `left` is the number of tricks, `wanted` and `unwanted` how often the driver wins one that it
    wants or does not.
    """
    dial = [int(number) for number in course.dial]
    lowest = USUAL_LOWEST[int(course.players)]
    worth = [float(number) for number in dial]
    for _ in range(left):
        following = worth[1:] + worth[:1]
        for arrow in range(len(dial)):
            win = lowest + max(worth[arrow], dial[arrow] + worth[0])
            lose = following[arrow]
            following[arrow] = lose + (win - lose) * (wanted if win > lose else unwanted)
        worth = following
    return worth


def hill_worth(track: Track) -> list[float]:
    """What the hills ahead of each space add to a usual move, or take from it."""
    found = []
    for at in range(track.length):
        gain = 0.0
        for move in USUAL_MOVES:
            gain += float(rest(track, 0, at, at + move) - at - move)
        found.append(STEEPNESS * gain / len(USUAL_MOVES))
    return found


class Tables:
    """What every outlook on a course needs; made once."""

    __slots__ = ("hills", "own", "worth")

    def __init__(self, course: Course) -> None:
        usual: list[float] = []
        own: list[float] = []
        for left in range(max([int(tricks) for tricks in ROUNDS])):
            usual += motor_worth(course, left, *CONTROL[int(course.players)])
            for wanted in range(int(TENTHS)):
                for unwanted in range(int(TENTHS)):
                    own += motor_worth(course, left, wanted / 10, unwanted / 10)
        self.worth = vec[float](usual)
        """What a place of the arrow is worth to anybody: for each number of tricks left."""
        self.own = vec[float](own)
        """The same by the control that a hand has, as `Hand.control` tells it."""
        self.hills = vec[float](hill_worth(course.track))
        """By space."""


@lru_cache(maxsize=64)
def tables_of(course: Course) -> Tables:
    """The tables of a course."""
    return Tables(course)


class Outlook:
    """The trick that is looked at, and what it may lead to."""

    __slots__ = (
        "_arrows",
        "_cars",
        "_known",
        "_left",
        "_losing",
        "_round",
        "_spread",
        "_stamp",
        "_taken",
        "chances",
        "course",
        "tables",
        "turbo",
    )

    def __init__(self, course: Course) -> None:
        self.course = course
        self.tables = tables_of(course)
        players = int(course.players)
        rows = players * int(_ROW)
        self.chances = vec[float]([0.0] * (rows * players))
        """Each seat's chance to win the race: from `row`, one for each seat."""
        self.turbo = vec[i64]([0] * rows)
        """Does that winner with that lowest value use its motor?"""
        self._known = vec[i64]([0] * rows)
        self._stamp: i64 = 0
        self._cars = vec[i64]([-1] * players)
        self._arrows = vec[i64]([0] * players)
        self._losing = vec[float]([0.0] * players)
        self._taken: i64 = 0
        self._left: i64 = 0
        self._round: i64 = 0
        self._spread: float = 1.0

    # -- a trick in progress ---------------------------------------------------------------------

    def look(self, state: Race) -> None:
        """Turn to the trick on a state's table, of which no motor has been wound yet."""
        left = ROUNDS[state.round] - state.done - 1
        same = left == self._left and state.round == self._round
        cars, arrows = state.cars, state.arrows
        for seat in range(self.course.players):
            if cars[seat] != self._cars[seat] or arrows[seat] != self._arrows[seat]:
                same = False
        if same:
            return
        self._turn(state)
        for seat in range(self.course.players):
            arrow = self.wound(arrows[seat])
            self._losing[seat] = self._strength(cars[seat], arrow)

    def _turn(self, state: Race) -> None:
        """Forget the trick that was looked at."""
        self._stamp += 1
        self._taken = state.taken
        self._left = ROUNDS[state.round] - state.done - 1
        self._round = state.round
        self._spread = spread_at(self._round, self._left)
        for seat in range(self.course.players):
            self._cars[seat] = state.cars[seat]
            self._arrows[seat] = state.arrows[seat]

    def row(self, winner: i64, lowest: i64) -> i64:
        """Where `chances` and `turbo` (divided by the seats) tell of a trick that this winner
        takes with this lowest value."""
        at = winner * _ROW + lowest
        if self._known[at] != self._stamp:
            self._known[at] = self._stamp
            self._fill(at, winner, lowest)
        return at * self.course.players

    def extra(self, arrow: i64, control: i64) -> float:
        """How much more, or less, than usual a place of the arrow is worth to a driver whose hand
        has this control; in spreads, so that a chance p changes by about p (1 − p) times as
        much."""
        if control < 0:
            return 0.0
        numbers = self.course.numbers
        own = self.tables.own[((self._left * TENTHS * TENTHS) + control) * numbers + arrow]
        return (own - self.tables.worth[self._left * numbers + arrow]) / self._spread

    def wound(self, arrow: i64) -> i64:
        """The place of an arrow after one wind."""
        arrow += 1
        return arrow if arrow < self.course.numbers else 0

    def _strength(self, at: i64, arrow: i64) -> float:
        """How far a driver is expected to get, as a weight among the others."""
        worth = self.tables.worth[self._left * self.course.numbers + arrow]
        score = float(at) + worth + self.tables.hills[at % self.course.track.length]
        return exp((score - self._middle()) / self._spread)

    def _middle(self) -> float:
        """Something near the scores, so that weights stay in range."""
        return float(self._cars[0])

    def _fill(self, at: i64, winner: i64, lowest: i64) -> None:
        if not self._left:
            self._fill_last(at, winner, lowest)
            return
        arrow = self._arrows[winner]
        motor = self.course.dial[arrow]
        best = self._driven(winner, lowest, arrow)
        self.turbo[at] = 0
        if motor:
            other = self._driven(winner, lowest + motor, 0)
            if other > best:
                best = other
                self.turbo[at] = 1
        count = self.course.players
        total = best
        for seat in range(count):
            if seat != winner:
                total += self._losing[seat]
        for seat in range(count):
            weight = best if seat == winner else self._losing[seat]
            self.chances[at * count + seat] = weight / total

    def _driven(self, winner: i64, steps: i64, arrow: i64) -> float:
        """The winner's weight after its drive."""
        track = self.course.track
        start = self._cars[winner]
        end = rest(track, self._taken, start, reach(track, self._taken, start, steps))
        if end >= LAPS * track.length:
            return 1e30
        return self._strength(end, arrow)

    def motor(self, state: Race, turbo: bool) -> float:
        """The chance of a trick's winner if it uses its motor now, or keeps it."""
        winner = state.best
        arrows = state.arrows[:]
        steps = state.lowest
        if turbo:
            steps += self.course.dial[arrows[winner]]
            arrows[winner] = 0
        self._turn(state)
        if not self._left:
            return self._ended(winner, steps, arrows)[winner]
        mine = self._driven(winner, steps, arrows[winner])
        total = mine
        for seat in range(self.course.players):
            if seat != winner:
                total += self._strength(self._cars[seat], arrows[seat])
        return mine / total

    # -- the last trick of a round ---------------------------------------------------------------

    def _fill_last(self, at: i64, winner: i64, lowest: i64) -> None:
        arrows = self._arrows[:]
        for seat in range(self.course.players):
            if seat != winner:
                arrows[seat] = self.wound(arrows[seat])
        motor = self.course.dial[arrows[winner]]
        keep = self._ended(winner, lowest, arrows)
        best = keep
        self.turbo[at] = 0
        if motor:
            arrows[winner] = 0
            use = self._ended(winner, lowest + motor, arrows)
            if use[winner] > keep[winner]:
                best = use
                self.turbo[at] = 1
        count = self.course.players
        for seat in range(count):
            self.chances[at * count + seat] = best[seat]

    def _ended(self, winner: i64, steps: i64, arrows: vec[i64]) -> vec[float]:
        """Everybody's chance once the winner has driven and all motors have run."""
        cars = self._cars[:]
        taken = self._taken
        course = self.course
        track = course.track
        end = _drive(track, cars, taken, winner, steps)
        if end >= 0:
            order = motor_order(cars, winner)
            taken = end
            for place in range(course.players):
                seat = order[place]
                motor = course.dial[arrows[seat]]
                if motor:
                    taken = _drive(track, cars, taken, seat, motor)
                    if taken < 0:
                        break
            end = taken
        return self.shares(cars, winner, self._round, end < 0)

    # -- whole rounds ----------------------------------------------------------------------------

    def shares(self, cars: vec[i64], flag: i64, past: i64, over: bool) -> vec[float]:
        """Everybody's chance to win after a whole round (from 0), or when all is over."""
        count = self.course.players
        found = vec[float]([0.0] * int(count))
        first = flag
        for step in range(1, count):
            seat = (flag + step) % count
            if cars[seat] > cars[first]:
                first = seat
        if over or past + 1 == len(ROUNDS):
            found[first] = 1.0
            return found
        spread = BETWEEN[past + 1]
        total = 0.0
        for seat in range(count):
            at = cars[seat]
            score = float(at - cars[first]) + self.tables.hills[at % self.course.track.length]
            if seat == first:
                score -= LEADING
            found[seat] = exp(score / spread)
            total += found[seat]
        for seat in range(count):
            found[seat] /= total
        return found

    def prospects(self, state: Race, past: i64) -> Prospects:
        """What to expect of everybody after a whole round (from 0), or at the end.

        Chances to win share out the lower places too, as if each of them was raced for among those
        who are left.
        """
        count = self.course.players
        most = float(count - 1)
        found: list[float] = []
        wins: list[float] = []
        if state.turn < 0:
            for seat in range(count):
                behind = 0.0
                for other in range(count):
                    if _ahead(state, seat, other):
                        behind += 1.0
                found.append(behind / most)
                wins.append(1.0 if behind == most else 0.0)
            return Prospects(found, wins)
        weights = self.shares(state.cars, state.flag, past, False)
        for seat in range(count):
            behind = -0.5
            for other in range(count):
                behind += weights[seat] / (weights[seat] + weights[other])
            found.append(behind / most)
            wins.append(weights[seat])
        return Prospects(found, wins)


def _ahead(state: Race, seat: i64, other: i64) -> bool:
    """Is a seat ahead of another one? (SR-7)"""
    if state.cars[seat] != state.cars[other]:
        return state.cars[seat] > state.cars[other]
    count = state.course.players
    return (seat - state.flag) % count < (other - state.flag) % count


def spread_at(number: i64, left: i64) -> float:
    """The lead that counts, with so many tricks left in a round (from 0)."""
    return SPREADS[number * 2] + SPREADS[number * 2 + 1] * float(left)


def _drive(track: Track, cars: vec[i64], taken: i64, seat: i64, steps: i64) -> i64:
    """Move a car; the spaces taken afterwards, or −1 if it finished."""
    at = cars[seat]
    end = rest(track, taken, at, reach(track, taken, at, steps))
    cars[seat] = end
    if end >= LAPS * track.length:
        return -1
    return moved(track, taken, at, end)


assert int(_ROW) > HIGHEST
