"""Observing: what a seat sees now, as a row of bytes whose every number is described.

    from rallybox.observing import describe, mask, observe

    describe(game, setup)         which numbers there are: names, shapes, ranges, meaning
    observe(game, state, seat)    the numbers, as bytes: what the seat sees now
    mask(game, state, seat)       1 for each legal action, by its id

An *observation* is what is seen now, and forgets. All that was ever seen by a seat is its
*information state*: `rallybox.observing.memory`. docs/observations.md has every field.
"""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import u8

from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.games import part
from rallybox.games.packs import derived_from
from rallybox.observing.description import Description, Field
from rallybox.observing.observer import NO_ACTIONS, REWARDS, Observer
from rallybox.observing.plain import PlainObserver

__all__ = [
    "REWARDS",
    "Description",
    "Field",
    "Observer",
    "describe",
    "mask",
    "observe",
    "observer_of",
]


@lru_cache(maxsize=256)
def observer_of(game: Game, setup: Setup) -> Observer:
    """How games with this set-up are observed: by the game's own module `observation` (ours:
    `observing/rows/<game>.py`), or plainly, from its view."""
    found = part(game.name, "observation", f"{__name__}.rows", "OBSERVER", derived_from(Observer))
    kind: type[Observer] = found or PlainObserver
    return kind(game, setup)


def describe(game: Game, setup: Setup) -> Description:
    """Which numbers an observation has."""
    return observer_of(game, setup).description


def observe(game: Game, state: State, seat: int) -> bytes:
    """What a seat sees now."""
    observer = observer_of(game, state.setup)
    row = vec[u8](bytes(observer.size))
    observer.write(state, seat, row, 0)
    return bytes(row)


def mask(game: Game, state: State, seat: int) -> bytes:
    """What a seat may do now: 1 for each legal action, by its id."""
    observer = observer_of(game, state.setup)
    row = vec[u8](bytes(observer.total))
    observer.offer(state, seat, row, 0, NO_ACTIONS)
    return bytes(row)
