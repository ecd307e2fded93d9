"""The games as environments of PettingZoo, in which every agent acts in turn (AEC).

    from rallybox.adapters.pettingzoo import env
    table = env("<game>", variant=..., players=4, reward="placing", render_mode="ansi")

`from rallybox.adapters.pettingzoo import <game>_v0` gives the same for one game, as the modules of
PettingZoo do: `<game>_v0.env(players=4)`. Games from outside are there, too. The number goes up
with every change of what is observed.

An observation is a dictionary: `observation`, a row of bytes that docs/observations.md describes
field by field, and `action_mask`, 1 for each legal action. An action that is not legal raises, with
the reason, and changes nothing. Where several owe a decision at once they are asked one after the
other, and see nothing of each other's answers before all are in.
"""

from __future__ import annotations

from functools import partial
from operator import index
from types import ModuleType
from typing import Any, ClassVar, NoReturn

from rallybox.adapters.agreed import agree, known_reward, numbered, version
from rallybox.adapters.looking import Looking, Mask, Row
from rallybox.adapters.needs import missing
from rallybox.adapters.pictures import RENDER_MODES, known_mode, shown
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.games import GAMES
from rallybox.observing.desk import WRONG

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.env_registry.registration import aec_registry, register
except ImportError as error:
    raise missing(error) from None

Observation = dict[str, Any]


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game at a time, with an agent in each seat: `player_0`, `player_1` …"""

    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        game: str | Game,
        variant: str | None = None,
        players: int | None = None,
        reward: str = "placing",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game, self.setup = agree(game, variant, players, options)
        self.reward = known_reward(reward)
        self.render_mode = known_mode(render_mode)
        self.metadata = metadata(self.game)  # type: ignore[misc]
        self.looking = Looking(self.game, self.setup)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.looking.total) for agent in self.possible_agents
        }
        self.state_space = self.looking.box(self.setup.players)
        self._dice: SeededDice | None = None
        self._state: State | None = None
        self._seat = 0
        self._over = False
        # Asked for at every step, so found once.
        desk = self.looking.desk
        self._play, self._look = desk.play, desk.look
        self._row, self._mask = self.looking.copy_row, self.looking.mask

    def _space(self) -> spaces.Dict:
        """What an agent observes. One of its own for each: they are seeded apart."""
        parts = {"observation": self.looking.box(), "action_mask": self.looking.mask_box()}
        return spaces.Dict(parts)  # type: ignore[arg-type]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- playing ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game. Without a seed the dice of the last one go on."""
        if seed is not None or self._dice is None:
            self._dice = SeededDice(seeding.np_random(seed)[1])
        self._state = self.game.start(self.setup, self._dice)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._ask(self._state)

    def step(self, action: int | None) -> None:
        """What the agent that is asked does; None once the game is over."""
        state = self._state or self._current()
        if self._over:
            self._somebody()
            self._was_dead_step(action)
            return
        # A compiled rule takes no number that is beyond all bounds.
        if action is None or not 0 <= (wanted := index(action)) < self.looking.total:
            self._refuse(state, action)
        seat = self._play(state, self._seat, wanted, self._dice)  # type: ignore[arg-type]
        # Rewards are all 0 until the end, so there is nothing to clear and to add up on the way.
        if seat >= 0:
            self._seat = seat
            self.agent_selection = self.possible_agents[seat]
        elif seat == WRONG:
            self._refuse(state, action)
        else:
            self._end(state)
        if self.render_mode == "human":
            self.render()

    def _ask(self, state: State) -> None:
        """Whose turn it is, or that it is over."""
        seat = self.looking.desk.ask_next(state)
        self._over = seat < 0
        if self._over:
            self._end(state)
            return
        self._seat = seat
        self.agent_selection = self.possible_agents[seat]

    def _end(self, state: State) -> None:
        """It is over: what it was worth."""
        self._over = True
        outcome = state.outcome
        assert outcome is not None
        worth = self.looking.observer.rewards(outcome, self.reward)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _refuse(self, state: State, action: int | None) -> NoReturn:
        """Say why an action is not legal; nothing has changed."""
        if action is None or not 0 <= action < self.looking.total:
            raise ValueError(f"{action} is no action: they go from 0 to {self.looking.total - 1}")
        reason = state.why_not(self._seat, self.looking.orders[action])
        assert reason is not None
        raise reason

    def _current(self) -> State:
        if self._state is None:
            raise RuntimeError("reset() comes first")
        return self._state

    def _somebody(self) -> None:
        """Nobody is there before the first game, and once all have left one that is over."""
        if not self.agents:
            raise RuntimeError("reset() comes first")

    # -- looking ---------------------------------------------------------------------------------

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """As everywhere in PettingZoo, with fewer steps on the way."""
        seen: Observation | None = None
        if not self._over:
            state = self._state or self._current()
            agent = self.agent_selection
            if observe:
                self._look(state, self._seat)
                seen = {"observation": self._row(), "action_mask": self._mask()}
            # Before its end a game has been worth nothing to anybody.
            return seen, 0.0, False, False, self.infos[agent]
        self._somebody()
        agent = self.agent_selection
        if observe:
            seen = self.observe(agent)
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and what it may do."""
        state = self._state or self._current()
        seat, looking = self._seats[agent], self.looking
        asked = seat == self._seat and not self._over
        mask = looking.mask() if asked else self._other_mask(state, seat)
        return {"observation": looking.row(state, seat), "action_mask": mask}

    def _other_mask(self, state: State, seat: int) -> Mask:
        """Of a seat that is not asked now; it may owe a decision nevertheless."""
        mask = np.zeros(self.looking.total, dtype=np.int8)
        mask[[action.id for action in state.actions(seat)]] = 1
        return mask

    def state(self) -> Row:
        """What all seats see together, from the first on: more than any of them may know."""
        state = self._current()
        return np.concatenate([self.looking.row(state, seat) for seat in self._seats.values()])

    def render(self) -> Any:
        """The table as the agent that is asked sees it."""
        return shown(self.game, self._current().view(self._seat), self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def metadata(game: Game) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {
        "name": f"{game.name}_v{version(game)}",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
        "rules": game.rules,
    }


def env(game: str | Game, **options: Any) -> Table:
    """An environment; see `Table` for the options."""
    return Table(game, **options)


# -- by name ---------------------------------------------------------------------------------------


def __getattr__(name: str) -> ModuleType:
    """`<game>_v<number>`: what PettingZoo has a module for."""
    game, _, number = name.rpartition("_v")
    if game not in GAMES or number != str(version(GAMES[game])):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = ModuleType(f"{__name__}.{name}", __doc__)
    vars(module).update(env=partial(env, game), raw_env=partial(env, game), __all__=["env"])
    return module


def _register() -> None:
    """So that `pettingzoo.make("aec", "rallybox/<game>-v0")` finds them."""
    for name, _, number in numbered():
        wanted = f"rallybox/{name}-v{number}"
        if wanted not in aec_registry:
            register("aec", wanted, entry_point=f"{__name__}:env", kwargs={"game": name})


_register()
