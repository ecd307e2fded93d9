"""One seat of many games as a vector environment of Gymnasium; bots hold the others.

    import gymnasium
    import rallybox.adapters.gymnasium  # registers all games

    tables = gymnasium.make_vec("rallybox/<Title>-v0", num_envs=1024, bots="random")

The same games as those of `rallybox.vector`, which is quicker still, as it makes no copies and lets
all seats learn. A game that is over begins again in the same step (`AutoresetMode.SAME_STEP`):
then `infos["final_obs"]` has its last observation. `infos["action_mask"]` says what is legal; an
action that is not ends its game with a reward of −1, unless `illegal="raise"`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rallybox.adapters.agreed import agree, known_reward
from rallybox.adapters.gymnasium import ILLEGAL
from rallybox.adapters.looking import Looking
from rallybox.adapters.needs import missing
from rallybox.core.game import Game
from rallybox.vector.batch import LEAVE

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from rallybox.vector.arrays import whole
    from rallybox.vector.games import Vector
except ImportError as error:
    raise missing(error) from None

Array = NDArray[Any]
Stepped = tuple[Array, Array, Array, Array, dict[str, Any]]


def known_seat(seat: int | None, players: int) -> int:
    """The seat, if there is such; in `Seat`, None is another one each time."""
    if seat is None:
        raise ValueError(
            "all games of a vector have the same seat: make one vector for each seat, or let all "
            "seats learn in rallybox.vector"
        )
    if not 0 <= seat < players:
        raise ValueError(f"{seat} is no seat: they go from 0 to {players - 1}")
    return seat


class Seats(VectorEnv[Array, Array, Array]):
    """Many games, each from one seat. `copy=False`: what `step` returns changes with the next."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        variant: str | None = None,
        players: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "club",
        reward: str = "placing",
        illegal: str = "end",
        processes: int = 1,
        copy: bool = True,
        render_mode: None = None,
        **options: object,
    ) -> None:
        self.game, self.setup = agree(game, variant, players, options)
        self.num_envs = num_envs
        self.seat = seat = known_seat(seat, self.setup.players)
        self.render_mode = render_mode
        others = [other for other in range(self.setup.players) if other != seat]
        named = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(named) != len(others):
            raise ValueError(f"{len(others)} others sit there, and {len(named)} bots are named")
        if illegal not in ("end", "raise"):
            raise ValueError(f"{illegal!r} is none of end, raise")
        looking = Looking(self.game, self.setup)
        self.single_observation_space = looking.box()
        self.single_action_space = spaces.Discrete(looking.total)
        self.observation_space = batch_space(looking.box(), num_envs)
        self.action_space = batch_space(spaces.Discrete(looking.total), num_envs)
        self.raises = illegal == "raise"
        self.copy = copy
        self._wanted = {
            "bots": dict(zip(others, named, strict=True)),
            "learners": [seat],
            "reward": known_reward(reward),
            "processes": processes,
            "keep_last": True,
        }
        self._games: Vector | None = None
        self._every = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Fresh games, up to the first decision of each. The same seed, the same games."""
        if not np.all((options or {}).get("reset_mask", True)):
            raise ValueError(
                "reset() begins all games: there is no reset_mask, since a game that is over has "
                "begun again in the same step"
            )
        super().reset(seed=seed)
        start = int(self.np_random.integers(1 << 60))
        if self._games is None:
            wanted: dict[str, Any] = self._wanted
            self._games = Vector(self.game, self.setup, self.num_envs, start, **wanted)
        else:
            self._games.reset(start)
        return self._given(self._games.observations), self._info(self._games)

    def step(self, actions: Any) -> Stepped:
        """What the seat does in each game, and what the bots do then."""
        games = self._games
        if games is None:
            raise RuntimeError("reset() comes first")
        wanted = whole(actions, self.num_envs)
        refused = np.zeros(self.num_envs, dtype=np.bool_)
        within = (wanted >= 0) & (wanted < games.action_total)
        if not within.all():  # −2 would leave a game
            raise ValueError(f"actions go from 0 to {games.action_total - 1}")
        if not self.raises:
            refused = ~games.masks[self._every, wanted]
            if refused.any():
                wanted = np.where(refused, int(LEAVE), wanted)
        games.step(wanted)
        rewards = np.where(refused, ILLEGAL, games.rewards[:, self.seat])
        info = self._info(games)
        if games.done.any():
            done = games.done.copy()
            info |= {
                "final_obs": np.where(done[:, None], games.last_observations, 0),
                "_final_obs": done,
                "final_info": {"illegal": refused, "_illegal": done},
                "_final_info": done,
            }
        never = np.zeros(self.num_envs, dtype=np.bool_)
        return self._given(games.observations), rewards, games.done.copy(), never, info

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _info(self, games: Vector) -> dict[str, Any]:
        every = np.ones(self.num_envs, dtype=np.bool_)
        return {"action_mask": self._given(games.masks).view(np.int8), "_action_mask": every}

    def close_extras(self, **kwargs: Any) -> None:
        """Let processes go, if there are any."""
        if self._games is not None:
            self._games.close()
