"""Tacots: a small beam search over a driver's own cards, as if nobody came across."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from rallybox.bots.guides.tacots.road import EXITS, FIT, LATER, Driver, gain
from rallybox.core.actions import Action
from rallybox.games.tacots.actions import Drive, Lay
from rallybox.games.tacots.board import FITTING, Board
from rallybox.games.tacots.cards import DEAD_END, KIND_OF
from rallybox.kit.bits import BIT

DEPTH: Final = 4
"""Own cards to look ahead."""
WIDTH: Final = 14
"""Ways of going on that are kept at each step."""
CHOSEN: Final = 1e-6
"""Of actions that promise the same, one is ahead by this much."""


class _Line:
    """A way things may go: what has been won, and where the own car then stands."""

    __slots__ = ("board", "hand", "left", "pending", "root", "score", "shape", "square", "won")

    def __init__(self, root: int, board: Board, square: i64, shape: i64) -> None:
        self.score: float = 0.0
        self.won: float = 0.0
        self.root = root
        """The index of the action with which it begins."""
        self.board = board
        self.square: i64 = square
        self.shape: i64 = shape
        """The card under the car; not yet on the board if `pending`."""
        self.hand: i64 = 0
        self.left: i64 = 0
        self.pending: bool = False


def look_ahead(driver: Driver, actions: Sequence[Action]) -> list[float]:
    """What each action promises a few turns on; never better than the best for those given up."""
    lines = [_first(driver, index, actions[index]) for index in range(len(actions))]
    weights = [line.score for line in lines]
    if driver.closing:  # it is the last turn: only what is won at once counts
        return weights
    # How far each action was behind the best when it was last among those looked at.
    behind = [0.0] * len(weights)
    ended: list[_Line] = []
    later = 1.0
    best = _settle(lines, behind)
    for _ in range(DEPTH):
        later *= LATER
        following: list[_Line] = []
        for line in lines[:WIDTH]:
            onward = _onward(driver, line, later)
            if onward:
                following += onward
            else:
                ended.append(line)
        lines = following
        if not lines:
            break
        best = _settle(lines, behind)
    # What ended early first: it is as good, and nobody can come across.
    lines = ended + lines
    best = _settle(lines, behind)
    behind[lines[0].root] = -CHOSEN
    return [best - gap for gap in behind]


def _by_score(line: _Line) -> float:
    return -line.score


def _settle(lines: list[_Line], behind: list[float]) -> float:
    """Sort the lines, best first, and note for each action how far its best one is behind."""
    lines.sort(key=_by_score)
    best = lines[0].score
    for index in range(len(lines) - 1, -1, -1):
        line = lines[index]
        behind[line.root] = best - line.score
    return best


def _first(driver: Driver, index: int, action: Action) -> _Line:
    board, hand, left = driver.board, driver.hand, driver.left
    square = driver.square
    shape: i64 = 0
    won = 0.0
    pending = False
    if isinstance(action, Drive):
        square = action.square
    if square >= 0:
        shape = board.road[square]
    if isinstance(action, Lay):
        if not action.opened:
            hand -= BIT[4 * action.kind]
            left -= 1
            won = gain(action.kind, action.against < 0)
        if action.against >= 0:
            won += driver.attack(action.against)
            board = board.copy()
            board.lay(action.square, action.shape)
        else:
            square, shape, pending = action.square, action.shape, True
            won += driver.cut(square)
    line = _Line(index, board, square, shape)
    line.hand = hand
    line.left = left
    line.pending = pending
    line.won = line.score = won
    if square >= 0:
        line.score += LATER * driver.outlook(board, square, shape, hand, left)
    return line


def _onward(driver: Driver, line: _Line, later: float) -> list[_Line]:
    """The ways of building on from the end of a line."""
    found: list[_Line] = []
    if not line.left or line.square < 0:
        return found
    board, hand, left = line.board, line.hand, line.left - 1
    if line.pending:
        board = board.copy()
        board.lay(line.square, line.shape)
    road = board.road
    at: i64 = (line.square << 4 | line.shape) << 2
    for n in range(at, at + 4):
        way = EXITS[n]
        if way < 0:
            break
        beside = way >> 4
        if road[beside]:
            continue
        need = board.needs[beside]
        if not FIT[need]:
            continue
        for shape in FITTING[need]:
            kind = KIND_OF[shape]
            if not hand >> 4 * kind & 15 or (kind == DEAD_END and left):
                continue
            rest = hand - BIT[4 * kind]
            after = _Line(line.root, board, beside, shape)
            after.hand = rest
            after.left = left
            after.pending = True
            after.won = line.won + later * gain(kind, True)
            ahead = driver.outlook(board, beside, shape, rest, left)
            after.score = after.won + later * LATER * ahead
            found.append(after)
    return found
