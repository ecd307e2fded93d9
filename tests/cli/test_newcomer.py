"""Whole games at the real program by somebody who has not read the rules."""

from __future__ import annotations

import json
import random
import re
import signal
from pathlib import Path

import pytest

from cli.newcomer import asked, newcomer
from rallybox.cli.terminal.ink import ink_of
from rallybox.core.words import Words
from rallybox.games import GAMES
from support.process import Terminal, inside, run
from support.samples import ONE_GAME, VARIANTS, first

every_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS)
every_game = pytest.mark.parametrize("name", list(GAMES))
one_game = pytest.mark.parametrize("name", ONE_GAME)


@every_variant
def test_a_newcomer_plays_a_whole_game_at_a_terminal(name: str, variant: str) -> None:
    with Terminal("play", name, "--variant", variant, "--seed", "3") as terminal:
        assert newcomer(terminal, random.Random(1)) > 2
        terminal.type("")
        assert terminal.finish() == 0
        assert "Traceback" not in terminal.text
        assert "wins!" in terminal.text or "share the win!" in terminal.text


@every_game
def test_two_people_at_one_device(name: str) -> None:
    args = ("play", name, "--people", "2", "--names", "Player A,Player B", "--seed", "3")
    with Terminal(*args, columns=120, lines=40) as terminal:
        newcomer(terminal, random.Random(1))
        terminal.type("n")
        assert terminal.finish() == 0
        pages = terminal.raw.split("\x1b[3J")
        assert len(pages) > 4
        for page in pages:
            assert not ("\nPlayer A: " in page and "\nPlayer B: " in page)


@every_game
def test_through_pipes_with_numbers_only(name: str, tmp_path: Path) -> None:
    done = run("play", name, "--seed", "5", typed="1\n" * 4000, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "wins!" in done.stdout or "share the win!" in done.stdout
    assert "\x1b" not in done.stdout
    assert list(tmp_path.iterdir()) == []


@one_game
def test_a_game_is_kept_without_asking(name: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    done = run("play", name, "--seed", "5", "-o", str(file), typed="1\n" * 4000)
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text())["names"][0] == "Player 1"
    assert run("verify", str(file)).returncode == 0
    again = inside("play", name, "--seed", "5", "-o", str(file), typed="1\n" * 4000)
    assert again.stdout == done.stdout


def test_a_game_that_is_left_leaves_no_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    done = inside("play", next(iter(GAMES)), "-o", str(file), typed="\nq\ny\n")
    assert done.returncode == 0
    assert not file.exists()


@one_game
def test_watching_bots(name: str) -> None:
    done = inside("play", name, "--people", "0", "--seed", "5")
    assert done.returncode == 0, done.stderr
    assert "wins!" in done.stdout or "share the win!" in done.stdout


@one_game
def test_the_end_of_input_is_a_polite_goodbye(name: str) -> None:
    ends = [(inside, typed) for typed in ("", "\n", "\n1\n", "\nq\n")]
    for start, typed in (*ends, (run, "\n")):
        done = start("play", name, "--seed", "5", typed=typed)
        assert done.returncode == 0
        assert done.stderr == ""
        assert done.stdout.endswith("Goodbye! The table is cleared.\n")


@one_game
def test_odd_input_is_no_trouble(name: str) -> None:
    odd = [
        "",
        "\x00",
        "\x1b[2J",
        "é" * 500,
        "9" * 5000,
        "[bold]x[/bold]",
        ":smile:",
        "why",
        "why ?",
    ]
    done = inside("play", name, "--seed", "5", typed="\n".join(["", *odd, "q", "y", ""]))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Goodbye" in done.stdout


def test_ctrl_c_leaves_quietly() -> None:
    name = next(iter(GAMES))
    with Terminal("play", name) as terminal:
        terminal.wait_for(asked)
        terminal.press(b"\x03")
        assert terminal.finish() in (130, -signal.SIGINT)
        assert "Traceback" not in terminal.text


def test_ctrl_d_leaves_politely() -> None:
    name = next(iter(GAMES))
    with Terminal("play", name) as terminal:
        terminal.wait_for(asked)
        terminal.press(b"\x04")
        assert terminal.finish() == 0
        assert "Goodbye!" in terminal.text


def test_ctrl_c_stops_a_simulation_with_all_its_processes() -> None:
    name = next(iter(GAMES))
    args = ("simulate", name, "--games", "5000000", "--jobs", "2", "--bots", "random")
    with Terminal(*args) as terminal:
        terminal.wait_for(lambda fresh: "0:" in fresh)
        terminal.press(b"\x03")
        assert terminal.finish(20) == 130
        assert "Traceback" not in terminal.text


def test_a_simulation_shows_its_progress_on_a_terminal_only() -> None:
    name = next(iter(GAMES))
    args = ("simulate", name, "--games", "200", "--bots", "random", "--json")
    with Terminal(*args) as terminal:
        assert terminal.finish() == 0
        assert "Playing" in terminal.text
        assert "200/200" in terminal.text
    assert "Playing" not in run(*args).stderr


def test_colour_on_a_terminal_and_none_where_it_is_not_wanted() -> None:
    name = first(lambda game: bool(ink_of(game.name).colours))
    for wish, coloured in (("", True), ("1", False)):
        with Terminal("play", name, "--seed", "3", NO_COLOR=wish) as terminal:
            terminal.wait_for(asked)
            terminal.type("")
            terminal.wait_for(lambda fresh: fresh.endswith("> "))
            assert bool(re.search(r"\x1b\[(\d+;)*3[1234]m", terminal.raw)) == coloured


@pytest.mark.parametrize(
    ("typed", "place"), [("", 0), ("2", 1), (list(GAMES)[-1].upper(), -1), ("chess\n99\n1", 0)]
)
def test_who_names_no_game_is_asked_for_one(typed: str, place: int) -> None:
    done = inside("play", "--terminal", "--seed", "5", typed=f"{typed}\n\nq\ny\n")
    assert (done.returncode, done.stderr) == (0, "")
    titles = [game.title for game in GAMES.values()]
    assert [line[5:] for line in done.stdout.splitlines()[: len(titles)]] == titles
    goal = Words(f"{list(GAMES)[place]}-welcome").say()
    assert " ".join(goal.split()) in " ".join(done.stdout.split())
    assert done.stdout.count("There is no game called") == typed.count("\n")


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_who_picks_no_game_may_leave(typed: str) -> None:
    done = inside("play", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye! The table is cleared.\n")
