"""The worked example of the rule page: base rules, four drivers, one whole round.

The lettered course has no such stretch, so the round is driven on a free course that has, with
the base rules in force.
"""

from __future__ import annotations

import pytest

from games.roadrally.sketch import sketch
from games.roadrally.table import (
    GAME,
    Driver,
    answer,
    cars,
    hand,
    looks,
    options,
    places,
    play,
    prepare,
    told,
)
from rallybox.core import Illegal, Malformed
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally.data.rulesets import RULE_SETS
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.terms import terms_of

RED, GREEN, BLUE, YELLOW = range(4)
D = 24
STRETCH = """
BY   G    R
s5   .    GAS  s6   .    CHK  .    s7   >33  CHK  .    .    s8   MEC  .
d-2       d    d+1       d+3       d+5                      d+10      d+12
"""
COURSE = ("A0", "I0", "E3r", "H3r", "G2r", "F1", "J1", "B0", "C1", "D0")


def before_the_round() -> Race:
    """The table as the example finds it. Red has used a trigger, on stage 5."""
    race = prepare(
        "demo",
        Driver(D, "g1 y2", stages=[12, 18], triggered=[5]),
        Driver(D - 1, "g1 g2 y3 y2 y3 r4", stages=[8, 11, 19]),
        Driver(D - 2, "g2 g2 g2 y3 y2 r3 r3", stages=[6, 13, 14]),
        Driver(D - 2, "y3 y2 r4 r4 r3 r3", top="g1 g1", stages=[7, 16, 17, 20]),
        course=COURSE,
    )
    race.setup = RoadRallySetup(variant="base", players=4)
    race.rules = RULE_SETS["base"]
    race.terms = terms_of("base", 4)
    for seat in range(4):
        race.triggers[seat] -= 1  # base allows one less than demo
    assert GAME.laws(race) == []
    return race


def test_the_road_of_the_example() -> None:
    race = before_the_round()
    _, letters, spaces, _, _ = STRETCH.split("\n")
    assert sketch(race.course).split()[D - 2 : D + 13] == spaces.split()
    assert letters.split() == ["BY", "G", "R"]
    assert cars(race) == [D, D - 1, D - 2, D - 2]
    assert places(race) == [RED, GREEN, BLUE, YELLOW]
    assert race.course.stage_spaces[9] > D + 12  # stages 6, 7 and 8 come up, no more


def test_red_cannot_play_a_green_card_with_a_yellow_one() -> None:
    race = before_the_round()
    before = race.dump()
    assert options(race, RED) == {"g1", "y2"}
    with pytest.raises(Malformed, match="g1\\+y2 mixes colours"):
        play(race, RED, "g1+y2")
    with pytest.raises(Illegal, match="does not start at a general store"):
        play(race, RED, "store g1+y2")
    assert race.dump() == before


def drive(race: Race) -> None:
    """The four moves."""
    assert looks(race, None).turn_order == (RED, GREEN, BLUE, YELLOW)
    events = play(race, RED, "g1")
    assert cars(race)[RED] == D + 1
    assert [e.number for e in told(events, ev.Drew)] == [2]

    events = play(race, GREEN, "y3+y3")
    assert cars(race)[GREEN] == D + 5
    assert [e.number for e in told(events, ev.Drew)] == [1]
    assert not told(events, ev.CheckpointTaken)  # passed, not stopped at

    events = play(race, BLUE, "y3+y2")
    assert cars(race)[BLUE] == D + 3
    taken = [(e.seat, e.last) for e in told(events, ev.CheckpointTaken)]
    assert taken == [(BLUE, YELLOW)]
    drawn = [(e.seat, e.number) for e in told(events, ev.Drew)]
    assert drawn == [(YELLOW, 2), (BLUE, 1)]  # last place draws at once
    assert hand(race, YELLOW) == "g1 g1 y2 y3 r3 r3 r4 r4"

    events = play(race, YELLOW, "r4+r4+r3+r3")
    assert cars(race)[YELLOW] == D - 2 + 14
    assert not told(events, ev.Drew)
    assert places(race) == [YELLOW, GREEN, BLUE, RED]


def test_the_whole_round() -> None:
    race = before_the_round()
    tiles_before = looks(race, None).checkpoint_tiles
    drive(race)
    assert looks(race, None).reached == (6, 7, 8)

    # 6: Blue keeps its card; Red, on its space, gets nothing.
    assert looks(race, None).stage == 6
    assert options(race, BLUE) == {"score 6", "continue"}
    answer(race)
    assert looks(race, None).points == (0, 0, 0, 0)
    assert looks(race, None).stage_tiles == ((), (), (), ())
    assert 6 in looks(race, BLUE).stage_cards

    # 7: Yellow plays it.
    assert looks(race, None).stage == 7
    events = answer(race, **{f"s{YELLOW}": "score 7"})
    assert [e.seat for e in told(events, ev.StageTileTaken)] == [GREEN]
    assert race.to_act == (RED,)
    play(race, RED, "cards")
    assert looks(race, None).points == (0, 4, 3, 10)

    # 8: Green plays it.
    assert looks(race, None).stage == 8
    answer(race, **{f"s{GREEN}": "score 8"})
    assert race.to_act == (RED,)
    play(race, RED, "cards")

    view = looks(race, None)
    assert view.points == (0, 12, 6, 15)
    won = [now - old for now, old in zip(view.checkpoint_tiles, tiles_before, strict=True)]
    assert won == [0, 0, 1, 0]
    assert view.stage_tiles == ((), (7,), (), ())
    with_tiles = [
        view.points[seat] + 2 * len(view.stage_tiles[seat]) + 2 * won[seat] for seat in range(4)
    ]
    assert with_tiles == [0, 14, 8, 15]
    assert view.hand_sizes == (7, 5, 6, 4)
    assert view.turn_order == (YELLOW, GREEN, BLUE, RED)
    assert GAME.laws(race) == []


def test_red_could_have_taken_points_instead() -> None:
    race = before_the_round()
    drive(race)
    answer(race)
    answer(race, **{f"s{YELLOW}": "score 7"})
    play(race, RED, "points")
    assert looks(race, None).points == (2, 4, 3, 10)
