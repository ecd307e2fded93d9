"""Sentences for clients to make, and the languages of problems."""

from __future__ import annotations

import random

import msgspec
import pytest

from rallybox.core import Illegal, SeededDice
from rallybox.core.words import Cards, Seat, Words
from rallybox.games import GAMES
from rallybox.tables.say import pick, problem, said
from support.sayings import sentence

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri", "Esmé")


def test_what_is_shown_in_a_way_of_its_own_is_marked() -> None:
    words = Words(
        "x",
        {
            "text": "a",
            "number": 3,
            "several": ("a", 3),
            "none": (),
            "seat": Seat(0),
            "seats": (Seat(0), Seat(2)),
            "cards": Cards(("g1", "y3")),
            "inside": Words("y", {"seat": Seat(1)}),
        },
    )
    assert msgspec.json.decode(msgspec.json.encode(said(words))) == {
        "id": "x",
        "params": {
            "text": "a",
            "number": 3,
            "several": ["a", 3],
            "none": [],
            "seat": {"seats": [0]},
            "seats": {"seats": [0, 2]},
            "cards": {"cards": ["g1", "y3"]},
            "inside": {"words": {"id": "y", "params": {"seat": {"seats": [1]}}}},
        },
    }
    assert msgspec.json.encode(said(Words("x"))) == b'{"id":"x"}'


@pytest.mark.parametrize("name", GAMES)
def test_a_client_makes_the_sentence_that_python_makes(name: str) -> None:
    """Of everything that is asked, offered and told in a game."""
    game, rng, dice = GAMES[name], random.Random(name), SeededDice(name)
    state, names, found = game.start(game.setup({}), dice), dict(enumerate(NAMES)), 0
    while state.to_act:
        seat = rng.choice(state.to_act)
        view, actions = state.view(seat), state.actions(seat)
        action = rng.choice(actions)
        events = state.play(seat, action, dice)
        for words in (
            game.ask(view),
            game.explain(view, action),
            *(event.words(name) for event in events),
        ):
            text = sentence(msgspec.json.decode(msgspec.json.encode(said(words))), NAMES)
            # Signs are drawn; where they are written, nothing but what is between them differs.
            assert text.replace(",", "") == words.named(names).say().replace(",", "")
            found += 1
    assert found > 100


@pytest.mark.parametrize(
    ("asked", "language"),
    [("de-CH, en;q=0.5", "de"), ("xx, fr", "fr"), ("", "en"), (None, "en"), ("xx", "en")],
)
def test_the_language_of_problems_is_the_first_that_is_spoken(
    asked: str | None, language: str
) -> None:
    assert pick(asked) == language


@pytest.mark.parametrize(("language", "who"), [("en", "Driver 3"), ("de", "Startnummer 3")])
def test_a_seat_in_a_problem_is_a_driver_whose_name_nobody_knows(language: str, who: str) -> None:
    told = problem(Illegal("review-why-forced", seat=Seat(2)), language)
    plain = msgspec.json.decode(msgspec.json.encode(told))
    assert plain["params"] == {"seat": who}
    assert who in plain["sentence"]
