"""Stages: who scores what, who takes the tile, how many in a round, and the finish."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.roadrally.page import PAGE
from games.roadrally.table import (
    VARIANTS,
    Driver,
    answer,
    deck_size,
    everybody_continues,
    hand,
    looks,
    options,
    play,
    prepare,
    stage_on,
    told,
)
from rallybox.core.outcome import Outcome
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally import explain
from rallybox.games.roadrally.race import Race

every_variant = pytest.mark.parametrize("variant", VARIANTS)
every_table = pytest.mark.parametrize(("variant", "players"), list(PAGE))
full_course = pytest.mark.parametrize("variant", ["demo", "base", "standard"])

SPACES = (29, 27, 26, 21, 20)
"""Seats 0 to 4 from first to last place; the first has passed the stage on 28."""


def at_stage(variant: str, players: int, caller: int | None, **changes: Driver) -> Race:
    """The stage on space 28 comes up; places go by seat. `caller` holds its card, or nobody.

    The last driver's turn is what brings it up. `changes` replace drivers: `s2=Driver(...)`.
    """
    stage = stage_on(variant, 28)
    drivers = [Driver(SPACES[seat], "g1 g1 y2") for seat in range(players)]
    for seat in range(players):
        drivers[seat] = changes.get(f"s{seat}", drivers[seat])
        if seat == caller:
            drivers[seat] = replace(drivers[seat], stages=(*drivers[seat].stages, stage))
    last = players - 1
    drivers[last] = replace(drivers[last], at=drivers[last].at - 1)
    race = prepare(variant, *drivers, turn=last, reached=[stage], undealt=[stage])
    play(race, last, "g1")
    assert looks(race, None).stage == stage
    return race


def settle(race: Race, choice: str = "points") -> list[int]:
    """Everybody who may choose chooses the same; who was asked, in order."""
    asked: list[int] = []
    while looks(race, None).phase == "reward":
        asked += race.to_act
        play(race, race.to_act[0], choice)
    return asked


def score(race: Race, caller: int) -> None:
    answer(race, **{f"s{caller}": f"score {looks(race, None).stage}"})


# -- points ------------------------------------------------------------------------------------


@every_table
def test_rr8_points_by_place_and_double_for_who_played_the_card(variant: str, players: int) -> None:
    """Demo and base use the first rows of their table with 3 or 4 drivers."""
    points = PAGE[variant, players].points
    for caller in range(players):
        race = at_stage(variant, players, caller)
        score(race, caller)
        settle(race)
        expected = list(points)
        expected[caller] *= 2
        assert list(looks(race, None).points) == expected


@every_table
def test_rr16_cards_instead_of_points_from_the_place_that_the_table_says(
    variant: str, players: int
) -> None:
    page = PAGE[variant, players]
    race = at_stage(variant, players, 0)
    score(race, 0)
    sizes = looks(race, None).hand_sizes
    choosers = list(range(page.cards_from - 1, players))
    if choosers:
        assert race.to_act == (choosers[0],)
        assert options(race, choosers[0]) == {"points", "cards"}
    assert settle(race, "cards") == choosers  # in place order
    view = looks(race, None)
    for seat in range(players):
        chose = seat in choosers
        assert view.hand_sizes[seat] == sizes[seat] + 2 * chose
        assert view.points[seat] == (0 if chose else page.points[seat] * (2 if seat == 0 else 1))


@pytest.mark.parametrize(("variant", "players"), [("base", 5), ("standard", 4), ("sprint", 3)])
def test_rr16_cards_are_not_doubled_points_are(variant: str, players: int) -> None:
    last = players - 1
    for choice, points, cards in (("points", 2, 0), ("cards", 0, 2)):
        race = at_stage(variant, players, last)
        before = looks(race, None).hand_sizes[last]
        score(race, last)
        settle(race, choice)
        assert looks(race, None).points[last] == points
        assert looks(race, None).hand_sizes[last] == before + cards


@pytest.mark.parametrize(("variant", "players"), [("demo", 5), ("base", 5), ("standard", 4)])
def test_rr16_the_choice_is_offered_only_with_a_card_in_the_deck(
    variant: str, players: int
) -> None:
    last = players - 1
    empty, one = (
        Driver(SPACES[last - 1], "g1", deck=""),
        Driver(SPACES[last], "g1 g1 g1", deck="r4"),
    )
    race = at_stage(
        variant, players, 0, **{f"s{last - 1}": empty, f"s{last}": replace(one, top="g2 g2")}
    )
    assert deck_size(race, last) == 1
    score(race, 0)
    assert settle(race, "cards") == [last]  # the other one got points without being asked
    points = PAGE[variant, players].points
    assert looks(race, None).points[last - 1 :] == (points[last - 1], 0)
    assert hand(race, last) == "g1 g1 g2 g2 r4"  # what there is


@full_course
def test_rr16_the_choice_is_offered_in_the_last_round_too(variant: str) -> None:
    drivers = [Driver(85, "r4"), Driver(84, "g1"), Driver(83, "g1"), Driver(82, "g1 g1")]
    stage = 21
    drivers[1] = replace(drivers[1], stages=[stage])
    race = prepare(variant, *drivers)
    play(race, 0, "r4")
    for seat in (1, 2, 3):
        play(race, seat, "g1")
        if race.to_act == (seat,):
            play(race, seat, sorted(options(race, seat))[0])
    score(race, 1)
    assert looks(race, None).phase == "reward"
    settle(race, "cards")
    assert looks(race, None).phase == "over"


# -- the tile ----------------------------------------------------------------------------------


@every_variant
@pytest.mark.parametrize(
    ("second", "third", "winner"), [(28, 28, 1), (28, 26, 1), (27, 26, None)], ids=str
)
def test_the_first_car_on_the_stage_s_own_space_takes_the_tile(
    variant: str, second: int, third: int, winner: int | None
) -> None:
    stage = stage_on(variant, 28)
    race = at_stage(variant, 4, 0, s1=Driver(second, "g1"), s2=Driver(third, "g1"))
    score(race, 0)
    settle(race)
    view = looks(race, None)
    assert view.stage_tiles == tuple((stage,) if seat == winner else () for seat in range(4))
    credited = [2 * tiles for tiles in view.checkpoint_tiles]
    for seat in range(4):
        assert view.totals[seat] == view.points[seat] + credited[seat] + 2 * (seat == winner)


@every_variant
def test_a_bypassed_stage_leaves_the_game_and_its_card_stays_secret(variant: str) -> None:
    stage = stage_on(variant, 28)
    race = at_stage(variant, 4, 2, s1=Driver(28, "g1 g1 y2"))
    left = looks(race, None).stage_cards_left
    events = answer(race)
    assert [e.stage for e in told(events, ev.StageBypassed)] == [stage]
    view = looks(race, None)
    assert stage not in view.stages
    assert view.points == (0,) * 4
    assert view.stage_tiles == ((),) * 4
    assert view.stage_cards_left == left
    assert stage in looks(race, 2).stage_cards
    assert stage not in {card for seat in (0, 1, 3) for card in looks(race, seat).stage_cards}


# -- reaching ----------------------------------------------------------------------------------


@every_variant
def test_a_stage_is_reached_by_stopping_or_passing_and_the_lowest_comes_first(
    variant: str,
) -> None:
    """Seat 0 stops on 30, seat 1 passes 28; both come up, 28 first."""
    low, high = stage_on(variant, 28), stage_on(variant, 30)
    race = prepare(variant, Driver(27, "y3 g1"), Driver(27, "y2 g1"), Driver(3, "g1 g1"))
    events = play(race, 0, "y3")
    assert [e.stages for e in told(events, ev.StagesReached)] == [(low, high)]
    assert not told(play(race, 1, "y2"), ev.StagesReached)  # reached already
    assert looks(race, None).phase == "play"  # only after all turns
    play(race, 2, "g1")
    assert (looks(race, None).stage, looks(race, None).reached) == (low, (low, high))
    answer(race)
    assert looks(race, None).stage == high
    answer(race)
    assert not {low, high} & set(looks(race, None).stages)


# -- how many ----------------------------------------------------------------------------------


def long_round(variant: str, holders: Sequence[int]) -> Race:
    """Stages on 28, 30 and 32 come up; each has its holder (or −1)."""
    stages = [stage_on(variant, space) for space in (28, 30, 32)]
    cards = [
        [s for s, holder in zip(stages, holders, strict=True) if holder == n] for n in (0, 1, 2)
    ]
    race = prepare(
        variant,
        Driver(27, "r4 r4 r3", stages=cards[0]),
        Driver(3, "g1 g1", stages=cards[1]),
        Driver(2, "g1 g1", stages=cards[2]),
        undealt=stages,
    )
    play(race, 0, "r4+r4")
    play(race, 1, "g1")
    play(race, 2, "g1")
    assert looks(race, None).reached == tuple(stages)
    return race


@pytest.mark.parametrize("variant", ["demo", "standard", "sprint"])
def test_rr9_at_most_2_stages_are_scored_in_a_round(variant: str) -> None:
    race = long_round(variant, (0, 1, 2))
    third = looks(race, None).reached[2]
    score(race, 0)
    settle(race)
    events = answer(race, s1=f"score {looks(race, None).stage}")
    if looks(race, None).phase == "reward":
        events += play(race, race.to_act[0], "points")
    assert [e.stages for e in told(events, ev.StagesDropped)] == [(third,)]
    view = looks(race, None)
    assert view.phase == "play"
    assert third not in view.stages
    assert third in looks(race, 2).stage_cards  # nobody learns who held it


def test_rr9_base_knows_no_such_limit() -> None:
    race = long_round("base", (0, 1, 2))
    for caller in (0, 1, 2):
        score(race, caller)
        settle(race)
    assert [len(stages) for stages in looks(race, None).triggered] == [1, 1, 1]


@pytest.mark.parametrize("variant", ["demo", "standard", "sprint"])
def test_rr9_bypassed_stages_do_not_count(variant: str) -> None:
    race = long_round(variant, (0, 1, 2))
    answer(race)
    score(race, 1)
    settle(race)
    score(race, 2)
    settle(race)
    assert looks(race, None).phase == "play"
    assert [len(stages) for stages in looks(race, None).triggered] == [0, 1, 1]


@pytest.mark.parametrize("variant", ["demo", "standard"])
def test_rr9_the_finish_does_not_count(variant: str) -> None:
    """Two stages are scored in the last round, and the finish still is."""
    race = prepare(
        variant,
        Driver(81, "r4 r4", stages=[20]),
        Driver(3, "g1", stages=[21]),
        Driver(2, "g1"),
    )
    play(race, 0, "r4+r4")
    play(race, 1, "g1")
    play(race, 2, "g1")
    for caller in (0, 1):
        score(race, caller)
        settle(race)
    first = PAGE[variant, 3].points[0]
    assert looks(race, None).points[0] == 2 * first + first + first


@every_table
def test_a_driver_triggers_so_often_and_returns_the_other_cards(variant: str, players: int) -> None:
    """With one trigger left, the next one is the last."""
    page = PAGE[variant, players]
    gone = [s for s in page.stages if s < stage_on(variant, 28)]
    before = Driver(SPACES[0], "g1 g1 y2", triggered=gone[: page.triggers - 1])
    race = at_stage(variant, players, 0, s0=before)
    assert looks(race, None).triggers_left[0] == 1
    others = sum(page.deal) - page.triggers
    events = answer(race, s0=f"score {looks(race, None).stage}")
    assert [(e.seat, e.left) for e in told(events, ev.StageTriggered)] == [(0, 0)]
    returned = [(e.seat, e.number) for e in told(events, ev.StageCardsReturned)]
    assert returned == [(0, others)]
    settle(race)
    assert looks(race, None).triggers_left[0] == 0
    assert looks(race, None).stage_cards_left[0] == 0


# -- the end -----------------------------------------------------------------------------------


@full_course
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rr17_the_finish_gives_points_by_finishing_place_and_no_choice(
    variant: str, players: int
) -> None:
    """All finish, in the order of seats; nobody is asked, nothing is doubled."""
    race = prepare(variant, *(Driver(88 - seat // 2, "r4") for seat in range(players)))
    for seat in range(players):
        play(race, seat, "r4")
    everybody_continues(race)
    assert looks(race, None).phase == "over"
    assert looks(race, None).points == PAGE[variant, players].points


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rr17_the_finish_of_a_sprint(players: int) -> None:
    race = prepare("sprint", *(Driver(48 - seat // 2, "r4") for seat in range(players)))
    for seat in range(players):
        play(race, seat, "r4")
    everybody_continues(race)
    assert looks(race, None).points == PAGE["sprint", players].points


@full_course
def test_rr17_cars_that_have_not_finished_get_nothing(variant: str) -> None:
    race = prepare(variant, Driver(88, "r4"), Driver(87, "r4"), Driver(4, "g1"))
    play(race, 0, "r4")
    assert race.to_act == (1,)  # the round goes on to its end
    play(race, 1, "r4")
    play(race, 2, "g1")
    everybody_continues(race)
    points = PAGE[variant, 3].points
    assert looks(race, None).points == (points[0], points[1], 0)
    outcome = race.outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((1, 2, 3), "finish")


@full_course
def test_rr17_who_triggers_in_the_last_round_doubles_the_stage_not_the_finish(variant: str) -> None:
    race = prepare(variant, Driver(84, "r4 r4", stages=[21]), Driver(3, "g1"), Driver(2, "g1"))
    play(race, 0, "r4+r4")
    play(race, 1, "g1")
    play(race, 2, "g1")
    score(race, 0)
    settle(race)
    first = PAGE[variant, 3].points[0]
    assert looks(race, None).points[0] == 3 * first


@full_course
def test_among_equals_the_car_that_is_ahead_wins(variant: str) -> None:
    """Seat 0 has taken checkpoints, finishes, and so has what both others have already."""
    left = [66] if variant == "demo" else [16, 22, 38, 66, 74, 83]
    total = PAGE[variant, 3].points[0] + 2 * (6 - len(left))
    race = prepare(
        variant,
        Driver(88, "r4"),
        Driver(3, "g1", points=total, triggered=[1]),
        Driver(44, "g1", points=total, triggered=[2]),
        checkpoints=left,
    )
    play(race, 0, "r4")
    play(race, 2, "g1")
    play(race, 1, "g1")
    outcome = race.outcome
    assert outcome is not None
    assert outcome.scores == (total,) * 3
    assert outcome.places == (1, 3, 2)


@full_course
def test_the_total_is_points_and_2_for_every_tile(variant: str) -> None:
    """Seat 0 stops on stage 21 and plays its card, seat 1 finishes."""
    left = [16, 22, 38, 66, 74] if variant != "demo" else []
    race = prepare(
        variant,
        Driver(85, "g1 g1", stages=[21]),
        Driver(85, "r4", points=1, triggered=[1]),
        Driver(3, "g1"),
        checkpoints=left,
    )
    play(race, 0, "g1")
    play(race, 1, "r4")
    play(race, 2, "g1")
    score(race, 0)
    settle(race)
    outcome = race.outcome
    assert outcome is not None
    first, second, third = PAGE[variant, 3].points
    checkpoints = 6 - len(left)  # all credited to seat 0
    assert looks(race, None).stage_tiles == ((21,), (), ())
    assert outcome.scores == (2 * second + 2 + 2 * checkpoints, 1 + first + first, third)


def test_how_a_tie_was_broken_is_told_once_the_race_is_over() -> None:
    level = explain.ties(Outcome((2, 4, 3, 1), (34, 20, 34, 41), "finish"))
    assert list(level) == ["tie 0"]
    told = level["tie 0"].named({0: "Ada", 2: "Cy"}).say()
    assert told == "Level on 34 points: Ada, Cy. The car further along the road comes first."
    two = explain.ties(Outcome((2, 4, 3, 1), (34, 34, 41, 41), "finish"))
    assert [words.params["points"] for words in two.values()] == [41, 34]
    assert explain.ties(Outcome((1, 2, 3), (5, 4, 3), "finish")) == explain.ties(None) == {}
