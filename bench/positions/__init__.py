"""What a game brings to the benches: the set-ups and positions that are worth a row of their own.

They are found by the game's name, `bench/positions/<game>.py`; each is optional.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

Options = Mapping[str, object]
"""Of a set-up."""


class Bench(NamedTuple):
    """What a module has as `BENCH`."""

    lengths: tuple[tuple[str, Options], ...] = ()
    """Longer and shorter games, and what their rows are called; without them there are none."""
    openings: tuple[tuple[Options, int], ...] = (({}, 99),)
    """Games that are opened after so many moves: best just before a snapshot would be taken."""
    contest: bool = False
    """Is this the game of ours that is most like the peer's, and is played against it?"""
    goal: int = 0
    """Decisions a second and core that the vector environment is to reach; 0: none is set."""


def bench_of(game: str) -> Bench:
    """What a game brings, or what is measured of every game."""
    found = f"{__name__}.{game}"
    brought: Bench = import_module(found).BENCH if find_spec(found) else Bench()
    return brought
