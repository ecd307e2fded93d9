"""The terminal speaks the language that is asked for, or the system's."""

from __future__ import annotations

import json
import re
from itertools import cycle
from pathlib import Path

import pytest

from rallybox.cli.language import of_system
from rallybox.cli.main import main
from rallybox.core.words import Words, languages, number, speak
from rallybox.games import GAMES
from support.process import Terminal, inside, run
from support.samples import ANY, FOR_TWO, IN_TURN, OURS, variant_of

every_language = pytest.mark.parametrize("language", languages())


def said(language: str, message: str, /, **params: str | int) -> str:
    return Words(message, params).say(language)


# -- which one -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de-AT"}, "de"),
        ({"LANG": "fr_CH@euro"}, "fr"),
        ({"LANG": "DE_de"}, "de"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "es_ES", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_systems_language(settings: dict[str, str], language: str) -> None:
    assert of_system(settings) == language


@every_language
@pytest.mark.parametrize("where", ["before", "after", "equals"])
def test_it_can_be_asked_for_anywhere(
    language: str, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    flag = ["--language", language] if where != "equals" else [f"--language={language}"]
    assert main(["games", *flag] if where == "after" else [*flag, "games"]) == 0
    assert said(language, "cli-games-how", game=next(iter(GAMES))) in capsys.readouterr().out


def test_the_system_is_overruled() -> None:
    told = run("games", "--language", "fr", LC_ALL="de_DE.UTF-8").stdout
    assert said("fr", "cli-games-how", game=next(iter(GAMES))) in told


@every_language
@pytest.mark.parametrize("wrong", ["xx", "", "DE", "deutsch", "../en"])
def test_a_language_that_there_is_not(
    language: str,
    wrong: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert main(["games", "--language", wrong]) == 2
    expected = said(language, "cli-unknown-language", language=wrong, languages="de, en, fr")
    assert capsys.readouterr() == ("", expected + "\n")


@every_language
def test_a_language_that_is_not_said(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert main(["games", "--language"]) == 2
    assert said(language, "cli-argparse-expected") in capsys.readouterr().err


# -- everything in it ------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("command", ["play", "arena", "replay"])
def test_help(language: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for args in (["--help"], [command, "--help"]):
        with pytest.raises(SystemExit):
            main([*args, "--language", language])
        told = capsys.readouterr().out
        for message in ("usage", "options", "help", "positional"):
            assert said(language, f"cli-argparse-{message}") in told
        if language != "en":
            assert not re.search(r"\b(show|the|which|how many)\b", told)


@every_language
def test_wrong_usage(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for args, message in (
        (["fly"], said(language, "cli-argparse-choice", value="fly", choices="")),
        (["simulate"], said(language, "cli-metavar-game")),
        (["play", FOR_TWO, "--players", "x"], said(language, "cli-not-a-count", text="x")),
        (["verify", "/nowhere/at/all"], said(language, "core-system-enoent")),
    ):
        assert main(["--language", language, *args]) == 2
        assert message.split(";")[0] in capsys.readouterr().err


@pytest.mark.parametrize(("language", "name"), list(zip(cycle(("fr", "de")), OURS, strict=False)))
def test_a_whole_game_and_its_replay(language: str, name: str, tmp_path: Path) -> None:
    played = inside(
        "play", name, "--seed", "5", "--language", language, "-o", "game.json",
        typed="1\n" * 4000, folder=tmp_path,
    )  # fmt: skip
    assert (played.returncode, played.stderr) == (0, "")
    goal = " ".join(said(language, f"{name}-welcome").split())
    assert goal in " ".join(played.stdout.split())
    told = inside("replay", "game.json", "--language", language, folder=tmp_path)
    record = json.loads((tmp_path / "game.json").read_text())
    end = said(language, f"{name}-end-{record['result']['reason']}")
    assert end in played.stdout
    assert end in told.stdout
    checked = inside("verify", "game.json", "--language", language, folder=tmp_path)
    assert checked.returncode == 0


@every_language
def test_words_of_the_language_can_be_typed(language: str) -> None:
    """Help, why, and yes; English ones are understood as well."""
    name = said(language, "cli-keys-help").split(", ")[-1]
    why = said(language, "cli-keys-why")
    yes = said(language, "cli-keys-yes").split(", ")[-1]
    typed = f"\n{name}\nhelp\n{why} g9\nwhy g9\nq\n{yes}\n"
    done = inside("play", ANY, "--seed", "1", "--language", language, typed=typed)
    assert done.stderr == ""
    help_page = said(language, "cli-table-help").splitlines()[0]
    assert done.stdout.count(help_page) == 2
    assert done.stdout.count(said(language, "cli-hint")) >= 2
    assert done.stdout.rstrip().endswith(said(language, "cli-goodbye"))


@every_language
def test_at_a_terminal(language: str) -> None:
    args = ("play", IN_TURN, "--seed", "1", "--names", "Ada", "--language", language)
    with Terminal(*args, columns=110, lines=40) as terminal:
        terminal.wait_for(lambda fresh: fresh.endswith(said(language, "cli-welcome-enter") + " "))
        terminal.type("")
        asked = terminal.wait_for(lambda fresh: fresh.endswith("> "))
        assert said(language, f"{IN_TURN}-draw-head-hand") in asked
        terminal.type("q")
        terminal.wait_for(lambda fresh: fresh.endswith(") "))
        terminal.type(said(language, "cli-keys-yes").split(", ")[0])
        assert terminal.finish() == 0
        assert said(language, "cli-goodbye") in terminal.text


# -- numbers and pages -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "12,345.7"), ("de", "12.345,7"), ("fr", "12\u202f345,7")],
)
def test_numbers_are_written_as_people_do(language: str, written: str) -> None:
    assert number(12345.67, 1, language) == written
    with speak(language):
        assert number(12345.67, 1) == written


@pytest.mark.parametrize(("language", "decimal"), [("en", "."), ("de", ","), ("fr", ",")])
def test_reports(language: str, decimal: str, tmp_path: Path) -> None:
    arena = inside(
        "arena", IN_TURN, "--bots", "random,rookie", "--games", "8", "--seed", "1",
        "--out", "arena", "--language", language, folder=tmp_path,
    )  # fmt: skip
    assert arena.stderr == ""
    assert said(language, "arena-finished-all") in arena.stdout
    assert re.search(rf"\d\{decimal}\d\d \(", arena.stdout)
    page = (tmp_path / "arena" / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert said(language, "arena-page-method") in page
    assert said(language, f"{IN_TURN}-variant-{variant_of(IN_TURN)}") in page
    figures = json.loads((tmp_path / "arena" / "results.json").read_text())
    assert isinstance(figures["bots"][0]["rating"]["mu"], float)


def test_what_programs_read_is_the_same_in_every_language() -> None:
    args = ("simulate", FOR_TWO, "--games", "5", "--seed", "1", "--bots", "random", "--json")
    found = [json.loads(inside(*args, "--language", language).stdout) for language in languages()]
    for one in found:
        one.pop("seconds"), one.pop("decisions_per_second")
    assert found[0] == found[1] == found[2]
