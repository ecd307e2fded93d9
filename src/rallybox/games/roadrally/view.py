"""What one driver, or a spectator, may know of a race (RR-18)."""

from __future__ import annotations

from typing import Literal

import msgspec

from rallybox.core.outcome import Outcome
from rallybox.core.view import View
from rallybox.games.roadrally.cards import name_all, names
from rallybox.games.roadrally.state import PHASES, STAGE, RaceState, numbers
from rallybox.kit.bits import count_bits

Phase = Literal["play", "empty", "shortcut", "gas", "mechanic", "stage", "reward", "over"]


class RoadRallyView(View, frozen=True):
    """Tuples are by seat unless they say otherwise; spaces count from the starting area, 0."""

    # public
    variant: str
    players: int
    course: tuple[str, ...]
    """The standard tiles in road order, such as `B1` or `F2r`."""
    phase: Phase
    """What the seats in `to_act` are asked."""
    round: int
    turns: int
    turn: int
    """How many turns of this round are over."""
    turn_order: tuple[int, ...]
    started: tuple[int, ...]
    order: tuple[int, ...]
    """The seats from first to last place."""
    cars: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    """Without the tiles won."""
    totals: tuple[int, ...]
    """With the tiles won."""
    stage_tiles: tuple[tuple[int, ...], ...]
    checkpoint_tiles: tuple[int, ...]
    stage_cards_left: tuple[int, ...]
    triggers_left: tuple[int, ...]
    triggered: tuple[tuple[int, ...], ...]
    stages: tuple[int, ...]
    """The stage tiles on the course, by number."""
    checkpoints: tuple[int, ...]
    """The spaces that have a checkpoint tile."""
    reached: tuple[int, ...]
    """The stages reached in this round and not resolved, by number."""
    scored: int
    laid: tuple[str, ...]
    laid_draw: int
    origin: int
    stage: int
    """The stage that is being resolved, or 0."""
    caller: int | None
    """Who has triggered it, once that is known."""
    choosers: tuple[int, ...]
    outcome: Outcome | None

    # private; empty for a spectator
    hand: tuple[str, ...]
    top: tuple[str, ...]
    """The cards on top of the own deck whose order is known, next one first."""
    stage_cards: tuple[int, ...]
    """The own stage cards, those returned included."""
    answer: Literal["", "score", "continue"]
    """The own answer while others may still be deciding (RR-15)."""


def build(race: RaceState, seat: int | None) -> RoadRallyView:
    """The view of a seat, built up from what it may see."""
    public = _public(race)
    return public if seat is None else beside(race, public, seat)


def beside(race: RaceState, public: RoadRallyView, seat: int) -> RoadRallyView:
    """Add what only a seat knows to what everybody knows."""
    to_act = public.to_act
    if race.phase == STAGE and seat in to_act and seat not in race.to_act:
        to_act = tuple(s for s in to_act if s != seat)
    return msgspec.structs.replace(
        public,
        seat=seat,
        to_act=to_act,
        hand=names(race.hand[seat]),
        top=name_all(race.top[seat]),
        stage_cards=numbers(race.stage_cards[seat]),
        answer=_own_answer(race, seat),
    )


def _public(race: RaceState) -> RoadRallyView:
    everybody = range(race.players)
    checkpoints = race.checkpoints
    to_act, caller = race.to_act, race.called if race.called >= 0 else None
    if race.phase == STAGE:
        # RR-15: who has answered already, and what, shows to nobody else.
        caller = None
        to_act = tuple(s for s in everybody if race.triggers[s] and race.stage_cards[s])
    return RoadRallyView(
        seat=None,
        to_act=to_act,
        variant=race.setup.variant,
        players=race.players,
        course=race.course.texts,
        phase=PHASES[race.phase],
        round=race.round,
        turns=race.turns,
        turn=race.turn,
        turn_order=race.turn_order,
        started=race.started,
        order=tuple(race.order),
        cars=tuple(race.position),
        hand_sizes=tuple(race.hand_size),
        deck_sizes=tuple([race.bag_size[s] + len(race.top[s]) for s in everybody]),
        discards=tuple([names(cards) for cards in race.discards]),
        points=tuple(race.points),
        totals=race.totals(),
        stage_tiles=tuple([numbers(tiles) for tiles in race.stage_tiles]),
        checkpoint_tiles=tuple(race.checkpoints_won),
        stage_cards_left=tuple(
            [count_bits(race.stage_cards[s]) if race.triggers[s] else 0 for s in everybody]
        ),
        triggers_left=tuple(race.triggers),
        triggered=tuple([numbers(stages) for stages in race.triggered]),
        stages=numbers(race.stages),
        checkpoints=tuple(
            [space for i, space in enumerate(race.course.checkpoint_spaces) if checkpoints >> i & 1]
        ),
        reached=numbers(race.reached),
        scored=race.scored,
        laid=names(race.laid),
        laid_draw=race.laid_draw,
        origin=race.origin,
        stage=race.stage,
        caller=caller,
        choosers=race.choosers,
        outcome=race.outcome,
        hand=(),
        top=(),
        stage_cards=(),
        answer="",
    )


def _own_answer(race: RaceState, seat: int) -> Literal["", "score", "continue"]:
    if race.phase != STAGE or seat in race.to_act:
        return ""
    if not (race.triggers[seat] and race.stage_cards[seat]):
        return ""
    return "score" if race.called == seat else "continue"
