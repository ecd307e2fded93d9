"""Dumps: a position is believed only if a game can stand like it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from games.tacots.scene import GAME, start
from rallybox.core import Malformed, SeededDice
from rallybox.games.tacots.race import Race
from support.positions import Dump, Parts, dumped


def after(steps: int, seed: int = 2, **options: object) -> Race:
    """A position some random actions into a game."""
    dice, rng = SeededDice(seed), random.Random(seed)
    made = GAME.start(GAME.setup(options), dice)
    assert isinstance(made, Race)
    for _ in range(steps):
        actions = [a for a in made.actions(made.to_act[0]) if a.text != "stop"]
        made.apply(made.to_act[0], rng.choice(actions), dice)
    return made


def read(dump: Dump, exact: bool = False) -> None:
    """Is it believed? Not only where what all see follows from the rest, unless `exact`."""
    GAME.read_position(msgspec.json.encode(dump), exact)


def test_a_loaded_game_goes_on_as_the_stored_one_would() -> None:
    for options in ({"players": 4}, {"players": 3}, {"players": 2}, {"variant": "patience"}):
        first = after(30, **options)
        second = GAME.read_position(msgspec.json.encode(first.dump()))
        dice = [SeededDice(9), SeededDice(9)]
        rng = [random.Random(9), random.Random(9)]
        for _ in range(40):
            assert first.dump() == second.dump()
            for state, thrown, choice in zip((first, second), dice, rng, strict=True):
                if state.to_act:
                    actions = state.actions(state.to_act[0])
                    state.apply(state.to_act[0], choice.choice(actions), thrown)


def change_road(data: Parts) -> None:
    data["roads"]["a1"] = "NESW"


def odd_road(data: Parts) -> None:
    data["roads"][data["first_square"]] = "E"


def odd_square(data: Parts) -> None:
    data["roads"]["i9"] = "NS"


def lost_card(data: Parts) -> None:
    data["hands"][0] = data["hands"][0][1:]


def swapped_card(data: Parts) -> None:
    data["hands"][0][-1] = "dead-end"


def many_cards(data: Parts) -> None:
    data["hands"][0] = ["left-bend"] * 20


def odd_card(data: Parts) -> None:
    data["hands"][0][0] = "roundabout"


def car_off_road(data: Parts) -> None:
    data["cars"][0] = next(s for s in ("a1", "h8", "a8", "h1") if s not in data["roads"])


def crowded(data: Parts) -> None:
    data["cars"] = [data["first_square"]] * len(data["cars"])


def other_turn(data: Parts) -> None:
    data["turn"] = 3


def other_score(data: Parts) -> None:
    data["players"][0]["score"] = 5


def other_seat(data: Parts) -> None:
    data["opener"] = 7


def fewer_players(data: Parts) -> None:
    data["players"] = data["players"][1:]


def wrong_setup(data: Parts) -> None:
    data["setup"]["players"] = 5


def closing(data: Parts) -> None:
    data["closing"] = True


def idle(data: Parts) -> None:
    data["turn"] += 4 * 40


def laid(data: Parts) -> None:
    data["players"][0]["laid"] += 1


def lacking(data: Parts) -> None:
    data["players"][0]["lacks"] = data["hands"][0][:1]


def over(data: Parts) -> None:
    data["outcome"] = {"places": [1, 1, 1, 1], "scores": [0, 0, 0, 0], "reason": "played"}


def patience_part(data: Parts) -> None:
    data["dead_ends"] = 2


def kept_back(data: Parts) -> None:
    data["stock"] = data["hands"][0][1:2]
    del data["hands"][0][1]


@pytest.mark.parametrize(
    "change",
    [
        change_road,
        odd_road,
        odd_square,
        lost_card,
        swapped_card,
        many_cards,
        odd_card,
        car_off_road,
        crowded,
        other_turn,
        other_score,
        other_seat,
        fewer_players,
        wrong_setup,
        closing,
        idle,
        laid,
        lacking,
        over,
        patience_part,
        kept_back,
    ],
)
def test_impossible_positions_are_refused(change: Any) -> None:
    dump = dumped(after(30, players=4))
    read(dump, exact=True)
    change(Parts(dump))
    with pytest.raises(Malformed, match=" "):
        read(dump)


def pile_grows(data: Parts) -> None:
    data["piles"][3] += ["left-bend", "left-bend"]


def three_piles(data: Parts) -> None:
    data["piles"] = data["piles"][:3]


def a_hand(data: Parts) -> None:
    data["hands"][0] = [data["piles"][0].pop()]


def early(data: Parts) -> None:
    data["early"] = not data["early"]


def capped(data: Parts) -> None:
    data["capped"] = [not done for done in data["capped"]]


def success(data: Parts) -> None:
    data["outcome"] = {"places": [1], "scores": [52], "reason": "full"}


def no_deal(data: Parts) -> None:
    data["deal"] = 1_000_000


def scored(data: Parts) -> None:
    counted = {"cards": 0, "laid": 0, "score": 5, "finishes": 0, "left_over": 0}
    data["players"] = [{**counted, "dead_end": False, "lacks": [], "finished": False}]


@pytest.mark.parametrize(
    "change",
    [
        pile_grows,
        three_piles,
        a_hand,
        early,
        capped,
        success,
        no_deal,
        scored,
        odd_road,
        odd_square,
    ],
)
def test_impossible_patiences_are_refused(change: Any) -> None:
    dump = dumped(after(20, variant="patience", deal=5))
    read(dump, exact=True)
    change(Parts(dump))
    with pytest.raises(Malformed, match=" "):
        read(dump)


def test_a_position_reads_well() -> None:
    data = Parts(dumped(start(variant="patience", deal=5)))
    assert data["deal"] == 5
    assert data["roads"] == {}
    assert len(data["piles"][0]) == 12
    assert set(data["piles"][0]) <= {
        "crossroads",
        "vertical-junction",
        "horizontal-junction",
        "vertical-straight",
        "horizontal-straight",
        "right-bend",
        "left-bend",
    }
