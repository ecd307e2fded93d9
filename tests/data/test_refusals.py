"""What cannot be written or read gets a sentence, and changes nothing."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from data.runs import contents, head, make
from rallybox.cli.main import main
from rallybox.core import Malformed
from rallybox.data import Dataset
from rallybox.data.folder import Folder
from support.samples import IN_TURN
from toy import COINRACE


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    make(tmp_path / "d")
    return tmp_path / "d"


def change_head(folder: Path, **changes: object) -> None:
    path = folder / "dataset.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def damage(folder: Path) -> None:
    path = folder / "decisions" / "part-00001.parquet"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


Spoil = Callable[[Path], object]

SPOILT: list[tuple[Spoil, str]] = [
    (lambda f: (f / "notes.txt").write_text("mine"), "holds something else: notes.txt"),
    (lambda f: (f / "results" / "mine.csv").write_text("1"), "something else: results/mine.csv"),
    (lambda f: (f / "results" / "part-00009.parquet").write_bytes(b""), "results/part-00009"),
    (damage, "part-00001.parquet” is damaged"),
    (lambda f: (f / "results" / "part-00000.parquet").write_bytes(b""), "is damaged"),
    (lambda f: (f / "parts.jsonl").write_text("{}\n"), "Line 1 of “.*” cannot be read"),
    (
        lambda f: (f / "parts.jsonl").write_text(
            (f / "parts.jsonl").read_text().replace('"part":1', '"part":99')
        ),
        "Line 2 of “.*” does not belong",
    ),
    (lambda f: (f / "dataset.json").write_text("{"), "does not describe a dataset"),
    (lambda f: (f / "dataset.json").unlink(), "holds something else: README.md"),
    (lambda f: change_head(f, rallybox_data=2), "has format 2; this program reads format 1"),
    (lambda f: change_head(f, rallybox="9.9"), r"begun by Rallybox 9\.9"),
    (lambda f: change_head(f, rules=99), "begun with version 99 of the"),
    (
        lambda f: change_head(f, observation={"version": 8, "size": 1, "fields": []}),
        "have version 8; this program writes version 1",
    ),
]


@pytest.mark.parametrize(("spoil", "told"), SPOILT, ids=[told for _, told in SPOILT])
def test_a_spoilt_folder_is_left_alone(folder: Path, spoil: Spoil, told: str) -> None:
    spoil(folder)
    before = contents(folder)
    with pytest.raises(Malformed, match=told):
        make(folder)
    assert contents(folder) == before


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({"seed": "8", "games": 12}, "seed, games"),
        ({"bots": ("random",) * 3}, "bots"),
        ({"setup": {"players": 3, "spaces": 5}}, "spaces"),
        ({"setup": {"players": 2}, "bots": ("random",) * 2}, "bots, players"),
        ({"part": 4}, "part"),
        ({"form": "jsonl"}, "jsonl"),
    ],
)
def test_other_arguments_are_refused(folder: Path, changes: dict[str, object], names: str) -> None:
    before = contents(folder)
    with pytest.raises(Malformed, match=f"begun with other arguments: {names}"):
        make(folder, **changes)  # type: ignore[arg-type]
    assert contents(folder) == before


def test_two_runs_at_once_are_one_too_many(folder: Path) -> None:
    with (
        Folder(folder, head()).claimed(COINRACE),
        pytest.raises(Malformed, match="Another run is writing"),
    ):
        make(folder)


def test_a_loader_tells_what_is_wrong(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"dataset.json” cannot be used: "):
        Dataset(tmp_path / "nothing")
    damage(folder)
    data = Dataset(folder)
    with pytest.raises(Malformed, match=r"part-00001\.parquet” is damaged"):
        data.check()
    (folder / "decisions" / "part-00001.parquet").write_bytes(b"PAR1")
    with pytest.raises(Malformed, match=r"part-00001\.parquet” is damaged"):
        data.arrow()
    (folder / "parts.jsonl").unlink()
    with pytest.raises(Malformed, match="No game of the dataset"):
        Dataset(folder)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_command_line_says_it(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    asked = ["simulate", IN_TURN, "--games", "2", "--bots", "random", "--language", language]
    for wrong in (file, file / "inside", tmp_path, tmp_path / ("long" * 80)):
        assert main([*asked, "--parquet", str(wrong)]) == 2
        told = capsys.readouterr().err
        assert len(told.splitlines()) == 1
        assert str(wrong) in told
        assert "Errno" not in told
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_text() == "mine"
    assert main([*asked, "--parquet", "a", "--jsonl", "b"]) == 2
    assert "--jsonl" in capsys.readouterr().err


def test_without_pyarrow_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "rallybox.data.parquet", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    asked = ["simulate", IN_TURN, "--games", "1", "--bots", "random"]
    assert main([*asked, "--parquet", str(tmp_path / "p")]) == 2
    assert 'needs pyarrow, which is not installed: pip install "rallybox[research]"' in (
        capsys.readouterr().err
    )
    assert main([*asked, "--jsonl", str(tmp_path / "j")]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["j"]
