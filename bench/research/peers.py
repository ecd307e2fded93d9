"""The peers: PettingZoo's classic card games, OpenSpiel from Python and its vector environment,
RLCard, pgx. Whatever is not installed here has no rows. PettingZoo's Hanabi is left out: it is
OpenSpiel's game behind one more package, shimmy, which is not among those of bench/."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from timing import Contestant

from research.interfaces import AEC, SEEN, TREE
from research.loops import Step, aec, timed, tree

ZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
SPIEL = ("leduc_poker", "hearts", "oh_hell", "gin_rummy", "python_kuhn_poker")
RLCARD = ("leduc-holdem", "uno", "doudizhu")
MANY, MORE = 1024, 8192
PGX = {"leduc_holdem": (MANY, MORE), "kuhn_poker": (MANY, MORE), "sparrow_mahjong": (MANY,)}
"""By name: how many at once. Two tiny games of cards, and its largest with hidden hands that needs
nothing else; bridge needs a file of deals that is not in the package."""


def _zoo(name: str, maker: str) -> Step:
    """As everybody makes it (`env`), and without the wrappers that check every call (`raw_env`)."""
    return aec(getattr(import_module(f"pettingzoo.classic.{name}"), maker)())


def _spiel(name: str, tensors: bool) -> Step:
    if name.startswith("python_"):
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return tree(import_module("pyspiel").load_game(name), tensors)


def _spiel_vector(name: str, count: int = 64) -> Step:
    """OpenSpiel's `SyncVectorEnv`, which steps its environments one after the other."""
    learning = import_module("open_spiel.python.rl_environment")
    chosen = import_module("open_spiel.python.rl_agent").StepOutput
    games = [learning.Environment(name) for _ in range(count)]
    tables = import_module("open_spiel.python.vector_env").SyncVectorEnv(games)
    seen: list[Any] = [tables.reset()]
    rnd = random.Random(1)

    def step() -> int:
        actions = []
        for one in seen[0]:
            legal = one.observations["legal_actions"][one.observations["current_player"]]
            actions.append(chosen(action=rnd.choice(legal), probs=None))
        seen[0] = tables.step(actions, reset_if_done=True)[0]
        return count

    return step


def _rlcard(name: str) -> Step:
    """The loop of `Env.run`, without the trajectories that it keeps."""
    env = import_module("rlcard").make(name, config={"seed": 1})
    rnd = random.Random(1)

    def step() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rnd.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return step


def _pgx(name: str, count: int) -> Step:
    """Everything compiled by JAX for the processor, 16 steps at a time: actions are drawn there."""
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    again = import_module("pgx.experimental.wrappers").auto_reset
    begin, advance = jax.jit(jax.vmap(env.init)), jax.vmap(again(env.step, env.init))

    def chosen(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(mask.astype("float32")))

    def one(carry: Any, _: object) -> Any:
        state, key = carry
        key, first, second = jax.random.split(key, 3)
        picked = jax.vmap(chosen)(jax.random.split(first, count), state.legal_action_mask)
        return (advance(state, picked, jax.random.split(second, count)), key), None

    many = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=16)[0])
    keys = jax.random.split(jax.random.PRNGKey(0), count)
    carry: list[Any] = [(begin(keys), jax.random.PRNGKey(1))]

    def step() -> int:
        carry[0] = jax.block_until_ready(many(*carry[0]))
        return 16 * count

    return step


def _rows() -> Iterator[tuple[str, str, str, Callable[[], Step]]]:
    """The package that is needed, the name, the way, and how it is made."""
    for name in ZOO:
        for maker in ("env", "raw_env"):
            yield "rlcard", f"PettingZoo {name}, {maker}()", AEC, partial(_zoo, name, maker)
    for name in SPIEL:
        for way, tensors in ((TREE, False), (SEEN, True)):
            yield "pyspiel", f"OpenSpiel {name}", way, partial(_spiel, name, tensors)
    for name in SPIEL[:3]:
        yield "pyspiel", f"OpenSpiel {name}", "SyncVectorEnv, 64", partial(_spiel_vector, name)
    for name in RLCARD:
        yield "rlcard", f"RLCard {name}", "Env.step", partial(_rlcard, name)
    for name, counts in PGX.items():
        for count in counts:
            yield "pgx", f"pgx {name}", f"vector, {count}", partial(_pgx, name, count)


def contestants() -> Iterator[Contestant]:
    """Every peer that is here."""
    for package, name, way, make in _rows():
        if find_spec(package):
            yield Contestant("research", name, way, timed(make))
