"""How much a search dares: a fork in the road, put into the rollouts of Stich Rallye."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.stichrallye.sketch import GAME
from rallybox.bots.guide import Guide, Manner, Prospects
from rallybox.bots.search import SearchBot
from rallybox.core import SeededDice
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.state import State
from rallybox.games.stichrallye.actions import PlayCard
from rallybox.games.stichrallye.race import Race


class Fork(Guide):
    """One card wins or loses all at even odds; with any other one is sure of a place in front."""

    daring = 0

    def weigh(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        return [0.0] * len(actions)

    def settled(self, state: State) -> bool:
        return True

    def rollout(self, state: State, dice: Dice) -> Prospects:
        assert isinstance(state, Race)
        held = state.hands[state.flag] >> self.daring & 1
        placing, win = (0.7, 0.1) if held else (float(dice.below(2)),) * 2
        return Prospects([placing] * 4, [win] * 4)


@pytest.mark.parametrize(("ambition", "dares"), [(0.0, False), (1.0, True)])
def test_the_ambitious_take_a_chance_to_win(ambition: float, dares: bool) -> None:
    state = GAME.start(GAME.setup({}), SeededDice(4))
    seat = state.to_act[0]
    actions = state.actions(seat)
    guide = Fork(GAME, Manner(ambition))
    assert isinstance(actions[1], PlayCard)
    guide.daring = actions[1].card
    bot = SearchBot(guide, 400)
    chosen = bot.decide(state.view(seat), actions, SeededDice(3))
    assert (chosen is actions[1]) is dares
