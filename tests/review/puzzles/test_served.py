"""Puzzles over HTTP: nothing is stored, the answer says why, and what is wrong says so."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from rallybox.core.words import languages
from rallybox.games import GAMES
from rallybox.review.puzzles import book, telling
from rallybox.review.puzzles.book import puzzles_of
from rallybox.review.puzzles.puzzle import position_of
from server.site import Json, Wrong, check_refusals, running, settings
from support.samples import bringing
from support.sayings import sentence

POSED = bringing(lambda game: puzzles_of(game.name))
GAME = next(iter(POSED))
PUZZLE = puzzles_of(GAME)[0]


def legal() -> set[int]:
    return {action.id for action in position_of(GAMES[GAME], PUZZLE).actions}


def never() -> int:
    """An action that cannot be done in the puzzle."""
    there = legal()
    return next(number for number in range(GAMES[GAME].action_total) if number not in there)


def said(answer: Json, names: list[str]) -> set[str]:
    sayings: list[Any] = [answer["said"], *answer["best"]["reasons"], answer["best"]["says"]]
    for one in sayings:
        assert len({sentence(one, names, language) for language in languages()}) > 1
    return {sentence(answer["said"], names, language) for language in languages()}


def test_a_stranger_solves_puzzles(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            stranger, other = site.nobody(), site.nobody()
            listed = (await stranger.get("/api/puzzles")).json()
            assert (await other.get("/api/puzzles")).json() == listed
            assert [one["game"] for one in listed["games"]] == [g for g in GAMES if puzzles_of(g)]
            today = (await stranger.get("/api/puzzles/day")).json()
            assert today["id"] == listed["today"]
            for number, one in enumerate(listed["games"]):
                grade = 1 + number % len(one["grades"])
                await solve(stranger, one["grades"][grade - 1][0], grade)

    async def solve(stranger: Any, puzzle: str, grade: int) -> None:
        scene = (await stranger.get(f"/api/puzzles/{puzzle}")).json()
        assert (scene["id"], scene["grade"]) == (puzzle, grade)
        assert scene["names"][scene["seat"]] == ""
        assert scene["moment"]["view"]["seat"] == scene["seat"]
        right = 0
        for choice in scene["moment"]["decision"]["choices"]:
            tried = await stranger.post(f"/api/puzzles/{puzzle}/try", action=choice["id"])
            assert tried.status_code == 200, tried.text
            answer = tried.json()
            right += answer["right"]
            assert answer["tried"]["action"] == choice["id"]
            assert answer["tried"]["right"] is answer["right"]
            assert answer["best"]["right"]
            assert answer["right"] or answer["best"]["win"] >= answer["tried"]["win"]
            assert said(answer, scene["names"])
        assert 1 <= right < len(scene["moment"]["decision"]["choices"])

    asyncio.run(go())


WRONG: Wrong = {
    "no such puzzle": (f"{GAME}-00000000", None, 404, "not-found"),
    "no id": ("A..B", None, 400, "malformed"),
    "a try at none": (f"{GAME}-00000000/try", {"action": 0}, 404, "not-found"),
    "no action": (f"{PUZZLE.id}/try", {"action": 999_999}, 400, "malformed"),
    "no number of an action": (f"{PUZZLE.id}/try", {"action": "X d5"}, 400, "malformed"),
    "nothing": (f"{PUZZLE.id}/try", {}, 400, "malformed"),
    "something else": (f"{PUZZLE.id}/try", {"action": 0, "seat": 2}, 400, "malformed"),
    "against the rules": (f"{PUZZLE.id}/try", {"action": never()}, 422, "illegal"),
}


def test_bad_input_gets_its_error(tmp_path: Path) -> None:
    check_refusals(tmp_path, "/api/puzzles", WRONG)


def test_what_is_said_makes_the_difference() -> None:
    """Where the chance to win is nearly the same, places are told."""
    kinds = set[str]()
    for game in POSED:
        for puzzle in puzzles_of(game)[::3]:
            position = position_of(GAMES[game], puzzle)
            for mine in (puzzle.options[0], puzzle.options[puzzle.right]):
                words = telling.verdict(position, puzzle, mine)
                kinds.add(words.id.rpartition("-")[2])
                figures = {name: int(str(value)) for name, value in words.params.items()}
                if words.id.endswith("-place"):
                    assert figures["places"] >= 1
                else:
                    assert figures["percent"] > figures["less"], puzzle.id
    assert kinds == {"race", "place"}


def test_games_without_puzzles_show_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "puzzles_of", lambda game: ())
    monkeypatch.setattr(telling, "puzzles_of", lambda game: ())
    shown = telling.listed(date(2026, 11, 16))
    assert (shown.today, shown.games) == (None, ())
