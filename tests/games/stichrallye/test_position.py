"""Positions: what no game can stand like is refused with the reason."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from games.stichrallye.sketch import GAME
from rallybox.core import Malformed, Outcome, SeededDice, State, conformance
from rallybox.games.stichrallye.laws import broken_laws
from rallybox.games.stichrallye.made.shapes import StichRallyeHidden, StichRallyePosition
from rallybox.games.stichrallye.race import Race
from support.positions import Parts, dumped


def middle(steps: int = 30, players: int = 4) -> Race:
    rng = random.Random(4)
    setup = GAME.setup({"players": players, "first": 1})
    for step, state in enumerate(conformance.walk(GAME, setup, 3, rng.randrange)):
        assert isinstance(state, Race)
        if step == steps:
            return state
    raise AssertionError("the game was over before")


def refusal(**changes: object) -> str:
    """The sentence against a position in the middle of a game with some parts exchanged."""
    dump = dumped(middle())
    for path, value in changes.items():
        target: Any = Parts(dump)
        *way, last = path.split("__")
        for part in way:
            target = target[int(part) if part.isdigit() else part]
        target[int(last) if last.isdigit() else last] = value
    with pytest.raises(Malformed) as caught:
        GAME.read_position(json.dumps(dump))
    return str(caught.value)


def other(
    position: StichRallyePosition, *, hands: Iterable[Iterable[str]] | None = None, **public: object
) -> StichRallyePosition:
    """A position with other hands, or other parts of what all see."""
    kept = position.hidden if hands is None else StichRallyeHidden(hands=tuple(map(tuple, hands)))
    return StichRallyePosition(public=replace(position.public, **public), hidden=kept)


def load(position: StichRallyePosition) -> State:
    """The state of a position that was put together here."""
    return GAME.load(position, exact=False)


def test_a_position_is_loaded_as_it_was() -> None:
    for steps in range(0, 90, 7):
        state = middle(steps)
        again = GAME.load(state.dump())
        assert again.dump() == state.dump()
        assert again.to_act == state.to_act


TRICK = {"leader": 0, "cards": ["r2", "r3", "r4", "r5"], "winner": 3}
OVER = {"places": [1, 2, 3, 4], "scores": [9, 7, 5, 3], "reason": "lead"}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"round": 4}, "there is no round 4"),
        ({"round": 0}, "there is no round 0"),
        ({"round": 10**40}, "Stich Rallye"),
        ({"flag": 4}, "no seat 4"),
        ({"hands": [["r5"]]}, "one hand per seat"),
        ({"cars": []}, "one car per seat"),
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
        ({"trick": ["r2"] * 5}, "a trick has 5 cards"),
        ({"tricks": [TRICK] * 40, "trick": ["r2"]}, "has 41"),
        ({"outcome": OVER | {"reason": "tired"}}, "no game ends for that reason"),
        ({"outcome": OVER}, "No game of Stich Rallye"),
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
    public = dump.public
    swapped = [tuple(h) for h in dump.hidden.hands]
    swapped[0], swapped[1] = (*swapped[0][1:], swapped[1][0]), (*swapped[0][:1], *swapped[1][:-1])
    shared = list(public.cars)
    leader = max(range(4), key=lambda seat: state.cars[seat])
    behind = (leader + 1) % 4
    shared[behind] = replace(shared[behind], space=shared[leader].space)
    far = [replace(public.cars[0], arrow=8), *public.cars[1:]]
    return [
        other(dump, hands=swapped),
        other(dump, cars=tuple(shared)),
        other(dump, cars=tuple(far)),
        other(dump, flag=(public.flag + 1) % 4),
        other(dump, tricks=public.tricks[1:]),
        other(dump, tricks=public.tricks[:-1]),
        other(dump, tricks=public.tricks[::-1]),
    ]


def test_a_round_with_all_its_tricks_has_none_on_the_table() -> None:
    """Not even the third, after which no cards are left."""
    for reason in ("", "finish", "lead"):
        *_, state = conformance.walk(GAME, GAME.setup({"players": 3}), 8, lambda n: 0)
        dump = state.dump()
        assert isinstance(dump, StichRallyePosition)
        public = dump.public
        assert (public.round, len(public.tricks)) == (3, 9)
        assert public.outcome is not None
        outcome = replace(public.outcome, reason=reason) if reason else None
        with pytest.raises(Malformed, match="a round of 9 tricks has 10"):
            load(other(dump, trick=("r5",), outcome=outcome))


@pytest.mark.parametrize("number", range(7))
def test_almost_right_positions_are_refused(number: int) -> None:
    with pytest.raises(Malformed, match="No game of Stich Rallye can look like this"):
        load(other_places()[number])


def standing_at(*cars: tuple[int, int]) -> StichRallyePosition:
    """A position in the second round with cars (laps, space) as given."""
    dump = middle(30).dump()
    assert dump.public.round == 2
    placed = [
        replace(car, laps=laps, space=space)
        for car, (laps, space) in zip(dump.public.cars, cars, strict=True)
    ]
    return other(dump, cars=tuple(placed))


def test_sr5_cars_that_have_left_the_start_never_share_it() -> None:
    load(standing_at((1, 0), (0, 3), (0, 4), (0, 5)))
    for car in ((1, 0), (0, 0)):
        with pytest.raises(Malformed, match="two cars share a space"):
            load(standing_at((1, 0), car, (0, 4), (0, 5)))


def test_sr5_nobody_is_still_on_the_start_after_a_trick_or_a_motor() -> None:
    with pytest.raises(Malformed, match="although its motor has run"):
        load(standing_at((0, 0), (0, 3), (0, 4), (0, 5)))
    first = middle(5).dump()
    (winner,) = [seat for seat, car in enumerate(first.public.cars) if car.space]
    for seat, space, said in (
        (winner, 0, "although its driver has won a trick"),
        ((winner + 1) % 4, 1, "without winning a trick"),
    ):
        cars = list(first.public.cars)
        cars[seat] = replace(cars[seat], space=space)
        with pytest.raises(Malformed, match=said):
            load(other(first, cars=tuple(cars)))


def test_sr9_who_completes_two_laps_in_a_round_has_won_the_last_trick() -> None:
    dump = middle(30).dump()
    public = dump.public
    dealt = [set(hand) for hand in dump.hidden.hands]
    for place, card in enumerate(public.trick):
        dealt[(public.leader + place) % 4].add(card)
    over = Outcome(places=(1, 2, 3, 4), scores=(0, 0, 0, 0), reason="finish")
    for home in range(4):
        cars = [replace(car, laps=2 if seat == home else 0) for seat, car in enumerate(public.cars)]
        ended = other(dump, hands=dealt, outcome=over, trick=(), cars=tuple(cars))
        if home == public.leader:
            assert load(ended).outcome is not None
        else:
            with pytest.raises(Malformed, match="without winning the last trick"):
                load(ended)


def test_sr3_a_first_trick_by_somebody_else_is_no_game() -> None:
    dump = GAME.start(GAME.setup({"players": 3, "first": 2}), SeededDice(1)).dump()
    assert isinstance(dump, StichRallyePosition)
    with pytest.raises(Malformed, match="the driver agreed on"):
        load(other(dump, flag=1, leader=1))


def test_what_all_see_must_follow_from_the_rest() -> None:
    """Unless somebody has put the position together: then it is worked out."""
    dump = middle(30).dump()
    trick = replace(dump.public.tricks[0], winner=(dump.public.tricks[0].winner + 1) % 4)
    for wrong in (
        {"standing": (0, 1, 2, 3)},
        {"hand_sizes": (1, 1, 1, 1)},
        {"voids": ("rgb", "", "", "")},
        {"lowest": 99},
        {"unused": ()},
        {"tricks": (trick, *dump.public.tricks[1:])},
        {"to_act": ((dump.public.to_act[0] + 1) % 4,)},
        {"hand": ("r2",)},
    ):
        with pytest.raises(Malformed, match="what all see does not follow"):
            GAME.load(other(dump, **wrong))
        assert load(other(dump, **wrong)).dump() == dump


def test_the_laws_notice_what_is_remembered_wrongly() -> None:
    for name in ("seen", "deciding", "top", "best", "lowest", "turn", "follow", "taken"):
        state = middle()
        setattr(state, name, getattr(state, name) + 1)
        assert broken_laws(state), name
    state = middle()
    state.voids[0] ^= (1 << 15) - 1
    assert broken_laws(state)
