"""The club driver of Road Rally: legal, better than chance, and sound in clear cases."""

from __future__ import annotations

import pytest

from games.roadrally.table import GAME, Driver, prepare
from rallybox.arena.match import play_match
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.club.roadrally import ClubRoadRally
from rallybox.core import SeededDice
from rallybox.games.roadrally.race import Race


def decides(race: Race) -> str:
    seat = race.to_act[0]
    return ClubRoadRally().decide(race.view(seat), race.actions(seat), SeededDice(1)).text


@pytest.mark.parametrize("variant", list(GAME.variants))
def test_one_club_driver_clearly_beats_three_random_ones(variant: str) -> None:
    """Measured over 400 races: 96, 94, 98 and 87 %, where chance would be 25 %."""
    setup = GAME.setup({"variant": variant, "players": 4})
    won = 0
    for number in range(24):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[number % 4] = make_bot("club", GAME)
        won += play_match(GAME, setup, bots, f"chance {number}").outcome.winners == (number % 4,)
    assert won >= 15


@pytest.mark.parametrize("variant", list(GAME.variants))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_drives_whole_races_with_listed_actions(variant: str, players: int) -> None:
    setup = GAME.setup({"variant": variant, "players": players})
    bots: list[Bot] = [ClubRoadRally() for _ in range(players)]
    assert play_match(GAME, setup, bots, "whole").outcome.reason == "finish"


def test_of_two_like_cards_it_plays_the_one_that_stops_at_a_checkpoint() -> None:
    space = prepare("base", Driver(1), Driver(1), Driver(1)).view(None).checkpoints[0]
    for far, near in (("y3", "y2"), ("y2", "y3")):
        race = prepare("base", Driver(space - int(far[1]), f"{near} {far}"), Driver(1), Driver(0))
        assert decides(race) == far


def test_it_scores_a_stage_in_first_place() -> None:
    race = prepare("base", Driver(5, "g1 g1", stages=[1, 9, 14, 20]), Driver(2), Driver(0))
    race.play(0, GAME.parse("g1"), SeededDice(1))
    while race.dump().phase != "stage":
        seat = race.to_act[0]
        race.play(seat, race.actions(seat)[0], SeededDice(1))
    assert race.order[0] == 0
    assert decides(race) == "score 1"
