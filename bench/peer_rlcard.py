"""RLCard: card games in Python for reinforcement learning."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from typing import Protocol

from timing import Contestant, play_for

rlcard = import_module("rlcard")  # see peer_openspiel

GAMES = ("leduc-holdem", "uno", "bridge", "doudizhu")


class Env(Protocol):
    """The part of RLCard's environment that is used here."""

    def reset(self) -> tuple[Mapping[str, Mapping[int, object]], int]: ...
    def step(self, action: int) -> tuple[Mapping[str, Mapping[int, object]], int]: ...
    def is_over(self) -> bool: ...


def play(env: Env, rnd: Callable[[], float]) -> int:
    """A whole random game by the loop of `Env.run`, without the trajectories that it keeps.

    The action is drawn as for everybody here, which is quicker than RLCard's own `RandomAgent`.
    An environment has no other way to step than the one that also makes the observation.
    """
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(rnd() * len(legal))])
        decisions += 1
    return decisions


def contestants() -> Iterator[Contestant]:
    """RLCard's rows; its states are neither copied nor drawn from what one player knows."""
    rnd = random.Random(1).random
    for name in GAMES:
        one = partial(play, rlcard.make(name, config={"seed": 1}), rnd)
        yield Contestant("decisions", f"RLCard {name}", "plain loop", partial(play_for, one))
