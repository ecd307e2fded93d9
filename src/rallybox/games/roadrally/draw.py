"""A race as text: the road as rows of spaces, the drivers, the own cards. At most 80 columns."""

from __future__ import annotations

from rallybox.core.words import Param, Words
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.data.rulesets import RULE_SETS
from rallybox.games.roadrally.data.tiles import FEATURES
from rallybox.games.roadrally.explain import course
from rallybox.games.roadrally.made.shapes import RoadRallyView

PER_ROW = 18
CELL = 4
_COLUMNS = ("place", "driver", "space", "points", "hand", "deck", "discards", "cards", "triggers")
NOTHING = "·"


def _say(message: str, **params: Param) -> str:
    return Words(f"roadrally-draw-{message}", params).say()


def draw(view: RoadRallyView) -> str:
    """The whole view."""
    road = course(view)
    return "\n".join([*_road(view, road), "", *_drivers(view), *_own(view)])


def mark(view: RoadRallyView, road: Course, space: int) -> str:
    """What lies on a space: a stage tile, a feature, the beginning of a shortcut."""
    if space == 0:
        return _say("start")
    if space == road.final:
        return _say("end")
    stage = road.stage_at[space]
    if stage:
        return f"s{stage}" if stage in view.stages else NOTHING
    if road.shortcuts[space]:
        return f">{road.shortcuts[space]}"
    feature = FEATURES[road.features[space]]
    if feature == "checkpoint" and space not in view.checkpoints:
        return NOTHING
    return _say(feature) if feature else NOTHING


def _road(view: RoadRallyView, road: Course) -> list[str]:
    """Three lines for every row of spaces: the cars (first to arrive first), marks, numbers."""
    cars: dict[int, str] = {}
    for seat in view.order:
        space = view.cars[seat]
        cars[space] = cars.get(space, "") + str(seat + 1)
    lines = []
    for begin in range(0, road.final + 1, PER_ROW):
        row = range(begin, min(begin + PER_ROW, road.final + 1))
        lines.append("   " + _cars(cars, row))
        lines.append("   " + "".join(mark(view, road, space).ljust(CELL) for space in row))
        numbers = (str(s) if s % 5 == 0 or s == row[0] else "" for s in row)
        lines.append("   " + "".join(n.ljust(CELL) for n in numbers))
    return [line.rstrip() for line in lines]


def _cars(cars: dict[int, str], row: range) -> str:
    """Cars stand as their drivers' numbers. Many on one space lean over the next one if it is
    empty; otherwise `+` stands for the rest of them."""
    line = ""
    for place, space in enumerate(row):
        here = cars.get(space, "")
        if len(here) >= CELL and (space + 1 in cars or space == row[-1]):
            here = here[: CELL - 2] + "+"
        line = line.ljust(place * CELL) + here
    return line


def _drivers(view: RoadRallyView) -> list[str]:
    heads = [_say(f"head-{name}") for name in _COLUMNS]
    lines = ["   " + " ".join(heads) + "  " + _say("head-tiles")]
    final = course(view).final
    for place, seat in enumerate(view.order, start=1):
        you = "*" if seat == view.seat else " "
        cells = (
            place,
            f"{you}{seat + 1}",
            _say("end") if view.cars[seat] == final else view.cars[seat],
            view.totals[seat],
            view.hand_sizes[seat],
            view.deck_sizes[seat],
            len(view.discards[seat]),
            view.stage_cards_left[seat],
            view.triggers_left[seat],
        )
        row = " ".join(f"{c!s:>{len(head)}}" for c, head in zip(cells, heads, strict=True))
        tiles = [f"s{stage}" for stage in view.stage_tiles[seat]]
        tiles += [_say("checkpoint")] * view.checkpoint_tiles[seat]
        lines.append(f"   {row}  {' '.join(tiles)}".rstrip()[:97])
    return lines


def _own(view: RoadRallyView) -> list[str]:
    if view.seat is None:
        return []
    live = [str(s) for s in view.stage_cards if s in view.stages]
    dead = [f"({s})" for s in view.stage_cards if s not in view.stages]
    kept = " ".join(live + dead) or _say("no-stages")
    stages = kept if view.triggers_left[view.seat] else _say("returned")
    points = RULE_SETS[view.setup.variant].points[view.setup.players]
    return [
        "",
        "   " + _say("hand", cards=" ".join(view.hand) or _say("no-cards")),
        "   " + _say("stage-cards", stages=stages) + "    " + _say("gives", points=points),
    ]
