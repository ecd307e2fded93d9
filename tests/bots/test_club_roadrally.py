"""The club driver of Road Rally: legal, better than chance, and sound in clear cases."""

from __future__ import annotations

import pytest

from games.roadrally.table import GAME, Driver, play, prepare
from rallybox.arena.match import play_match
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.club.roadrally import ClubRoadRally
from rallybox.bots.club.roadrally_weights import DISTANCES, OVERTAKES, WEIGHTS, weights
from rallybox.core import SeededDice
from rallybox.games.roadrally.race import Race

FINAL = 89
GAS, MECHANIC = 8, 18
"""Spaces of the base course, whose tiles the tables of these tests have."""


def decides(race: Race) -> str:
    seat = race.to_act[0]
    return ClubRoadRally().decide(race.view(seat), race.actions(seat), SeededDice(1)).text


def until(race: Race, phase: str) -> Race:
    """Play on with the first action listed until something is asked."""
    while race.dump().phase != phase:
        seat = race.to_act[0]
        race.play(seat, race.actions(seat)[0], SeededDice(1))
    return race


# -- whole races -----------------------------------------------------------------------------


@pytest.mark.parametrize("variant", list(GAME.variants))
def test_one_club_driver_clearly_beats_three_random_ones(variant: str) -> None:
    """Measured over 1,000 races of each: 96 to 99 %, where chance would be 25 %."""
    setup = GAME.setup({"variant": variant, "players": 4})
    won = 0
    for number in range(40):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[number % 4] = make_bot("club", GAME)
        won += play_match(GAME, setup, bots, f"chance {number}").outcome.winners == (number % 4,)
    assert won >= 34


@pytest.mark.parametrize("variant", list(GAME.variants))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_drives_whole_races_with_listed_actions(variant: str, players: int) -> None:
    """`play_match` refuses an action that is not listed."""
    setup = GAME.setup({"variant": variant, "players": players})
    for seed in range(4):
        bots: list[Bot] = [ClubRoadRally() for _ in range(players)]
        assert play_match(GAME, setup, bots, f"whole {seed}").outcome.reason == "finish"


# -- driving ---------------------------------------------------------------------------------


def test_of_two_like_cards_it_plays_the_one_that_stops_at_a_checkpoint() -> None:
    space = prepare("base", Driver(1), Driver(1), Driver(1)).view(None).checkpoints[0]
    for far, near in (("y3", "y2"), ("y2", "y3")):
        race = prepare("base", Driver(space - int(far[1]), f"{near} {far}"), Driver(1), Driver(0))
        assert decides(race) == far


def test_it_does_not_throw_its_cards_away_at_the_start() -> None:
    race = prepare("base", Driver(1, "g1 g2 y2 y3 r3 r4"), Driver(1), Driver(0))
    assert decides(race) in ("g1", "g2")


def test_with_a_lead_in_points_it_finishes() -> None:
    race = prepare(
        "base", Driver(FINAL - 3, "g1 r3", triggered=[1, 2], points=20), Driver(70), Driver(60)
    )
    assert decides(race) == "r3"


def test_in_the_last_round_only_points_count() -> None:
    """All cards to finish second; none is worth keeping."""
    race = prepare("base", Driver(FINAL), Driver(FINAL - 9, "g1 r3 r3 r3"), Driver(60), turn=1)
    assert decides(race) == "r3+r3+r3"


def test_with_a_deck_run_dry_it_stops_for_gas() -> None:
    for card, other in (("y2", "y3"), ("y3", "y2")):
        at = GAS - int(card[1])
        race = prepare("base", Driver(at, f"{card} {other} r3", deck=""), Driver(1), Driver(0))
        assert decides(race) == card


def test_a_bare_shortcut_is_taken() -> None:
    road = prepare("base", Driver(1), Driver(1), Driver(1)).course
    begin = next(space for space in range(FINAL) if road.shortcuts[space])
    race = prepare("base", Driver(begin - 2, "g2 y3 y3 r3"), Driver(begin - 2), Driver(begin - 3))
    play(race, 0, "g2")
    assert decides(race) == "shortcut"


# -- the other decisions ---------------------------------------------------------------------


def test_it_scores_a_stage_in_first_place() -> None:
    race = prepare("base", Driver(5, "g1 g1", stages=[1, 9, 14, 20]), Driver(2), Driver(0))
    play(race, 0, "g1")
    assert until(race, "stage").order[0] == 0
    assert decides(race) == "score 1"


def test_it_keeps_a_stage_card_in_last_place_with_better_ones_to_come() -> None:
    drivers = Driver(5, "g1 g1"), Driver(5, "g1"), Driver(5, "g1"), Driver(1, stages=[1, 9, 14, 20])
    race = until(prepare("base", *drivers), "stage")
    while 3 not in race.to_act:
        play(race, race.to_act[0], "continue")
    view = race.view(3)
    answer = ClubRoadRally().decide(view, race.actions(3), SeededDice(1))
    assert view.order[-1] == 3
    assert answer.text == "continue"


@pytest.mark.parametrize(("leader", "wanted"), [(5, "cards"), (FINAL - 3, "points")])
def test_cards_are_worth_more_than_a_point_unless_the_race_is_over(
    leader: int, wanted: str
) -> None:
    stage = 1 if leader == 5 else 21
    first = Driver(leader - (leader != 5), "g1 r4", stages=[stage])
    race = prepare("standard", first, Driver(2), Driver(1), Driver(0))
    play(race, 0, "g1" if leader == 5 else "r4")
    until(race, "stage")
    while race.dump().phase == "stage":
        seat = race.to_act[0]
        play(race, seat, f"score {stage}" if seat == 0 else "continue")
    assert decides(race) == wanted


def test_with_an_empty_deck_gas_comes_before_the_draw() -> None:
    race = prepare("standard", Driver(GAS - 1, "g1 y2", deck=""), Driver(1), Driver(0))
    play(race, 0, "g1")
    assert decides(race) == "shuffle-first"


def test_the_mechanic_puts_the_best_card_first() -> None:
    race = prepare(
        "base", Driver(MECHANIC - 2, "g2 y3", top="g1 y3 g1 y2 g1"), Driver(1), Driver(0)
    )
    play(race, 0, "g2")
    assert decides(race).startswith("tune y3,")


# -- the tables ------------------------------------------------------------------------------


def test_every_weight_is_given_for_every_distance() -> None:
    assert all(len(row) == len(DISTANCES) for row in WEIGHTS.values())
    assert weights(0) == weights(DISTANCES[0])
    assert weights(DISTANCES[2]) == tuple(row[2] for row in WEIGHTS.values())


def test_the_further_the_less_likely() -> None:
    assert all(list(row) == sorted(row, reverse=True) for row in OVERTAKES)
    assert len({len(row) for row in OVERTAKES}) == 1
