"""The loops that our rows and the peers' go through alike: random legal actions, on the clock."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from timing import Tally, clock

Step = Callable[[], int]
"""Makes some decisions and says how many."""


def timed(make: Callable[[], Step]) -> Callable[[float], Tally]:
    """A row that is made when it is first measured: whatever it imports is not on the clock."""
    made: list[Step] = []

    def run(seconds: float) -> Tally:
        if not made:
            made.append(make())
            made[0]()
        step, done, start = made[0], 0, clock()
        while (elapsed := clock() - start) < seconds:
            for _ in range(20):
                done += step()
        return Tally(done, elapsed)

    return run


def aec(env: Any) -> Step:
    """A cycle of PettingZoo's own `performance_benchmark`."""
    env.reset(seed=1)

    def step() -> int:
        turns = 0
        for agent in env.agent_iter(env.num_agents):
            obs, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            elif isinstance(obs, dict) and "action_mask" in obs:
                action = random.choice(np.flatnonzero(obs["action_mask"]).tolist())
            else:
                action = env.action_space(agent).sample()
            env.step(action)
            turns += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return turns

    return step


def seat(env: Any) -> Step:
    """A step of Gymnasium: one decision of the seat that learns, and those of the bots until its
    next one, which are not counted."""
    rnd = random.Random(1)
    told = [env.reset(seed=1)[1]]

    def step() -> int:
        action = rnd.choice(np.flatnonzero(told[0]["action_mask"]).tolist())
        _, _, over, cut, told[0] = env.step(action)
        if over or cut:
            told[0] = env.reset()[1]
        return 1

    return step


def seats(env: Any) -> Step:
    """The same of a vector environment of Gymnasium: one for each of its games."""
    rng = np.random.default_rng(1)
    count, total = env.num_envs, env.single_action_space.n
    told = [env.reset(seed=1)[1]]

    def step() -> int:
        marks = np.flatnonzero(told[0]["action_mask"].view(np.bool_))
        ends = np.searchsorted(marks, np.arange(1, count + 1) * total)
        numbers = np.diff(ends, prepend=0)
        chosen = ends - numbers + (rng.random(count) * numbers).astype(np.int64)
        told[0] = env.step(marks[chosen] % total)[-1]
        return int(count)

    return step


def tree(game: Any, tensors: bool) -> Step:
    """A whole game of OpenSpiel, from Python; `tensors`: with the observation of each decision."""
    rnd = random.Random(1)
    # Some games know only the information state, which is no less work.
    now = game.get_type().provides_observation_tensor
    look = "observation_tensor" if now else "information_state_tensor"

    def step() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rnd.choices(outcomes, chances)[0])
                continue
            if tensors:
                getattr(state, look)()
            state.apply_action(rnd.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return step
