"""Positions: what no game can stand like is refused with the reason."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from games.stichrallye.sketch import GAME
from rallybox.core import Malformed, SeededDice, conformance
from rallybox.games.stichrallye import StichRallyeState
from rallybox.games.stichrallye.laws import broken_laws
from rallybox.games.stichrallye.position import StichRallyePosition


def middle(steps: int = 30, players: int = 4) -> StichRallyeState:
    rng = random.Random(4)
    setup = GAME.setup({"players": players, "first": 1})
    for step, state in enumerate(conformance.walk(GAME, setup, 3, rng.randrange)):
        assert isinstance(state, StichRallyeState)
        if step == steps:
            return state
    raise AssertionError("the game was over before")


def refusal(**changes: object) -> str:
    """The sentence against a position in the middle of a game with some parts exchanged."""
    data = json.loads(msgspec.json.encode(middle().dump()))
    for path, value in changes.items():
        target = data
        *way, last = path.split("__")
        for part in way:
            target = target[int(part) if part.isdigit() else part]
        target[int(last) if last.isdigit() else last] = value
    with pytest.raises(Malformed) as caught:
        GAME.read_position(msgspec.json.encode(data))
    return str(caught.value)


def test_a_position_is_loaded_as_it_was() -> None:
    for steps in range(0, 90, 7):
        state = middle(steps)
        again = GAME.load(state.dump())
        assert again.dump() == state.dump()
        assert again.to_act == state.to_act


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"round": 4}, "there is no round 4"),
        ({"round": 0}, "there is no round 0"),
        ({"round": 10**40}, "Stich Rallye"),
        ({"flag": 4}, "no seat 4 for the flag"),
        ({"hands": [["r5"]]}, "one car and hand per seat"),
        ({"hands__0": ["x1"]}, "no card 'x1'"),
        ({"hands__0": ["r5", "r5"]}, "twice"),
        ({"hands__0": []}, "dealt"),
        ({"cars__0__space": 34}, "no space 34"),
        ({"cars__0__space": 6}, "rests on a hill"),
        ({"cars__0__laps": 2}, "completed their laps"),
        ({"cars__0__laps": 10**30}, "laps"),
        ({"cars__0__arrow": 9}, "place 9"),
        ({"tricks__0__leader": 7}, "no seat 7"),
        ({"tricks__0__cards": ["r2"]}, "a trick has 1 cards"),
        ({"trick__cards": ["r2"] * 5}, "a trick has 5 cards"),
        ({"tricks": [{"leader": 0, "cards": ["r2", "r3", "r4", "r5"]}] * 40}, "has 40"),
        ({"reason": "tired"}, "no game ends for that reason"),
        ({"reason": "lead"}, "No game of Stich Rallye"),
        ({"setup__variant": "moon"}, "no variant “moon”"),
        ({"setup__players": 2}, "2 players"),
        ({"setup__track": "S.x"}, "11 to 60 spaces"),
        ({"wheels": 4}, "wheels"),
    ],
)
def test_wrong_positions_are_refused_with_the_reason(changes: dict[str, object], said: str) -> None:
    assert said in refusal(**changes)


def other_places() -> list[StichRallyePosition]:
    """A good position, each time with one thing moved to where it can almost be."""
    state = middle(40)
    dump = state.dump()
    swapped = [tuple(h) for h in dump.hands]
    swapped[0], swapped[1] = (*swapped[0][1:], swapped[1][0]), (*swapped[0][:1], *swapped[1][:-1])
    shared = list(dump.cars)
    leader = max(range(4), key=lambda seat: state.cars[seat])
    behind = (leader + 1) % 4
    shared[behind] = msgspec.structs.replace(dump.cars[behind], space=dump.cars[leader].space)
    far = [msgspec.structs.replace(dump.cars[0], arrow=8), *dump.cars[1:]]
    return [
        msgspec.structs.replace(dump, hands=tuple(swapped)),
        msgspec.structs.replace(dump, cars=tuple(shared)),
        msgspec.structs.replace(dump, cars=tuple(far)),
        msgspec.structs.replace(dump, flag=(dump.flag + 1) % 4),
        msgspec.structs.replace(dump, tricks=dump.tricks[1:]),
        msgspec.structs.replace(dump, tricks=dump.tricks[:-1]),
        msgspec.structs.replace(dump, tricks=dump.tricks[::-1]),
    ]


@pytest.mark.parametrize("number", range(7))
def test_almost_right_positions_are_refused(number: int) -> None:
    with pytest.raises(Malformed, match="No game of Stich Rallye can stand like this"):
        GAME.load(other_places()[number])


def test_sr3_a_first_trick_by_somebody_else_is_no_game() -> None:
    dump = GAME.start(GAME.setup({"players": 3, "first": 2}), SeededDice(1)).dump()
    assert isinstance(dump, StichRallyePosition)
    moved = msgspec.structs.replace(
        dump, flag=1, trick=msgspec.structs.replace(dump.trick, leader=1)
    )
    with pytest.raises(Malformed, match="the driver agreed on"):
        GAME.load(moved)


def test_the_laws_notice_what_is_remembered_wrongly() -> None:
    for name in ("seen", "deciding", "top", "best", "lowest", "turn", "follow", "taken"):
        state = middle()
        setattr(state, name, getattr(state, name) + 1)
        assert broken_laws(state), name
    state = middle()
    state.voids[0] ^= (1 << 15) - 1
    assert broken_laws(state)
