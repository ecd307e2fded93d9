"""OpenSpiel's IS-MCTS as a bot at our tables, through its own interface.

    rallybox arena <game> --bots ace --among py:rallybox.adapters.openspiel.bots:IsMcts

It thinks as long as our ace looks ahead in this game, `IsMctsPro` as long as our pro, which may be
milliseconds, but for two simulations at least. OpenSpiel counts simulations, so how many fit into
the time is found out on the way. What counts is processor time: our bots count
iterations, so on a busy machine a clock on the wall would take time from this one alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Any, ClassVar

from rallybox.adapters.needs import missing
from rallybox.adapters.openspiel.play import RallyGame, RallyState, add
from rallybox.adapters.openspiel.world import GAMES_KNOWN
from rallybox.bots import Bot
from rallybox.bots.ladder import setting_of
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.playout import playout
from rallybox.core.view import View

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as error:
    raise missing(error) from None

PROBE = 8
"""Simulations of a game's first decision that only find out how long they take."""


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Random rollouts as OpenSpiel's own, but each in one call of the rules, which are compiled."""

    def evaluate(self, state: RallyState) -> Any:
        game: RallyGame = state.get_game()
        dice = SeededDice(int(self._random_state.randint(1 << 30)))
        total = np.zeros(game.num_players())
        for _ in range(self.n_rollouts):
            end = state.world.now.copy()
            playout(end, dice)
            total += game.worth(end)
        return total / self.n_rollouts


class IsMcts(Bot):
    """Information-set Monte-Carlo tree search with random rollouts, as OpenSpiel has it."""

    level: ClassVar[str] = "ace"
    """Whose time it has."""
    seconds: float = 0.0
    """How long a decision takes; 0: as long as this level looks ahead."""
    exploration: ClassVar[float] = 1.0
    """Utilities go from 0 to 1."""
    reward: ClassVar[str] = "placing"
    rollouts: ClassVar[int] = 1
    """Of a new leaf."""
    evaluator: ClassVar[type] = mcts.RandomRolloutEvaluator
    final: ClassVar[Any] = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def __init__(self, game: Game) -> None:
        if game.name not in GAMES_KNOWN:
            add(game)
        self.game = game
        self.seconds = self.seconds or setting_of(game, self.level).effort
        self.spent: list[tuple[float, int]] = []
        """Of each decision: the seconds it took, and how many simulations it had."""
        self._spiel: RallyGame | None = None
        self._each = 0.0
        """Seconds of a simulation, lately."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        if len(actions) == 1:
            return actions[0]
        start = thread_time()
        seed = dice.below(1 << 30)
        state = self._loaded(view).from_view(view, SeededDice(seed))
        if not self._each:
            self._search(PROBE, seed, state)
        left = self.seconds - (thread_time() - start)
        number = max(2, int(left / self._each))
        chosen = self._search(number, seed, state)
        self.spent.append((thread_time() - start, number))
        return next(action for action in actions if action.id == chosen)

    def _loaded(self, view: View) -> RallyGame:
        if self._spiel is None:
            # Other options change nothing here: states come from views, which have them all.
            setup = {"variant": view.setup.variant, "players": view.setup.players}
            params = {**setup, "reward": self.reward}
            self._spiel = pyspiel.load_game(f"rallybox_{self.game.name}", params)
        return self._spiel

    def _search(self, number: int, seed: int, state: RallyState) -> int:
        start = thread_time()
        rng = np.random.RandomState(seed)
        # Seen now, not ever seen: what a seat was told long ago is in its view where it matters,
        # and keys are made many times in each simulation. Whoever sees the same may do the same.
        bot = ismcts.ISMCTSBot(
            state.get_game(),
            self.evaluator(self.rollouts, rng),
            self.exploration,
            number,
            random_state=rng,
            final_policy_type=self.final,
            use_observation_string=True,
        )
        chosen = int(bot.step(state))
        # Trees grow and rollouts get shorter, so the last decision counts most.
        each = (thread_time() - start) / number
        self._each = each if not self._each else (self._each + 2 * each) / 3
        return chosen


class IsMctsPro(IsMcts):
    """The same with the time of our pro."""

    level = "pro"


class IsMctsQuick(IsMcts):
    """The same with the time of our ace, and rollouts in compiled code."""

    evaluator = Rollouts
