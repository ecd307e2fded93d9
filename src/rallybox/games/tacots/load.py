"""Loading a dump: a position is believed only if a game can stand like it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rallybox.core.errors import Malformed
from rallybox.games.tacots.actions import CARS, PILES
from rallybox.games.tacots.board import SQUARE_NUMBERS, Board, empty_board, misfit
from rallybox.games.tacots.cards import (
    KIND_NUMBERS,
    KIND_OF,
    SHAPE_NUMBERS,
    bag_of,
    kind_set,
    set_of,
)
from rallybox.games.tacots.laws import laws
from rallybox.games.tacots.position import TacotsPosition
from rallybox.games.tacots.state import TacotsState
from rallybox.kit import bag

MOST_TURNS: Final = 10**9
"""More than anybody takes, and few enough to go on from there."""


def impossible(detail: str) -> Malformed:
    """No game stands like this."""
    return Malformed("core-impossible-position", game="Tacots", detail=detail)


def load(position: TacotsPosition) -> TacotsState:
    """The state of a dump whose set-up has been checked."""
    _check_sizes(position)
    state = TacotsState()
    state.begin(position.setup)
    _take_over(state, position)
    for seat, holder in enumerate(position.players):
        state.hands[seat] = _bag(holder.hand)
        state.kinds[seat] = kind_set(state.hands[seat])
        state.sizes[seat] = bag.size(state.hands[seat])
        state.laid[seat] = holder.laid
        state.lacks[seat] = set_of(_known(holder.lacks))
        state.finished |= holder.finished << seat
        state.scores[seat] = holder.score
        state.finishes[seat] = holder.finishes
        state.left_over[seat] = holder.left_over
    broken = laws(state)
    if broken:
        raise impossible(broken[0])
    return state


def _check_sizes(position: TacotsPosition) -> None:
    players, solo = position.setup.players, position.setup.solo
    sizes = (
        ("players", len(position.players), players),
        ("cars", len(position.cars), len(CARS) if solo else players),
        ("capped", len(position.capped), len(CARS) if solo else players),
        ("piles", len(position.piles), PILES if solo else 0),
        *(("sheet", len(row), players) for row in position.sheet),
    )
    for field, found, wanted in sizes:
        if found != wanted:
            raise impossible(f"{field} has {found} entries, not {wanted}")
    if position.drawn >= players or position.opener >= players or position.number < 1:
        raise impossible("there is no such seat or hand")
    if position.turn > MOST_TURNS:
        raise impossible("nobody has taken so many turns")
    if solo and (position.players[0].hand or position.open_cards or position.undealt):
        raise impossible("there are no hands in the patience")


def _take_over(state: TacotsState, position: TacotsPosition) -> None:
    players = position.setup.players
    state.ended = position.outcome
    state.board = _board(position.roads)
    state.cars = [_square(name) for name in position.cars]
    state.first_square = _square(position.first_square)
    state.turn = position.turn
    state.past_turns = position.past_turns
    state.open_cards = _bag(position.open_cards)
    state.open_kinds = kind_set(state.open_cards)
    state.stock = _bag(position.undealt)
    state.hand = position.number - 1
    state.drawn = position.drawn
    state.opener = position.opener
    state.quiet = position.quiet
    state.dealt_at = position.dealt_at
    state.closing = position.closing
    state.sheet = list(position.sheet)
    state.deal = position.deal
    state.piles = [tuple(KIND_NUMBERS[name] for name in _known(pile)) for pile in position.piles]
    state.spare_dead_ends = position.dead_ends
    state.early = position.early
    for car, capped in enumerate(position.capped):
        state.capped |= capped << car
    if state.ended is None:
        state.to_act = (0 if position.setup.solo else (state.opener + state.turn) % players,)


def _known(kind_names: Iterable[str]) -> list[str]:
    found = list(kind_names)
    for name in found:
        if name not in KIND_NUMBERS:
            raise impossible(f"there is no card called {name}")
    return found


def _bag(kind_names: tuple[str, ...]) -> int:
    found = _known(kind_names)
    # A bag has room for 15 of a kind; no kind has more than 8 cards.
    if any(found.count(name) > 8 for name in set(found)):
        raise impossible("there are too many cards of a kind")
    return bag_of(found)


def _square(name: str | None) -> int:
    if name is None:
        return -1
    if name not in SQUARE_NUMBERS:
        raise impossible(f"there is no square {name}")
    return SQUARE_NUMBERS[name]


def _board(roads: dict[str, str]) -> Board:
    board = empty_board()
    for name, openings in roads.items():
        square = _square(name)
        shape = SHAPE_NUMBERS.get(openings, 0)
        if KIND_OF[shape] < 0:
            raise impossible(f"no card opens like {openings}")
        if misfit(board, square, shape) is not None:
            raise impossible(f"the card on {name} does not fit its neighbours")
        board.lay(square, shape)
    return board
