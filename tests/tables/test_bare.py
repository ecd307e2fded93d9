"""The page's script, where nothing but the core's dependencies is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest

from rallybox import __version__
from rallybox.core.record import read, verify
from rallybox.games import GAMES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CORE: list[str] = PROJECT["tool"]["rallybox"]["core"]
PAGE = (ROOT / "docs" / "tables.md").read_text(encoding="utf-8")


def plain(name: str) -> str:
    """A distribution's name as they are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needs(found: Distribution) -> set[str]:
    """What a distribution asks for on this Python, extras left out."""
    asked = [text for text in found.requires or () if "extra ==" not in text]
    here = [text for text in asked if 'python_version < "3.9"' not in text]
    return {plain(match.group()) for text in here if (match := re.match(r"[\w.-]+", text))}


def test_the_list_is_whole_and_part_of_what_is_installed() -> None:
    listed = {plain(name) for name in CORE}
    assert set().union(*(needs(distribution(name)) for name in CORE)) <= listed
    ours = {
        plain(match.group())
        for text in PROJECT["project"]["dependencies"]
        if (match := re.match(r"[\w.-]+", text))
    }
    assert listed & ours >= {"babel", "fluent-runtime", "librt", "msgspec", "mypy-extensions"}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, and copies of the distributions of the list."""
    folder = tmp_path_factory.mktemp("bare")
    ignored = shutil.ignore_patterns("__pycache__", "server", "cli", "arena")
    shutil.copytree(ROOT / "src" / "rallybox", folder / "rallybox", ignore=ignored)
    about = folder / f"rallybox-{__version__}.dist-info" / "METADATA"
    about.parent.mkdir()
    about.write_text(f"Metadata-Version: 2.1\nName: rallybox\nVersion: {__version__}\n")
    for name in CORE:
        for file in distribution(name).files or ():
            if file.parts[0] == "..":
                continue  # a program
            target = folder / Path(*file.parts)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), target)
    return folder


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Python with this folder and its own library, and nothing else."""
    whole = f"import sys\nsys.path.append({str(folder)!r})\n{code}"
    command = [sys.executable, "-I", "-S", "-c", whole]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_the_servers_dependencies_are_really_not_there(bare: Path) -> None:
    for name in ("litestar", "sqlalchemy", "uvicorn", "rich", "platformdirs", "rallybox.server"):
        done = run(bare, f"import {name}")
        assert "ModuleNotFoundError" in done.stderr, name


def test_a_whole_game_with_bots_hints_and_a_replay(bare: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(code.strip().splitlines()) <= 30
    done = run(bare, code)
    assert done.returncode == 0, done.stderr
    told, brace, rest = done.stdout.partition("\n{")
    record = read(brace + rest)
    assert verify(record, GAMES) == len(record.actions)
    steps = [int(line.split()[0]) for line in told.splitlines()]
    assert steps == list(range(1, len(record.actions) + 2))


def test_every_module_of_the_room_can_be_loaded(bare: Path) -> None:
    rooms = ("core", "kit", "games", "bots", "tables", "lessons")
    code = f"""
import importlib, pkgutil, rallybox
for room in {rooms}:
    package = importlib.import_module("rallybox." + room)
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(found.name)
print(len(sys.modules))
"""
    done = run(bare, code)
    assert done.returncode == 0, done.stderr
