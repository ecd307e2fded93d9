"""From the state to what is shown and kept of it, and back.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from rallybox.core.outcome import Outcome
from rallybox.games.stichrallye.cards import hand_of, texts
from rallybox.games.stichrallye.made.shapes import StichRallyeHidden, StichRallyeView
from rallybox.games.stichrallye.made.state import StichRallyeParts
from rallybox.games.stichrallye.shapes import CarView, TrickView


def public(
    state: StichRallyeParts,
    *,
    to_act: tuple[int, ...],
    track: str,
    dial: tuple[int, ...],
    unused: tuple[str, ...],
    cards_each: int,
    cars: tuple[CarView, ...],
    standing: tuple[int, ...],
    hand_sizes: tuple[int, ...],
    voids: tuple[str, ...],
    tricks: tuple[TrickView, ...],
    leader: int,
    trick: tuple[str, ...],
    winning: int | None,
    lowest: int | None,
    landings: tuple[int, int] | None,
    outcome: Outcome | None,
) -> StichRallyeView:
    """What everybody may know."""
    return StichRallyeView(
        seat=None,
        to_act=to_act,
        setup=state.setup,
        track=track,
        dial=dial,
        unused=unused,
        round=state.round + 1,
        cards_each=cards_each,
        cars=cars,
        standing=standing,
        flag=state.flag,
        hand=None,
        hand_sizes=hand_sizes,
        voids=voids,
        tricks=tricks,
        leader=leader,
        trick=trick,
        winning=winning,
        lowest=lowest,
        landings=landings,
        outcome=outcome,
    )


def take_public(state: StichRallyeParts, view: StichRallyeView) -> None:
    """Put into a state what everybody sees in a view."""
    state.to_act = view.to_act
    state.round = view.round - 1
    state.flag = view.flag


def beside(
    state: StichRallyeParts, public: StichRallyeView, seat: int, *, to_act: tuple[int, ...]
) -> StichRallyeView:
    """Add what only a seat knows to what everybody knows."""
    return replace(
        public,
        seat=seat,
        to_act=to_act,
        hand=texts(state.hands[seat]),
    )


def hidden(state: StichRallyeParts) -> StichRallyeHidden:
    """What not everybody sees."""
    return StichRallyeHidden(
        hands=tuple([texts(one) for one in state.hands]),
    )


def take_hidden(state: StichRallyeParts, hidden: StichRallyeHidden) -> None:
    """Put into a state what not everybody sees."""
    state.hands = vec[i64]([hand_of(one) for one in hidden.hands])
