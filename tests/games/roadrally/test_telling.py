"""What players are told: an explanation promises what then happens."""

from __future__ import annotations

import random

import pytest

from games.roadrally.page import PAGE
from games.roadrally.table import GAME, Driver, answer, looks, play, prepare, told
from rallybox.core import SeededDice
from rallybox.core.words import Words
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally.actions import Play
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.start import start

every_table = pytest.mark.parametrize(("variant", "players"), list(PAGE))


def explained(race: Race, seat: int, text: str) -> Words:
    return GAME.explain(looks(race, seat), GAME.parse(text))


@every_table
def test_a_play_does_what_its_explanation_says(variant: str, players: int) -> None:
    rng, dice = random.Random(players), SeededDice(variant)
    race = start(RoadRallySetup(variant=variant, players=players), dice)
    checked = 0
    while race.to_act:
        seat = rng.choice(race.to_act)
        action = rng.choice(race.actions(seat))
        words = GAME.explain(looks(race, seat), action)
        before = looks(race, seat)
        events = race.play(seat, action, dice)
        if isinstance(action, Play):
            (drove,) = told(events, ev.Drove)
            assert words.params["end"] == drove.end
            assert (words.params["feature"] == "final") == drove.finished
            reached = {s for e in told(events, ev.StagesReached) for s in e.stages}
            promised = words.params["reached"]
            assert isinstance(promised, tuple)
            assert reached == set(promised) - set(before.reached)
            taken = len(told(events, ev.CheckpointTaken))
            expected = words.params["passed"] if PAGE[variant, players].passing else None
            if words.params["feature"] != "shortcut" and expected is not None:
                assert taken == expected
            elif words.params["feature"] != "shortcut":
                assert taken == (words.params["feature"] == "checkpoint")
            checked += 1
    assert checked > 25


@pytest.mark.parametrize("variant", ["demo", "base", "standard"])
def test_scoring_gives_what_its_explanation_says(variant: str) -> None:
    """Seat 2 is third of three and has one trigger left after this one, or two."""
    race = prepare(
        variant, Driver(27, "g1 g1"), Driver(3, "g1"), Driver(2, "g1", stages=[6], triggered=[1])
    )
    for seat in range(3):
        play(race, seat, "g1")
    page = PAGE[variant, 3]
    words = explained(race, 2, "score 6")
    assert words.params["place"] == 3
    assert words.params["double"] == 2 * page.points[2]
    assert words.params["left"] == page.triggers - 2
    assert f"{2 * page.points[2]} points for you in 3rd place" in words.say()
    answer(race, s2="score 6")
    if race.to_act == (2,) and looks(race, 2).phase == "reward":
        assert explained(race, 2, "points").params["points"] == 2 * page.points[2]
        play(race, 2, "points")
    assert looks(race, None).points[2] == 2 * page.points[2]
    assert looks(race, None).triggers_left[2] == page.triggers - 2


def test_sentences_count_cards_properly() -> None:
    race = prepare("standard", Driver(7, "g1 y2", deck=""), Driver(3), Driver(2))
    play(race, 0, "g1")
    said = [explained(race, 0, text).say() for text in ("draw-first", "shuffle-first")]
    assert said == [
        "draw nothing, because your deck is empty, then shuffle in your 20 discards",
        "shuffle in your 20 discards, then draw 2 cards",
    ]
    race = prepare("standard", Driver(7, ""), Driver(3), Driver(2))
    said = [explained(race, 0, text).say() for text in ("reshuffle", "keep")]
    assert said == [
        "shuffle your deck, then draw 2 cards",
        "leave your deck as it is and draw 2 of its 21 cards",
    ]
    race = prepare("standard", Driver(7, "", deck="r4"), Driver(3), Driver(2))
    assert explained(race, 0, "keep").say() == "leave your deck as it is and draw its one card"
    race = prepare("standard", Driver(7, "", discards="r4"), Driver(3), Driver(2))
    said = [explained(race, 0, "reshuffle").say()]
    assert said == ["shuffle your discard into your deck, then draw 2 cards"]
