"""Dumps of positions: everything there is to know, to store, to load and to analyse."""

from __future__ import annotations

from rallybox.core.outcome import Position
from rallybox.games.roadrally.cards import name_all, names
from rallybox.games.roadrally.state import PHASES, RaceState, numbers

Numbers = tuple[int, ...]
Names = tuple[str, ...]


class RoadRallyPosition(Position, frozen=True):
    """The parts of `RaceState`, in readable form. Tuples are by seat unless `state` says other."""

    variant: str
    players: int
    course: Names
    phase: str
    to_act: Numbers
    round: int
    turns: int
    turn: int
    turn_order: Numbers
    started: Numbers
    order: Numbers
    cars: Numbers
    hands: tuple[Names, ...]
    bags: tuple[Names, ...]
    tops: tuple[Names, ...]
    discards: tuple[Names, ...]
    points: Numbers
    stage_tiles: tuple[Numbers, ...]
    checkpoint_tiles: Numbers
    stage_cards: tuple[Numbers, ...]
    triggered: tuple[Numbers, ...]
    stages: Numbers
    checkpoints: Numbers
    reached: Numbers
    scored: int
    laid: Names
    laid_draw: int
    origin: int
    stage: int
    called: int | None
    choosers: Numbers


def dump(race: RaceState) -> RoadRallyPosition:
    """The position of a race."""
    spaces = race.course.checkpoint_spaces
    return RoadRallyPosition(
        variant=race.setup.variant,
        players=race.players,
        course=race.course.texts,
        phase=PHASES[race.phase],
        to_act=race.to_act,
        round=race.round,
        turns=race.turns,
        turn=race.turn,
        turn_order=race.turn_order,
        started=race.started,
        order=tuple(race.order),
        cars=tuple(race.position),
        hands=tuple([names(cards) for cards in race.hand]),
        bags=tuple([names(cards) for cards in race.bag]),
        tops=tuple([name_all(cards) for cards in race.top]),
        discards=tuple([names(cards) for cards in race.discards]),
        points=tuple(race.points),
        stage_tiles=tuple([numbers(tiles) for tiles in race.stage_tiles]),
        checkpoint_tiles=tuple(race.checkpoints_won),
        stage_cards=tuple([numbers(cards) for cards in race.stage_cards]),
        triggered=tuple([numbers(stages) for stages in race.triggered]),
        stages=numbers(race.stages),
        checkpoints=tuple([s for i, s in enumerate(spaces) if race.checkpoints >> i & 1]),
        reached=numbers(race.reached),
        scored=race.scored,
        laid=names(race.laid),
        laid_draw=race.laid_draw,
        origin=race.origin,
        stage=race.stage,
        called=None if race.called < 0 else race.called,
        choosers=race.choosers,
    )
