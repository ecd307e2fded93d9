"""Scenes over HTTP: nothing is stored, nothing is given away, and what is wrong says so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lessons.walk import IDS, SCENES, stops
from rallybox.core import SeededDice
from rallybox.core.words import languages
from rallybox.games import GAMES
from rallybox.lessons import LEARNER, LESSONS, Lesson, Scene, telling
from server.site import Guest, Json, Wrong, check_refusals, running, settings
from support.sayings import sentence

GAME = next(iter(LESSONS))


def told(lesson: Lesson, now: Any) -> bytes:
    """What goes over the wire, but for what the coach says."""
    return msgspec.json.encode(telling._moment(GAMES[lesson.game], now))


@pytest.mark.parametrize(("lesson", "scene"), SCENES, ids=IDS)
def test_what_is_sent_depends_on_nothing_hidden(lesson: Lesson, scene: Scene) -> None:
    """With other cards in the others' hands, every answer would be the same to the byte."""
    game = GAMES[lesson.game]
    for stop in stops(lesson, scene):
        view = stop.now.state.view(LEARNER)
        imagined = game.imagine(view, SeededDice("another world"))
        assert told(lesson, stop.now._replace(state=imagined)) == told(lesson, stop.now)


async def play_through(guest: Guest, game: str, number: int) -> Json:
    """Try everything until something counts, as somebody would who knows nothing."""
    path = f"/api/lessons/{game}/{number}"
    now: Json = (await guest.get(path)).json()
    assert (now["verdict"], now["said"], now["moment"]["step"]) == ("begin", None, 1)
    tried: list[int] = []

    def say(said: Json) -> set[str]:
        return {sentence(said, now["names"], language) for language in languages()}

    assert len(say(now["asked"])) == len(languages())
    while now["verdict"] != "done":
        for choice in now["moment"]["decision"]["choices"]:
            answer = await guest.post(path, actions=[*tried, choice["id"]])
            assert answer.status_code == 200, answer.text
            found: Json = answer.json()
            if found["verdict"] != "other":
                break
            assert found["said"] != now["said"]
            assert found["moment"] == now["moment"] | {"events": []}
        else:
            raise AssertionError(f"nothing counts in {game} {number}")
        tried.append(choice["id"])
        now = found
        assert now["moment"]["step"] == len(tried) + 1
        assert now["moment"]["events"]
        assert say(now["said"])
    assert now["asked"] is None
    assert now["moment"]["decision"] is None
    again = await guest.post(path, actions=[*tried, tried[-1]])
    assert (again.status_code, again.json()["error"]) == (409, "not-your-decision")
    return now


def test_a_stranger_plays_through_every_lesson(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            stranger = site.nobody()
            listed = (await stranger.get("/api/lessons")).json()["lessons"]
            assert [lesson["game"] for lesson in listed] == list(LESSONS)
            for lesson in listed:
                for number, scene in enumerate(lesson["scenes"], start=1):
                    last = await play_through(stranger, lesson["game"], number)
                    assert (last["name"], last["title"]) == (scene["name"], scene["title"])
                    assert last["moment"]["view"]["seat"] == last["seat"] == LEARNER

    asyncio.run(go())


def never() -> int:
    """An action that cannot be done at the beginning of the first scene."""
    lesson = LESSONS[GAME]
    legal = {action.id for action in lesson.scenes[0].start().actions(LEARNER)}
    return next(number for number in range(GAMES[GAME].action_total) if number not in legal)


WRONG: Wrong = {
    "no such game": ("chess/1", None, 404, "not-found"),
    "no such scene": (f"{GAME}/98", None, 404, "not-found"),
    "no number": (f"{GAME}/first", None, 404, "not-found"),
    "number too small": (f"{GAME}/0", None, 400, "malformed"),
    "nothing tried": (f"{GAME}/1", {"actions": []}, 400, "malformed"),
    "too much tried": (f"{GAME}/1", {"actions": [0] * 17}, 400, "malformed"),
    "no action": (f"{GAME}/1", {"actions": [999_999]}, 400, "malformed"),
    "no number of an action": (f"{GAME}/1", {"actions": ["X d5"]}, 400, "malformed"),
    "something else": (f"{GAME}/1", {"actions": [0], "seat": 2}, 400, "malformed"),
    "against the rules": (f"{GAME}/1", {"actions": [never()]}, 422, "illegal"),
}


def test_bad_input_gets_its_error(tmp_path: Path) -> None:
    check_refusals(tmp_path, "/api/lessons", WRONG)
