"""Whatever is loaded is refused with a sentence, or a game that can be played on from there."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.tacots.damage import TABLES, Damage, damaged, damages, written
from games.tacots.scene import GAME
from rallybox.core import Malformed, SeededDice, conformance
from rallybox.core.playout import MOST_DECISIONS
from rallybox.games.tacots.cards import KIND_NAMES
from support.positions import Dump, Parts, believed

tampered = given(
    table=st.integers(0, len(TABLES) - 1),
    seed=st.integers(0, 11),
    steps=st.one_of(st.integers(0, 5), st.integers(0, 200)),
    what=damages,
)
anything = list(HealthCheck)


def check(table: int, seed: int, steps: int, what: list[Damage]) -> None:
    state = believed(GAME, msgspec.json.decode(damaged(table, seed, steps, what)))
    if state is None:
        return
    rng, dice = random.Random(seed), SeededDice(seed)
    for promise in conformance.CHECKS:
        promise(GAME, state, rng)
    for _ in range(MOST_DECISIONS):
        conformance.check_laws(GAME, state)
        if not state.to_act:
            break
        seat = state.to_act[0]
        actions = state.actions(seat)
        state.apply(seat, actions[rng.randrange(len(actions))], dice)
    conformance.check_outcome(state)


@settings(max_examples=200, derandomize=True, deadline=None, suppress_health_check=anything)
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
            data = written(table, 3, steps)
            assert msgspec.json.encode(GAME.read_position(data).dump()) == data


# -- what was believed once ----------------------------------------------------------------------


def refusal(table: int, steps: int, **changed: object) -> str:
    """Why a position is refused once some of it is changed: `players__0__lacks` is a place."""
    dump = moment(table, steps)
    for path, value in changed.items():
        node: Any = Parts(dump)
        *way, last = (int(key) if key.isdigit() else key for key in path.split("__"))
        for key in way:
            node = node[key]
        node[last] = value
    return refused(dump)


def refused(dump: Dump) -> str:
    with pytest.raises(Malformed) as found:
        GAME.read_position(msgspec.json.encode(dump), exact=False)
    return str(found.value)


def moment(table: int, steps: int) -> Dump:
    dump: Dump = msgspec.json.decode(written(table, 3, steps))
    return dump


FOUR, THREE, _, TWO, _, PATIENCE = range(len(TABLES))


def test_ta12_nobody_passes_the_right_to_begin_past_a_face_up_card() -> None:
    other = (moment(THREE, 0)["public"]["opener"] + 1) % 3
    assert "another seat begins" in refusal(THREE, 0, opener=other)
    assert "has shown to lack" in refusal(THREE, 0, players__0__lacks=["dead-end"])


def test_only_what_was_shown_is_known() -> None:
    dealt = moment(FOUR, 0)["hidden"]["hands"]
    seat = next(n for n in range(4) if len(set(dealt[n])) < len(KIND_NAMES))
    lacking = [name for name in KIND_NAMES if name not in dealt[seat]]
    assert "something else was shown" in refusal(FOUR, 0, **{f"players__{seat}__lacks": lacking})
    later = refusal(FOUR, 4, **{f"players__{seat}__lacks": lacking})
    assert "has never driven but shown to lack" in later


def test_a_hand_is_opened_as_the_page_says() -> None:
    """A first card that is a straight: whoever came next could have nowhere to start."""
    dump = moment(FOUR, 1)
    public, hands = dump["public"], dump["hidden"]["hands"]
    public["roads"][public["first_square"]] = "NS"
    waiting = [hands[seat] for seat in range(4) if not public["players"][seat]["laid"]]
    hand = next(cards for cards in waiting if "vertical-straight" in cards)
    hand[hand.index("vertical-straight")] = "crossroads"
    assert "none to begin with" in refused(dump)


def test_everybody_stands_where_they_started() -> None:
    dump = moment(FOUR, 2)
    public = dump["public"]
    public["cars"] = [public["first_square"] if car else None for car in public["cars"]]
    assert "do not stand where they started" in refused(dump)


def test_what_a_patience_has_not_is_refused() -> None:
    rest = "something of the rally"
    assert rest in refusal(PATIENCE, 8, past_turns=3)
    assert rest in refusal(PATIENCE, 8, dealt_at=3)
    assert rest in refusal(PATIENCE, 8, closing=True)
    assert rest in refusal(PATIENCE, 8, number=2)
    assert rest in refusal(PATIENCE, 8, sheet=[[3]])
    assert "another was agreed on" in refusal(PATIENCE, 8, deal=8)


def test_a_patience_has_one_place_and_any_number_of_turns() -> None:
    dump = moment(PATIENCE, 8)
    public = dump["public"]
    laid = len(public["roads"])
    public["outcome"] = {"places": [7], "scores": [laid], "reason": "stopped"}
    assert "cannot have ended like this" in refused(dump)
    public["outcome"] = None
    public["turn"] = 2_000_000
    assert believed(GAME, dump) is not None
    assert "counted like this" in refusal(PATIENCE, 8, turn=10**11)


def test_turns_follow_from_cards() -> None:
    assert "turns" in refusal(FOUR, 30, turn=400_002, quiet=400_001)
    assert "hands cannot have taken" in refusal(FOUR, 30, past_turns=1)
    assert "second deal" in refusal(TWO, 10, dealt_at=3)
