"""The club player of Tacots: looks a few cards ahead along its own road.

In the rally it weighs each order by the cards it could get rid of next, if nobody came across:
a small beam search over its own cards, judged by how many of them would still fit, how much room
lies ahead, and who could block the road. Points are the unit throughout; the weights were found
by playing against itself. In the patience it keeps as many open ends as it can for the cards
that are still to come, and drives wherever it wants to build.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rallybox.bots.bot import Bot
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View
from rallybox.games.tacots.actions import Drive, Lay, PileLay
from rallybox.games.tacots.board import (
    ALL,
    FITTING,
    KINDS_FIT,
    NEXT,
    OPPOSITE,
    SQUARE_NUMBERS,
    SQUARES,
    STEPS,
    Board,
    squares_of,
)
from rallybox.games.tacots.cards import (
    CARDS,
    DEAD,
    DEAD_END,
    KIND_NUMBERS,
    KIND_OF,
    NORTH,
    POINTS,
    SHAPE_NUMBERS,
    SOUTH,
)
from rallybox.games.tacots.imagine import board_of
from rallybox.games.tacots.rules import PROTECTED
from rallybox.games.tacots.scoring import FINISH
from rallybox.games.tacots.view import TacotsView

_EXITS: Final = tuple(
    tuple((beside, OPPOSITE[side]) for side, beside in NEXT[square].items() if shape & side)
    for square in range(SQUARES)
    for shape in range(16)
)
"""The squares to which a card leads and the side from which, by `square << 4 | shape`."""

_NOT_WEST: Final = ALL & ~sum(1 << square for square in range(0, SQUARES, 8))
_NOT_EAST: Final = ALL & ~sum(1 << square for square in range(7, SQUARES, 8))


class ClubTacots(Bot):
    """A quick and sensible driver, at the table and alone."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert isinstance(view, TacotsView)
        if len(actions) == 1:
            return actions[0]
        if view.setup.solo:
            return _Patience(view, actions).best(dice)
        return _Rally(view).best(actions)


def _beside(squares: int) -> int:
    """All squares next to any of a set."""
    return (
        squares << 8 | squares >> 8 | (squares & _NOT_EAST) << 1 | (squares & _NOT_WEST) >> 1
    ) & ALL


def _distances(board: Board, goals: int) -> list[int]:
    """How many cards it is from each square to the nearest goal, along the road; 99: no way."""
    far = [99] * SQUARES
    north, east = board.joined_north, board.joined_east
    seen = edge = goals
    steps = 0
    while edge:
        for square in squares_of(edge):
            far[square] = steps
        edge = (edge & north) << 8 | edge >> 8 & north | (edge & east) << 1 | edge >> 1 & east
        edge &= ~seen
        seen |= edge
        steps += 1
    return far


def _leading_to(board: Board, square: int) -> int:
    """The cards that lead to an open end."""
    opened = board.needs[square] & 15
    return sum(1 << beside for side, beside in NEXT[square].items() if opened & side)


# -- the rally -----------------------------------------------------------------------------------

DEPTH: Final = 4
"""Own cards to look ahead."""
WIDTH: Final = 14
"""Ways of going on that are kept at each step."""
LATER: Final = 0.9
"""A point a turn later is worth so much less."""
EVEN: Final = 0.7
"""How far cards count by their points; the rest is the same for every card."""
SURE: Final = (0.0, 1.8, 2.6, 3.1, 3.4)
"""What it is worth that so many of the own cards (or more) fit ahead."""
ROOM, MOST_ROOM, SHARED = 0.12, 9.0, 0.5
"""Each free square nearer to this car than to others; how many count; if others can take it."""
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


class _Line(NamedTuple):
    """A way things may go: what has been won, and where the own car then stands."""

    score: float
    won: float
    root: Action
    board: Board
    square: int
    shape: int
    """The card under the car; not yet on the board if `pending`."""
    hand: tuple[int, ...]
    left: int
    pending: bool


class _Rally:
    """One decision in the rally."""

    def __init__(self, view: TacotsView) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.view = view
        self.board = board_of(view.roads)
        self.me = view.seat
        self.others = [seat for seat in range(len(view.players)) if seat != view.seat]
        hand = [0] * len(CARDS)
        for name in view.hand:
            hand[KIND_NUMBERS[name]] += 1
        self.hand = tuple(hand)
        self.left = len(view.hand)
        place = view.cars[view.seat]
        self.square = -1 if place is None else SQUARE_NUMBERS[place]
        self.their_exits: dict[int, list[int]] = {}
        for seat in self.others:
            theirs = view.cars[seat]
            if theirs is not None:
                self.their_exits[seat] = self.board.exits(SQUARE_NUMBERS[theirs])
        self.contested = sum({1 << e for exits in self.their_exits.values() for e in exits})
        self.in_danger = view.players[self.me].laid + 1 >= PROTECTED and any(
            view.players[seat].dead_end for seat in self.others
        )
        self.rooms: dict[int, float] = {}
        self.turns: list[int] | None = None

    def best(self, actions: Sequence[Action]) -> Action:
        """The action that promises most."""
        lines = sorted((self._first(action) for action in actions), key=_by_score, reverse=True)
        if self.view.closing:  # it is the last turn: only what is won at once counts
            return lines[0].root
        ended: list[_Line] = []
        later = 1.0
        for _ in range(DEPTH):
            later *= LATER
            following: list[_Line] = []
            for line in lines[:WIDTH]:
                onward = self._onward(line, later)
                following += onward
                if not onward:
                    ended.append(line)
            if not following:
                lines = []
                break
            lines = sorted(following, key=_by_score, reverse=True)
        return max(ended + lines[:1], key=_by_score).root

    def _first(self, action: Action) -> _Line:
        board, hand, left, won = self.board, self.hand, self.left, 0.0
        square, pending = self.square, False
        if isinstance(action, Drive):
            square = action.square
        shape = board.road[square] if square >= 0 else 0
        if isinstance(action, Lay):
            if not action.opened:
                hand, left = _without(hand, action.kind), left - 1
                won = _gain(action.kind, own=action.against < 0)
            if action.against >= 0:
                board = board.copy()
                board.lay(action.square, action.shape)
                won += self._attack(action.against, board)
            else:
                square, shape, pending = action.square, action.shape, True
                won += self._cut(square)
        score = won + LATER * self._outlook(board, square, shape, hand, left)
        return _Line(score, won, action, board, square, shape, hand, left, pending)

    def _onward(self, line: _Line, later: float) -> list[_Line]:
        """The ways of building on from the end of a line."""
        if not line.left:
            return []
        board, hand, left = line.board, line.hand, line.left
        if line.pending:
            board = board.copy()
            board.lay(line.square, line.shape)
        found = []
        for beside in board.exits(line.square):
            for shape in FITTING[board.needs[beside]]:
                kind = KIND_OF[shape]
                if hand[kind] and (kind != DEAD_END or left == 1):
                    rest = _without(hand, kind)
                    won = line.won + later * _gain(kind, own=True)
                    ahead = self._outlook(board, beside, shape, rest, left - 1)
                    score = won + later * LATER * ahead
                    found.append(
                        _Line(score, won, line.root, board, beside, shape, rest, left - 1, True)
                    )
        return found

    def _attack(self, seat: int, board: Board) -> float:
        """What a dead end against a seat is worth, the finish given up for it included."""
        if self.view.closing:
            return 0.0
        players = self.view.players
        place = self.view.cars[seat]
        assert place is not None
        harm = ATTACK * (1.0 + ATTACK_LEADER * (self.left - players[seat].cards))
        if board.exits(SQUARE_NUMBERS[place]):
            harm *= ATTACK_PART
        fewest = min(players[other].cards for other in self.others)
        chance = min(1.0, max(0.0, HOPE + HOPE_LEAD * (fewest - self.left)))
        return harm - FINISH * chance

    def _cut(self, square: int) -> float:
        """What it is worth to build where opponents could have built."""
        if not self.contested >> square & 1:
            return 0.0
        harm = 0.0
        for seat, exits in self.their_exits.items():
            if square in exits and self.view.players[seat].cards:
                harm += CUT if len(exits) == 1 else CUT * CUT_PART
        return harm

    def _outlook(
        self, board: Board, square: int, shape: int, hand: tuple[int, ...], left: int
    ) -> float:
        """What standing on a card with this hand is worth."""
        if not left or self.view.closing or square < 0:
            return 0.0
        road, needs = board.road, board.needs
        fit = ways = 0
        room = 0.0
        safe = False
        for beside, facing in _EXITS[square << 4 | shape]:
            if road[beside]:
                continue
            need = needs[beside] | facing
            ways += 1
            fit |= KINDS_FIT[need]
            room = max(room, self._room(beside))
            safe = safe or need & 15 not in (NORTH, SOUTH)
        fitting = _fitting(fit, hand, left)
        if not fitting:
            return float(STUCK * DRIVING ** self._turns_from(square))
        value = SURE[fitting] + ROOM * room + WAYS * (ways - 1)
        if ways == 1 and not safe and left >= PROTECTED and self.in_danger:
            value -= EXPOSED
        return value

    def _turns_from(self, square: int) -> int:
        """Turns of driving to the nearest place where one of the own cards fits."""
        if self.turns is None:
            board = self.board
            usable = sum(1 << kind for kind, number in enumerate(self.hand) if number)
            usable = usable & ~DEAD or usable
            goals = 0
            for end in squares_of(board.ends):
                if KINDS_FIT[board.needs[end]] & usable:
                    goals |= _leading_to(board, end)
            self.turns = [(far + STEPS - 1) // STEPS for far in _distances(board, goals)]
        return self.turns[square]

    def _room(self, square: int) -> float:
        """How many free squares round an open end are nearer to it than to other cars."""
        found = self.rooms.get(square)
        if found is None:
            free = ~self.board.taken & ALL
            mine = 1 << square
            theirs = self.contested & ~mine
            for _ in range(4):
                mine |= _beside(mine) & free & ~theirs
                theirs |= _beside(theirs) & free & ~mine
            found = float(mine.bit_count())
            if self.contested >> square & 1:
                found *= SHARED
            found = self.rooms[square] = min(found, MOST_ROOM)
        return found


def _by_score(line: _Line) -> float:
    return line.score


def _without(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])


def _gain(kind: int, own: bool) -> float:
    """What getting rid of a card is worth; before the own car the dead end is the finish."""
    if kind == DEAD_END:
        return POINTS[DEAD_END] + (FINISH if own else 0)
    return EVEN * POINTS[kind] + (1 - EVEN) * 2


def _fitting(fit: int, hand: tuple[int, ...], left: int) -> int:
    """How many cards of a hand belong to a set of kinds, up to what makes one sure."""
    most = len(SURE) - 1
    if left == 1 and hand[DEAD_END]:
        return most if fit & DEAD else 0
    number = 0
    for kind in range(DEAD_END + 1, len(hand)):
        if fit >> kind & 1:
            number += hand[kind]
    return min(number, most)


# -- the patience --------------------------------------------------------------------------------

PLACES: Final = (-3.0, 0.0, 0.5, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3)
"""For each card to come: what it is worth that so many open ends take it."""
SPARE, MOST_SPARE = 0.6, 8
"""Each square that can still be built on beyond those that are needed; how many count."""
OTHER_TOPS: Final = 0.6
"""Each other top card that has a place."""
DEEP: Final = 0.15
"""For each card in a pile: take from the deepest, so that four cards stay in sight."""
FOR_DEAD_ENDS: Final = 1.5
"""A place for each dead end."""
TOO_EARLY: Final = 8.0
"""A dead end before the piles are used up: no full success any more."""
ENDS, MOST_ENDS = 0.3, 10
"""Each open end."""
PATIENT, OUT_OF_PATIENCE = 25, 100
"""Drives in a row after which it builds where it can or drives anywhere, and then stops."""


class _Spot(NamedTuple):
    """A card on an open end: its pile (−1 for a dead end), the square and the shape."""

    square: int
    shape: int
    pile: int


class _Patience:
    """One decision in the patience."""

    def __init__(self, view: TacotsView, actions: Sequence[Action]) -> None:
        self.view = view
        self.actions = actions
        self.board = board_of(view.roads)
        self.cars = [-1 if name is None else SQUARE_NUMBERS[name] for name in view.cars]
        self.left = list(CARDS)
        for openings in view.roads.values():
            self.left[KIND_OF[SHAPE_NUMBERS[openings]]] -= 1
        self.tops = [-1 if p.top is None else KIND_NUMBERS[p.top] for p in view.piles]
        self.values: dict[tuple[int, int], float] = {}

    def best(self, dice: Dice) -> Action:
        """The best spot if a car is there, or a drive towards it."""
        if self.view.first_square is None:
            return self.actions[0]
        now = self._now()
        drives = [action for action in self.actions if isinstance(action, Drive)]
        waited = self.view.turn - self.view.quiet
        if drives and waited < PATIENT:
            spots = self._spots()
            spots.sort(key=self._value, reverse=True)
            for spot in spots:
                if spot in now:
                    return now[spot]
                towards = self._towards(spot, drives)
                if towards is not None:
                    return towards
        if now:
            return now[max(now, key=self._value)]
        if drives and waited < OUT_OF_PATIENCE:
            return drives[dice.below(len(drives))]
        return self.actions[-1]  # stop

    def _now(self) -> dict[_Spot, Action]:
        """The spots that a car stands at. A dead end goes to a car that has none yet."""
        found: dict[_Spot, Action] = {}
        for action in self.actions:
            if isinstance(action, PileLay):
                square = NEXT[self.cars[action.car]][action.side]
                spot = _Spot(square, action.shape, action.pile)
                if spot not in found or not self.view.capped[action.car]:
                    found[spot] = action
        if not any(pile.cards for pile in self.view.piles) and not self.view.early:
            found = {s: a for s, a in found.items() if self._fresh(a)} or found
        return found

    def _fresh(self, action: Action) -> bool:
        return isinstance(action, PileLay) and not self.view.capped[action.car]

    def _spots(self) -> list[_Spot]:
        board = self.board
        found = []
        for square in squares_of(board.ends):
            for shape in FITTING[board.needs[square]]:
                kind = KIND_OF[shape]
                if kind == DEAD_END:
                    if self.view.dead_ends:
                        found.append(_Spot(square, shape, -1))
                else:
                    piles = [pile for pile, top in enumerate(self.tops) if top == kind]
                    found += [_Spot(square, shape, pile) for pile in piles]
        return found

    def _towards(self, spot: _Spot, drives: list[Drive]) -> Drive | None:
        """The drive that brings a car nearest to a spot, if it brings one nearer at all."""
        if spot.pile < 0 and not self.view.early:
            drives = [drive for drive in drives if not self.view.capped[drive.car]] or drives
        far = _distances(self.board, _leading_to(self.board, spot.square))
        best = min(drives, key=lambda drive: far[drive.square], default=None)
        nearest = min((far[self.cars[drive.car]] for drive in drives), default=0)
        return best if best is not None and far[best.square] < nearest else None

    def _value(self, spot: _Spot) -> float:
        key = (spot.square, spot.shape)
        kind = KIND_OF[spot.shape]
        if key not in self.values:
            self.values[key] = self._after(spot.square, spot.shape, kind)
        value = self.values[key]
        if spot.pile >= 0:
            return value + DEEP * self.view.piles[spot.pile].cards
        return value - TOO_EARLY if max(self.tops) >= 0 else value

    def _after(self, square: int, shape: int, kind: int) -> float:
        """What the board is worth for the cards to come once a card is laid."""
        board = self.board.copy()
        board.lay(square, shape)
        left = self.left[:]
        left[kind] -= 1
        places = [0] * len(left)
        wasted = 0
        ends = squares_of(board.ends)
        for end in ends:
            fit = KINDS_FIT[board.needs[end]]
            useful = False
            for other, number in enumerate(left):
                if fit >> other & 1:
                    places[other] += 1
                    useful = useful or number > 0
            wasted += not useful
        total = sum(left)
        roads = range(DEAD_END + 1, len(left))
        value = sum(left[k] * PLACES[min(places[k], 8)] for k in roads) * 12 / max(total, 4)
        within = board.ends
        while (more := _beside(within) & ~board.taken & ~within) != 0:
            within |= more
        value += SPARE * min(within.bit_count() - wasted - total, MOST_SPARE)
        value += FOR_DEAD_ENDS * min(places[DEAD_END], left[DEAD_END])
        value += ENDS * min(len(ends), MOST_ENDS)
        tops = set(self.tops) - {-1, kind}
        return value + OTHER_TOPS * sum(places[top] > 0 for top in tops)
