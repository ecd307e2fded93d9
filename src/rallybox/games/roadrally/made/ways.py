"""From the state to what is shown and kept of it, and back.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from typing import Literal

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from rallybox.core.outcome import Outcome
from rallybox.games.roadrally.cards import bag_of, kinds_of, name_all, names
from rallybox.games.roadrally.made.shapes import RoadRallyHidden, RoadRallyView
from rallybox.games.roadrally.made.state import RoadRallyParts
from rallybox.games.roadrally.phases import phase_name, phase_number
from rallybox.kit.bits import mask_of, numbers


def public(
    state: RoadRallyParts,
    *,
    to_act: tuple[int, ...],
    course: tuple[str, ...],
    deck_sizes: tuple[int, ...],
    totals: tuple[int, ...],
    stage_cards_left: tuple[int, ...],
    checkpoints: tuple[int, ...],
    caller: int | None,
    outcome: Outcome | None,
) -> RoadRallyView:
    """What everybody may know."""
    return RoadRallyView(
        seat=None,
        to_act=to_act,
        setup=state.setup,
        course=course,
        phase=phase_name(state.phase),
        round=state.round,
        turns=state.turns,
        turn=state.turn,
        turn_order=state.turn_order,
        started=state.started,
        order=tuple(state.order),
        cars=tuple(state.position),
        hand=(),
        hand_sizes=tuple(state.hand_size),
        deck_sizes=deck_sizes,
        top=(),
        discards=tuple([names(one) for one in state.discards]),
        points=tuple(state.points),
        totals=totals,
        stage_tiles=tuple([numbers(one) for one in state.stage_tiles]),
        checkpoint_tiles=tuple(state.checkpoints_won),
        stage_cards=(),
        stage_cards_left=stage_cards_left,
        triggered=tuple([numbers(one) for one in state.triggered]),
        triggers_left=tuple(state.triggers),
        stages=numbers(state.stages),
        checkpoints=checkpoints,
        reached=numbers(state.reached),
        scored=state.scored,
        laid=names(state.laid),
        laid_draw=state.laid_draw,
        origin=state.origin,
        stage=state.stage,
        caller=caller,
        choosers=state.choosers,
        answer="",
        outcome=outcome,
    )


def take_public(state: RoadRallyParts, view: RoadRallyView) -> None:
    """Put into a state what everybody sees in a view."""
    state.to_act = view.to_act
    state.phase = phase_number(view.phase)
    state.round = view.round
    state.turns = view.turns
    state.turn = view.turn
    state.turn_order = view.turn_order
    state.started = view.started
    state.order = vec[i64](view.order)
    state.position = vec[i64](view.cars)
    state.hand_size = vec[i64](view.hand_sizes)
    state.discards = vec[i64]([bag_of(one) for one in view.discards])
    state.points = vec[i64](view.points)
    state.stage_tiles = vec[i64]([mask_of(one) for one in view.stage_tiles])
    state.checkpoints_won = vec[i64](view.checkpoint_tiles)
    state.triggered = vec[i64]([mask_of(one) for one in view.triggered])
    state.triggers = vec[i64](view.triggers_left)
    state.stages = mask_of(view.stages)
    state.reached = mask_of(view.reached)
    state.scored = view.scored
    state.laid = bag_of(view.laid)
    state.laid_draw = view.laid_draw
    state.origin = view.origin
    state.stage = view.stage
    state.choosers = view.choosers


def beside(
    state: RoadRallyParts,
    public: RoadRallyView,
    seat: int,
    *,
    to_act: tuple[int, ...],
    answer: Literal["", "score", "continue"],
) -> RoadRallyView:
    """Add what only a seat knows to what everybody knows."""
    return replace(
        public,
        seat=seat,
        to_act=to_act,
        hand=names(state.hand[seat]),
        top=name_all(state.top[seat]),
        stage_cards=numbers(state.stage_cards[seat]),
        answer=answer,
    )


def hidden(state: RoadRallyParts) -> RoadRallyHidden:
    """What not everybody sees."""
    return RoadRallyHidden(
        to_act=state.to_act,
        hands=tuple([names(one) for one in state.hand]),
        bags=tuple([names(one) for one in state.bag]),
        tops=tuple([name_all(one) for one in state.top]),
        stage_cards=tuple([numbers(one) for one in state.stage_cards]),
        called=None if state.called < 0 else state.called,
    )


def take_hidden(state: RoadRallyParts, hidden: RoadRallyHidden) -> None:
    """Put into a state what not everybody sees."""
    state.to_act = hidden.to_act
    state.hand = vec[i64]([bag_of(one) for one in hidden.hands])
    state.bag = vec[i64]([bag_of(one) for one in hidden.bags])
    state.top = [kinds_of(one) for one in hidden.tops]
    state.stage_cards = vec[i64]([mask_of(one) for one in hidden.stage_cards])
    state.called = -1 if hidden.called is None else hidden.called
