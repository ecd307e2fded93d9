"""`make play` runs the rules compiled if that is ready, and otherwise sees to it for the next time.

The compiler is a stand-in here: what is tested is what happens around it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKS = "from pathlib import Path; Path('rallybox/quick.so').touch()"
FAILS = "import sys; sys.exit('no such thing as a compiler')"


class House:
    """A small house of its own, with a stand-in for a compiler."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "scripts").mkdir()
        for script in ("compile.py", "hot.py"):
            shutil.copy(ROOT / "scripts" / script, root / "scripts")
        for folder in ("locales", "server/static"):
            (root / "src/rallybox" / folder).mkdir(parents=True)
        (root / "src/rallybox/rules.py").write_text("LAPS = 2\n")
        (root / "pyproject.toml").write_text(
            '[project.optional-dependencies]\ncompile = ["mypy", "setuptools"]\n'
        )
        (root / "constraints.txt").write_text("")
        self.python = sys.executable
        self.compiler(WORKS)

    def compiler(self, code: str) -> None:
        (self.root / "setup.py").write_text(code)

    def ready(self, **environment: str) -> str:
        command = [self.python, str(self.root / "scripts" / "compile.py"), "--aside"]
        env = {**os.environ, **environment}
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=True)
        assert done.stderr == ""
        return done.stdout.strip()

    def log(self) -> str:
        return (self.root / "build/aside/log").read_text()


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def wait_until(true: Callable[[], object]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def test_the_next_start_runs_compiled(house: House) -> None:
    assert house.ready() == ""
    wait_until(house.ready)
    copy = Path(house.ready()) / "rallybox"
    assert (copy / "quick.so").exists()
    assert (copy / "rules.py").read_text() == "LAPS = 2\n"
    # What is not compiled is that of the sources, also when it changes later.
    (house.root / "src/rallybox/server/static/index.html").write_text("new")
    assert (copy / "server/static/index.html").read_text() == "new"
    assert house.ready() == str(copy.parent)


def test_nobody_gets_a_copy_of_older_sources(house: House) -> None:
    wait_until(house.ready)
    before = house.ready()
    (house.root / "src/rallybox/rules.py").write_text("LAPS = 3\n")
    assert house.ready() == ""
    wait_until(house.ready)
    assert house.ready() != before
    assert "3" in (Path(house.ready()) / "rallybox/rules.py").read_text()


def test_old_copies_go(house: House) -> None:
    for laps in range(4):
        (house.root / "src/rallybox/rules.py").write_text(f"LAPS = {laps}\n")
        wait_until(house.ready)
    # They go after the new one is ready.
    wait_until(lambda: len(list((house.root / "build/aside").glob("*/rallybox"))) == 2)


def test_what_cannot_be_compiled_is_logged_and_not_tried_again(house: House) -> None:
    house.compiler(FAILS)
    assert house.ready() == ""
    failed = house.root / "build/aside"
    wait_until(lambda: list(failed.glob("*.failed")))
    wait_until(lambda: "no such thing as a compiler" in house.log())
    (failed / "log").write_text("quiet")
    assert house.ready() == ""
    assert house.log() == "quiet"
    house.compiler(WORKS)
    wait_until(house.ready)


def test_without_a_compiler_nothing_is_begun(house: House) -> None:
    assert house.ready(CC="/no/such/cc") == ""
    assert "no C compiler" in house.log()
    assert not list((house.root / "build/aside").glob("*/"))


PIP = """
import os, sys
from pathlib import Path
if os.environ["PIP_WORKS"] != "yes":
    sys.exit("no network")
folder = Path(sys.argv[sys.argv.index("--target") + 1])
(folder / "mypyc").mkdir(parents=True)
(folder / "wanted").write_text(" ".join(sys.argv[-2:]))
"""


def test_where_people_only_play_what_compiles_is_fetched(house: House) -> None:
    venv.create(house.root / "bare", with_pip=False, symlinks=True)
    house.python = str(house.root / "bare" / "bin" / "python")
    (house.root / "fakes" / "pip").mkdir(parents=True)
    (house.root / "fakes" / "pip" / "__main__.py").write_text(PIP)
    fakes = {"PYTHONPATH": str(house.root / "fakes")}
    assert house.ready(**fakes, PIP_WORKS="no") == ""
    aside = house.root / "build/aside"
    wait_until(lambda: (aside / "log").exists() and "no network" in house.log())
    # That may change: it is tried again, and found.
    wait_until(lambda: house.ready(**fakes, PIP_WORKS="yes"))
    assert (aside / "tools" / "wanted").read_text() == "mypy setuptools"


def test_where_nothing_can_be_written_one_plays_all_the_same(house: House) -> None:
    (house.root / "build").write_text("in the way")
    assert house.ready() == ""
