"""`rallybox arena` as a real program: results, Ctrl-C, taking up again, and wrong usage."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rallybox.arena.luck.measure import Measure
from rallybox.cli.main import main
from rallybox.games import GAMES
from support.process import Terminal, run
from support.samples import ALONE, ALONE_VARIANT, FOR_TWO, IN_TURN

ASKED = ("arena", IN_TURN, "--bots", "club,random", "--seed", "4")


def without_time(folder: Path) -> dict[str, object]:
    found = json.loads((folder / "results.json").read_text())
    assert isinstance(found, dict)
    del found["time"]
    return found


def test_an_arena_leaves_a_journal_figures_and_a_page(tmp_path: Path) -> None:
    done = run(*ASKED, "--games", "16", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert re.search(r"^club finishes ahead of random in \d+% of their meetings", done.stdout, re.M)
    folder = tmp_path / f"arena-{IN_TURN}-4"
    assert {file.name for file in folder.iterdir()} == {
        "journal.jsonl",
        "results.json",
        "report.html",
    }
    found = json.loads((folder / "results.json").read_text())
    assert found["games"] == 16
    assert [bot["bot"] for bot in found["bots"]] == ["club", "random"]
    page = (folder / "report.html").read_text()
    again = re.search(r"<code>rallybox (.*)</code>", page)
    assert again is not None
    out = tmp_path / "again"
    assert main([*again[1].split(), "--out", str(out), "--jobs", "2"]) == 0
    assert without_time(out) == without_time(folder)


def test_help_tells_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "--help"])
    assert left.value.code == 0
    text = capsys.readouterr().out
    for option in (
        "--among",
        "--until-decided",
        "--clear-of",
        "--cluster",
        "--out",
        "--resume",
        "--adjusted",
    ):
        assert option in text
    assert "--adjusted" in text


def test_an_arena_stops_when_decided(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("arena", IN_TURN, "--bots", "club", "--among", "random", "--until-decided")
    assert main([*asked, "--games", "400", "--seed", "4", "--out", str(tmp_path / "o")]) == 0
    text = capsys.readouterr().out
    told = re.search(r"club wins (\d\.\d\d) times its fair share among random bots", text)
    assert told is not None
    assert float(told[1]) > 1
    assert re.search(r"decided after \d+ deals\.", text)
    found = json.loads((tmp_path / "o" / "results.json").read_text())
    assert found["finished"] == "decided"
    assert found["games"] < 400


def test_ctrl_c_tells_what_there_is_and_the_run_can_be_taken_up(tmp_path: Path) -> None:
    whole, out = tmp_path / "whole", tmp_path / "part"
    assert main([*ASKED, "--games", "40", "--out", str(whole)]) == 0
    args = (*ASKED, "--games", "40", "--out", str(out), "--jobs", "2")
    with Terminal(*args, columns=120) as terminal:
        # With the first games done there is a bar with a guess of the time that is left.
        terminal.wait_for(lambda text: bool(re.search(r"[1-9]\d*/40 \d:\d\d:\d\d", text)))
        terminal.wait_for(lambda text: bool(re.search(r"(?:[89]|[12]\d)/40", text)))
        terminal.interrupt()
        assert terminal.finish() == 130
        assert "Traceback" not in terminal.text
        assert "Interrupted. This is what the complete deals so far say." in terminal.text
        assert "club finishes ahead of random" in terminal.text
    part = json.loads((out / "results.json").read_text())
    assert part["finished"] == "interrupted"
    assert 4 <= part["games"] < 40
    assert part["games"] == 4 * part["deals"]
    begun = (out / "journal.jsonl").read_bytes()
    # As if it had been cut in the middle of a line, too.
    (out / "journal.jsonl").write_bytes(begun[:-20])
    assert main(args) == 2
    assert main([*args, "--resume"]) == 0
    assert without_time(out) == without_time(whole)
    assert (out / "journal.jsonl").read_bytes().startswith(begun[: begun[:-20].rfind(b"\n")])


def test_the_seed_of_a_run_need_not_be_said_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["arena", FOR_TWO, "--bots", "random,club", "--players", "2", "--games", "2"]
    args += ["--out", str(tmp_path), "--json"]
    assert main(args) == 0
    first = json.loads(capsys.readouterr().out)
    assert main([*args, "--resume"]) == 0
    assert json.loads(capsys.readouterr().out) == first


GAME = next(iter(GAMES))

WRONG = [
    ("arena",),
    ("arena", GAME),
    ("arena", GAME, "--bots", "club"),
    ("arena", GAME, "--bots", "club,club"),
    ("arena", GAME, "--bots", "club,genius"),
    ("arena", GAME, "--bots", "club", "--among", "club"),
    ("arena", GAME, "--bots", "club", "--among", "genius"),
    ("arena", GAME, "--bots", "club,random", "--games", "0"),
    ("arena", GAME, "--bots", "club,random", "--players", "99"),
    ("arena", GAME, "--bots", "club,random", "--clear-of", "1.05"),
    ("arena", GAME, "--bots", "club", "--among", "random", "--clear-of", "nan"),
    ("arena", GAME, "--bots", "club", "--among", "random", "--clear-of", "-1"),
    ("arena", GAME, "--bots", "club", "--among", "random", "--clear-of", "99"),
    ("arena", GAME, "--bots", "club,random", "--resume"),
    ("arena", GAME, "--bots", "club,random", "--resume", "--out", "nowhere"),
    ("arena", GAME, "--bots", "club,random", "--resume", "--seed", "nowhere"),
    ("arena", GAME, "--bots", "club,random", "--jobs", "2", "--cluster", "x"),
    ("arena", ALONE, "--variant", ALONE_VARIANT, "--bots", "club,random"),
]


@pytest.mark.parametrize("args", WRONG)
def test_wrong_usage_is_one_sentence_and_leaves_nothing(
    args: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith(".\n")
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_taken_or_cannot_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["arena", FOR_TWO, "--bots", "random,club", "--players", "2", "--games", "2"]
    args += ["--seed", "1", "--out"]
    assert main([*args, str(tmp_path / "o")]) == 0
    capsys.readouterr()
    assert main([*args, str(tmp_path / "o")]) == 2
    assert "already holds a run" in capsys.readouterr().err
    assert main([*args, str(tmp_path / "o"), "--resume", "--games", "4"]) == 2
    assert "begun with other arguments: games." in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    for folder in ("file", "file/below"):
        assert main([*args, str(tmp_path / folder)]) == 2
        assert "cannot be written: " in capsys.readouterr().err


def test_adjusted_figures_stand_beside_the_plain_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Measure(worlds=1, again=1)
    monkeypatch.setattr("rallybox.cli.commands.arena.measure_of", lambda game: quick)
    asked = ("arena", IN_TURN, "--players", "3", "--bots", "rookie", "--among", "random")
    out = tmp_path / "o"
    assert main([*asked, "--games", "3", "--seed", "4", "--adjusted", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    figures = r"\S+ \(\S+–\S+\)"
    assert re.search(rf"^rookie +{figures} +{figures} +{figures} ", told, re.M)
    assert re.search(rf"^rookie +{figures} +{figures} +\d+\.\d\d$", told, re.M)
    assert "settled before the first game" in told
    found = json.loads((out / "results.json").read_text())
    assert found["contest"]["adjusted"]["worlds"] == 1
    assert found["bots"][0]["adjusted"]["share"]["value"] != found["bots"][0]["share"]["value"]
    again = re.search(r"<code>rallybox (.*)</code>", (out / "report.html").read_text())
    assert again is not None
    assert "--adjusted" in again[1]
    assert main([*asked, "--games", "3", "--seed", "4", "--resume", "--out", str(out)]) == 2
    assert "adjusted" in capsys.readouterr().err
