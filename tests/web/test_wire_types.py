"""What the browser client takes from Python is what Python has."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_generated_files_are_fresh() -> None:
    script = ROOT / "scripts" / "wire_types.py"
    run = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_lock_file_names_no_index() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock
