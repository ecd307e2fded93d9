"""The learnt player of the patience, from examples/learn: NumPy alone, as a bot."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from rallybox.bots import make_bot
from rallybox.bots.policy import _module
from rallybox.core import SeededDice
from rallybox.games import find_game
from rallybox.games.tacots.patience import TOTAL

PLAYER = Path(__file__).resolve().parents[3] / "examples" / "learn" / "player.py"
GAME = find_game("tacots")


def laid(name: str, games: int) -> list[int]:
    """How many cards were laid in each of so many deals."""
    scores = []
    for number in range(games):
        dice = SeededDice(number)
        state = GAME.start(GAME.setup({"variant": "patience"}), dice)
        bot = make_bot(name, GAME)
        while state.to_act:
            view = state.view(0) if bot.looks else None
            state.apply(0, bot.decide(view, state.actions(0), dice), dice)
        assert state.outcome is not None
        assert not bot.faults
        scores.append(state.outcome.scores[0])
    return scores


def test_the_network_that_comes_with_it_solves_deals() -> None:
    """About nine deals in ten; at random none comes out."""
    scores = laid(f"py:{PLAYER}:tacots", 6)
    assert scores.count(TOTAL) >= 4
    assert min(scores) > 30


def test_what_waits_is_taken_where_there_is_nothing_else() -> None:
    player = _module(str(PLAYER))
    masks = np.array([[1, 0, 1, 1], [0, 0, 1, 1], [0, 0, 0, 0]], np.bool_)
    wanted = [[1, 0, 0, 0], [0, 0, 1, 1], [0, 0, 0, 0]]
    assert (player.first_things(masks, 2) == np.array(wanted, np.bool_)).all()
    assert (player.first_things(masks, 4) == masks).all()
