"""PettingZoo's own tests, with the real package, and what they do not look at: secrets, reasons."""

from __future__ import annotations

import sys
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from adapters.tables import EXAMPLE, every_table, options, some_tables, warned_of
from rallybox.adapters import pettingzoo as zoo
from rallybox.adapters import pictures
from rallybox.adapters.looking import MANY
from rallybox.adapters.pettingzoo import Table, env
from rallybox.core import Game, Setup, State
from rallybox.core.errors import Illegal
from rallybox.observing import describe
from support.samples import ANY, AT_ONCE, FOR_TWO, IN_TURN, OURS

MASKED = (
    "Observation is not a NumPy array",  # but a dictionary with a mask, as in its classic games
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # for those who owe nothing
    "Agent's maximum and minimum observation space values are equal",
)


def everything(game: Game, setup: Setup, cycles: int) -> None:
    make = partial(env, game, **options(setup))
    with warned_of(*MASKED):
        api_test(make(), num_cycles=cycles)
        seed_test(make, num_cycles=cycles)
        render_test(make)


@every_table
def test_pettingzoos_tests(game: Game, setup: Setup) -> None:
    everything(game, setup, 5)


@every_table
def test_pettingzoos_api_test_on_a_whole_game(
    game: Game, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game each time: it goes by the dice of the game before and by the spaces."""
    table = env(game, **options(setup))
    table.reset(seed=3)
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(number)
    ended: list[State] = []
    really = table._end

    def end(state: State) -> None:
        ended.append(state)
        really(state)

    monkeypatch.setattr(table, "_end", end)
    with warned_of(*MASKED):
        api_test(table, num_cycles=1000)
    assert ended


@pytest.mark.long
@every_table
def test_pettingzoos_tests_on_whole_games(game: Game, setup: Setup) -> None:
    everything(game, setup, 400)


@every_table
def test_pettingzoos_benchmark_runs(
    game: Game, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays for five seconds: a second passes here whenever it looks."""
    clock = SimpleNamespace(time=partial(next, count()))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(env(game, **options(setup)))


@pytest.mark.long
@some_tables
def test_pettingzoos_benchmark_runs_by_the_clock(game: Game, setup: Setup) -> None:
    performance_benchmark(env(game, **options(setup)))


def played(table: Table, seed: int, most: int = 10_000) -> None:
    """A whole game of random actions, or its beginning."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in table.agent_iter(most):
        seen, _, over, _, _ = table.last()
        assert seen is not None
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
        if all(table.terminations.values()):
            return


@pytest.mark.parametrize("reward", ["placing", "win", "score"])
def test_a_game_is_worth_its_result(reward: str) -> None:
    table = env(IN_TURN, reward=reward)
    played(table, 3)
    outcome = table._current().outcome
    assert outcome is not None
    worth = [table.rewards[agent] for agent in table.possible_agents]
    if reward == "score":
        assert worth == list(map(float, outcome.scores))
    else:
        assert sum(worth) == pytest.approx(1.0 if reward == "win" else len(worth) / 2)
        assert np.argmax(worth) in outcome.winners
    for seat, agent in enumerate(table.possible_agents):
        assert table.agent_selection == agent
        assert table.last()[1] == worth[seat]
        table.step(None)
    assert table.agents == []


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="none of placing"):
        env(ANY, reward="glory")


def test_an_action_that_is_not_legal_is_refused_with_the_reason() -> None:
    table = env(ANY)
    table.reset(seed=1)
    before = table.last()[0]
    assert before is not None
    with pytest.raises(Illegal, match=r"\w+ \w+"):
        table.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    for nonsense in (-1, table.looking.total, None):
        with pytest.raises(ValueError, match="is no action"):
            table.step(nonsense)
    after = table.last()[0]
    assert after is not None
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_a_number_beyond_all_bounds_is_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing compiled is asked about it: that would raise for a type."""
    table = env(ANY)
    table.reset(seed=1)
    monkeypatch.setattr(table, "_play", None)
    for huge in (1 << 70, -(1 << 70)):
        with pytest.raises(ValueError, match="is no action"):
            table.step(huge)


def test_nothing_happens_before_the_first_reset() -> None:
    table = env(FOR_TWO, players=2)
    for _ in range(2):
        for too_early in (lambda: table.step(0), lambda: table.step(None), table.last):
            with pytest.raises(RuntimeError, match="reset"):
                too_early()
        table.reset(seed=1)
        for agent in table.agent_iter():  # and nothing after its end
            seen, _, over, *_ = table.last()
            assert seen is not None
            table.step(None if over else int(np.argmax(seen["action_mask"])))
            assert agent not in table.agents or not over


def test_what_was_given_away_does_not_change() -> None:
    table = env(ANY)
    table.reset(seed=1)
    first = table.last()[0]
    assert first is not None
    kept = {part: array.copy() for part, array in first.items()}
    table.step(int(np.flatnonzero(first["action_mask"])[0]))
    table.last()
    assert all(np.array_equal(first[part], kept[part]) for part in kept)


def test_a_long_mask_tells_where_its_marks_are() -> None:
    game = next(game for game in OURS.values() if game.action_total > MANY)
    table = env(game)
    table.reset(seed=1)
    seen = table.last()[0]
    assert seen is not None
    mask = seen["action_mask"]
    for _ in range(2):
        assert np.flatnonzero(mask).tolist() == [at for at in range(len(mask)) if mask[at]]
        mask[7] = 1 - mask[7]  # it is theirs now, and they may do with it what they like
    legal = [at for at in range(len(mask)) if mask[at]]
    chances = np.linspace(1, 2, len(mask))
    for made in (mask.astype(np.float32), mask.astype(np.int64), mask * chances, mask * np.int8(3)):
        assert np.flatnonzero(made).tolist() == legal
    twice = np.stack([mask, mask])
    assert (twice * chances).nonzero()[1].tolist() == legal * 2


def seen_by(table: Table, agents: list[str]) -> list[tuple[bytes, bytes]]:
    rows = [table.observe(agent) for agent in agents]
    return [(row["observation"].tobytes(), row["action_mask"].tobytes()) for row in rows]


def test_secret_answers_show_to_nobody_before_all_are_in() -> None:  # RR-15 and the like
    table = env(AT_ONCE)
    found = 0
    for seed in range(4):
        table.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while not any(table.terminations.values()):
            state = table._current()
            if len(state.to_act) > 1:
                found += 1
                _check_secret(table)
            seen, *_ = table.last()
            assert seen is not None
            table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert found > 5


def _check_secret(table: Table) -> None:
    """Whatever the first answers, the others see the same, and are asked in the same order."""
    real, seat = table._state, table._seat
    assert real is not None
    others = [agent for agent in table.possible_agents if agent != table.agent_selection]
    looks: set[Any] = {tuple(seen_by(table, others))}
    asked = set()
    for action in real.actions(seat):
        table._state, table._seat = real.copy(), seat
        table.looking.ask(table._state, seat)
        table.step(action.id)
        looks.add(tuple(seen_by(table, others)))
        asked.add(table.agent_selection)
    table._state = real
    table._ask(real)
    assert len(looks) == 1
    assert len(asked) == 1


def test_the_state_is_what_all_see_together() -> None:
    table = env(ANY)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())


def test_games_are_found_by_name_as_in_pettingzoo() -> None:
    for name, game in OURS.items():
        module = getattr(zoo, f"{name}_v{describe(game, game.setup({})).version - 1}")
        assert str(module.env()) == f"{name}_v0"
        assert isinstance(pettingzoo.make("aec", f"rallybox/{name}_v0"), Table)
    with pytest.raises(AttributeError):
        getattr(zoo, f"{ANY}_v77")
    assert str(env(EXAMPLE)) == f"{EXAMPLE.name}_v0"


def test_all_pictures_of_a_game_have_one_size() -> None:
    table = env(ANY, render_mode="rgb_array")
    table.reset(seed=2)
    first = table.render()
    played(table, 2)
    assert table.render().shape == first.shape
    assert (first != first[-1, -1]).any()


def test_pictures_have_every_sign_that_games_draw_with() -> None:
    for game in OURS.values():
        for variant in game.variants:
            table = env(game, variant=variant)
            played(table, 4, most=30)
            drawn = pictures.text(game, table._current().view(0))
            missing = [sign for sign in set(drawn) - {"\n"} if not pictures.has(sign)]
            assert missing == []
