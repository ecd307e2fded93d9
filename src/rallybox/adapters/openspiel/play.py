"""Games and states under OpenSpiel's contract."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from rallybox.adapters.agreed import agree, known_reward
from rallybox.adapters.needs import missing
from rallybox.adapters.openspiel.chance import MOST, Chances
from rallybox.adapters.openspiel.observer import RallyObserver
from rallybox.adapters.openspiel.world import CHANCE, GAMES_KNOWN, World, seen
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.playout import MOST_DECISIONS
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games import GAMES
from rallybox.observing import describe, observer_of
from rallybox.observing.memory import tensor_version

try:
    import pyspiel
except ImportError as error:
    raise missing(error) from None

TERMINAL, THROW = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
UNSAID = {int: -1, str: ""}
"""What a parameter is where nobody has said anything."""
REWARD = "placing"


def _parameters(game: Game) -> dict[str, Any]:
    """The options of a game that are plain numbers or texts, all of them unsaid."""
    found: dict[str, Any] = {"variant": "", "players": -1, "reward": REWARD}
    for field in msgspec.structs.fields(game.setup_type):
        kind = _plain(field.type)
        if field.name not in found and kind is not None:
            found[field.name] = UNSAID[kind]
    return found


def _plain(kind: Any) -> type | None:
    """Whether an option is a number or a text, or may be left out and is; None: it is neither."""
    read = msgspec.inspect.type_info(kind)
    parts = read.types if isinstance(read, msgspec.inspect.UnionType) else (read,)
    others = [part for part in parts if not isinstance(part, msgspec.inspect.NoneType)]
    names = {msgspec.inspect.IntType: int, msgspec.inspect.StrType: str}
    return names.get(type(others[0])) if len(others) == 1 else None


def _titled(game: Game) -> str:
    """What a game is called in full, with the versions of its numbers: OpenSpiel has no other place
    for them that does not become a parameter."""
    # Whatever is wrong with somebody else's set-up or observation, the game itself is known.
    with suppress(Exception):
        setup = game.setup({})
        seen, kept = describe(game, setup).version, tensor_version(game, setup)
        return f"{game.title} (observation {seen}, memory {kept})"
    return game.title


def _type(game: Game, utility: Any) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    numbers = [players for taken in game.variants.values() for players in taken]
    kind = pyspiel.GameType
    return kind(
        short_name=f"rallybox_{game.name}",
        long_name=_titled(game),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(numbers),
        min_num_players=min(numbers),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class RallyGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a set-up. Everything is worth from 0 to 1 at its end."""

    rally: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rally = self.rally
        said = {**_parameters(rally), **(params or {})}
        options = {name: value for name, value in said.items() if value not in UNSAID.values()}
        self.reward = known_reward(options.pop("reward", REWARD))
        if self.reward == "score":
            raise ValueError("score has no bounds: take placing or win")
        self.agreed: Setup = agree(rally, None, None, options)[1]
        players = self.agreed.players
        kinds = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=rally.action_total,
            max_chance_outcomes=MOST,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=(1.0 if self.reward == "win" else players / 2) if players > 1 else None,
            max_game_length=MOST_DECISIONS,
        )
        utility = kinds.CONSTANT_SUM if players > 1 else kinds.GENERAL_SUM
        super().__init__(_type(rally, utility), info, said)
        self.fresh = World(self.rally, self.agreed)

    def new_initial_state(self) -> RallyState:
        return RallyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RallyObserver:
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RallyObserver(self.rally, self.agreed, remembers)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS

    def from_view(self, view: View, dice: SeededDice) -> RallyState:
        """A state that fits a view, for bots of OpenSpiel at our tables. It has no history."""
        return self._state_of(seen(self.rally, view, dice))

    def worth(self, state: State) -> list[float]:
        """What a game that is over is worth to each player."""
        outcome = state.outcome
        assert outcome is not None
        return observer_of(self.rally, self.agreed).rewards(outcome, self.reward)

    def _state_of(self, world: World) -> RallyState:
        state = self.new_initial_state()
        state.world = world
        return state


class RallyState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree. `world` is all of it; a clone shares what does not change."""

    def __init__(self, game: RallyGame) -> None:
        super().__init__(game)
        # C++ makes a fresh state for every clone, only to give it another world.
        self.world = game.fresh

    # -- whose turn it is ------------------------------------------------------------------------

    def current_player(self) -> int:
        seat = self.world.seat
        if seat is None:
            return TERMINAL
        return THROW if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.world.seat is None

    def chance_outcomes(self) -> Chances:
        return self.world.chances

    def _legal_actions(self, player: int) -> list[int]:
        world = self.world
        if world.state is None or player != world.seat:
            return []
        return sorted([action.id for action in world.state.actions(player)])

    # -- moving ----------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        # C++ has copied this state attribute by attribute, so its world may be another's, too.
        self.world = self.world.copy()
        if self.world.chances:
            self.world.throw(action)
        else:
            self.world.act(self.get_game().rally.action(action))

    def returns(self) -> list[float]:
        game: RallyGame = self.get_game()
        if self.world.seat is not None:
            return [0.0] * game.agreed.players
        return game.worth(self.world.now)

    # -- telling ---------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"dice {action}"
        return str(self.get_game().rally.action(action).text)

    def __str__(self) -> str:
        return self.world.text()

    # -- imagining -------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RallyState:
        """Another state that this player cannot tell from this one, drawn as our bots draw them.

        What this player remembers is the same. The others remember what they see now, and what
        comes. OpenSpiel knows no history of it.
        """
        dice = SeededDice(int(sampler() * (1 << 52)))
        game: RallyGame = self.get_game()
        return game._state_of(self.world.imagined(player, dice))


def register() -> None:
    """Make all games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name, game in GAMES.items():
        if f"rallybox_{name}" not in known:
            add(game)


def add(game: Game) -> None:
    """Make one game known, such as one that is not installed."""
    GAMES_KNOWN[game.name] = game
    # A class, not a function: C++ lets go of it when Python has already ended, and classes stay.
    load = type(f"{type(game).__name__}Game", (RallyGame,), {"rally": game})
    pyspiel.register_game(_type(game, pyspiel.GameType.Utility.GENERAL_SUM), load)
