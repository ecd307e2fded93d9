"""Options of Stich Rallye on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rallybox.cli.main import main


@pytest.mark.parametrize("dial", ["0,1,2,4,7,11", "0 1 2 4 7 11", "[0,1,2,4,7,11]"])
def test_an_option_with_several_values_takes_commas_or_json(tmp_path: Path, dial: str) -> None:
    file = tmp_path / "game.json"
    options = ("--option", f"dial={dial}", "--option", "first=2")
    assert main(["record", "stichrallye", "-o", str(file), "--seed", "1", *options]) == 0
    setup = json.loads(file.read_text())["setup"]
    assert setup["dial"] == [0, 1, 2, 4, 7, 11]
    assert setup["first"] == 2
