"""Functions from numbers to an action, in the arena by their names."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from rallybox.bots import make_bot
from rallybox.bots.policy import PolicyBot
from rallybox.core import SeededDice
from rallybox.core.errors import Malformed
from rallybox.games import GAMES
from rallybox.observing import mask, observe
from rallybox.tables.wire.base import BotName, SeatPlan
from support.process import run
from support.samples import ANY, IN_TURN, OURS

PLAYERS = """
import numpy as np
from rallybox.bots.bot import Bot

def first(observation, mask):
    return np.flatnonzero(mask)[0]

def zoo(observation, agent):
    assert agent.startswith("player_")
    return np.flatnonzero(observation["action_mask"])[0]

class Counting:
    def __call__(self, observation, mask):
        return np.flatnonzero(mask)[-1]

class Mine(Bot):
    def __init__(self, game):
        self.game = game

    def decide(self, view, actions, dice):
        return actions[dice.below(len(actions))]

def wrong(observation, mask):
    return np.flatnonzero(mask == 0)[0]

def broken(observation, mask):
    raise KeyError("weights")

number = 7
"""


@pytest.fixture
def players(tmp_path: Path) -> Path:
    path = tmp_path / "players.py"
    path.write_text(PLAYERS)
    return path


@pytest.mark.parametrize("name", OURS)
def test_a_function_sees_what_its_seat_sees_and_may_do(name: str) -> None:
    game = GAMES[name]
    dice = SeededDice(4)
    state = game.start(game.setup({}), dice)
    asked = []

    def policy(observation: Any, legal: Any) -> int:
        asked.append((observation.tobytes(), legal.tobytes()))
        return int(np.flatnonzero(legal)[-1])

    bot = PolicyBot(game, "py:here:policy", policy, make_bot("random", game))
    for _ in range(12):
        seat = state.to_act[0]
        action = bot.decide(state.view(seat), state.actions(seat), dice)
        assert asked[-1] == (observe(game, state, seat), mask(game, state, seat))
        state.apply(seat, action, dice)
    assert not bot.faults


@pytest.mark.parametrize("what", ["py:{}:first", "zoo:{}:zoo", "py:{}:Counting", "py:{}:Mine"])
def test_players_are_found_by_name(players: Path, what: str) -> None:
    game = GAMES[IN_TURN]
    bot = make_bot(what.format(players), game)
    state = game.start(game.setup({}), SeededDice(1))
    seat = state.to_act[0]
    assert bot.decide(state.view(seat), state.actions(seat), SeededDice(2)) in state.actions(seat)
    assert not bot.faults


@pytest.mark.parametrize(("what", "kind"), [("wrong", "unknown"), ("broken", "crash")])
def test_a_fault_is_kept_and_the_club_decides(players: Path, what: str, kind: str) -> None:
    game = GAMES[ANY]
    bot = make_bot(f"py:{players}:{what}", game)
    state = game.start(game.setup({}), SeededDice(1))
    seat = state.to_act[0]
    assert bot.decide(state.view(seat), state.actions(seat), SeededDice(2)) in state.actions(seat)
    assert [fault.kind for fault in bot.faults] == [kind]
    assert " " in bot.faults[0].words.say()


@pytest.mark.parametrize(
    "name", ["py:", "py:players", "py:{}:number", "py:{}:nobody", "py:no.such:f"]
)
def test_who_is_not_there_is_refused_with_a_sentence(players: Path, name: str) -> None:
    with pytest.raises(Malformed, match=r"\w+ \w+"):
        make_bot(name.format(players), GAMES[ANY])


def test_a_module_of_this_folder_plays_in_the_arena(players: Path) -> None:
    arena = run(
        *("arena", IN_TURN, "--bots", "py:players:first", "--among", "random"),
        *("--games", "4", "--seed", "1", "--jobs", "1"),
        folder=players.parent,
    )
    assert arena.returncode == 0, arena.stderr
    assert "py:players:first" in arena.stdout


def test_nobody_brings_one_over_a_network() -> None:
    """What tables are asked for is one of our drivers; other names are not even looked up."""
    before = set(sys.modules)
    for kind in (BotName, BotName | None, SeatPlan):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert("py:antigravity:fly", kind)
    assert set(sys.modules) == before
