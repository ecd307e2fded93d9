"""What docs/arena.md says of the ladders is what they are, and what was measured fits it."""

from __future__ import annotations

import re
from itertools import pairwise
from math import log
from pathlib import Path

import pytest

from rallybox.bots.ladder import levels, rating_of
from rallybox.bots.ladders import ladder_of
from rallybox.bots.scale import RATIO, STEP
from rallybox.core.game import Game
from support.samples import bringing

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
PAGE = (DOCS / "arena.md").read_text("utf-8")
NEAR = 1
"""Figures are rounded."""

RATED = bringing(lambda game: ladder_of(game).points)
"""A game without a ladder has nothing to stand on the page."""

every_scale = pytest.mark.parametrize("game", RATED.values(), ids=list(RATED))


def section() -> str:
    """The page's part about the ladder."""
    return PAGE.partition("## The ladder")[2].partition("\n### ")[0]


def rows(first: str) -> list[list[str]]:
    """The cells of all rows that begin so."""
    lines = [line for line in section().splitlines() if line.startswith(f"| {first}")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def figures(cell: str) -> tuple[float, float, float]:
    """A figure with its interval."""
    value, low, high = map(float, re.findall(r"-?\d+(?:\.\d+)?", cell))
    return value, low, high


def points(placing: float) -> float:
    """What a mean placing among equals is worth on the scale."""
    return STEP * log(placing / (1 - placing)) / log(RATIO)


@every_scale
def test_the_page_has_the_levels_of_today(game: Game) -> None:
    (found,) = (row for row in rows(f"{game.title} ") if len(row) == 2)
    assert found[1] == ", ".join(f"{one.name} {one.rating}" for one in levels(game))


@every_scale
def test_steps_on_the_scale_are_those_that_were_measured(game: Game) -> None:
    steps = {(one.name, other.name) for other, one in pairwise(levels(game))}
    found = [row for row in rows(f"{game.name} ") if row[0].endswith(", 4")]
    assert found
    for _, who, _, _, placing, worth, scale in found:
        higher, _, lower = who.partition(" among ")
        assert (higher, lower) in steps
        apart = (rating_of(game, higher) or 0) - (rating_of(game, lower) or 0)
        assert int(scale) == apart
        assert figures(worth)[1] - NEAR <= apart <= figures(worth)[2] + NEAR, who
        for given, told in zip(figures(placing), figures(worth), strict=True):
            assert abs(points(given) - told) <= NEAR, who


@every_scale
def test_the_rating_asked_for_lies_in_the_interval_of_the_one_measured(game: Game) -> None:
    curve = [row for row in rows(f"{game.title} ") if len(row) == 4]
    assert len(curve) >= 8
    for _, asked, measured, inside in curve:
        _, low, high = figures(measured)
        assert rating_of(game, f"@{asked}") == int(asked)
        assert low <= int(asked) <= high
        assert inside == "yes"
    assert curve == sorted(curve, key=lambda row: int(row[1]))
