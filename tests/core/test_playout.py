"""Playouts: random play to the end, reproducible, by the same rules as everything else."""

from __future__ import annotations

import pytest

from rallybox.core import Game, SeededDice
from rallybox.core.playout import playout
from rallybox.games import GAMES
from toy import COINRACE

games = pytest.mark.parametrize("game", [COINRACE, *GAMES.values()], ids=["coinrace", *GAMES])


@games
def test_a_playout_is_random_play_by_the_first_who_owes(game: Game) -> None:
    setup = game.setup({})
    for seed in range(5):
        quick = game.start(setup, SeededDice(seed))
        plain = quick.copy()
        decisions = playout(quick, SeededDice(f"play {seed}"))
        dice, steps = SeededDice(f"play {seed}"), 0
        while plain.to_act:
            seat = plain.to_act[0]
            actions = plain.actions(seat)
            plain.apply(seat, actions[dice.below(len(actions))], dice)
            steps += 1
        assert decisions == steps > 0
        assert quick.dump() == plain.dump()
        assert quick.outcome is not None
