"""What the browser client takes from Python is what Python has."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def checked(script: str, *outside: Path) -> None:
    """What a script makes is fresh, with these packages installed, too."""
    paths = [str(ROOT / "src"), *map(str, outside)]
    run = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / script), "--check"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_generated_files_are_fresh() -> None:
    checked("wire_types.py")


@pytest.mark.parametrize("script", ["wire_types.py", "observations_page.py"])
def test_a_game_from_outside_that_is_installed_here_is_in_none_of_them(
    script: str, tmp_path: Path
) -> None:
    metadata = tmp_path / "rallybox_hairpin-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: rallybox-hairpin\nVersion: 1\n"
    )
    (metadata / "entry_points.txt").write_text(
        "[rallybox.games]\nhairpin = rallybox_hairpin:GAME\n"
    )
    checked(script, tmp_path, ROOT / "examples" / "hairpin" / "src")


def test_the_lock_file_names_no_index() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock
