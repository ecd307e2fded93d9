"""Whole games on record: what was played once must be played so for ever.

To make the records anew after the rules have changed (and their version with them):
`python -m games.tacots.test_golden` in the folder of the tests.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from games.tacots.scene import GAME
from rallybox.core.fair import Fairness
from rallybox.core.record import Recorder, read, verify, write

FOLDER = Path(__file__).parent / "golden"
TABLES: dict[str, dict[str, object]] = {
    "four": {"players": 4, "hands": 2},
    "three": {"players": 3, "hands": 2},
    "two": {"players": 2, "hands": 2},
    "patience": {"variant": "patience", "deal": 1974},
}


@pytest.mark.parametrize("name", TABLES)
def test_a_recorded_game_replays(name: str) -> None:
    record = read((FOLDER / f"{name}.json").read_bytes())
    assert verify(record, {GAME.name: GAME}) == len(record.actions) > 10


def make() -> None:
    """Play and write the records."""
    FOLDER.mkdir(exist_ok=True)
    for name, options in TABLES.items():
        rng = random.Random(name)
        fairness = Fairness.of(bytes(range(32)), [name.encode().ljust(32, b".")])
        recorder = Recorder(GAME, options, fairness)
        while recorder.state.to_act:
            seat = recorder.state.to_act[0]
            actions = [a for a in recorder.state.actions(seat) if a.text != "stop"]
            recorder.play(seat, rng.choice(actions))
        names = tuple(f"Driver {n + 1}" for n in range(recorder.state.setup.players))
        (FOLDER / f"{name}.json").write_text(write(recorder.record(names)), encoding="utf-8")


if __name__ == "__main__":
    make()
