"""What docs/data.md shows is what happens."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rallybox.cli.main import main
from rallybox.data.card import columns
from rallybox.data.columns import TABLES
from support.tree import ROOT

PAGE = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
COMMAND = (
    re.findall(r"```sh\nrallybox (.*?)\n```", PAGE)[0].replace("2000", "6").replace("100", "4")
)


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the command of the page was given, with fewer games."""
    with pytest.MonkeyPatch.context() as patch:
        place = tmp_path_factory.mktemp("page")
        patch.chdir(place)
        assert main(shlex.split(COMMAND)) == 0
    return place


def run(kinds: str, place: Path, patch: pytest.MonkeyPatch) -> dict[str, object]:
    """The programs of the page, one after the other, as a reader types them."""
    patch.chdir(place)
    known: dict[str, object] = {}
    for code in blocks(kinds):
        exec(compile(code, "docs/data.md", "exec"), known)
    return known


def test_its_programs_run(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(blocks("python")) > 3
    run("python", place, monkeypatch)
    told = capsys.readouterr().out
    shares = [float(share) for share in re.findall(r"^seat \d: ([\d.]+)", told, re.M)]
    assert sum(shares) == pytest.approx(1, abs=0.01)
    assert "explained: " in told
    assert "4 games: " in told


def test_its_tables_are_those_of_the_files() -> None:
    for table in TABLES:
        assert columns(table) in PAGE


def test_its_tensors_are_those_of_torch(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="large, and not among the tools of developers")
    monkeypatch.chdir(place)
    known: dict[str, object] = {}
    for code in (blocks("python")[0], *blocks("python torch")):
        exec(compile(code, "docs/data.md", "exec"), known)
    inputs, target = known["inputs"], known["target"]
    assert len(inputs) == len(target)  # type: ignore[arg-type]
