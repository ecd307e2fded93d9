"""`rallybox review`: a summary, JSON, a page; and what is no record of a finished game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rallybox.cli.commands import review as command
from rallybox.cli.main import main
from rallybox.cli.review_sheet import chance, places, worst
from rallybox.core.record import read
from rallybox.core.words import languages, speak
from rallybox.games import GAMES
from rallybox.review import WHOLE, Review, judging, working
from rallybox.review.draft import Draft
from rallybox.review.story import story_of
from rallybox.review.working import work
from support.process import run
from support.samples import SHORTEST, SHORTEST_VARIANT

SOME = 12
"""Decisions that are judged."""
QUICK = ("--effort", "0.01")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game of three."""
    file = tmp_path_factory.mktemp("review") / "game.json"
    asked = ["record", SHORTEST, "--variant", SHORTEST_VARIANT, "--players", "3", "--seed", "1"]
    assert main([*asked, "-o", str(file)]) == 0
    return file


@pytest.fixture(scope="module")
def reviewed(record: Path) -> Review:
    """A world or two for everything: here it matters what is told, not how true it is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(working, "BATCH", 1)
        patch.setattr(judging, "FEWEST", 2)
        draft = Draft(story_of(read(record.read_bytes()), GAMES), effort=0.01)
        asked = [*draft.first, *draft.later[:SOME]]
        draft.add(work(draft.story, task, effort=0.01) for task in asked)
        return draft.report()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch, reviewed: Review) -> None:
    """The review is there already; the names are those of the record that is asked for."""
    monkeypatch.setattr(command, "review", lambda asked, *_: replace(reviewed, names=asked.names))


@pytest.mark.usefixtures("at_once")
def test_a_summary(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), *QUICK]) == 0
    told = capsys.readouterr().out
    names = json.loads(record.read_text())["names"]
    for part in ("Accuracy", "Luck", *names):
        assert part in told
    rows = [line for line in told.splitlines() if re.match(r"\d\. ", line)]
    assert len(rows) == 3
    for row in rows:
        cells = re.findall(r"[+−]?\d+\.\d(?=%)", row)
        _, fair, luck, own, others, result = (float(c.replace("−", "-")) for c in cells)
        assert fair + luck + own + others == pytest.approx(result, abs=1e-9)


@pytest.mark.parametrize("language", languages())
def test_what_a_decision_cost_is_told_in_places_and_in_chance_to_win(
    reviewed: Review, language: str
) -> None:
    figures = {"lost": 0.52, "low": 0.31, "high": 0.73}
    figures |= {"win_lost": 0.17, "win_low": -0.004, "win_high": 0.38}
    wrong = replace(reviewed.decisions[0], grade="slip", **figures)
    with speak(language):
        ((told, _),) = worst(replace(reviewed, decisions=(wrong,)))
    said = re.findall(r"[\d.,−]+", told.split(":", 1)[1].replace(",", "."))
    assert [one for one in said if one.strip(".")] == ["0.52", "0.31", "0.73", "17", "0", "38"]


def test_certainty_is_told_only_where_it_is_one() -> None:
    asked = (0, 1, WHOLE // 3, WHOLE - 1, WHOLE)
    assert [chance(one) for one in asked] == ["0%", "1%", "33%", "99%", "100%"]
    assert places((WHOLE // 2, WHOLE // 2 - 1, 1)) == "50% · 50% · 1%"


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("language", languages())
def test_a_page_without_network_in_every_language(
    record: Path,
    tmp_path: Path,
    language: str,
    reviewed: Review,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "review.html"
    asked = ["review", str(record), *QUICK, "--html", str(file), "--language", language]
    assert main(asked) == 0
    assert str(file) in capsys.readouterr().out
    page = file.read_text(encoding="utf-8")
    HTMLParser().feed(page)
    assert f'lang="{language}"' in page
    assert page.count("<polyline") == 3
    # Every place of every seat, after every action.
    cells = re.findall(r"<td>[^<]*·[^<]*</td>", page)
    assert len(cells) == 3 * len(reviewed.moments)
    assert all(cell.count("·") == 2 for cell in cells)
    assert "://" not in page
    assert "<script" not in page


@pytest.mark.usefixtures("at_once")
def test_json_is_a_review(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), *QUICK, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=dict[str, Any])
    assert set(found) == set(Review.__struct_fields__)
    assert len(found["decisions"]) == SOME


@pytest.mark.usefixtures("at_once")
def test_a_name_is_no_markup(record: Path, tmp_path: Path) -> None:
    game = json.loads(record.read_text())
    game["names"][0] = "<b>[red]Ann"
    file, page = tmp_path / "odd.json", tmp_path / "odd.html"
    file.write_text(json.dumps(game))
    assert main(["review", str(file), *QUICK, "--html", str(page)]) == 0
    assert "&lt;b&gt;[red]Ann" in page.read_text(encoding="utf-8")
    assert "<b>" not in page.read_text(encoding="utf-8")


def unfinished(game: dict[str, Any]) -> None:
    game["actions"] = game["actions"][:-1]


def no_result(game: dict[str, Any]) -> None:
    game["result"] = None


def other_rules(game: dict[str, Any]) -> None:
    game["rules"] = 99


def unknown_game(game: dict[str, Any]) -> None:
    game["game"] = "zeppelin"


def wrong_result(game: dict[str, Any]) -> None:
    game["result"]["scores"][0] += 1


def wrong_seat(game: dict[str, Any]) -> None:
    game["actions"][0] = "7 pass"


def no_record(game: dict[str, Any]) -> None:
    game.pop("setup")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (unfinished, "not over yet"),
        (no_result, "not over yet"),
        (other_rules, "version 99"),
        (unknown_game, "“zeppelin”"),
        (wrong_result, "different result"),
        (wrong_seat, "no seat “7”"),
        (no_record, "not a Rallybox record"),
    ],
)
def test_what_is_no_record_of_a_finished_game_gets_a_sentence(
    record: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[dict[str, Any]], None],
    why: str,
) -> None:
    game = json.loads(record.read_text())
    spoil(game)
    file, page = tmp_path / "spoilt.json", tmp_path / "page.html"
    file.write_text(json.dumps(game))
    assert main(["review", str(file), "--html", str(page)]) == 2
    said = capsys.readouterr()
    assert why in said.err
    assert said.err.count("\n") == 1
    assert not said.out
    assert not page.exists()


@pytest.mark.parametrize("effort", ["0", "-1", "nan", "inf", "101", "much", "٣"])
def test_an_effort_is_a_number(
    record: Path, capsys: pytest.CaptureFixture[str], effort: str
) -> None:
    assert main(["review", str(record), f"--effort={effort}"]) == 2
    assert f"“{effort}”" in capsys.readouterr().err


@pytest.mark.long
def test_the_real_program_finds_the_same_with_two_processes(record: Path) -> None:
    alone, both = (
        run("review", str(record), *QUICK, "--json", *more) for more in ((), ("--processes", "2"))
    )
    assert alone.returncode == 0
    assert msgspec.json.decode(alone.stdout)["done"] == 1.0
    assert both.stdout == alone.stdout
