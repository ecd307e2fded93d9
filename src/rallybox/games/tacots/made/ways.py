"""From the state to what is shown and kept of it, and back.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from msgspec.structs import replace

from rallybox.core.outcome import Outcome
from rallybox.games.tacots.board import (
    board_of,
    roads,
    square_name,
    square_number,
)
from rallybox.games.tacots.cards import DEAD, bag_of, kind_names, kinds_of, names, set_names, set_of
from rallybox.games.tacots.made.shapes import Player, TacotsHidden, TacotsView
from rallybox.games.tacots.made.state import TacotsParts
from rallybox.games.tacots.shapes import Pile
from rallybox.kit.bits import mask_of


def public(
    state: TacotsParts,
    *,
    to_act: tuple[int, ...],
    undealt: int,
    shown: tuple[tuple[str, ...], ...] | None,
    deal: int | None,
    piles: tuple[Pile, ...],
    capped: tuple[bool, ...],
    outcome: Outcome | None,
) -> TacotsView:
    """What everybody may know."""
    return TacotsView(
        seat=None,
        to_act=to_act,
        setup=state.setup,
        roads=roads(state.board),
        cars=tuple([square_name(one) for one in state.cars]),
        first_square=square_name(state.first_square),
        turn=state.turn,
        past_turns=state.past_turns,
        hand=None,
        players=tuple(
            [
                Player(
                    cards=state.sizes[seat],
                    dead_end=bool(state.kinds[seat] & DEAD),
                    laid=state.laid[seat],
                    lacks=set_names(state.lacks[seat]),
                    finished=bool(state.finished >> seat & 1),
                    score=state.scores[seat],
                    finishes=state.finishes[seat],
                    left_over=state.left_over[seat],
                )
                for seat in range(0 if state.setup.solo else state.players)
            ]
        ),
        open_cards=names(state.open_cards),
        undealt=undealt,
        number=state.hand + 1,
        drawn=state.drawn,
        opener=state.opener,
        quiet=state.quiet,
        dealt_at=state.dealt_at,
        closing=state.closing,
        sheet=tuple(state.sheet),
        shown=shown,
        deal=deal,
        piles=piles,
        dead_ends=state.spare_dead_ends,
        capped=capped,
        early=state.early,
        outcome=outcome,
    )


def take_public(state: TacotsParts, view: TacotsView) -> None:
    """Put into a state what everybody sees in a view."""
    state.to_act = view.to_act
    if view.players:
        state.sizes = [one.cards for one in view.players]
        state.laid = [one.laid for one in view.players]
        state.lacks = [set_of(one.lacks) for one in view.players]
        state.finished = mask_of(
            [seat for seat, one in enumerate([one.finished for one in view.players]) if one]
        )
        state.scores = [one.score for one in view.players]
        state.finishes = [one.finishes for one in view.players]
        state.left_over = [one.left_over for one in view.players]
    state.board = board_of(view.roads)
    state.cars = [square_number(one) for one in view.cars]
    state.first_square = square_number(view.first_square)
    state.turn = view.turn
    state.past_turns = view.past_turns
    state.open_cards = bag_of(view.open_cards)
    state.hand = view.number - 1
    state.drawn = view.drawn
    state.opener = view.opener
    state.quiet = view.quiet
    state.dealt_at = view.dealt_at
    state.closing = view.closing
    state.sheet = list(view.sheet)
    state.spare_dead_ends = view.dead_ends
    state.early = view.early


def beside(
    state: TacotsParts, public: TacotsView, seat: int, *, to_act: tuple[int, ...]
) -> TacotsView:
    """Add what only a seat knows to what everybody knows."""
    return replace(
        public,
        seat=seat,
        to_act=to_act,
        hand=names(state.hands[seat]),
    )


def hidden(state: TacotsParts) -> TacotsHidden:
    """What not everybody sees."""
    return TacotsHidden(
        hands=tuple([names(one) for one in state.hands]),
        stock=names(state.stock),
        piles=tuple([kind_names(one) for one in state.piles]),
    )


def take_hidden(state: TacotsParts, hidden: TacotsHidden) -> None:
    """Put into a state what not everybody sees."""
    state.hands = [bag_of(one) for one in hidden.hands]
    state.stock = bag_of(hidden.stock)
    state.piles = [kinds_of(one) for one in hidden.piles]
