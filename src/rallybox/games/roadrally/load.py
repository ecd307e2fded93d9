"""Reading a position back: every part must be well formed. Whether all can stand together, the laws
say."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.errors import Malformed
from rallybox.games.roadrally.cards import KIND
from rallybox.games.roadrally.course import Course, course_of
from rallybox.games.roadrally.data.rulesets import BASE_COURSE, DECK_SIZE, LAST_STAGE, RULE_SETS
from rallybox.games.roadrally.made import ways
from rallybox.games.roadrally.made.shapes import RoadRallyHidden, RoadRallyPosition, RoadRallyView
from rallybox.games.roadrally.race import Race
from rallybox.kit.bits import count_bits

_BY_SEAT = (
    *("order", "turn_order", "started", "cars", "hand_sizes", "discards"),
    *("points", "stage_tiles", "checkpoint_tiles", "triggered", "triggers_left"),
)
_HIDDEN_BY_SEAT = ("hands", "bags", "tops", "stage_cards")

MOST = 10_000
"""More rounds, turns or points than any race has."""


def rebuild(position: RoadRallyPosition) -> Race:
    """The race of a dump."""
    public, hidden = position.public, position.hidden
    setup = public.setup
    rules = RULE_SETS[setup.variant]
    wanted = BASE_COURSE if rules.course == "lettered" else setup.course or public.course
    if public.course != wanted:
        raise _impossible("course")
    if len(public.course) != rules.tiles:
        raise _impossible(f"course: there are {rules.tiles} tiles")
    course = course_of(public.course, rules.first_stage)
    _check_public(public, course)
    _check_hidden(hidden, setup.players)
    race = Race()
    race.begin(setup, rules, course, list(public.order))
    ways.take_public(race, public)
    ways.take_hidden(race, hidden)
    race.hand_size = vec[i64]([len(cards) for cards in hidden.hands])
    race.bag_size = vec[i64]([len(cards) for cards in hidden.bags])
    limit = rules.triggers[setup.players]
    race.triggers = vec[i64]([limit - count_bits(stages) for stages in race.triggered])
    race.checkpoints = sum(course.checkpoint_at[space] for space in set(public.checkpoints))
    return race


def _impossible(detail: str) -> Malformed:
    return Malformed("core-impossible-position", game="Road Rally", detail=detail)


def _within(name: str, values: Iterable[int], low: int, high: int) -> None:
    for value in values:
        if not low <= value <= high:
            raise _impossible(f"{name}: {value} is not from {low} to {high}")


def _check_public(view: RoadRallyView, course: Course) -> None:
    """Every number and name is one that can stand there."""
    players = view.setup.players
    for field in _BY_SEAT:
        if len(getattr(view, field)) != players:
            raise _impossible(f"{field}: there are {players} drivers")
    for field in ("order", "turn_order", "started", "to_act", "choosers"):
        _check_seats(field, getattr(view, field), players)
    for cards in view.discards:
        _check_cards("discards", cards)
    _check_cards("laid", view.laid)
    for stages in (*view.stage_tiles, *view.triggered, view.stages, view.reached):
        _within("stages", stages, 1, LAST_STAGE)
    _within("cars", view.cars, 0, course.final)
    _within("origin", (view.origin,), 0, course.final)
    _within("checkpoint_tiles", view.checkpoint_tiles, 0, len(course.checkpoint_spaces))
    _within("points", view.points, 0, MOST)
    _within("hand_sizes", view.hand_sizes, 0, DECK_SIZE)
    _within("triggers_left", view.triggers_left, 0, LAST_STAGE)
    _within("round, turns", (view.round, view.turns), 0, MOST)
    _within("turn", (view.turn,), 0, players)
    _within("stage, scored", (view.stage, view.scored), 0, LAST_STAGE)
    _within("laid_draw", (view.laid_draw,), 0, 2)
    for space in view.checkpoints:
        if space not in course.checkpoint_spaces:
            raise _impossible(f"checkpoints: there is no site on space {space}")


def _check_hidden(hidden: RoadRallyHidden, players: int) -> None:
    for field in _HIDDEN_BY_SEAT:
        if len(getattr(hidden, field)) != players:
            raise _impossible(f"{field}: there are {players} drivers")
    _check_seats("to_act", hidden.to_act, players)
    for field in ("hands", "bags", "tops"):
        for cards in getattr(hidden, field):
            _check_cards(field, cards)
    for stages in hidden.stage_cards:
        _within("stage_cards", stages, 1, LAST_STAGE)
    if hidden.called is not None:
        _within("called", (hidden.called,), 0, players - 1)


def _check_seats(field: str, seats: tuple[int, ...], players: int) -> None:
    _within(field, seats, 0, players - 1)
    if len(set(seats)) != len(seats):
        raise _impossible(f"{field}: a driver comes twice")


def _check_cards(field: str, cards: tuple[str, ...]) -> None:
    for card in cards:
        if card not in KIND:
            raise _impossible(f"{field}: there is no card {card}")
    if len(cards) > DECK_SIZE or any(cards.count(card) > 15 for card in set(cards)):
        raise _impossible(f"{field}: there are too many cards")
