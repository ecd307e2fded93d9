"""Records of races that somebody has meddled with are found out, with a sentence."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.roadrally.table import GAME
from rallybox.core import Malformed, RallyboxError, SeededDice
from rallybox.core.fair import Fairness
from rallybox.core.outcome import Outcome
from rallybox.core.record import Recorder, read, verify, write
from rallybox.games import GAMES


@cache
def text() -> str:
    """A short race as a record."""
    recorder = Recorder(GAME, {"variant": "sprint", "players": 3}, Fairness.of(b"s" * 32))
    state, choices = recorder.state, SeededDice("mangled")
    while state.to_act:
        seat = state.to_act[0]
        actions = state.actions(seat)
        recorder.play(seat, actions[choices.below(len(actions))])
    return write(recorder.record(("Ada", "Bruno", "Chiara")))


def data() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(text())
    return loaded


def refused(changed: dict[str, Any]) -> str:
    with pytest.raises(Malformed) as error:
        verify(read(json.dumps(changed)), GAMES)
    return str(error.value)


def test_the_record_that_is_mangled_below_verifies() -> None:
    assert verify(read(text()), GAMES) == len(data()["actions"])


@given(st.integers(0, 10**6))
def test_a_cut_file_is_no_record(at: int) -> None:
    cut = text()[: at % (len(text()) - 2)]
    with pytest.raises(Malformed, match="not a Rallybox record"):
        read(cut)


@given(st.data())
def test_a_record_that_stops_early_is_unfinished(given_data: st.DataObject) -> None:
    record = data()
    kept = given_data.draw(st.integers(0, len(record["actions"]) - 1))
    record["actions"] = record["actions"][:kept]
    assert refused(record) == "The game is not over yet, so there is no result to check."


def played(actions: list[str]) -> Outcome | None:
    """How a race with these actions ends; None if one of them cannot be, or it does not end."""
    recorder = Recorder(GAME, {"variant": "sprint", "players": 3}, Fairness.of(b"s" * 32))
    for line in actions:
        seat, _, text = line.partition(" ")
        try:
            recorder.play(int(seat), GAME.parse(text))
        except (RallyboxError, ValueError):
            return None
    return recorder.state.outcome


@given(st.data())
def test_an_action_changed_left_out_or_added_is_found_out(given_data: st.DataObject) -> None:
    """Some changes lead to another lawful race. Its result is hardly ever the same."""
    record = data()
    actions: list[str] = record["actions"]
    at = given_data.draw(st.integers(0, len(actions) - 1))
    new = given_data.draw(st.sampled_from(["0 g1", "1 y3", "2 continue", "1 fly", "9 g1", ""]))
    change = given_data.draw(st.sampled_from(["change", "leave out", "add"]))
    actions[at : at + (change != "add")] = [] if change == "leave out" else [new]
    if played(actions) == msgspec.convert(record["result"], Outcome):
        assert verify(read(json.dumps(record)), GAMES) == len(actions)
    else:
        assert " " in refused(record)


def test_an_action_that_cannot_be_played_is_named_with_its_number_and_the_reason() -> None:
    record = data()
    seat = record["actions"][0][0]
    record["actions"][0] = f"{seat} store g1+r4"
    sentence = refused(record)
    assert sentence.startswith(f"Action 1 of this record, “{seat} store g1+r4”, cannot be played: ")
    record["actions"][0] = f"{(int(seat) + 1) % 3} g1"
    assert "It is not your turn to decide." in refused(record)
    record["actions"][0] = f"{seat} g1+y2"
    assert "g1+y2 mixes colours" in refused(record)


ANOTHER = next(game for game in GAMES.values() if game is not GAME)

CHANGES: list[tuple[dict[str, object], str]] = [
    ({"game": "poker"}, "There is no game called “poker”"),
    ({"game": ANOTHER.name, "rules": ANOTHER.rules}, "has no variant “sprint”"),
    ({"rules": 99}, "version 99 of the Road Rally rules; this program plays version 2"),
    ({"rules": 1}, "made with version 1 of the Road Rally rules; this program plays version 2"),
    ({"names": ["Ada", "Bruno"]}, "gives 2 names for a game of 3"),
    ({"names": []}, "gives 0 names for a game of 3"),
    ({"setup": {"variant": "sprint", "players": 6}}, "cannot be played by 6"),
    ({"setup": {"variant": "sprint", "players": 3, "first": 3}}, "There is no seat 3"),
    ({"setup": {"variant": "sprint", "players": 3, "course": ["A0"]}}, "1 standard tile where 5"),
    ({"setup": {"variant": "sprint", "players": 3, "wheels": 4}}, "no option “wheels”"),
    (
        {"result": {"places": [1, 2, 3], "scores": [99, 1, 0], "reason": "finish"}},
        "a different result",
    ),
    ({"result": None}, "a different result"),
    ({"result": 7}, "not a Rallybox record"),
]


@pytest.mark.parametrize(("fields", "sentence"), CHANGES, ids=[str(f)[:60] for f, _ in CHANGES])
def test_a_changed_record_is_refused(fields: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(data() | fields)


def test_another_secret_does_not_match_what_was_promised() -> None:
    record = data()
    record["fairness"]["secret"] = (b"t" * 32).hex()
    assert "does not match the fingerprint" in refused(record)
    record["fairness"]["secret"] = "secret"
    assert "not a 256-bit number" in refused(record)


def test_a_secret_changed_with_its_promise_gives_other_dice() -> None:
    record = data()
    fair = Fairness.of(b"t" * 32)
    record["fairness"] = {"commitment": fair.commitment, "secret": fair.secret, "contributions": []}
    assert " " in refused(record)


def test_another_s_share_of_the_dice_cannot_be_left_out_or_added() -> None:
    record = data()
    record["fairness"]["contributions"] = [(b"x" * 32).hex()]
    assert " " in refused(record)
