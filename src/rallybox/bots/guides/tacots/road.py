"""Tacots: what the road ahead is worth to one driver with one hand. Points are the unit.

Looks only at the board, at what everybody knows of the others, and at the driver's own cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.actions import Action
from rallybox.games.tacots.actions import Drive, Lay
from rallybox.games.tacots.board import KINDS_FIT, NEXT, OPPOSITE, SQUARES, STEPS, Board
from rallybox.games.tacots.cards import DEAD, DEAD_END, NORTH, POINTS, SOUTH
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.rules import PROTECTED, protected
from rallybox.games.tacots.scoring import FINISH
from rallybox.kit.bits import BIT

# -- tables --------------------------------------------------------------------------------------


def _exits(square: int, shape: int) -> list[int]:
    found = [beside << 4 | OPPOSITE[side] for side, beside in NEXT[square].items() if shape & side]
    return (found + [-1] * 4)[:4]


EXITS: Final[vec[i64]] = vec[i64](
    [way for square in range(SQUARES) for shape in range(16) for way in _exits(square, shape)]
)
"""Where a card leads: from `(square << 4 | shape) << 2`, up to four times `square << 4 | side from
which it is entered`, then −1."""
FIT: Final[vec[i64]] = vec[i64](KINDS_FIT)
"""The set of kinds that fit, by what a square needs."""

# Sets of squares are two halves of 32 bits, so that they are native integers when compiled.
HALF: Final = 32
HALF_MASK: Final[i64] = 0xFFFFFFFF
_NOT_EAST: Final[i64] = 0x7F7F7F7F
_NOT_WEST: Final[i64] = 0xFEFEFEFE
ROW: Final[i64] = 0xFF

# -- weights, found by playing against itself ------------------------------------------------------

LATER: Final = 0.9
"""A point a turn later is worth so much less."""
EVEN: Final = 0.7
"""How far cards count by their points; the rest is the same for every card."""
SURE: Final[tuple[float, ...]] = (0.0, 1.8, 2.6, 3.1, 3.4)
"""What it is worth that so many of the own cards (or more) fit ahead."""
ROOM, MOST_ROOM, SHARED = 0.12, 9.0, 0.5
"""Each free square nearer to this car than to others; how many count; if others can take it."""
NEAR: Final = 4
"""Squares farther off than this do not count as room."""
WAYS: Final = 0.35
"""Each further way that leads on."""
EXPOSED: Final = 0.3
"""What it costs that the only way on can be closed by a dead end."""
STUCK, DRIVING = 1.8, 0.7
"""Standing where nothing fits, and what is left of it for each turn of driving to a place."""
CUT, CUT_PART = 2.0, 0.6
"""Taking the only way on from an opponent, or one of several."""
ATTACK, ATTACK_LEADER, ATTACK_PART = 1.0, 0.4, 0.25
"""A dead end: its harm, the more the better the opponent stands, and if other ways are left."""
HOPE, HOPE_LEAD = 0.75, 0.12
"""The chance to lay the finish, and how it grows with each card that others hold more."""

NOWHERE: Final = 99
"""Turns to a place that cannot be reached."""
_WAITING: Final[tuple[float, ...]] = tuple(STUCK * DRIVING**turns for turns in range(NOWHERE + 1))
_GAINS: Final[tuple[float, ...]] = tuple(
    float(points) if kind == DEAD_END else EVEN * points + (1 - EVEN) * 2
    for kind, points in enumerate(POINTS)
)
_MOST_SURE: Final = len(SURE) - 1


def gain(kind: i64, own: bool) -> float:
    """What getting rid of a card is worth; before the own car the dead end is the finish."""
    if own and kind == DEAD_END:
        return _GAINS[DEAD_END] + FINISH
    return _GAINS[kind]


def fitting(fit: i64, hand: i64, left: i64) -> i64:
    """How many cards of a hand belong to a set of kinds, up to what makes one sure."""
    if left == 1 and hand & 15:
        return _MOST_SURE if fit & DEAD else 0
    number: i64 = 0
    fit >>= 1
    hand >>= 4
    while fit and hand:
        if fit & 1:
            number += hand & 15
        fit >>= 1
        hand >>= 4
    return min(number, _MOST_SURE)


def count(mask: i64) -> i64:
    """How many of 32 bits are set."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    mask += mask >> 8
    return mask + (mask >> 16) & 63


class Driver:
    """One seat at its turn, and what its cards are worth wherever its car may stand."""

    __slots__ = (
        "board",
        "closing",
        "free_high",
        "free_low",
        "hand",
        "in_danger",
        "left",
        "me",
        "rooms",
        "shelter_high",
        "shelter_low",
        "square",
        "state",
        "theirs_high",
        "theirs_low",
        "turns",
    )

    def __init__(self, state: Race, me: int) -> None:
        self.state = state
        self.me = me
        board = state.board
        self.board: Board = board
        self.hand: i64 = state.hands[me]
        self.left: i64 = state.sizes[me]
        self.square: i64 = state.cars[me]
        self.closing: bool = state.closing
        taken = board.taken
        low: i64 = taken & 0xFFFFFFFF
        high: i64 = taken >> HALF
        self.free_low: i64 = low ^ HALF_MASK
        self.free_high: i64 = high ^ HALF_MASK
        self.rooms: list[float] = [-1.0] * SQUARES
        self.turns: list[int] | None = None
        self.in_danger: bool = False
        self.theirs_low: i64 = 0
        self.theirs_high: i64 = 0
        self.shelter_low: i64 = 0
        self.shelter_high: i64 = 0
        self._look_at_others()

    def _look_at_others(self) -> None:
        """Where others may build, whether they can block this car, and where it would be safe."""
        state, me, road = self.state, self.me, self.board.road
        endangered = state.laid[me] + 1 >= PROTECTED
        for seat in range(state.players):
            square = state.cars[seat]
            if seat == me or square < 0:
                continue
            if state.kinds[seat] & DEAD:
                self.in_danger = self.in_danger or endangered
            elif protected(state, seat):
                # TA-7: beside this car nobody can be blocked; only itself could do it.
                if square < HALF:
                    self.shelter_low |= BIT[square]
                else:
                    self.shelter_high |= BIT[square - HALF]
            at: i64 = (square << 4 | road[square]) << 2
            for n in range(at, at + 4):
                way = EXITS[n]
                if way < 0:
                    break
                beside = way >> 4
                if not road[beside]:
                    if beside < HALF:
                        self.theirs_low |= BIT[beside]
                    else:
                        self.theirs_high |= BIT[beside - HALF]

    # -- actions ---------------------------------------------------------------------------------

    def glance(self, action: Action) -> float:
        """What an action is worth at first sight."""
        if isinstance(action, Lay):
            kind = action.kind
            if action.against >= 0:
                won = gain(kind, False) + self.attack(action.against)
                return won + LATER * self.behind(action)
            won = self.cut(action.square)
            hand, left = self.hand, self.left
            if not action.opened:
                won += gain(kind, True)
                hand -= BIT[4 * kind]
                left -= 1
            board = self.board
            ahead = self.outlook(board, action.square, action.shape, hand, left)
            return won + LATER * ahead
        if isinstance(action, Drive):
            square = action.square
            shape = self.board.road[square]
            return LATER * self.outlook(self.board, square, shape, self.hand, self.left)
        return LATER * self.here(self.hand, self.left)

    def here(self, hand: i64, left: i64) -> float:
        """What it is worth to stay where the car is."""
        square = self.square
        if square < 0:
            return 0.0
        return self.outlook(self.board, square, self.board.road[square], hand, left)

    def behind(self, dead_end: Lay) -> float:
        """What staying is worth after a dead end, which may close the own road too (TA-6)."""
        board, square = self.board, self.square
        if self.state.cars[dead_end.against] == square:
            board = board.copy()
            board.lay(dead_end.square, dead_end.shape)
        return self.outlook(board, square, board.road[square], self.hand - 1, self.left - 1)

    def attack(self, seat: int) -> float:
        """What a dead end against a seat is worth, the finish given up for it included."""
        if self.closing:
            return 0.0
        state = self.state
        sizes = state.sizes
        left = float(self.left)
        harm = 0.0
        fewest = 99
        for other in range(state.players):
            if other == self.me:
                continue
            if sizes[other] < fewest:
                fewest = sizes[other]
            if state.cars[other] == state.cars[seat]:  # it stops all who share the card
                harm += ATTACK * (1.0 + ATTACK_LEADER * (left - sizes[other]))
        if self.ways(seat) > 1:
            harm *= ATTACK_PART
        chance = min(1.0, max(0.0, HOPE + HOPE_LEAD * (fewest - left)))
        return harm - FINISH * chance

    def ways(self, seat: int) -> i64:
        """How many empty squares lie in front of a seat's car."""
        road = self.board.road
        square = self.state.cars[seat]
        at: i64 = (square << 4 | road[square]) << 2
        found: i64 = 0
        for n in range(at, at + 4):
            way = EXITS[n]
            if way < 0:
                break
            if not road[way >> 4]:
                found += 1
        return found

    def cut(self, square: i64) -> float:
        """What it is worth to build where opponents could have built."""
        if not self.contested(square):
            return 0.0
        state = self.state
        road = self.board.road
        harm = 0.0
        for seat in range(state.players):
            theirs = state.cars[seat]
            if seat == self.me or theirs < 0 or not state.sizes[seat]:
                continue
            at: i64 = (theirs << 4 | road[theirs]) << 2
            for n in range(at, at + 4):
                way = EXITS[n]
                if way < 0:
                    break
                if way >> 4 == square:
                    harm += CUT if self.ways(seat) == 1 else CUT * CUT_PART
        return harm

    def contested(self, square: i64) -> bool:
        """Does an empty square lie in front of another car?"""
        if square < HALF:
            return self.theirs_low & BIT[square] != 0
        return self.theirs_high & BIT[square - HALF] != 0

    def sheltered(self, square: i64) -> bool:
        """Does a car stand on a square that protects who shares it (TA-7)?"""
        if square < HALF:
            return self.shelter_low & BIT[square] != 0
        return self.shelter_high & BIT[square - HALF] != 0

    # -- places ----------------------------------------------------------------------------------

    def outlook(self, board: Board, square: i64, shape: i64, hand: i64, left: i64) -> float:
        """What standing on a card with this hand is worth; the card need not lie there yet."""
        if left == 0 or self.closing:
            return 0.0
        road, needs = board.road, board.needs
        fit: i64 = 0
        ways: i64 = 0
        room = 0.0
        safe = False
        at: i64 = (square << 4 | shape) << 2
        for n in range(at, at + 4):
            way = EXITS[n]
            if way < 0:
                break
            beside = way >> 4
            if road[beside]:
                continue
            need: i64 = needs[beside] | (way & 15)
            ways += 1
            fit |= FIT[need]
            here = self.room(beside)
            if here > room:
                room = here
            opened = need & 15
            if opened != NORTH and opened != SOUTH:
                safe = True
        number = fitting(fit, hand, left)
        if not number:
            return _WAITING[self.turns_from(square)]
        value = SURE[number] + ROOM * room + WAYS * float(ways - 1)
        exposed = self.in_danger and ways == 1 and not safe and left >= PROTECTED
        if exposed and not self.sheltered(square):
            value -= EXPOSED
        return value

    def turns_from(self, square: i64) -> int:
        """Turns of driving to the nearest place where one of the own cards fits."""
        turns = self.turns
        if turns is None:
            turns = self.turns = self._turns()
        return turns[square]

    def _turns(self) -> list[int]:
        road, needs = self.board.road, self.board.needs
        held: i64 = self.state.kinds[self.me]
        usable = held & ~DEAD or held
        far = [-1] * SQUARES
        queue: list[int] = []
        for square in range(SQUARES):
            at: i64 = (square << 4 | road[square]) << 2
            for n in range(at, at + 4):
                way = EXITS[n]
                if way < 0:
                    break
                beside = way >> 4
                if not road[beside] and FIT[needs[beside]] & usable:
                    far[square] = 0
                    queue.append(square)
                    break
        for square in queue:  # grows on the way
            at = (square << 4 | road[square]) << 2
            for n in range(at, at + 4):
                way = EXITS[n]
                if way < 0:
                    break
                beside = way >> 4
                if road[beside] and far[beside] < 0:
                    far[beside] = far[square] + 1
                    queue.append(beside)
        return [NOWHERE if steps < 0 else (steps + STEPS - 1) // STEPS for steps in far]

    def room(self, square: i64) -> float:
        """How many free squares round an open end are nearer to it than to other cars."""
        found = self.rooms[square]
        if found < 0.0:
            found = self.rooms[square] = self._room(square)
        return found

    def _room(self, square: i64) -> float:
        low: i64 = 0
        high: i64 = 0
        if square < HALF:
            low = BIT[square]
        else:
            high = BIT[square - HALF]
        shared = self.contested(square)
        other_low = self.theirs_low & ~low
        other_high = self.theirs_high & ~high
        free_low, free_high = self.free_low, self.free_high
        for _ in range(NEAR):
            grown_low = spread(low) | (high & ROW) << 24
            grown_high = spread(high) | low >> 24
            low |= grown_low & free_low & ~other_low
            high |= grown_high & free_high & ~other_high
            grown_low = spread(other_low) | (other_high & ROW) << 24
            grown_high = spread(other_high) | other_low >> 24
            other_low |= grown_low & free_low & ~low
            other_high |= grown_high & free_high & ~high
        found = float(count(low) + count(high))
        if shared:
            found *= SHARED
        return min(found, MOST_ROOM)


def spread(half: i64) -> i64:
    """A set of squares of one half with their neighbours in that half (and some beyond it)."""
    return half << 8 | half >> 8 | (half & _NOT_EAST) << 1 | (half & _NOT_WEST) >> 1
