"""Whatever is loaded is refused with a sentence, or a game that can be played on from there."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.tacots.damage import TABLES, Damage, damaged, damages, written
from games.tacots.scene import GAME
from rallybox.core import Malformed, SeededDice, conformance
from rallybox.core.state import State

tampered = given(
    table=st.integers(0, len(TABLES) - 1),
    seed=st.integers(0, 11),
    steps=st.one_of(st.integers(0, 5), st.integers(0, 200)),
    what=damages,
)
anything = list(HealthCheck)


def loaded(data: bytes) -> State | None:
    """The state, if it is believed; a refusal has a sentence."""
    try:
        return GAME.read_position(data)
    except Malformed as refusal:
        assert_sentence(str(refusal))
        return None


def assert_sentence(refusal: str) -> None:
    assert " " in refusal


def check(table: int, seed: int, steps: int, what: list[Damage]) -> None:
    data = damaged(table, seed, steps, what)
    state = loaded(data)
    if state is None:
        return
    rng, dice = random.Random(seed), SeededDice(seed)
    for promise in conformance.CHECKS:
        promise(GAME, state, rng)
    for _ in range(conformance.MOST_DECISIONS):
        conformance.check_laws(GAME, state)
        if not state.to_act:
            break
        seat = state.to_act[0]
        actions = state.actions(seat)
        state.apply(seat, actions[rng.randrange(len(actions))], dice)
    conformance.check_outcome(state)


@settings(max_examples=400, derandomize=True, deadline=None, suppress_health_check=anything)
@tampered
def test_any_position_is_refused_or_lawful(
    table: int, seed: int, steps: int, what: list[Damage]
) -> None:
    check(table, seed, steps, what)


@pytest.mark.long
@settings(max_examples=20_000, deadline=None, suppress_health_check=anything)
@tampered
def test_any_position_at_all_is_refused_or_lawful(
    table: int, seed: int, steps: int, what: list[Damage]
) -> None:
    check(table, seed, steps, what)


def test_whole_positions_are_loaded() -> None:
    """The damages are to blame, not the positions that they are done to."""
    for table in range(len(TABLES)):
        for steps in (0, 1, 2, 3, 4, 40, 90, 400):
            assert loaded(written(table, 3, steps)) is not None


def plain(table: int, steps: int, seed: int = 3) -> dict[str, object]:
    data: dict[str, object] = msgspec.json.decode(written(table, seed, steps))
    return data


def refusal(data: object) -> str:
    with pytest.raises(Malformed) as refused:
        GAME.read_position(msgspec.json.encode(data))
    return str(refused.value)
