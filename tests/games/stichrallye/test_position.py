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
        ({"tricks": [{"leader": 0, "cards": ["r2", "r3", "r4", "r5"]}] * 40}, "has 41"),
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


def test_a_round_with_all_its_tricks_has_none_on_the_table() -> None:
    """Not even the third, after which no cards are left."""
    for reason in ("", "finish", "lead"):
        *_, state = conformance.walk(GAME, GAME.setup({"players": 3}), 8, lambda n: 0)
        dump = state.dump()
        assert isinstance(dump, StichRallyePosition)
        assert (dump.round, len(dump.tricks)) == (3, 9)
        laid = msgspec.structs.replace(dump.trick, cards=("r5",))
        with pytest.raises(Malformed, match="a round of 9 tricks has 10"):
            GAME.load(msgspec.structs.replace(dump, trick=laid, reason=reason))


@pytest.mark.parametrize("number", range(7))
def test_almost_right_positions_are_refused(number: int) -> None:
    with pytest.raises(Malformed, match="No game of Stich Rallye can stand like this"):
        GAME.load(other_places()[number])


def standing_at(*cars: tuple[int, int]) -> StichRallyePosition:
    """A position in the second round with cars (laps, space) as given."""
    dump = middle(30).dump()
    assert isinstance(dump, StichRallyePosition)
    assert dump.round == 2
    placed = [
        msgspec.structs.replace(car, laps=laps, space=space)
        for car, (laps, space) in zip(dump.cars, cars, strict=True)
    ]
    return msgspec.structs.replace(dump, cars=tuple(placed))


def test_sr5_cars_that_have_left_the_start_never_share_it() -> None:
    GAME.load(standing_at((1, 0), (0, 3), (0, 4), (0, 5)))
    for other in ((1, 0), (0, 0)):
        with pytest.raises(Malformed, match="two cars share a space"):
            GAME.load(standing_at((1, 0), other, (0, 4), (0, 5)))


def test_sr5_nobody_is_still_on_the_start_after_a_trick_or_a_motor() -> None:
    with pytest.raises(Malformed, match="although its motor has run"):
        GAME.load(standing_at((0, 0), (0, 3), (0, 4), (0, 5)))
    first = middle(5).dump()
    assert isinstance(first, StichRallyePosition)
    (winner,) = [seat for seat, car in enumerate(first.cars) if car.space]
    for seat, space, said in (
        (winner, 0, "although its driver has won a trick"),
        ((winner + 1) % 4, 1, "without winning a trick"),
    ):
        cars = list(first.cars)
        cars[seat] = msgspec.structs.replace(cars[seat], space=space)
        with pytest.raises(Malformed, match=said):
            GAME.load(msgspec.structs.replace(first, cars=tuple(cars)))


def test_sr9_who_completes_two_laps_in_a_round_has_won_the_last_trick() -> None:
    dump = middle(30).dump()
    assert isinstance(dump, StichRallyePosition)
    over = msgspec.structs.replace(
        dump, reason="finish", trick=msgspec.structs.replace(dump.trick, cards=())
    )
    dealt = [set(hand) for hand in over.hands]
    for place, card in enumerate(dump.trick.cards):
        dealt[(dump.trick.leader + place) % 4].add(card)
    for home in range(4):
        cars = [
            msgspec.structs.replace(car, laps=2 if seat == home else 0)
            for seat, car in enumerate(over.cars)
        ]
        ended = msgspec.structs.replace(
            over, cars=tuple(cars), hands=tuple(tuple(hand) for hand in dealt)
        )
        if home == over.trick.leader:
            assert GAME.load(ended).outcome is not None
        else:
            with pytest.raises(Malformed, match="without winning the last trick"):
                GAME.load(ended)


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
