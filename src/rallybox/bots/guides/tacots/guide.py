"""The guide of Tacots: a driver that looks a few of its own cards ahead.

Points are the unit of its weights. Imagined worlds are played on to the end of the hand by what
looks best at first sight, with some chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from rallybox.bots.guide import SAME, USUAL, Guide, Manner, Prospects
from rallybox.bots.guides.tacots import alone
from rallybox.bots.guides.tacots.ahead import look_ahead
from rallybox.bots.guides.tacots.chances import chances
from rallybox.bots.guides.tacots.road import Driver
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games.tacots.actions import Lay
from rallybox.games.tacots.board import SQUARES
from rallybox.games.tacots.made.shapes import TacotsView
from rallybox.games.tacots.patience import TOTAL
from rallybox.games.tacots.race import Race

_GRAIN: Final = 1024
FIXED, EACH = 100.0, 8.0
ALONE_FIXED, ALONE_EACH = 230.0, 5.0
"""Millionths of a second that an iteration takes, and more for each card still to be laid."""


class TacotsGuide(Guide):
    """How a quick and sensible driver thinks, at the table and alone."""

    def __init__(self, game: Game, manner: Manner = USUAL) -> None:
        super().__init__(game, manner)
        self.temperature = 1.0
        self.width = 12
        self.deeper = 5
        self.noise = 1.0
        """In worlds played on, up to so many points are added by chance to what an action is
        worth."""

    def speed(self, view: View) -> float:
        assert isinstance(view, TacotsView), "a view of another game"
        if view.setup.solo:
            return 1e6 / (ALONE_FIXED + ALONE_EACH * (TOTAL - len(view.roads)))
        cards = view.undealt + sum(player.cards for player in view.players)
        return 1e6 / (FIXED + EACH * cards)

    def weigh(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        assert isinstance(state, Race), "a state of another game"
        if state.piles:
            return alone.weigh(state, actions, dice)
        weights = look_ahead(Driver(state, seat), actions)
        _group(state, actions, weights)
        return weights

    def glance(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        assert isinstance(state, Race), "a state of another game"
        if state.piles:
            return alone.weigh(state, actions, dice)
        driver = Driver(state, seat)
        weights = [driver.glance(action) for action in actions]
        _group(state, actions, weights)
        return weights

    def settled(self, state: State) -> bool:
        assert isinstance(state, Race), "a state of another game"
        return state.turn == 0 and state.hand > 0

    def rollout(self, state: State, dice: Dice) -> Prospects:
        assert isinstance(state, Race), "a state of another game"
        if state.piles:
            success = [alone.play_on(state, dice)]
            return Prospects(success, success)
        hand = state.hand
        if self.settled(state):
            return chances(state)
        while state.to_act and state.hand == hand:
            self._drive_on(state, dice)
        return chances(state)

    def _drive_on(self, state: Race, dice: Dice) -> None:
        """Take one turn: what looks best at first sight, give or take some chance."""
        seat = state.to_act[0]
        actions = state.actions(seat)
        if len(actions) == 1:
            state.apply(seat, actions[0], dice)
            return
        driver = Driver(state, seat)
        grain = self.noise / _GRAIN
        best = actions[0]
        most = -1e9
        for action in actions:
            noise: i64 = dice.below(_GRAIN)
            worth = driver.glance(action) + grain * float(noise)
            if worth > most:
                most = worth
                best = action
        state.apply(seat, best, dice)


def _group(state: Race, actions: Sequence[Action], weights: list[float]) -> None:
    """Give `SAME` to all but one of actions that come to the same."""
    if state.turn == 0:
        # A half turn of the board changes nothing: the southern half is enough.
        for index in range(len(weights)):
            action = actions[index]
            if isinstance(action, Lay) and action.square >= SQUARES // 2:
                weights[index] = SAME
        return
    blocked: set[int] = set()
    for index in range(len(weights)):
        action = actions[index]
        # Whom a dead end is laid against makes no difference if both stand there.
        if isinstance(action, Lay) and action.against >= 0:
            if action.square in blocked:
                weights[index] = SAME
            blocked.add(action.square)
