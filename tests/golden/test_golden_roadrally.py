"""Whole races, kept as records: they verify, and playing them again writes the same bytes.

If one of these fails, the rules or the dice have changed: raise the version of the rules, then
run this file as a program to write new records.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from rallybox.core import SeededDice
from rallybox.core.fair import Fairness
from rallybox.core.record import Record, Recorder, read, replay, verify, write
from rallybox.games import GAMES
from rallybox.games.roadrally.events import StagesDropped

GAME = GAMES["roadrally"]
FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bruno", "Chiara", "Dov", "Elif")

TABLES: dict[str, dict[str, object]] = {
    "demo": {"variant": "demo", "players": 5},
    "base": {"variant": "base", "players": 4, "first": 2},
    "standard": {"variant": "standard", "players": 4},
    "sprint": {"variant": "sprint", "players": 3, "course": ["I3", "A0r", "B3r", "H0r", "F0r"]},
}

RARE: set[object] = {StagesDropped}
"""Two stages scored and a third reached in one round does not happen to random drivers."""


def path(variant: str) -> Path:
    return FOLDER / f"roadrally-{variant}.json"


def record(variant: str) -> Record:
    """Random drivers, who score whatever they can, at a table with fixed secrets."""
    choices = SeededDice(f"golden {variant}")
    secret, share = (f"{variant} {part}".encode().ljust(32, b".") for part in ("secret", "share"))
    recorder = Recorder(GAME, TABLES[variant], Fairness.of(secret, [share]))
    state = recorder.state
    while state.to_act:
        seat = state.to_act[choices.below(len(state.to_act))]
        actions = state.actions(seat)
        calls = [action for action in actions if action.text.startswith("score")]
        recorder.play(seat, calls[0] if calls else actions[choices.below(len(actions))])
    return recorder.record(NAMES[: state.setup.players])


@pytest.mark.parametrize("variant", TABLES)
def test_a_golden_race_verifies(variant: str) -> None:
    kept = read(path(variant).read_text(encoding="utf-8"))
    assert verify(kept, GAMES) == len(kept.actions) > 40
    assert kept.setup["variant"] == variant


@pytest.mark.parametrize("variant", TABLES)
def test_played_again_a_golden_race_writes_the_same_bytes(variant: str) -> None:
    assert write(record(variant)).encode() == path(variant).read_bytes()


def test_together_the_golden_races_tell_every_kind_of_event() -> None:
    told: set[object] = set()
    for variant in TABLES:
        kept = read(path(variant).read_text(encoding="utf-8"))
        told |= {type(event) for step in replay(kept, GAMES) for event in step.events}
    assert set(get_args(GAME.event_type)) - told <= RARE


if __name__ == "__main__":
    for name in TABLES:
        path(name).write_text(write(record(name)), encoding="utf-8")
