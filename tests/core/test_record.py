"""Records: replayed they give the same game, and a changed one is found out."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.core import Malformed
from rallybox.core.fair import Fairness
from rallybox.core.origin import Origin
from rallybox.core.record import Record, Recorder, begin, read, replay, verify, write
from toy import COINRACE

GAMES = {COINRACE.name: COINRACE}


def played(seed: int = 0, **options: object) -> Record:
    rng = random.Random(seed)
    recorder = Recorder(COINRACE, options, Fairness.of(rng.randbytes(32), [rng.randbytes(32)]))
    state = recorder.state
    while state.to_act:
        seat = rng.choice(state.to_act)
        recorder.play(seat, rng.choice(state.actions(seat)))
    return recorder.record(tuple(f"Driver {n}" for n in range(state.setup.players)))


def played_on(step: int, seed: int = 0) -> Record:
    """A game that begins in the middle of another one."""
    rng, old = random.Random(seed), played(seed)
    state = begin(old, GAMES).state
    for told in replay(msgspec.structs.replace(old, actions=old.actions[:step]), GAMES):
        state = told.state
    origin = Origin.of(state, step)
    recorder = Recorder(COINRACE, old.setup, Fairness.of(rng.randbytes(32)), origin)
    while recorder.state.to_act:
        seat = rng.choice(recorder.state.to_act)
        recorder.play(seat, rng.choice(recorder.state.actions(seat)))
    return recorder.record(old.names)


def changed(**fields: object) -> str:
    data: dict[str, Any] = json.loads(write(played()))
    for path, value in fields.items():
        place = data
        *way, last = path.split("__")
        for key in way:
            place = place[key]
        place[last] = value
    return json.dumps(data)


@given(st.integers(0, 10**6), st.sampled_from([2, 3]))
def test_a_record_survives_its_file_and_verifies(seed: int, players: int) -> None:
    record = played(seed, players=players)
    assert read(write(record)) == record
    assert verify(record, GAMES) == len(record.actions)


def test_a_replay_tells_the_same_game() -> None:
    record = played(5)
    steps = list(replay(record, GAMES))
    assert [f"{s.seat} {s.action.text}" for s in steps] == list(record.actions)
    assert steps[-1].state.outcome == record.result
    assert all(
        any(True for _ in step.events) or "stay" in line or "dare" in line
        for step, line in zip(steps, record.actions, strict=True)
    )


def test_a_record_is_a_text_that_people_can_read() -> None:
    text = write(played())
    assert text.endswith("}\n")
    assert max(map(len, text.splitlines())) < 120
    assert '"rallybox_record": 1' in text


def test_an_unfinished_game_has_no_record() -> None:
    recorder = Recorder(COINRACE, {}, Fairness.of(bytes(32)))
    with pytest.raises(Malformed, match="not over"):
        recorder.record(("a", "b", "c"))


def test_a_refused_action_is_not_recorded() -> None:
    recorder = Recorder(COINRACE, {"first": 0}, Fairness.of(bytes(32)))
    with pytest.raises(Exception, match="not your turn to decide"):
        recorder.play(1, COINRACE.parse("walk"))
    state = recorder.state
    while state.to_act:
        recorder.play(state.to_act[0], state.actions(state.to_act[0])[0])
    assert recorder.record(("a", "b", "c")).actions[0].startswith("0 ")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"rules": 2}, "version 2 of the Coin Race rules; this program plays version 1"),
        ({"rallybox_record": 2}, "file format 2"),
        ({"names": ["a"]}, "gives 1 names for a game of 3"),
        ({"fairness__secret": "00" * 32}, "does not match the fingerprint"),
        ({"fairness__contributions": ["zz"]}, "256-bit"),
        ({"setup__players": 9}, "cannot be played by 9"),
        ({"setup__wheels": 9}, "no option “wheels”"),
        ({"result__scores": [9, 9, 9]}, "a different result"),
        ({"actions": []}, "not over"),
        ({"actions": ["7 walk"]}, "Action 1 of this record, “7 walk”.*no seat “7”"),
        ({"actions": ["-1 walk"]}, "no seat “-1”"),
        ({"actions": ["walk"]}, "no seat “walk”"),
        ({"actions": [""]}, "no seat “”"),
        ({"actions": ["0 fly"]}, "“fly” is none of: walk"),
        ({"extra": 1}, "not a Rallybox record"),
        ({"setup": []}, "not a Rallybox record"),
    ],
)
def test_a_mangled_record_is_refused_with_a_sentence(
    fields: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Malformed, match=sentence):
        verify(read(changed(**fields)), GAMES)


@given(st.integers(0, 10**6))
def test_a_game_that_begins_in_the_middle_of_another_one(seed: int) -> None:
    whole = played(seed)
    step = seed % len(whole.actions)
    record = played_on(step, seed)
    assert read(write(record)) == record
    assert verify(record, GAMES) == len(record.actions)
    assert isinstance(record.origin, Origin)
    dumped = msgspec.json.encode(begin(record, GAMES).state.dump())
    assert msgspec.json.decode(dumped) == record.origin.position
    assert (record.origin.step, record.origin.table) == (step, None)
    assert "origin" not in write(whole), "absent where a game begins with a deal"


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("position",), {}, "not part of a game of Coin Race: `public` is missing"),
        (("position", "public", "seat"), 0, "not a seat's view"),
        (("position", "public", "to_act"), [], "what all see does not follow"),
        (("position", "public", "setup", "first"), 2, "set up differently"),
        (("position", "hidden"), {"a": 1}, "not part of a game of Coin Race"),
        (("position",), [], "not a Rallybox record"),
        (("step",), -1, "not a Rallybox record"),
        (("table",), "x" * 41, "not a Rallybox record"),
        (("more",), 1, "not a Rallybox record"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(
    path: tuple[str, ...], value: object, sentence: str
) -> None:
    data: dict[str, Any] = json.loads(write(played_on(4)))
    place = data["origin"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(Malformed, match=sentence):
        verify(read(json.dumps(data)), GAMES)


def test_nothing_begins_where_a_game_is_over() -> None:
    old = played()
    *_, last = replay(old, GAMES)
    over = msgspec.structs.replace(old, actions=(), origin=Origin.of(last.state, len(old.actions)))
    with pytest.raises(Malformed, match="already over"):
        verify(over, GAMES)


@pytest.mark.parametrize(
    "data",
    ["", "{}", "[]", "\ud800", b"\xff\xfe", "null", "{" * 5000, '{"setup":{"a":' + "[" * 99999],
    ids=range(8),
)
def test_what_is_no_record_is_malformed(data: bytes | str) -> None:
    with pytest.raises(Malformed, match="not a Rallybox record"):
        read(data)


@given(st.data())
def test_any_action_left_out_or_doubled_is_found_out(data: st.DataObject) -> None:
    record = played(3)
    at = data.draw(st.integers(0, len(record.actions) - 1))
    actions = list(record.actions)
    if data.draw(st.booleans()):
        del actions[at]
    else:
        actions.insert(at, actions[at])
    raw = json.loads(write(record)) | {"actions": actions}
    with pytest.raises(Malformed):
        verify(read(json.dumps(raw)), GAMES)
