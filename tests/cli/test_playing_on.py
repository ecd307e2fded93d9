"""`rallybox play --from`: a recorded game played on in the terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from rallybox.cli.files import read_record
from rallybox.cli.main import main
from rallybox.cli.terminal.playing_on import origin_at
from rallybox.core.origin import Origin
from rallybox.core.record import begin, verify
from rallybox.games import GAMES
from support.samples import FOR_TWO, shorter


@pytest.fixture
def file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    found = tmp_path / "game.json"
    options = [f"--option={name}={value}" for name, value in shorter(FOR_TWO).items()]
    assert main(["record", FOR_TWO, "--players=2", *options, "-o", str(found), "--seed=4"]) == 0
    capsys.readouterr()
    return found


@pytest.mark.parametrize(("step", "seat"), [("0", "1"), ("7", "2")])
def test_it_begins_there_and_its_record_verifies_and_replays(
    file: Path,
    step: str,
    seat: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n" + "1\n" * 400))
    new = file.with_name("on.json")
    where = ["--from", str(file), "--step", step, "--seat", seat]
    assert main(["play", *where, "--names=Ada", "--bots=random", "-o", str(new)]) == 0
    capsys.readouterr()
    old, record = read_record(str(file)), read_record(str(new))
    assert isinstance(record.origin, Origin)
    assert record.origin == origin_at(old, int(step))
    assert record.names[int(seat) - 1] == "Ada"
    assert verify(record, GAMES) == len(record.actions)
    assert (begin(record, GAMES).state.dump() == begin(old, GAMES).state.dump()) == (step == "0")
    assert main(["verify", str(new)]) == 0
    said = capsys.readouterr().out
    assert f"after move {step}" in said
    assert "fair" not in said, "nobody can say how that position came about"
    assert main(["replay", str(new)]) == 0
    assert "1. " in capsys.readouterr().out


WRONG = {
    ("--from", "FILE", "--step", "99999"): "moves 0 to",
    ("--from", "FILE", "--step", "LAST"): "nothing left to play",
    ("--from", "FILE", "--step", "-1"): "whole number",
    ("--from", "FILE", "--seat", "3"): "no seat “3”",
    ("--from", "FILE", "--seat", ""): "no seat “”",
    ("--from", "FILE", "--players", "2"): "leave out --players",
    ("--from", "FILE", "--option", "a=1"): "leave out --option",
    ("--from", "FILE", "--people", "2"): "leave out --people",
    (FOR_TWO, "--from", "FILE"): "leave out GAME",
    ("--from", "FILE", "--bots", "genius"): "genius",
    ("--from", "/no/such/file"): "cannot be read",
    ("--step", "3"): "add --from FILE",
    (FOR_TWO, "--seat", "1"): "add --from FILE",
}


@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_what_cannot_be_is_one_sentence(
    args: tuple[str, ...], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = str(len(read_record(str(file)).actions))
    said = {"FILE": str(file), "LAST": last}
    assert main(["play", *(said.get(one, one) for one in args)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert WRONG[args] in err
