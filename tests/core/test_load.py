"""Loading: a position is believed if a game can stand so, and all see what follows from it."""

from __future__ import annotations

import msgspec
import pytest

from rallybox.core import Malformed, SeededDice
from toy import COINRACE, RoundState
from toy.state import ToyPosition


def standing() -> ToyPosition:
    """A race in its second round."""
    state = COINRACE.start(COINRACE.setup({"first": 0}), SeededDice(1))
    assert isinstance(state, RoundState)
    for order in ("walk", "walk", "walk", "stay", "stay", "stay"):
        state.apply(state.to_act[0], COINRACE.parse(order), SeededDice(1))
    return state.dump()


def seen(**parts: object) -> ToyPosition:
    """The position, but all see something else."""
    position = standing()
    public = msgspec.structs.replace(position.public, **parts)
    return msgspec.structs.replace(position, public=public)


def kept(**parts: object) -> ToyPosition:
    """The position, with other secrets."""
    position = standing()
    hidden = msgspec.structs.replace(position.hidden, **parts)
    return msgspec.structs.replace(position, hidden=hidden)


def test_a_dump_is_read_back_as_it_is() -> None:
    position = standing()
    assert COINRACE.load(position).dump() == position
    data = msgspec.json.encode(position)
    assert COINRACE.read_position(data).dump() == position


FOLLOWING: list[dict[str, object]] = [
    {"to_act": (2,)},
    {"to_act": ()},
    {"card": 3},
    {"answer": "stay"},
    {"up": (0, 0, 3)},
]


@pytest.mark.parametrize("parts", FOLLOWING, ids=str)
def test_exactly_what_follows_from_the_rest_must_be_seen(parts: dict[str, object]) -> None:
    with pytest.raises(Malformed, match="what all see does not follow from it"):
        COINRACE.load(seen(**parts))


@pytest.mark.parametrize("parts", FOLLOWING[:-1], ids=str)
def test_where_somebody_put_it_together_it_is_worked_out(parts: dict[str, object]) -> None:
    assert COINRACE.load(seen(**parts), exact=False).dump() == standing()
    data = msgspec.json.encode(seen(**parts))
    assert COINRACE.read_position(data, exact=False).dump() == standing()


def test_what_is_seen_and_does_not_follow_counts() -> None:
    """It is the only place where it is written down."""
    state = COINRACE.load(seen(spaces=(2, 1, 0)))
    assert isinstance(state, RoundState)
    assert state.spaces == [2, 1, 0]


@pytest.mark.parametrize("exact", [True, False])
def test_a_seat_s_view_is_not_what_all_see(exact: bool) -> None:
    with pytest.raises(Malformed, match="what all see is not a seat's view"):
        COINRACE.load(seen(seat=0), exact)


@pytest.mark.parametrize("exact", [True, False])
def test_laws_hold_however_it_came_about(exact: bool) -> None:
    with pytest.raises(Malformed, match="cards were lost"):
        COINRACE.load(kept(rest=()), exact)
    with pytest.raises(Malformed, match="can look like this: cards"):
        COINRACE.load(kept(cards=(1,)), exact)


@pytest.mark.parametrize("exact", [True, False])
def test_a_set_up_that_there_is_not_is_refused_as_at_the_door(exact: bool) -> None:
    setup = standing().public.setup
    with pytest.raises(Malformed, match="has no variant “moon”"):
        COINRACE.load(seen(setup=msgspec.structs.replace(setup, variant="moon")), exact)
    with pytest.raises(Malformed, match="There is no seat 9"):
        COINRACE.load(seen(setup=msgspec.structs.replace(setup, first=9)), exact)
