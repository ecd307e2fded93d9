"""Gymnasium's vector environment: its interface, kept with the games of `rallybox.vector`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from adapters.tables import every_table
from rallybox.adapters.gymnasium import names
from rallybox.adapters.vector import Seats
from rallybox.core import Game, Setup
from rallybox.core.errors import Illegal, Malformed
from rallybox.games import GAMES
from support.samples import ANY
from toy import COINRACE


def legal(info: dict[str, Any]) -> NDArray[np.int64]:
    """The first legal action of each game."""
    return np.asarray(np.argmax(info["action_mask"], axis=1))


@every_table
def test_it_has_gymnasiums_interface(game: Game, setup: Setup) -> None:
    """What Gymnasium's own tests ask of vector environments, for those that it does not make."""
    tables = Seats(game, 3, setup.variant, setup.players, bots="random")
    assert isinstance(tables, VectorEnv)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = tables.reset(seed=4)
    for _ in range(12):
        assert seen in tables.observation_space
        assert seen[0] in tables.single_observation_space
        actions = legal(info)
        assert actions.astype(np.int64) in tables.action_space
        seen, rewards, ended, cut, info = tables.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (3,)
        assert rewards.dtype == np.float64
        assert ended.dtype == cut.dtype == np.bool_
        assert info["action_mask"].shape == (3, game.action_total)
    tables.close()


def test_some_games_alone_are_not_reset() -> None:
    """Gymnasium's own vectors can do that; here all would begin again without a word."""
    tables = Seats(ANY, 3, bots="random")
    _, info = tables.reset(seed=1)
    seen, *_ = tables.step(legal(info))
    with pytest.raises(ValueError, match="reset_mask"):
        tables.reset(options={"reset_mask": np.array([True, False, True])})
    assert tables._games is not None
    assert (tables._games.observations == seen).all()
    again, _ = tables.reset(seed=2, options={"reset_mask": np.ones(3, dtype=np.bool_)})
    assert (again == tables.reset(seed=2, options={})[0]).all()


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = Seats(ANY, 4, bots="random"), Seats(ANY, 4, bots="random")
    begun = one.reset(seed=9)
    assert data_equivalence(begun, two.reset(seed=9), exact=True)
    actions = legal(begun[1])
    assert data_equivalence(one.step(actions), two.step(actions), exact=True)
    assert not data_equivalence(one.reset(), begun, exact=True)


def test_what_was_returned_stays_as_it_was() -> None:
    tables = Seats(ANY, 4, bots="random")
    seen, info = tables.reset(seed=1)
    kept, mask = seen.copy(), info["action_mask"].copy()
    tables.step(legal(info))
    assert (seen == kept).all()
    assert (info["action_mask"] == mask).all()


def test_a_game_that_is_over_begins_again_in_the_same_step() -> None:
    tables = Seats(ANY, 8, bots="random", reward="win")
    _, info = tables.reset(seed=2)
    seen, rewards, ended, cut, info = tables.step(legal(info))
    while not ended.any():
        assert "final_obs" not in info
        seen, rewards, ended, cut, info = tables.step(legal(info))
    assert not cut.any()
    assert (info["_final_obs"] == ended).all()
    assert not rewards[~ended].any()
    assert (info["final_obs"][ended] != seen[ended]).any()
    assert info["final_obs"].shape == seen.shape


def test_an_action_that_is_not_legal_ends_its_game_or_raises() -> None:
    tables = Seats(ANY, 3, bots="random")
    _, info = tables.reset(seed=3)
    actions = legal(info)
    actions[1] = np.argmin(info["action_mask"][1])
    _, rewards, ended, _, info = tables.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert ended.tolist() == [False, True, False]
    assert info["final_info"]["illegal"].tolist() == [False, True, False]
    strict = Seats(ANY, 3, bots="random", illegal="raise")
    strict.reset(seed=3)
    with pytest.raises(Illegal):
        strict.step(actions)
    for tables in (Seats(ANY, 3, bots="random"), strict):
        _, info = tables.reset(seed=3)
        for nonsense in (-1, -2, tables.game.action_total):
            with pytest.raises(ValueError, match="actions go from 0"):
                tables.step([*legal(info)[:2], nonsense])
        with pytest.raises(TypeError):
            tables.step(legal(info) + 0.5)
        with pytest.raises(Malformed, match="3 games"):
            tables.step(legal(info)[:1])


def test_a_game_that_is_not_installed_can_be_handed_over() -> None:
    tables = Seats(COINRACE, 2, players=3, bots="random")
    seen, info = tables.reset(seed=1)
    assert seen in tables.observation_space
    tables.step(legal(info))


def test_it_is_found_by_name() -> None:
    name = next(iter(names(GAMES[ANY])))
    tables = gymnasium.make_vec(name, num_envs=3, bots="random")
    assert isinstance(tables.unwrapped, Seats)
    assert tables.num_envs == 3
    tables.reset(seed=1)
    tables.close()


@pytest.mark.parametrize(
    ("seat", "why"), [(None, "the same seat"), (9, "is no seat"), (-1, "is no seat")]
)
def test_one_seat_learns_in_all_games(seat: int | None, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Seats(ANY, 2, seat=seat)
    with pytest.raises(ValueError, match=why):
        gymnasium.make_vec(next(iter(names(GAMES[ANY]))), num_envs=2, seat=seat)


@pytest.mark.parametrize("wrong", [{"bots": ["club"] * 9}, {"illegal": "shrug"}, {"reward": "x"}])
def test_what_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=" "):
        Seats(ANY, 2, **wrong)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError):
        Seats(ANY, 2).step([0, 0])
