"""Searches of `make test` are the same every time, those of `make test-long` free (conftest.py)."""

from __future__ import annotations

import subprocess
import sys

from support.tree import ROOT

ASKED = (
    "import conftest; from hypothesis import settings as s; "
    "print(*(s.get_profile(name).derandomize for name in ('short', 'long')))"
)


def test_long_searches_are_free_on_a_machine_of_a_ci_too() -> None:
    """Hypothesis looks at the environment once, so this takes a process of its own."""
    env = {"PYTHONPATH": str(ROOT / "tests"), "CI": "true"}
    done = subprocess.run(
        [sys.executable, "-c", ASKED], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True", "False"]
