"""Records of whole games of all rule sets, and reviews that hardly think."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rallybox.core.record import Record, read
from rallybox.review import judging, working
from support.golden import FOLDER, golden_of
from support.samples import bringing

# For what measures reviews: the last place to look for a module.
sys.path.append(str(Path(__file__).parents[2] / "bench"))

RECORDS = {f"{file.parent.name}-{file.stem}": file for file in FOLDER.glob("*/*.json")}
SHORTEST = [
    min((n for n in RECORDS if n.startswith(f"{game}-")), key=lambda n: RECORDS[n].stat().st_size)
    for game in bringing(lambda game: golden_of(game.name).tables)
]
"""Of each game with records one that is soon looked through; the others are for those who have
time."""


@pytest.fixture(
    params=[
        name if name in SHORTEST else pytest.param(name, marks=pytest.mark.long)
        for name in sorted(RECORDS)
    ]
)
def record(request: pytest.FixtureRequest) -> Record:
    """A finished game of each rule set."""
    return read(RECORDS[request.param].read_bytes())


@pytest.fixture
def short_record() -> Record:
    """One that is soon looked through."""
    return read(RECORDS[SHORTEST[0]].read_bytes())


@pytest.fixture
def hardly_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world or two for everything: what must hold holds whatever the estimates are."""
    monkeypatch.setattr(working, "BATCH", 1)
    monkeypatch.setattr(judging, "FEWEST", 3)
