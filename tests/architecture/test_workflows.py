"""What runs elsewhere is at least well-formed, and names what is here."""

from __future__ import annotations

import json
import re
from typing import Any

import yaml

from support.tree import ROOT, text_of, tracked

WORKFLOWS = {
    path.name: yaml.safe_load(text_of(path)) for path in tracked(".github") if path.suffix == ".yml"
}


def _steps() -> list[dict[str, Any]]:
    return [
        step
        for workflow in WORKFLOWS.values()
        for job in workflow["jobs"].values()
        for step in job["steps"]
    ]


def test_actions_have_a_version_and_scripts_are_there() -> None:
    uses = [step["uses"] for step in _steps() if "uses" in step]
    assert uses
    assert [name for name in uses if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+", name)] == []
    config = text_of(ROOT / "pyproject.toml")
    orders = "\n".join([config, *(step["run"] for step in _steps() if "run" in step)])
    named = set(re.findall(r"scripts/\w+\.py", orders))
    assert "scripts/try_installed.py" in named
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_every_machine_finds_its_part_of_the_builder_in_the_lock() -> None:
    """npm forgets those for other machines than the one on which the lock was written."""
    lock = json.loads(text_of(ROOT / "web" / "package-lock.json"))["packages"]
    for name in ("rolldown", "lightningcss"):
        wanted = lock[f"node_modules/{name}"]["optionalDependencies"]
        assert [part for part in wanted if f"node_modules/{part}" not in lock] == []
