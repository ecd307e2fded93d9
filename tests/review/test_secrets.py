"""A decision is judged from what its seat could know: the same whatever the others hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rallybox.arena.match import record_match, seed_secret
from rallybox.bots import make_bot
from rallybox.core.dice import SeededDice
from rallybox.core.record import Record
from rallybox.games import GAMES
from rallybox.review.story import Story, story_of
from rallybox.review.working import Task, work
from support.positions import dumped
from support.samples import AT_ONCE, OURS

EFFORT = 0.01
TRIED = 2
"""Decisions of each game."""


def decisions(story: Story) -> list[int]:
    """Where somebody had a choice."""
    return [
        index
        for index, act in enumerate(story.acts)
        if len(story.states[index].actions(act.seat)) > 1
    ]


def twins(story: Story, place: int, worlds: int) -> Iterator[Story]:
    """The same story with other hands at one place, as far as its seat can tell; nothing else of
    the game is there at all."""
    view = story.states[place].view(story.acts[place].seat)
    for seed in range(worlds):
        world = story.game.imagine(view, SeededDice(f"twin {seed}"))
        assert world.view(view.seat) == view
        yield story._replace(states=[world] * len(story.states))


def same_for_all(story: Story, places: list[int], worlds: int) -> int:
    """Judge each decision in the real world and in others; how many of those really differ."""
    others = 0
    for place in places:
        task = Task("decides", place)
        real = work(story, task, "secrets", EFFORT)
        for twin in twins(story, place, worlds):
            others += dumped(twin.states[place]) != dumped(story.states[place])
            assert work(twin, task, "secrets", EFFORT) == real
    return others


@pytest.mark.usefixtures("hardly_thinking")
def test_a_decision_is_the_same_whatever_others_hold(record: Record) -> None:
    story = story_of(record, GAMES)
    asked = decisions(story)
    some = [asked[len(asked) * (2 * part + 1) // (2 * TRIED)] for part in range(TRIED)]
    assert same_for_all(story, some, 1) > 0


@pytest.mark.long
@pytest.mark.usefixtures("hardly_thinking")
def test_many_decisions_are_the_same_whatever_others_hold(record: Record) -> None:
    story = story_of(record, GAMES)
    assert same_for_all(story, decisions(story)[::9], 2) > 0


@pytest.mark.usefixtures("hardly_thinking")
def test_who_is_asked_at_the_same_time_is_judged_without_the_answers_of_others() -> None:
    """RR-15: who answered first in the record is chance, and nobody knew."""
    story = story_of(some_record(AT_ONCE), OURS)
    asked = decisions(story)
    both = [
        index
        for index in range(len(story.acts) - 1)
        if {story.acts[index].seat, story.acts[index + 1].seat} <= set(story.states[index].to_act)
        and story.acts[index].seat != story.acts[index + 1].seat
        and index + 1 in asked
    ]
    assert both
    for place in both[:2]:
        task = Task("decides", place + 1)
        states = list(story.states)
        states[place + 1] = states[place]
        before = work(story._replace(states=states), task, "at once", EFFORT)
        assert before == work(story, task, "at once", EFFORT)


def some_record(game: str) -> Record:
    """A game between club bots."""
    bots = [make_bot("club", OURS[game]) for _ in range(3)]
    return record_match(OURS[game], {"players": 3}, bots, "ABC", seed_secret("at once"))
