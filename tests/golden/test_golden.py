"""Whole games, kept as records: they verify, and playing them again writes the same bytes.

If one of these fails, rules or dice have changed: raise the version of the game's rules, then run
this file as a program to write new records.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from rallybox.core import Action, SeededDice
from rallybox.core.fair import Fairness
from rallybox.core.record import Record, Recorder, read, replay, verify, write
from rallybox.games import GAMES

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bruno", "Chiara", "Dov", "Elif")

TABLES: dict[str, dict[str, object]] = {
    "roadrally-demo": {"variant": "demo", "players": 5},
    "roadrally-base": {"variant": "base", "players": 4, "first": 2},
    "roadrally-standard": {"variant": "standard", "players": 4},
    "roadrally-sprint": {
        "variant": "sprint",
        "players": 3,
        "course": ["I3", "A0r", "B3r", "H0r", "F0r"],
    },
    "stichrallye-volcano": {"variant": "volcano", "players": 4},
    "stichrallye-beach": {"variant": "beach", "players": 5, "first": 2},
    "stichrallye-own": {"players": 3, "track": "S.....^^..vvv.....", "dial": [0, 2, 5, 1]},
    "tacots-four": {"players": 4, "hands": 2},
    "tacots-three": {"players": 3, "hands": 2},
    "tacots-two": {"players": 2, "hands": 2},
    "tacots-patience": {"variant": "patience", "deal": 1974},
}

SHORT_CUTS = ("score",)
"""Done whenever possible: random drivers rarely hold the right stage card."""
LAST_RESORTS = ("stop",)
"""Done only if nothing else is possible."""
RARE = {"StagesDropped", "HandEmpty", "DealtAgain", "JunctionBegins", "Passed", "TakenBack"}
"""Events that hardly ever happen to random players; each is tested with its game."""


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def pick(actions: list[Action], choices: SeededDice) -> Action:
    eager = [action for action in actions if action.text.startswith(SHORT_CUTS)]
    calm = [action for action in actions if action.text not in LAST_RESORTS]
    offered = eager or calm or actions
    return offered[choices.below(len(offered))]


def record(name: str) -> Record:
    """Random players at a table with fixed secrets."""
    choices = SeededDice(f"golden {name}")
    secret, share = (f"{name} {part}".encode().ljust(32, b".") for part in ("secret", "share"))
    game = GAMES[name.partition("-")[0]]
    recorder = Recorder(game, TABLES[name], Fairness.of(secret, [share]))
    state = recorder.state
    while state.to_act:
        seat = state.to_act[choices.below(len(state.to_act))]
        recorder.play(seat, pick(list(state.actions(seat)), choices))
    return recorder.record(NAMES[: state.setup.players])


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game_verifies(name: str) -> None:
    kept = read(path(name).read_text(encoding="utf-8"))
    assert verify(kept, GAMES) == len(kept.actions) > 10


@pytest.mark.parametrize("name", TABLES)
def test_played_again_a_golden_game_writes_the_same_bytes(name: str) -> None:
    assert write(record(name)).encode() == path(name).read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_together_the_golden_games_tell_every_kind_of_event(game: str) -> None:
    told: set[str] = set()
    for name in TABLES:
        if name.startswith(game):
            kept = read(path(name).read_text(encoding="utf-8"))
            told |= {type(event).__name__ for step in replay(kept, GAMES) for event in step.events}
    every = {kind.__name__ for kind in get_args(GAMES[game].event_type)}
    assert every - told <= RARE


if __name__ == "__main__":
    for table in TABLES:
        path(table).write_text(write(record(table)), encoding="utf-8")
