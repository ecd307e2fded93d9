"""What one driver, or a spectator, may know of a race (RR-18)."""

from __future__ import annotations

from typing import Literal

from rallybox.games.roadrally.made import ways
from rallybox.games.roadrally.made.shapes import RoadRallyView
from rallybox.games.roadrally.phases import STAGE
from rallybox.games.roadrally.state import SEATS, RaceState
from rallybox.kit.bits import count_bits


def view_of(race: RaceState, seat: int | None) -> RoadRallyView:
    """The view of a seat, built up from what it may see."""
    public = _public(race)
    return public if seat is None else beside(race, public, seat)


def beside(race: RaceState, public: RoadRallyView, seat: int) -> RoadRallyView:
    """Add what only a seat knows to what everybody knows."""
    to_act = public.to_act
    if race.phase == STAGE and seat in to_act and seat not in race.to_act:
        to_act = tuple(s for s in to_act if s != seat)
    return ways.beside(race, public, seat, to_act=to_act, answer=_own_answer(race, seat))


def _public(race: RaceState) -> RoadRallyView:
    everybody = range(race.players)
    checkpoints = race.checkpoints
    to_act, caller = race.to_act, race.called if race.called >= 0 else None
    if race.phase == STAGE:
        # RR-15: who has answered already, and what, shows to nobody else.
        to_act, caller = SEATS[race.concerned()], None
    return ways.public(
        race,
        to_act=to_act,
        course=race.course.texts,
        deck_sizes=tuple([race.bag_size[s] + len(race.top[s]) for s in everybody]),
        totals=race.totals(),
        stage_cards_left=tuple(
            [count_bits(race.stage_cards[s]) if race.triggers[s] else 0 for s in everybody]
        ),
        checkpoints=tuple(
            [space for i, space in enumerate(race.course.checkpoint_spaces) if checkpoints >> i & 1]
        ),
        caller=caller,
        outcome=race.outcome,
    )


def _own_answer(race: RaceState, seat: int) -> Literal["", "score", "continue"]:
    if race.phase != STAGE or seat in race.to_act:
        return ""
    if not (race.triggers[seat] and race.stage_cards[seat]):
        return ""
    return "score" if race.called == seat else "continue"
