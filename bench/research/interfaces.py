"""Our rows in the libraries that researchers use, through the same loops as the peers'."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module

from timing import Contestant

from research.loops import Step, aec, seat, seats, timed, tree
from research.ours import COUNT, label, ours

AEC = "PettingZoo, AEC"
SEAT = "Gymnasium, one seat among bots at random"
SEATS = f"Gymnasium, vector of {COUNT}, one seat among bots at random"
TREE = "OpenSpiel, from Python"
SEEN = "OpenSpiel, from Python, with tensors"


def _aec(name: str) -> Step:
    return aec(import_module("rallybox.adapters.pettingzoo").env(name))


def _seat(name: str) -> Step:
    return seat(import_module("rallybox.adapters.gymnasium").Seat(name, bots="random"))


def _seats(name: str) -> Step:
    return seats(import_module("rallybox.adapters.vector").Seats(name, COUNT, bots="random"))


def _tree(name: str, tensors: bool) -> Step:
    import_module("rallybox.adapters.openspiel")
    return tree(import_module("pyspiel").load_game(f"rallybox_{name}"), tensors)


def contestants() -> Iterator[Contestant]:
    """Each interface, with each game as it is usually played."""
    for game in ours():
        called = label(game, next(iter(game.variants)))
        for way, make in ((AEC, _aec), (SEAT, _seat), (SEATS, _seats)):
            yield Contestant("research", called, way, timed(partial(make, game.name)))
        for way, tensors in ((TREE, False), (SEEN, True)):
            run = timed(partial(_tree, game.name, tensors))
            yield Contestant("research", called, way, run)
