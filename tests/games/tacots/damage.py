"""Positions that somebody has tampered with, a little or a lot.

Each damage is three numbers: what is done, where, and with what. So Hypothesis can look for a
position that `load` believes although no game stands like it, and shrink what it has found.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from typing import Any

import msgspec
from hypothesis import strategies as st

from games.tacots.scene import GAME, setup
from rallybox.core import SeededDice
from rallybox.games.tacots.board import SQUARE_NAMES
from rallybox.games.tacots.cards import KIND_NAMES, OPENINGS

Json = Any
Place = tuple[Json, Any]
"""A list or an object, and where in it something is."""

TABLES = (
    setup(players=4, hands=2),
    setup(players=3, hands=1),
    setup(players=3, hands=2, first=1),
    setup(players=2, hands=1),
    setup(players=2, hands=2),
    setup(variant="patience", deal=7),
)
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 12, 13, 16, 24, 47, 51, 52, 999_999, -1, 10**30)
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, "", 1.5, "moon")
REASONS = ("played", "full", "simple", "blocked", "stopped", "moon")

Damage = tuple[int, int, int]
damages = st.lists(st.tuples(*[st.integers(0, 2**16)] * 3), min_size=1, max_size=4)


@lru_cache(maxsize=4096)
def written(table: int, seed: int, steps: int) -> bytes:
    """The dump of a random game after some steps, or at its end."""
    dice, rng = SeededDice(seed), random.Random(seed)
    state = GAME.start(TABLES[table], dice)
    for _ in range(steps):
        if not state.to_act:
            break
        actions = state.actions(state.to_act[0])
        keep_on = [action for action in actions if action.text != "stop" or rng.random() < 0.05]
        state.apply(state.to_act[0], rng.choice(keep_on or actions), dice)
    return msgspec.json.encode(state.dump())


def places(node: Json) -> list[Place]:
    """Everything in a dump, lists and objects themselves included."""
    found: list[Place] = []
    inside = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in list(inside):
        found.append((node, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


def _value(node: Json, key: Any, what: int) -> None:
    """Another value of the same sort, or of none that belongs there."""
    old = node[key]
    pool: tuple[Any, ...] = OTHERS
    if isinstance(old, bool):
        pool = (not old,)
    elif isinstance(old, int):
        pool = (old + 1, old - 1, old + 4, old * 2, *NUMBERS)
    elif old in KIND_NAMES:
        pool = KIND_NAMES
    elif old in SQUARE_NAMES or old is None:
        pool = (*SQUARE_NAMES, None)
    elif isinstance(old, str):
        pool = (*OPENINGS, *REASONS)
    node[key] = deepcopy((*pool, *OTHERS)[what % (len(pool) + len(OTHERS))])


def _gone(node: Json, key: Any, what: int) -> None:
    del node[key]


def _again(node: Json, key: Any, what: int) -> None:
    """Twice in a list; under another name in an object."""
    if isinstance(node, list):
        node.insert(what % (len(node) + 1), deepcopy(node[key]))
    else:
        node[SQUARE_NAMES[what % len(SQUARE_NAMES)]] = deepcopy(node[key])


def _alike(data: Json, old: Any) -> list[Place]:
    """Where values of the same type are; if it is a card, where other cards are."""
    found = [(node, key) for node, key in places(data) if type(node[key]) is type(old)]
    if old in KIND_NAMES:
        return [(node, key) for node, key in found if node[key] in KIND_NAMES]
    return found


def swapped(data: Json, where: int, what: int) -> None:
    """Two values of the same sort change places."""
    node, key = (found := places(data))[where % len(found)]
    alike = _alike(data, node[key])
    other, there = alike[what % len(alike)]
    # As copies: one may lie in the other.
    node[key], other[there] = deepcopy(other[there]), deepcopy(node[key])


def moved_card(data: Json, where: int, what: int) -> None:
    """A card goes from one hand or pile to another."""
    hidden = data["hidden"]
    heaps = [*hidden["hands"], data["public"]["open_cards"], hidden["stock"], *hidden["piles"]]
    full = [heap for heap in heaps if heap]
    if full:
        heap = full[where % len(full)]
        heaps[what % len(heaps)].append(heap.pop(what % len(heap)))


def moved_car(data: Json, where: int, what: int) -> None:
    """A car stands on another card."""
    roads, cars = data["public"]["roads"], data["public"]["cars"]
    if roads and cars:
        cars[where % len(cars)] = sorted(roads)[what % len(roads)]


def shown(data: Json, where: int, what: int) -> None:
    """Somebody has shown to lack other kinds."""
    players = data["public"]["players"]
    player = players[where % len(players)]
    player["lacks"] = [name for n, name in enumerate(KIND_NAMES) if what >> n & 1]


def counted(data: Json, where: int, what: int) -> None:
    """A number is another."""
    public = data["public"]
    names = [name for name, value in public.items() if type(value) is int]
    name = names[where % len(names)]
    public[name] = (what % 100, *NUMBERS)[what % (1 + len(NUMBERS))]


def from_another(data: Json, where: int, what: int) -> None:
    """A part of another moment: of what all see, or of what is hidden."""
    variant = data["public"]["setup"]["variant"]
    tables = [t for t in range(len(TABLES)) if TABLES[t].variant == variant]
    other = msgspec.json.decode(written(tables[what % len(tables)], what % 7, what % 90))
    half = "hidden" if where % 5 == 0 else "public"
    names = sorted(other[half])
    for name in names[where % len(names) :][: 1 + where % 3]:
        data[half][name] = other[half][name]


def _at(change: Callable[[Json, Any, int], None]) -> Callable[[Json, int, int], None]:
    def changed(data: Json, where: int, what: int) -> None:
        found = places(data)
        change(*found[where % len(found)], what)

    return changed


KINDS: tuple[Callable[[Json, int, int], None], ...] = (
    _at(_value),
    _at(_gone),
    _at(_again),
    swapped,
    moved_card,
    moved_car,
    shown,
    counted,
    from_another,
)


def damaged(table: int, seed: int, steps: int, what: list[Damage]) -> bytes:
    """A dump after so many damages. One that cannot be done leaves it as it was."""
    data = msgspec.json.decode(written(table, seed, steps))
    for kind, where, how in what:
        before = msgspec.json.encode(data)
        try:
            KINDS[kind % len(KINDS)](data, where, how)
        except (LookupError, TypeError, AttributeError, ArithmeticError):
            data = msgspec.json.decode(before)
    return msgspec.json.encode(data)
