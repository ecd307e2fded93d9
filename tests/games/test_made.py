"""What `scripts/made.py` writes from the declared parts of each state."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "rallybox" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def made(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(root / "scripts" / "made.py"), *options],
        env={"PYTHONPATH": str(root / "src")},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_made_files_are_fresh() -> None:
    done = made(ROOT, "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_game_declares_its_parts() -> None:
    assert sorted(path.parent.name for path in GAMES.glob("*/__init__.py")) == NAMES


def test_every_game_has_the_rooms_that_the_page_names() -> None:
    """docs/architecture.md, “The rooms of a game folder”."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = text.split("### The rooms of a game folder")[1].split("A part of a state")[0]
    rooms = set(re.findall(r"`([a-z]+)/?`", listed.partition(":\n")[2])) - {"shapes"}
    assert len(rooms) > 20
    for game in NAMES:
        folder = GAMES / game
        missing = [
            room
            for room in sorted(rooms)
            if not (folder / room).is_dir() and not (folder / f"{room}.py").is_file()
        ]
        assert missing == [], game


def test_it_is_looked_at_with_every_check() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (check,) = re.findall(r"^check:.*\n((?:\t.*\n)+)", makefile, re.M)
    assert "scripts/made.py --check" in check


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the sources that may be changed."""
    for name in ("scripts", "src"):
        left_out = shutil.ignore_patterns("__pycache__", "static", "locales")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
    shutil.copytree(ROOT / "src/rallybox/locales", tmp_path / "src/rallybox/locales")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_a_part_that_was_added_makes_them_stale_until_they_are_written(copy: Path) -> None:
    changed, *others = NAMES
    game = copy / "src/rallybox/games" / changed
    fields = game / "fields.py"
    first = "    parts=(\n"
    horn = 'Part("horn", "i64", "Who has honked last.", fields.NOBODY, blank="-1"),'
    text = fields.read_text(encoding="utf-8")
    assert text.count(first) == 1
    text = text.replace(first, f"{first}        {horn}\n")
    text = text.replace("annotations\n", "annotations\n\nfrom rallybox.kit import fields\n", 1)
    fields.write_text(text, encoding="utf-8")
    stale = made(copy, "--check")
    assert stale.returncode == 1
    for name in ("state", "shapes", "ways"):
        assert f"{changed}/made/{name}.py" in stale.stdout
    assert not [other for other in others if other in stale.stdout]
    assert made(copy).returncode == 0
    assert made(copy, "--check").returncode == 0
    parts = {
        name: (game / "made" / f"{name}.py").read_text(encoding="utf-8")
        for name in ("state", "shapes", "ways")
    }
    assert "new.horn = self.horn" in parts["state"]
    assert "self.horn = -1" in parts["state"]
    assert 'horn: int\n    """Who has honked last."""' in parts["shapes"].split("Hidden(Hidden")[1]
    assert "horn" not in parts["shapes"].split("Hidden(Hidden")[0]
    assert "state.horn = hidden.horn" in parts["ways"]


def test_a_file_that_was_edited_or_lost_is_noticed(copy: Path) -> None:
    game = NAMES[0]
    folder = copy / "src/rallybox/games" / game / "made"
    (folder / "ways.py").unlink()
    with (folder / "state.py").open("a", encoding="utf-8") as file:
        file.write("\n# Just a moment\n")
    stale = made(copy, "--check")
    assert stale.returncode == 1
    assert f"{game}/made/state.py, {game}/made/ways.py" in stale.stdout
