"""Reading a position back: first that every part is well formed, then that the laws hold."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.errors import Malformed
from rallybox.games.roadrally.cards import KIND
from rallybox.games.roadrally.course import Course, course_of
from rallybox.games.roadrally.laws import broken_laws
from rallybox.games.roadrally.position import RoadRallyPosition
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.rulesets import BASE_COURSE, DECK_SIZE, LAST_STAGE, RULE_SETS
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.state import NOBODY, PHASES
from rallybox.kit import bag
from rallybox.kit.bits import count_bits

_BY_SEAT = (
    *("order", "turn_order", "started", "cars", "points", "checkpoint_tiles"),
    *("hands", "bags", "tops", "discards", "stage_tiles", "stage_cards", "triggered"),
)

MOST = 10_000
"""More rounds, turns or points than any race has."""


def _impossible(detail: str) -> Malformed:
    return Malformed("core-impossible-position", game="Road Rally", detail=detail)


def _within(name: str, values: Iterable[int], low: int, high: int) -> None:
    for value in values:
        if not low <= value <= high:
            raise _impossible(f"{name}: {value} is not from {low} to {high}")


def _check_shape(position: RoadRallyPosition, course: Course) -> None:
    """Every number and name is one that can stand there."""
    players = position.players
    for field in _BY_SEAT:
        if len(getattr(position, field)) != players:
            raise _impossible(f"{field}: there are {players} drivers")
    for field in ("order", "turn_order", "started", "to_act", "choosers"):
        seats = getattr(position, field)
        _within(field, seats, 0, players - 1)
        if len(set(seats)) != len(seats):
            raise _impossible(f"{field}: a driver comes twice")
    for field in ("hands", "bags", "tops", "discards"):
        for cards in getattr(position, field):
            _check_cards(field, cards)
    _check_cards("laid", position.laid)
    for field in ("stage_tiles", "stage_cards", "triggered"):
        for stages in getattr(position, field):
            _within(field, stages, 1, LAST_STAGE)
    for field in ("stages", "reached"):
        _within(field, getattr(position, field), 1, LAST_STAGE)
    _within("cars", position.cars, 0, course.final)
    _within("origin", (position.origin,), 0, course.final)
    _within("checkpoint_tiles", position.checkpoint_tiles, 0, len(course.checkpoint_spaces))
    _within("points", position.points, 0, MOST)
    _within("round, turns", (position.round, position.turns), 0, MOST)
    _within("turn", (position.turn,), 0, players)
    _within("stage", (position.stage,), 0, LAST_STAGE)
    _within("scored", (position.scored,), 0, LAST_STAGE)
    _within("laid_draw", (position.laid_draw,), 0, 2)
    if position.called is not None:
        _within("called", (position.called,), 0, players - 1)
    if position.phase not in PHASES:
        raise _impossible(f"phase: {position.phase}")
    for space in position.checkpoints:
        if space not in course.checkpoint_spaces:
            raise _impossible(f"checkpoints: there is no site on space {space}")


def _check_cards(field: str, cards: tuple[str, ...]) -> None:
    for card in cards:
        if card not in KIND:
            raise _impossible(f"{field}: there is no card {card}")
    if len(cards) > DECK_SIZE or any(cards.count(card) > 15 for card in set(cards)):
        raise _impossible(f"{field}: there are too many cards")


def _mask(stages: Iterable[int]) -> int:
    return sum(1 << stage for stage in set(stages))


def load(position: RoadRallyPosition, setup: RoadRallySetup) -> Race:
    """The race of a dump."""
    rules = RULE_SETS[position.variant]
    if rules.course == "lettered" and position.course != BASE_COURSE:
        raise _impossible("course")
    if len(position.course) != rules.tiles:
        raise _impossible(f"course: there are {rules.tiles} tiles")
    course = course_of(position.course, rules.first_stage)
    _check_shape(position, course)
    race = Race()
    race.begin(setup, rules, course, list(position.order))
    race.phase = PHASES.index(position.phase)
    race.to_act = position.to_act
    race.round, race.turns, race.turn = position.round, position.turns, position.turn
    race.turn_order, race.started = position.turn_order, position.started
    race.position = vec[i64](position.cars)
    race.top = [tuple(KIND[card] for card in top) for top in position.tops]
    race.hand, race.bag, race.discards = (
        vec[i64]([bag.of(KIND[card] for card in cards) for cards in piles])
        for piles in (position.hands, position.bags, position.discards)
    )
    race.hand_size = vec[i64]([len(cards) for cards in position.hands])
    race.bag_size = vec[i64]([len(cards) for cards in position.bags])
    race.points = vec[i64](position.points)
    race.stage_tiles = vec[i64]([_mask(tiles) for tiles in position.stage_tiles])
    race.checkpoints_won = vec[i64](position.checkpoint_tiles)
    race.stage_cards = vec[i64]([_mask(cards) for cards in position.stage_cards])
    race.triggered = vec[i64]([_mask(stages) for stages in position.triggered])
    limit = rules.triggers[position.players]
    race.triggers = vec[i64]([limit - count_bits(stages) for stages in race.triggered])
    race.stages, race.reached = _mask(position.stages), _mask(position.reached)
    race.checkpoints = sum(course.checkpoint_at[space] for space in set(position.checkpoints))
    race.scored, race.stage, race.origin = position.scored, position.stage, position.origin
    race.laid, race.laid_draw = bag.of(KIND[card] for card in position.laid), position.laid_draw
    race.called = NOBODY if position.called is None else position.called
    race.choosers = position.choosers
    broken = broken_laws(race)
    if broken:
        raise _impossible(broken[0])
    return race
