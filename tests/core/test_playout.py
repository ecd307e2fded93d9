"""Playouts: random play to the end, reproducible, by the same rules as everything else."""

from __future__ import annotations

import pytest

from rallybox.core import Game, SeededDice
from rallybox.core.playout import ends_within, playout
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


@games
def test_a_playout_that_may_be_given_up_is_the_same_until_then(game: Game) -> None:
    fresh = game.start(game.setup({}), SeededDice(1))
    whole, enough, short = fresh.copy(), fresh.copy(), fresh.copy()
    decisions = playout(whole, SeededDice("play"))
    assert ends_within(enough, SeededDice("play"), decisions)
    assert enough.dump() == whole.dump()
    assert not ends_within(short, SeededDice("play"), decisions - 1)
    assert short.to_act
