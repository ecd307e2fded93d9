"""Dumps: the whole position, secrets included, in words that survive JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from rallybox.core.outcome import Outcome, Position
from rallybox.games.tacots.cards import KIND_NAMES, names, set_names
from rallybox.games.tacots.setup import TacotsSetup
from rallybox.games.tacots.view import roads, square_name

if TYPE_CHECKING:
    from rallybox.games.tacots.state import TacotsState

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Turns = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
"""A patience goes on as long as its player wants to drive about."""
Score = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]


class Holder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player with everything the player holds."""

    hand: tuple[str, ...]
    laid: Number
    lacks: tuple[str, ...]
    finished: bool
    score: Score
    finishes: Number
    left_over: Number


class TacotsPosition(Position, frozen=True, kw_only=True):
    """A whole position; the fields are those of the view, see there."""

    setup: TacotsSetup
    outcome: Outcome | None
    roads: dict[str, str]
    cars: tuple[str | None, ...]
    first_square: str | None
    turn: Turns
    past_turns: Turns

    players: tuple[Holder, ...]
    open_cards: tuple[str, ...]
    undealt: tuple[str, ...]
    number: Number
    drawn: Number
    opener: Number
    quiet: Turns
    dealt_at: Turns
    closing: bool
    sheet: tuple[tuple[Score, ...], ...]

    deal: Number
    piles: tuple[tuple[str, ...], ...]
    """The cards of each pile; the last one is on top."""
    dead_ends: Number
    capped: tuple[bool, ...]
    early: bool


def _holder(state: TacotsState, seat: int) -> Holder:
    return Holder(
        hand=names(state.hands[seat]),
        laid=state.laid[seat],
        lacks=set_names(state.lacks[seat]),
        finished=bool(state.finished >> seat & 1),
        score=state.scores[seat],
        finishes=state.finishes[seat],
        left_over=state.left_over[seat],
    )


def dump(state: TacotsState) -> TacotsPosition:
    """The whole position."""
    return TacotsPosition(
        setup=state.setup,
        outcome=state.ended,
        roads=roads(state.board),
        cars=tuple([square_name(square) for square in state.cars]),
        first_square=square_name(state.first_square),
        turn=state.turn,
        past_turns=state.past_turns,
        players=tuple([_holder(state, seat) for seat in range(state.players)]),
        open_cards=names(state.open_cards),
        undealt=names(state.stock),
        number=state.hand + 1,
        drawn=state.drawn,
        opener=state.opener,
        quiet=state.quiet,
        dealt_at=state.dealt_at,
        closing=state.closing,
        sheet=tuple(state.sheet),
        deal=state.deal,
        piles=tuple([tuple([KIND_NAMES[kind] for kind in cards]) for cards in state.piles]),
        dead_ends=state.spare_dead_ends,
        capped=tuple([bool(state.capped >> car & 1) for car in range(len(state.cars))]),
        early=state.early,
    )
