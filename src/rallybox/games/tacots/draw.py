"""A view as text: the roads on the left, everything else on the right.

Each square is five columns wide and two lines high: cars and the road to the north above, the
road below. `○` is an open end, `·` an empty square to which no road leads.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rallybox.core.words import Param, Words, number
from rallybox.games.tacots.actions import CARS
from rallybox.games.tacots.board import SQUARE_NUMBERS, WIDTH, Board, board_of, empty_board
from rallybox.games.tacots.cards import (
    DEAD_END,
    EAST,
    KIND_NUMBERS,
    KIND_SYMBOLS,
    LEFT_BEND,
    NORTH,
    RIGHT_BEND,
    SYMBOLS,
    WEST,
)
from rallybox.games.tacots.data import PARTS
from rallybox.games.tacots.events import symbols
from rallybox.games.tacots.explain import ask, number_of
from rallybox.games.tacots.made.shapes import TacotsView

END: Final = "○"
EMPTY: Final = "·"
_CAR_PLACES: Final = (1, 3, 0, 4)
_PANEL: Final = 47
"""Columns before the panel on the right."""


def _say(message: str, **params: Param) -> str:
    return Words(f"tacots-draw-{message}", params).say()


def draw(view: TacotsView) -> str:
    """The board, with the players, the cards and what is asked beside it."""
    cars = [-1 if name is None else SQUARE_NUMBERS[name] for name in view.cars]
    left = draw_board(board_of(view.roads), cars)
    right = _patience(view) if view.setup.solo else _rally(view)
    height = max(len(left), len(right))
    left += [""] * (height - len(left))
    right += [""] * (height - len(right))
    lines = [f"{a:<{_PANEL}}{b}".rstrip() for a, b in zip(left, right, strict=True)]
    return "\n".join([*lines, "", *_wrapped(ask(view).say())])


def _wrapped(text: str, width: int = 98) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# -- the board -----------------------------------------------------------------------------------


def draw_board(board: Board, cars: list[int]) -> list[str]:
    """The board's lines, row 8 first."""
    head = "   " + "".join(f"  {column}  " for column in PARTS.board.columns)
    lines = [head.rstrip()]
    for row in reversed(range(len(PARTS.board.rows))):
        squares = range(row * WIDTH, (row + 1) * WIDTH)
        lines.append(("   " + "".join(_upper(board, cars, s) for s in squares)).rstrip())
        lower = "".join(_lower(board, s) for s in squares)
        lines.append(f" {PARTS.board.rows[row]} {lower} {PARTS.board.rows[row]}")
    return [*lines, head.rstrip()]


def _upper(board: Board, cars: list[int], square: int) -> str:
    cell = [" "] * 5
    # An empty square shows the road that comes down to it from the north.
    if (board.road[square] or board.needs[square]) & NORTH:
        cell[2] = SYMBOLS[5]
    here = [str(car + 1) for car, at in enumerate(cars) if at == square]
    for place, car in zip(_CAR_PLACES, here, strict=False):
        cell[place] = car
    return "".join(cell)


def _lower(board: Board, square: int) -> str:
    shape = board.road[square]
    if not shape:
        return f"  {END if board.ends >> square & 1 else EMPTY}  "
    road = SYMBOLS[10] * 2
    west = road if shape & WEST else "  "
    east = road if shape & EAST else "  "
    return west + SYMBOLS[shape] + east


def parse_board(text: str) -> tuple[Board, list[int]]:
    """The board and the cars of a drawing; of a whole one, or of the board's lines only."""
    board = empty_board()
    cars = [-1] * len(CARS)
    lines = text.splitlines()
    rows = [n for n, line in enumerate(lines) if line[1:2].isdigit() and line[:1] == " "]
    for n in rows:
        row = PARTS.board.rows.index(lines[n][1])
        upper, lower = lines[n - 1].ljust(_PANEL), lines[n].ljust(_PANEL)
        for column in range(WIDTH):
            at, square = 3 + 5 * column, row * WIDTH + column
            shape = SYMBOLS.find(lower[at + 2])
            if shape > 0:
                board.lay(square, shape)
            for car in range(len(CARS)):
                if str(car + 1) in upper[at : at + 5]:
                    cars[car] = square
    return board, cars


# -- beside it -----------------------------------------------------------------------------------


def _rally(view: TacotsView) -> list[str]:
    round_number = view.turn // view.setup.players + 1
    lines = [
        _say("title", number=view.number, hands=view.setup.total_hands, round=round_number),
        "",
    ]
    for seat, player in enumerate(view.players):
        mark = "▸" if seat in view.to_act else " "
        you = "yes" if seat == view.seat else "no"
        lines.append(
            f"{mark} "
            + _say(
                "player",
                car=seat + 1,
                cards=str(player.cards).rjust(2),
                laid=str(player.laid).rjust(2),
                score=number(player.score).rjust(4),
                you=you,
            )
        )
        about = _say("holds", dead="yes" if player.dead_end else "no")
        if player.lacks:
            about += " · " + _say("lacks", signs=symbols(player.lacks))
        lines.append("      " + about)
    lines.append("")
    if view.open_cards:
        lines.append(_say("open", signs=symbols(view.open_cards)))
    if view.undealt:
        lines.append(_say("undealt", cards=view.undealt))
    if view.closing:
        lines.append(_say("closing"))
    if view.hand is not None:
        lines += _hand(view.hand)
    return [*lines, *_legend()]


def _hand(cards: tuple[str, ...]) -> list[str]:
    """The hand as the sheet advises to hold it: left bends, straights and crossings, right."""
    groups: dict[str, list[str]] = {"left": [], "middle": [], "right": [], "finish": []}
    for name in cards:
        kind = KIND_NUMBERS[name]
        group = {LEFT_BEND: "left", RIGHT_BEND: "right", DEAD_END: "finish"}.get(kind, "middle")
        groups[group].append(KIND_SYMBOLS[kind])
    lines = [_say("hand", cards=len(cards))]
    lines += [f"  {_say(group)} {_counted(signs)}" for group, signs in groups.items() if signs]
    return [*lines, ""]


def _counted(signs: list[str]) -> str:
    """Signs with their numbers, so that 25 cards fit beside the board."""
    numbers = Counter(signs)
    return " ".join(sign if n == 1 else f"{sign}×{n}" for sign, n in numbers.items())


def _legend() -> list[str]:
    return [_say("legend-end", sign=END), _say("legend-turn")]


def _patience(view: TacotsView) -> list[str]:
    lines = [_say("deal", deal=number_of(view)), _say("cards-laid", cards=len(view.roads)), ""]
    for place, pile in enumerate(view.piles, start=1):
        sign = " " if pile.top is None else KIND_SYMBOLS[KIND_NUMBERS[pile.top]]
        lines.append(_say("pile", pile=place, sign=sign, cards=pile.cards, kind=pile.top or "none"))
    lines += ["", _say("dead-ends", cards=view.dead_ends, sign=KIND_SYMBOLS[DEAD_END])]
    capped = tuple(car + 1 for car, done in enumerate(view.capped) if done)
    if capped:
        lines.append(_say("capped", cars=capped))
    return [*lines, "", *_legend()]
