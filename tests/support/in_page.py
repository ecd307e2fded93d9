"""What Python plays, wherever it runs: a page must play the same (tests/web/test_wasm.py).

Run as a program, it writes it as one line of JSON.
"""

from __future__ import annotations

import json
import sys
import traceback
from pathlib import Path

if __name__ == "__main__":
    # In the place of this folder, whose `golden` would hide the one of the tests.
    sys.path[0] = str(Path(__file__).parents[1])

import equal

from rallybox.bots import make_bot
from rallybox.bots.guides import guide_of
from rallybox.bots.search import Thought
from rallybox.core.dice import LoadedDice, SeededDice
from rallybox.core.record import write
from rallybox.games import GAMES
from support.golden import golden_of, record

GAMES_OF_EACH = 4
MODULES = sys.modules


def played() -> dict[str, object]:
    """Golden records, digests of random games, what bots think and choose, where an error is."""
    return {
        "golden": {
            f"{game}/{table}": write(record(game, table))
            for game in GAMES
            for table in golden_of(game).tables
        },
        "random": equal.digests([], GAMES_OF_EACH),
        "bots": {game: _moves(game) for game in GAMES},
        "thoughts": {game: _thought(game) for game in GAMES},
        "error": _place_of_an_error(),
    }


def _moves(name: str) -> list[str]:
    """A game of club bots, to its end."""
    game, dice = GAMES[name], SeededDice(5)
    state = game.start(game.setup({}), dice)
    bot, moves = make_bot("club", game), []
    while state.to_act:
        seat = state.to_act[0]
        action = bot.decide(state.view(seat), list(state.actions(seat)), dice)
        moves.append(action.text)
        state.play(seat, action, dice)
    return moves


def _thought(name: str) -> list[str]:
    """How a search of a few iterations ranks the first decision that is one."""
    game, dice = GAMES[name], SeededDice(6)
    state = game.start(game.setup({}), dice)
    while len(state.actions(state.to_act[0])) < 3:
        seat = state.to_act[0]
        state.play(seat, state.actions(seat)[0], dice)
    seat = state.to_act[0]
    thought = Thought(guide_of(game), state.view(seat), list(state.actions(seat)), dice)
    for _ in range(60):
        thought.iterate()
    return [action.text for action in thought.ranking()]


def _place_of_an_error() -> list[object]:
    try:
        LoadedDice([7]).below(2)
    except AssertionError as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return [str(error), frame.name, frame.lineno]
    return []


def loaded() -> dict[str, bool]:
    """Our modules that are loaded: are they compiled?"""
    return {
        name: str(module.__file__).endswith((".so", ".pyd"))
        for name, module in sorted(MODULES.items())
        if name.startswith("rallybox.")
    }


if __name__ == "__main__":
    print(json.dumps([played(), loaded()]))
