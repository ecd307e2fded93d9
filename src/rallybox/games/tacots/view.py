"""What one seat, or a spectator, may know. Built up from what lies open and the seat's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rallybox.core.outcome import Outcome
from rallybox.core.view import View
from rallybox.games.tacots.board import SQUARE_NAMES, Board
from rallybox.games.tacots.cards import DEAD, KIND_NAMES, OPENINGS, names, set_names
from rallybox.games.tacots.setup import TABLES, TacotsSetup

if TYPE_CHECKING:
    from rallybox.games.tacots.state import TacotsState


class Player(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody knows of a player."""

    cards: int
    """Cards in hand, the dead end included."""
    dead_end: bool
    """Is the dead end still in hand?"""
    laid: int
    """Cards laid in this hand."""
    lacks: tuple[str, ...]
    """Kinds shown not to be in hand: when the right to begin was passed on, or when the player
    drove or passed, which is allowed only to those who cannot build (TA-8)."""
    finished: bool
    """Has the player laid the finish in this hand?"""
    score: int
    finishes: int
    left_over: int
    """Cards left over in the hands that were counted."""


class Pile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pile of the patience."""

    top: str | None
    """The kind of the card that lies open; None if the pile is used up."""
    cards: int
    """Cards in the pile, the open one included."""


class TacotsView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat's knowledge. Squares are named as on the board, cards by kind and openings."""

    setup: TacotsSetup
    outcome: Outcome | None

    roads: dict[str, str]
    """The openings of the card on each square that has one: `{"e6": "NSW"}`."""
    cars: tuple[str | None, ...]
    """The square of each car; None before it is on the board."""
    first_square: str | None
    """Where the first card lies."""
    turn: int
    """Turns taken in this hand."""
    past_turns: int
    """Turns taken in the hands before."""

    # The rally.
    hand: tuple[str, ...] | None
    """The viewer's cards; None for a spectator and in the patience."""
    players: tuple[Player, ...]
    open_cards: tuple[str, ...]
    undealt: int
    """Cards kept for the second deal."""
    number: int
    """Which hand is played, from 1."""
    drawn: int
    """The seat that had the right to begin."""
    opener: int
    """The seat that lays, or laid, the first card."""
    quiet: int
    """The turn, from 0, in which a card was last laid."""
    dealt_at: int
    """How many turns had been taken when cards were last dealt; more than 0: a second time."""
    closing: bool
    """Has somebody laid a last card, so that only the round is completed?"""
    sheet: tuple[tuple[int, ...], ...]
    """The points of each hand that was counted."""
    shown: tuple[tuple[str, ...], ...] | None
    """What everybody was left with, once the game is over."""

    # The patience.
    deal: int | None
    """The number of the deal."""
    piles: tuple[Pile, ...]
    dead_ends: int
    """Dead ends that are not yet laid."""
    capped: tuple[bool, ...]
    """Has a dead end been laid in front of the car?"""
    early: bool
    """Was a dead end laid before the piles were used up?"""


def roads(board: Board) -> dict[str, str]:
    """The cards on a board."""
    return {
        SQUARE_NAMES[square]: OPENINGS[shape] for square, shape in enumerate(board.road) if shape
    }


def square_name(square: int) -> str | None:
    """The name of a square; None for −1."""
    return SQUARE_NAMES[square] if square >= 0 else None


def _player(state: TacotsState, seat: int) -> Player:
    return Player(
        cards=state.sizes[seat],
        dead_end=bool(state.kinds[seat] & DEAD),
        laid=state.laid[seat],
        lacks=set_names(state.lacks[seat]),
        finished=bool(state.finished >> seat & 1),
        score=state.scores[seat],
        finishes=state.finishes[seat],
        left_over=state.left_over[seat],
    )


def _undealt(state: TacotsState) -> int:
    if not state.stock:
        return 0
    # Counted from what all know, not by looking into the stock.
    table = TABLES[state.players]
    return table.cards * state.players * (table.deals - 1)


def view(state: TacotsState, seat: int | None) -> TacotsView:
    """What a seat may know; None for a spectator."""
    public = _public(state)
    return public if seat is None else beside(state, public, seat)


def beside(state: TacotsState, public: TacotsView, seat: int) -> TacotsView:
    """Add what only a seat knows to what everybody knows."""
    hand = None if state.setup.solo else names(state.hands[seat])
    return msgspec.structs.replace(public, seat=seat, hand=hand)


def _public(state: TacotsState) -> TacotsView:
    solo = state.setup.solo
    over = state.ended is not None
    return TacotsView(
        seat=None,
        to_act=state.to_act,
        setup=state.setup,
        outcome=state.ended,
        roads=roads(state.board),
        cars=tuple([square_name(square) for square in state.cars]),
        first_square=square_name(state.first_square),
        turn=state.turn,
        past_turns=state.past_turns,
        hand=None,
        players=() if solo else tuple([_player(state, s) for s in range(state.players)]),
        open_cards=names(state.open_cards),
        undealt=_undealt(state),
        number=state.hand + 1,
        drawn=state.drawn,
        opener=state.opener,
        quiet=state.quiet,
        dealt_at=state.dealt_at,
        closing=state.closing,
        sheet=tuple(state.sheet),
        shown=tuple([names(hand) for hand in state.hands]) if over and not solo else None,
        deal=state.deal if solo else None,
        piles=tuple(
            [
                Pile(top=KIND_NAMES[cards[-1]] if cards else None, cards=len(cards))
                for cards in state.piles
            ]
        ),
        dead_ends=state.spare_dead_ends,
        capped=tuple([bool(state.capped >> car & 1) for car in range(4)]) if solo else (),
        early=state.early,
    )
