"""Packages from outside, and no trace of them afterwards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.packs.brought import Outside
from rallybox.core import words
from rallybox.games import packs


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    made = Outside(tmp_path)
    known = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(packs, "entry_points", lambda group: made.entries)
    monkeypatch.setattr(words, "_learned", list(words._learned))
    yield made
    monkeypatch.undo()
    words._bundle.cache_clear()
    for name in set(sys.modules) - known:
        if name.partition(".")[0] in {path.stem for path in tmp_path.iterdir()}:
            del sys.modules[name]
