"""Positions: a whole state as a value, and states from values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from rallybox.core.outcome import Position
from rallybox.games.stichrallye.cards import TEXT, texts
from rallybox.games.stichrallye.setup import StichRallyeSetup

if TYPE_CHECKING:
    from rallybox.games.stichrallye.state import StichRallyeState


class CarPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A car and its motor."""

    space: int
    laps: int
    arrow: int


class TrickPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick: who led it, and its cards from the leader clockwise."""

    leader: int
    cards: tuple[str, ...]


class StichRallyePosition(Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything there is to know. `trick` is the one on the table; a full one waits for the
    winner's word about its motor. Who failed to follow what is seen from the tricks."""

    setup: StichRallyeSetup
    round: int
    """From 1."""
    flag: int
    cars: tuple[CarPosition, ...]
    hands: tuple[tuple[str, ...], ...]
    tricks: tuple[TrickPosition, ...]
    """The finished tricks of this round."""
    trick: TrickPosition
    reason: str = ""
    """`finish` or `lead` when the game is over."""


def _texts(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(TEXT[card] for card in cards)


def dump_state(state: StichRallyeState) -> StichRallyePosition:
    """The position of a state."""
    length = state.course.track.length
    return StichRallyePosition(
        setup=state.setup,
        round=state.round + 1,
        flag=state.flag,
        cars=tuple(
            CarPosition(at % length, at // length, arrow)
            for at, arrow in zip(state.cars, state.arrows, strict=True)
        ),
        hands=tuple(texts(hand) for hand in state.hands),
        tricks=tuple(
            TrickPosition(leader, _texts(cards))
            for leader, cards in zip(state.leaders, state.tricks, strict=True)
        ),
        trick=TrickPosition(state.leader, _texts(state.trick)),
        reason=state.reason,
    )
