"""Packages with games of their own, installed from wheels into a fresh environment."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.newcomer import newcomer
from support.effort import effort
from support.process import Terminal, environment, run
from support.samples import OURS
from support.tree import ROOT

EXAMPLE = ROOT / "examples" / "hairpin"
INSTALLED = {"PYTHONPATH": ""}
"""What is tried is what was installed, wherever the tests themselves take Rallybox from."""


class House:
    """A fresh environment, and the folder with the packages that are installed in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = folder / "environment"
        self.programs = self.environment / "bin"
        self.command = (str(self.programs / "rallybox"),)

    def run(self, *args: str) -> subprocess.CompletedProcess[str]:
        return run(*args, folder=self.folder, command=self.command, **INSTALLED)

    def pytest(self, folder: Path) -> subprocess.CompletedProcess[str]:
        """A package's own tests, in the environment where it is installed."""
        command = [str(self.programs / "python"), "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        return subprocess.run(
            [*command, str(folder)],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=300,
            env=environment(
                PYTHONDONTWRITEBYTECODE="1", PYTHONPATH=str(self.environment / "others")
            ),
        )

    def installed(self) -> set[str]:
        """The packages that are seen there by whoever names no other folder."""
        names = "import importlib.metadata as m; print(*(d.name for d in m.distributions()))"
        found = subprocess.run(
            [str(self.programs / "python"), "-c", names],
            capture_output=True,
            text=True,
            timeout=60,
            env=environment(**INSTALLED),
        )
        return {name.lower() for name in found.stdout.split()}


def broken_package(folder: Path) -> Path:
    """A package that brings a game, as it says, and cannot even be imported."""
    package = folder / "wreck"
    (package / "wreck").mkdir(parents=True)
    (package / "wreck" / "__init__.py").write_text("raise RuntimeError('no wheels')\n")
    (package / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n'
        '[project]\nname = "wreck"\nversion = "1"\n'
        '[project.entry-points."rallybox.games"]\nwreck = "wreck:GAME"\n'
    )
    return package


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """With the example, a package as `rallybox new` makes it, and a broken one."""
    folder = tmp_path_factory.mktemp("outside")
    assert run("new", "zigzag", "--title", "Zig Zag", folder=folder).returncode == 0
    packages = [EXAMPLE, folder / "zigzag", broken_package(folder)]
    fresh(folder / "environment", *map(str, packages), "--with=pytest")
    return House(folder)


def fresh(environment: Path, *words: str) -> None:
    """An environment with nothing but our wheel, what it asks for, and what is named."""
    script = ROOT / "scripts" / "fresh.py"
    made = subprocess.run(
        [sys.executable, str(script), str(environment), *words],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert made.returncode == 0, made.stderr


def tried(programs: Path, *words: str) -> str:
    """What trying the installed one says."""
    done = subprocess.run(
        [str(programs / "python"), str(ROOT / "scripts" / "try_installed.py"), *words],
        capture_output=True,
        text=True,
        timeout=600,
        env=environment(**INSTALLED),
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_is_tried_has_only_what_the_wheel_asks_for(house: House) -> None:
    assert {"rallybox", "msgspec"} <= house.installed()
    assert not house.installed() & {"pytest", "pluggy", "packaging", "pip", "setuptools"}


def test_the_wheel_alone_is_the_whole_game_with_its_pages(house: House) -> None:
    told = tried(house.programs)
    assert re.search(r"^pages: [1-9]", told)
    for game in (*OURS, "hairpin", "zigzag"):
        assert re.search(rf"^{game}: [1-9]\d* decisions$", told, re.MULTILINE)


@pytest.mark.long
def test_a_compiled_wheel_is_compiled_where_it_is_installed(tmp_path: Path) -> None:
    fresh(tmp_path / "environment", "--compiled")
    assert "decisions" in tried(tmp_path / "environment" / "bin", "--compiled")


outside = pytest.mark.parametrize(
    "game", ["hairpin", pytest.param("zigzag", marks=pytest.mark.long)]
)


def test_they_are_games_like_ours_and_a_broken_one_is_named_and_left_out(house: House) -> None:
    listed = house.run("games")
    assert listed.returncode == 0
    for title in ("hairpin: Hairpin", "zigzag: Zig Zag", *(f"{name}: " for name in OURS)):
        assert f"\n{title}" in f"\n{listed.stdout}"
    (complaint,) = listed.stderr.splitlines()
    assert complaint.startswith("The package wreck contains a game that cannot be loaded")
    assert "no wheels" in complaint


@outside
def test_a_newcomer_plays_one_at_a_terminal(house: House, game: str) -> None:
    with Terminal("play", game, "--seed", "3", command=house.command, PYTHONPATH="") as terminal:
        assert newcomer(terminal, random.Random(1)) > 2
        terminal.type("")
        assert terminal.finish() == 0
        assert "Traceback" not in terminal.text


@outside
def test_bots_meet_in_the_arena_and_a_study_counts(house: House, game: str) -> None:
    arena = house.run(
        *("arena", game, "--players", "2", "--bots", "club", "--among", "rookie"),
        *("--games", str(effort(4, 8)), "--seed", "1", "--jobs", "1"),
    )
    assert arena.returncode == 0, arena.stderr
    assert "club wins" in arena.stdout
    games = str(effort(2, 4))
    study = house.run("study", game, "--games", games, "--players", "2", "--bot", "rookie")
    assert study.returncode == 0, study.stderr
    assert "Traceback" not in study.stderr


@outside
def test_a_search_plays_it_and_its_record_is_told_and_verified(house: House, game: str) -> None:
    kept = f"{game}.json"
    made = house.run("record", game, "--players", "2", "--bots", "club,rookie", "-o", kept)
    assert made.returncode == 0, made.stderr
    told = house.run("replay", kept)
    assert told.returncode == 0, told.stderr
    assert "plays" in told.stdout
    assert house.run("verify", kept).returncode == 0


def test_the_example_and_a_new_package_pass_their_own_tests(house: House) -> None:
    for tests in (EXAMPLE / "tests", house.folder / "zigzag" / "tests"):
        done = house.pytest(tests)
        assert done.returncode == 0, done.stdout
