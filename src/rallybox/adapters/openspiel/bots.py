"""OpenSpiel's IS-MCTS as a bot at our tables, through its own interface.

    rallybox arena <game> --bots ace --among py:rallybox.adapters.openspiel.bots:IsMcts

It thinks as long as our ace, `IsMctsPro` as long as our pro: OpenSpiel counts simulations, so how
many fit into the time is found out on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar

from rallybox.adapters.needs import missing
from rallybox.adapters.openspiel.play import RallyGame, add
from rallybox.adapters.openspiel.world import GAMES_KNOWN
from rallybox.bots import Bot
from rallybox.bots.scale import PATIENCE
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.view import View

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as error:
    raise missing(error) from None

FIRST = 8
"""Simulations while nothing is known of how long they take."""
EXPLORATION = 1.0
"""Utilities go from 0 to 1."""


class IsMcts(Bot):
    """Information-set Monte-Carlo tree search with random rollouts, as OpenSpiel has it."""

    seconds: ClassVar[float] = PATIENCE["ace"]

    def __init__(self, game: Game) -> None:
        if game.name not in GAMES_KNOWN:
            add(game)
        self.game = game
        self._spiel: RallyGame | None = None
        self._each = 0.0
        """Seconds of a simulation, lately."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        if len(actions) == 1:
            return actions[0]
        start = perf_counter()
        number = max(2, int(self.seconds / self._each)) if self._each else FIRST
        seed = dice.below(1 << 30)
        game = self._loaded(view)
        chosen = self._search(game, number, seed).step(game.from_view(view, SeededDice(seed)))
        # Trees grow and rollouts get shorter, so the last decision counts most.
        each = (perf_counter() - start) / number
        self._each = each if not self._each else (self._each + 2 * each) / 3
        return next(action for action in actions if action.id == chosen)

    def _loaded(self, view: View) -> RallyGame:
        if self._spiel is None:
            setup = {"variant": view.setup.variant, "players": view.setup.players}
            self._spiel = pyspiel.load_game(f"rallybox_{self.game.name}", setup)
        return self._spiel

    def _search(self, game: RallyGame, number: int, seed: int) -> Any:
        rng = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, rng)
        # Seen now, not ever seen: what a seat was told long ago is in its view where it matters,
        # and keys are made many times in each simulation.
        return ismcts.ISMCTSBot(
            game,
            rollouts,
            EXPLORATION,
            number,
            random_state=rng,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )


class IsMctsPro(IsMcts):
    """The same with the time of our pro."""

    seconds = PATIENCE["pro"]
