"""A run that is killed goes on with the same command, to the same bytes."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from data.runs import contents
from rallybox.cli.main import main
from rallybox.data import Dataset
from support.process import COMMAND, environment
from support.samples import IN_TURN

ASKED = ("simulate", IN_TURN, "--bots", "random", "--seed", "5", "--json")


def killed_after(lines: int, folder: Path, *asked: str) -> None:
    """Kill the command once so many parts are finished, while it works on others."""
    with subprocess.Popen(
        [*COMMAND, *asked, "--parquet", str(folder)],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        parts = folder / "parts.jsonl"
        end = time.monotonic() + 120
        while not parts.exists() or parts.read_bytes().count(b"\n") < lines:
            assert time.monotonic() < end
            assert process.poll() is None
            time.sleep(0.005)
        process.kill()


def resumes(tmp_path: Path, kills: int, *asked: str) -> None:
    folder, whole = tmp_path / "killed", tmp_path / "whole"
    for number in range(kills):
        killed_after(2 * (number + 1), folder, *asked)
    begun = Dataset(folder)
    assert 0 < len(begun) < begun.head.plan.games
    begun.check()
    assert main([*asked, "--parquet", str(folder)]) == 0
    assert main([*asked, "--parquet", str(whole)]) == 0
    assert contents(folder) == contents(whole)
    hidden = {path.name for path in folder.rglob(".*")}
    assert hidden == {".lock"}


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    resumes(tmp_path, 1, *ASKED, "--games", "60", "--part", "5")


@pytest.mark.long
def test_many_processes_killed_again_and_again(tmp_path: Path) -> None:
    resumes(tmp_path, 4, *ASKED, "--games", "1500", "--part", "20", "--jobs", "2")


def test_the_seed_that_nobody_gave_is_that_of_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "d"
    asked = ["simulate", IN_TURN, "--bots", "random", "--games", "3", "--jsonl", str(folder)]
    assert main(asked) == 0
    before = contents(folder)
    assert main(asked) == 0
    assert f"{folder} holds 3 games" in capsys.readouterr().out
    assert contents(folder) == before
