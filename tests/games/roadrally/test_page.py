"""The page for players says what the data say."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from games.roadrally.page import PAGE as TABLE
from rallybox.games.roadrally.data.rulesets import BASE_COURSE

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "roadrally.md").read_text(encoding="utf-8")
DATA = tomllib.loads(
    files("rallybox.games.roadrally").joinpath("data", "tiles.toml").read_text("utf-8")
)


def rows(heading: str) -> dict[str, list[str]]:
    """The first table after a heading, by its first column; a column's name is its first cell."""
    text = PAGE[PAGE.index(heading) :]
    lines = re.findall(r"^\|.*\|$", text[: text.index("\n\n", text.index("\n|"))], re.MULTILINE)
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in cells if not row[0].startswith("---")}


def test_every_ruling_is_on_the_page_in_order() -> None:
    numbered = re.findall(r"^(\d+)\. +\*\*RR-(\d+)\.\*\*", PAGE, re.MULTILINE)
    assert numbered == [(str(n), str(n)) for n in range(1, 19)]


def test_the_tiles_of_the_page_are_those_of_the_data() -> None:
    table = rows("## The tiles")
    heads = table.pop("tile")
    assert list(table) == list(DATA)
    for name, data in DATA.items():
        row = dict(zip(heads, table[name], strict=True))
        assert re.findall(r"`(.*?)`", row["road"]) == data["road"].strip().splitlines()
        assert row["edges"].split() == [edge or "–" for edge in data["edges"]]
        assert row["diners"] == ", ".join(map(str, data.get("diners", [])))
        for feature in ("checkpoint", "gas", "store", "mechanic"):
            assert row[feature] == str(data.get(feature, ""))
        assert row["shortcut"] == " → ".join(map(str, data.get("shortcut", [])))


def test_the_base_course_of_the_page_is_that_of_the_data() -> None:
    assert f"`{' '.join(BASE_COURSE)}`" in PAGE.replace("\n", " ")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_points_of_the_page_are_those_that_are_played(players: int) -> None:
    cells = rows("**Points by place.**")[f"{players} drivers"]
    for variants, cell in zip((("demo", "base"), ("standard", "sprint")), cells, strict=True):
        for variant in variants:
            page = TABLE[variant, players]
            marked = [
                f"{points}\\*" if place >= page.cards_from else str(points)
                for place, points in enumerate(page.points, start=1)
            ]
            assert cell == ", ".join(marked)


def test_the_page_names_designer_and_publisher() -> None:
    for credit in ("Carlo A. Rossi", "Mayfair Games", "2013", "not affiliated"):
        assert credit in PAGE
