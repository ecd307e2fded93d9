"""Positions that somebody has meddled with: a little, cleverly, or without any sense."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from rallybox.core import SeededDice
from rallybox.games.roadrally.course import course_of
from rallybox.games.roadrally.data.rulesets import RULE_SETS
from rallybox.games.roadrally.phases import PHASES
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.start import start
from support.positions import Dump, Parts, dumped

PILES = ("hands", "bags", "tops", "discards")
BY_SEAT = (
    *("order", "turn_order", "started", "cars", "points", "checkpoint_tiles"),
    *(*PILES, "stage_tiles", "stage_cards", "triggered"),
)
ANYTHING: tuple[Any, ...] = (
    *(None, True, 0, -1, 1, 2, 5, 21, 22, 89, 10**6, 2**63, -(2**70), 0.5, 3.0, ""),
    *("g1", "A0", "base", "over", [], [0], [[]], [1, 2], ["g1"], [["g1"]], {}),
)
"""Values to put anywhere."""


def stopped(table: tuple[str, int], seed: int, steps: int) -> Dump:
    """A race of random drivers after so many decisions, at the next question of some kind."""
    rng, dice = random.Random(seed), SeededDice(seed)
    race = start(RoadRallySetup(variant=table[0], players=table[1]), dice)
    wanted = rng.choice(PHASES)
    while race.to_act and (steps > 0 or PHASES[race.phase] != wanted):
        seat = rng.choice(race.to_act)
        actions = race.actions(seat)
        eager = [action for action in actions if action.text.startswith("score")]
        race.apply(seat, rng.choice(eager or actions), dice)
        steps -= 1
    return dumped(race)


def damaged(dump: Dump, other: Dump, rng: random.Random) -> Dump:
    """The position, changed in up to three ways; `other` is one of the same table to take from."""
    data = deepcopy(dump)
    for _ in range(rng.choice([0, 1, 1, 1, 2])):
        rng.choice(CLEVER)(Parts(data), rng)
    last = rng.randrange(10)
    if last == 0:
        _splice(data, other, rng)
    elif last == 1:
        _anything(data, rng)
    elif last < 6:
        _nudge(data, rng)
    return data


# -- without any sense ---------------------------------------------------------------------------


def _near(value: Any, rng: random.Random) -> Any:
    """Something near a value of a position."""
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, 0, rng.randrange(22), rng.randrange(90)])
    if value is None:
        return rng.randrange(5)
    if isinstance(value, str):
        return rng.choice(["g1", "r4", "A0", "demo", *PHASES])
    if isinstance(value, dict):  # the set-up, or how it ended
        return {name: _near(one, rng) if rng.random() < 0.3 else one for name, one in value.items()}
    items = list(value)
    kind = rng.randrange(4)
    if kind == 0:
        rng.shuffle(items)
    elif kind == 1 or not items:
        items.append(_near(items[0] if items else 0, rng))
    elif kind == 2:
        items.pop(rng.randrange(len(items)))
    else:
        at = rng.randrange(len(items))
        items[at] = _near(items[at], rng)
    return items


def _part(data: Dump, rng: random.Random) -> tuple[Dump, str]:
    """A part of the position: hidden, seen by all, or of the set-up."""
    public = data["public"]
    place = rng.choice([data["hidden"], public, public, public["setup"]])
    return place, rng.choice(list(place))


def _nudge(data: Dump, rng: random.Random) -> None:
    place, name = _part(data, rng)
    place[name] = _near(place[name], rng)


def _anything(data: Dump, rng: random.Random) -> None:
    place, name = rng.choice([_part(data, rng), (data, rng.choice(["public", "hidden"]))])
    if isinstance(place[name], list) and place[name] and rng.random() < 0.5:
        place[name][rng.randrange(len(place[name]))] = rng.choice(ANYTHING)
    else:
        place[name] = rng.choice(ANYTHING)


def _splice(data: Dump, other: Dump, rng: random.Random) -> None:
    for half in rng.choice([["public"], ["hidden"], ["public", "hidden"]]):
        names = list(data[half])
        for name in rng.sample(names, rng.randint(1, min(6, len(names)))):
            data[half][name] = other[half][name]


# -- so that much of it still fits ---------------------------------------------------------------


def _move_card(data: Parts, rng: random.Random) -> None:
    """From one pile of a driver to another: nobody has more or fewer than 21 cards."""
    seat = rng.randrange(data["players"])
    source, target = rng.sample(PILES, 2)
    pile = data[source][seat]
    for _ in range(rng.choice([1, 1, 2, len(pile)])):
        if pile:
            data[target][seat].append(pile.pop(rng.randrange(len(pile))))


def _move_car(data: Parts, rng: random.Random) -> None:
    """With everything that follows from it."""
    seat = rng.randrange(data["players"])
    road = course_of(tuple(data["course"]), RULE_SETS[data["variant"]].first_stage)
    data["cars"][seat] = rng.choice([rng.randrange(road.final + 1), road.final])
    data["order"].sort(key=lambda one: -data["cars"][one])
    if rng.random() < 0.7:
        data["turn_order"] = list(data["order"])
        if data["turn"] < data["players"]:
            data["to_act"] = [data["turn_order"][data["turn"]]]
    front = max(data["cars"])
    stages = range(road.first_stage, 22)
    data["stages"] = [s for s in stages if road.stage_spaces[s] > front or s in data["reached"]]
    left = [space for space in road.checkpoint_spaces if space > front]
    data["checkpoints"] = left
    data["checkpoint_tiles"][0] += (
        len(road.checkpoint_spaces) - len(left) - sum(data["checkpoint_tiles"])
    )


def _reach(data: Parts, rng: random.Random) -> None:
    stage = rng.randint(1, 21)
    for field in ("stages", "reached"):
        data[field] = sorted({*data[field], stage})


def _trigger(data: Parts, rng: random.Random) -> None:
    """A stage card goes to those played, or back."""
    seat = rng.randrange(data["players"])
    source, target = rng.sample(["stage_cards", "triggered"], 2)
    if data[source][seat]:
        card = data[source][seat].pop(rng.randrange(len(data[source][seat])))
        data[target][seat] = sorted([*data[target][seat], card])
        data["stages"] = [stage for stage in data["stages"] if stage != card]


def _score(data: Parts, rng: random.Random) -> None:
    """About as many points as there can be."""
    points = RULE_SETS[data["variant"]].points[data["players"]]
    triggered = sum(len(stages) for stages in data["triggered"])
    seat = rng.randrange(data["players"])
    rest = sum(data["points"]) - data["points"][seat]
    most = triggered * (sum(points) + points[0]) + rng.choice([0, sum(points)])
    data["points"][seat] = max(0, most - rest + rng.choice([1, 0, 0, -1, -2, -5]))


def _ask(data: Parts, rng: random.Random) -> None:
    """Another question, to somebody."""
    data["phase"] = rng.choice(PHASES)
    data["to_act"] = sorted(rng.sample(range(data["players"]), rng.choice([1, 1, 2])))
    if data["phase"] in ("stage", "reward", "over"):
        data["turn"] = data["players"]
    if data["phase"] in ("stage", "reward"):
        data["stage"] = rng.choice(
            [*data["reached"], *(s for t in data["triggered"] for s in t), 1]
        )
        data["called"] = rng.choice([None, *range(data["players"])])
        data["choosers"] = list(data["to_act"]) if data["phase"] == "reward" else []
        data["scored"] = rng.choice([data["scored"], 0, 1, 2])


def _clock(data: Parts, rng: random.Random) -> None:
    """Another time, told consistently."""
    data["round"] = rng.choice([0, 1, 2, data["round"] + 1, 9999])
    data["turn"] = rng.randint(0, data["players"])
    turning = data["phase"] not in ("stage", "reward", "over")
    data["turns"] = (data["round"] - 1) * data["players"] + data["turn"] + turning
    if turning and data["turn"] < data["players"]:
        data["to_act"] = [data["turn_order"][data["turn"]]]


def _swap_seats(data: Parts, rng: random.Random) -> None:
    one, other = rng.sample(range(data["players"]), 2)
    for field in rng.sample(BY_SEAT, rng.randint(1, len(BY_SEAT))):
        data[field][one], data[field][other] = data[field][other], data[field][one]


CLEVER: tuple[Callable[[Parts, random.Random], None], ...] = (
    *(_move_card, _move_car, _reach, _trigger, _score, _ask, _clock, _swap_seats),
)
