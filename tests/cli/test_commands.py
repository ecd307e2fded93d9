"""The real program through pipes: every command, and every way to use it wrongly."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rallybox import __version__
from rallybox.bots.ladder import is_short, levels
from rallybox.cli.main import main
from rallybox.core.words import Param, Words
from rallybox.games import GAMES
from rallybox.games.packs import GROUP, Trouble, is_title
from support.process import COMMAND, environment, inside, run
from support.samples import ONE_GAME, VARIANTS

GAME = next(iter(GAMES))
TESTS = Path(__file__).parents[1]

every_game = pytest.mark.parametrize("name", list(GAMES))
every_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS)
one_game = pytest.mark.parametrize("name", ONE_GAME)


def recorded(folder: Path, name: str = GAME, *more: str) -> Path:
    file = folder / "game.json"
    assert main(["record", name, "-o", str(file), "--seed", "1", *more]) == 0
    return file


# -- what works ------------------------------------------------------------------------------


def test_the_version() -> None:
    assert run("--version").stdout.startswith(f"rallybox {__version__} (")


def test_the_games_are_listed_with_variants_and_options() -> None:
    listed = run("games")
    assert listed.returncode == 0
    for game in GAMES.values():
        assert f"{game.name}: {game.title}" in listed.stdout
        for variant in game.variants:
            assert f"  {variant}" in listed.stdout
    short = [str(len(levels(game))) for game in GAMES.values() if is_short(game)]
    assert re.findall(r"only (\d+) levels", listed.stdout) == short != []


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    text = run("--help").stdout
    for command in ("play", "games", "simulate", "record", "replay", "verify"):
        assert re.search(rf"^ +{command} +[A-Z]", text, re.M)
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0
        assert f"rallybox {command}" in capsys.readouterr().out


@every_variant
def test_a_game_can_be_recorded_verified_and_replayed(
    tmp_path: Path, name: str, variant: str
) -> None:
    file = recorded(tmp_path, name, "--variant", variant)
    verified = inside("verify", str(file))
    assert verified.returncode == 0, verified.stderr
    assert "fair game" in verified.stdout
    told = inside("replay", str(file))
    assert told.returncode == 0, told.stderr
    record = json.loads(file.read_text())
    assert len(re.findall(r"^\d+\. ", told.stdout, re.M)) == len(record["actions"])
    assert "wins!" in told.stdout or "share the win!" in told.stdout


@every_game
def test_the_same_seed_records_the_same_game(tmp_path: Path, name: str) -> None:
    first = recorded(tmp_path, name).read_text()
    assert recorded(tmp_path, name).read_text() == first
    assert recorded(tmp_path, name, "--seed", "2").read_text() != first


@every_game
def test_a_seat_hears_only_what_it_may(tmp_path: Path, name: str) -> None:
    file = recorded(tmp_path, name)
    everything = inside("replay", str(file)).stdout
    one = inside("replay", str(file), "--seat", "1")
    assert one.returncode == 0
    assert 0 < len(one.stdout.splitlines()) < len(everything.splitlines())
    assert "alone)" not in one.stdout
    others = re.findall(r"^\d+\. (.*): ", one.stdout, re.M)
    assert set(others) == {json.loads(file.read_text())["names"][0]}
    by_name = inside("replay", str(file), "--seat", json.loads(file.read_text())["names"][0])
    assert by_name.stdout == one.stdout


def test_a_replay_can_be_stepped_through_and_left(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    actions = len(json.loads(file.read_text())["actions"])
    whole = run("replay", str(file), "--step", typed="\n" * actions)
    assert whole.returncode == 0
    assert whole.stdout.count("Enter: continue") == actions - 1
    left = run("replay", str(file), "--step", typed="\n\n")
    assert left.returncode == 0
    assert left.stdout.count("Enter: continue") == 3
    assert left.stderr == ""


@one_game
def test_a_simulation_gives_one_json_object(name: str) -> None:
    args = ("simulate", name, "--games", "90", "--seed", "4", "--bots", "random", "--json")
    alone, together = run(*args), inside(*args, "--jobs", "2")
    assert alone.returncode == together.returncode == 0, alone.stderr + together.stderr
    assert alone.stderr == together.stderr == ""
    found = json.loads(alone.stdout)
    assert found["games"] == 90
    assert found["decisions"] > 90
    assert found["turns"] > 1
    assert sum(found["ends"].values()) == 90
    for wins in found["wins"].values():
        assert sum(wins.values()) == pytest.approx(90)
    assert set(found["wins"]) == {"seat", "start", "bot"}
    assert found["scores"]["min"] <= found["scores"]["median"] <= found["scores"]["max"]
    again = json.loads(together.stdout)
    for varying in ("seconds", "decisions_per_second"):
        assert found.pop(varying) >= 0
        assert again.pop(varying) >= 0
    assert found == again


@one_game
def test_a_simulation_can_be_read_by_people(name: str) -> None:
    done = inside("simulate", name, "--games", "20", "--seed", "4", "--bots", "random,club")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert GAMES[name].title in done.stdout
    for heading in ("Wins by seat", "Wins by starting place", "Wins by bot", "Scores", "Endings"):
        assert heading in done.stdout
    assert "\x1b" not in done.stdout


# -- what does not ---------------------------------------------------------------------------

WRONG = [
    (),
    ("fly",),
    ("simulate",),
    ("play", "chess"),
    ("play", GAME, "--players", "99"),
    ("play", GAME, "--players", "0"),
    ("play", GAME, "--players", "many"),
    ("play", GAME, "--players", "٣"),
    ("play", GAME, "--players", "9" * 5000),
    ("play", GAME, "--variant", "moon"),
    ("play", GAME, "--people", "9"),
    ("play", GAME, "--people", "-1"),
    ("play", GAME, "--names", "a,,b"),
    ("play", GAME, "--names", "a,a"),
    ("play", GAME, "--bots", "genius"),
    ("play", GAME, "--option", "wheels=3"),
    ("play", GAME, "--option", "wheels"),
    ("play", GAME, "--option", "wheels=[1,"),
    ("play", GAME, "-o", "/no/such/folder/file"),
    ("play", GAME, "--fast"),
    ("simulate", GAME, "--games", "0"),
    ("simulate", GAME, "--games", "-5"),
    ("simulate", GAME, "--games", "1.5"),
    ("simulate", GAME, "--jobs", "0"),
    ("simulate", GAME, "--bots", "random,random,random,random,random,random,random,random,random"),
    ("simulate", GAME, "--bots", ""),
    ("simulate", GAME, "--seed"),
    ("simulate", "nothing\nat\nall"),
    ("record", GAME),
    ("record", GAME, "-o", "/"),
    ("record", GAME, "-o", "/no/such/folder/file"),
    ("record", GAME, "-o", "a\0b"),
    ("replay", "/no/such/file"),
    ("replay", "/"),
    ("replay", "."),
    ("verify", "/no/such/file"),
    ("verify", "/dev/null"),
    ("verify", __file__),
    ("verify",),
    ("verify", "a", "b"),
]


def complain(status: int, out: str, err: str) -> None:
    """Wrong usage: exit 2, one sentence, nothing else."""
    assert status == 2
    assert out == ""
    assert err.endswith(".\n")
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err
    assert " " in err


@pytest.mark.parametrize("args", WRONG)
def test_wrong_usage_is_one_sentence_and_exit_2(
    args: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    complain(main(args), *capsys.readouterr())


@pytest.mark.parametrize("args", [(), ("verify", "/")])
def test_wrong_usage_of_the_real_program(args: tuple[str, ...]) -> None:
    done = run(*args)
    complain(done.returncode, done.stdout, done.stderr)


def test_a_changed_record_does_not_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = recorded(tmp_path)
    record = json.loads(file.read_text())
    scores = record["result"]["scores"]
    changes: list[dict[str, object]] = [
        {"actions": record["actions"][:-1]},
        {"actions": record["actions"][1:]},
        {"actions": [*record["actions"], record["actions"][-1]]},
        {"result": record["result"] | {"scores": [scores[0] + 1, *scores[1:]]}},
        {"fairness": record["fairness"] | {"secret": "0" * 64}},
        {"setup": record["setup"] | {"variant": ["a"]}},
        {"names": []},
        {"rules": 99},
        {"game": "chess"},
    ]
    capsys.readouterr()
    for change in changes:
        file.write_text(json.dumps(record | change))
        complain(main(["verify", str(file)]), *capsys.readouterr())


def test_a_seat_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = recorded(tmp_path)
    capsys.readouterr()
    for seat in ("0", "9", "-1", "Nobody", ""):
        status = main(["replay", str(file), f"--seat={seat}"])
        out, err = capsys.readouterr()
        complain(status, out, err)
        assert err.startswith(f"There is no seat “{seat}”; this game has seats 1 to ")


def test_a_reader_that_goes_away_is_no_trouble(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    for command in (f"replay {file}", "games", f"simulate {GAME} --games 5 --bots random"):
        line = f"{' '.join(COMMAND)} {command} | true; exit ${{PIPESTATUS[0]}}"
        done = subprocess.run(
            ["bash", "-c", line], capture_output=True, text=True, env=environment(), check=False
        )
        assert done.stderr == ""
        assert done.returncode in (0, 141)


def test_a_terminal_without_our_letters_is_no_trouble() -> None:
    done = run("play", "chess", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 2
    assert "chess" in done.stderr
    assert run("games", PYTHONIOENCODING="ascii").returncode == 0


def test_a_disk_that_is_full_is_told_in_a_sentence() -> None:
    if not Path("/dev/full").exists():
        return
    done = run("record", GAME, "-o", "/dev/full", "--bots", "random")
    assert done.returncode == 2
    assert done.stderr.startswith("“/dev/full” cannot be written: ")


def test_a_record_that_somebody_sent_gives_a_terminal_no_orders(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    sent = json.loads(file.read_text())
    sent["names"][0] = "\x1b]0;mine\x07\u202eevil"
    file.write_text(json.dumps(sent))
    sent["actions"] = ["0 \x1b[2J"]
    (tmp_path / "wrong.json").write_text(json.dumps(sent))
    for told in (inside("replay", str(file)), inside("verify", str(tmp_path / "wrong.json"))):
        assert not set("\x1b\x07\u202e") & set(told.stdout + told.stderr)
        assert "\ufffd" in told.stdout + told.stderr


@pytest.mark.parametrize("name", [GAME, "web", "cli", "Zig", "a", "", "../x", "z z"])
def test_a_name_that_cannot_be_makes_no_folder(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", name]) == 2
    assert f"“{name}”" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "title", ["!Zig", " Zig", "“Zig”", "Zig{", 'Zig"', "Zig\\", "Z\tg", "Z" * 41]
)
def test_a_title_that_cannot_be_makes_no_folder(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever would be refused when the game is taken in is refused at once."""
    monkeypatch.chdir(tmp_path)
    assert main(["new", "zigzag", "--title", title]) == 2
    assert "cannot be a title" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("title", ["Zig Zag!", "4 × 4", "Été à Nice", "Z" * 40])
def test_a_title_that_is_taken_is_one_with_which_a_game_is_taken_in(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "zigzag", "--title", title]) == 0
    assert f'title = "{title}"' in (tmp_path / "zigzag/src/rallybox_zigzag/game.py").read_text()
    assert is_title(title)


def test_a_package_that_is_left_out_gives_a_terminal_no_orders(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One line each, and nothing that a terminal would obey."""
    params: dict[str, Param] = {"package": "acme", "detail": "Boom: one\r\ntwo\x1b[2J\u202e"}
    broken = Trouble(Words("core-pack-broken", params), None)
    monkeypatch.setattr("rallybox.cli.main.TROUBLES", (broken, broken))
    told = inside("games")
    assert told.returncode == 0
    line = "The package acme contains a game that cannot be loaded"
    assert told.stderr == f"{line} (Boom: one two\ufffd[2J\ufffd). It is ignored.\n" * 2


DENT = """
from toy.game import CoinRace

class Dent(CoinRace):
    name = "dent"
    event_type = None

GAME = Dent()
"""


def test_a_package_that_is_broken_stops_nothing(tmp_path: Path) -> None:
    """As it is installed: with an entry point."""
    about = tmp_path / "acme-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: acme\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\ndent = acme:GAME\n")
    (tmp_path / "acme.py").write_text(DENT)
    path = os.pathsep.join([str(tmp_path), str(TESTS), *sys.path])
    told = run("games", PYTHONPATH=path)
    assert told.returncode == 0
    assert "The package acme contains a game in which “event_type” is missing" in told.stderr
    assert all(f"{game.name}: {game.title}" in told.stdout for game in GAMES.values())
