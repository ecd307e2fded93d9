"""Moving: jumps, hills, the start. Each test draws the road, the cars before and the cars after."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.stichrallye.sketch import VOLCANO, drawn, table
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.track import Track, jumped, reach, rest


def moved(road: str, cars: str, letter: str, steps: int, home: str = "") -> str:
    """The line of cars after one of them has driven."""
    state = table([""] * 4, road=road, cars=cars, home=home)
    rules.drive(state, "ABCD".index(letter), steps)
    return drawn(state)


def test_spaces_are_counted_clockwise() -> None:
    assert moved("S...........", "  A", "A", 4) == "      A"


def test_other_cars_are_jumped_and_not_counted() -> None:
    road = "S..........."
    assert moved(road, "  A B", "A", 1) == "   AB"
    assert moved(road, "  A B", "A", 2) == "    BA"
    assert moved(road, "  ABCD", "A", 1) == "   BCDA"
    assert moved(road, "  AB C", "A", 2) == "   B CA"


def test_lapped_cars_are_jumped_too() -> None:
    assert moved("S...........", "  A b", "A", 2) == "    bA"
    assert moved("S...........", "  a B", "A", 2) == "    Ba"


def test_sr5_the_start_holds_any_number_of_cars_and_is_always_counted() -> None:
    road = "S..........."
    state = table([""] * 4, road=road, cars="          A ", home="bcd")
    rules.drive(state, 0, 2)
    assert drawn(state) == ""
    assert list(state.cars) == [12, 12, 12, 12]
    assert moved(road, "          A ", "A", 3, home="bcd") == " a"


def test_sr5_cars_that_have_not_left_the_start_do_not_count_as_in_the_way() -> None:
    assert moved("S...........", "          A ", "A", 4) == "  a"


DOWN = "S.....vvv......"
UP = "S.....^^^......"


@pytest.mark.parametrize("steps", [3, 4, 5])
def test_a_move_that_ends_downhill_rolls_on_to_the_space_after_the_hill(steps: int) -> None:
    assert moved(DOWN, "   A", "A", steps) == "         A"


@pytest.mark.parametrize("steps", [3, 4, 5])
def test_a_move_that_ends_uphill_rolls_back_to_the_space_before_the_hill(steps: int) -> None:
    assert moved(UP, "   A", "A", steps) == "     A"


def test_a_move_that_ends_elsewhere_does_not_roll() -> None:
    assert moved(DOWN, "   A", "A", 2) == "     A"
    assert moved(DOWN, "   A", "A", 6) == "         A"
    assert moved(UP, "   A", "A", 6) == "         A"


def test_sr6_a_roll_passes_over_occupied_spaces() -> None:
    assert moved(DOWN, "   A     BCD", "A", 3) == "         BCDA"
    assert moved(UP, " A BCD", "A", 2) == "  ABCD"
    assert moved(UP, " ABC D", "A", 4) == "  BCAD"


def test_sr6_the_own_space_counts_as_empty() -> None:
    assert moved(UP, "   BCA", "A", 1) == "   BCA"
    assert moved(UP, "   BAC", "A", 1) == "   BAC"


def test_sr6_a_roll_passes_over_a_further_hill() -> None:
    assert moved("S.....vv..^^......", "    A   BC", "A", 2) == "        BC  A"
    assert moved("S.....vv..^^......", "     A  BC", "A", 3) == "     A  BC"
    road = "S.....^^..vv..^^....."
    assert moved(road, "     A  B   CD", "A", 6) == "        BA  CD"


def test_sr6_a_roll_never_starts_another_roll() -> None:
    """Back over a downhill to a flat space: the car does not roll down it again."""
    assert moved("S.....vv..^^......", "    A   BC", "A", 4) == "     A  BC"


def test_sr6_the_start_stops_every_roll() -> None:
    road = "S...v...."  # no valid track, so that a roll can come this far
    state = table([""] * 4, road="S^^......", cars="      A")
    rules.drive(state, 0, 4)
    assert list(state.cars) == [9, 0, 0, 0]
    state = table([""] * 4, road="S.....vvv", cars="    A")
    rules.drive(state, 0, 3)
    assert list(state.cars) == [9, 0, 0, 0]
    assert moved(road, "  A", "A", 2) == "     A"


def test_a_move_passes_the_start_and_goes_on() -> None:
    assert moved("S...........", "          A", "A", 5) == "   a"


def test_sr9_reaching_the_start_completes_a_lap() -> None:
    state = table([""] * 4, road="S...........", cars="          A")
    assert not rules.drive(state, 0, 2)
    assert state.view(None).cars[0].laps == 1
    assert state.view(None).cars[0].space == 0


def test_sr9_reaching_or_passing_the_start_a_second_time_ends_the_game() -> None:
    for steps in (2, 3):
        state = table([""] * 4, road="S...........", cars="          a")
        assert rules.drive(state, 0, steps)


def test_sr9_a_roll_can_complete_a_lap() -> None:
    state = table([""] * 4, road="S.....vvv", cars="    a")
    assert rules.drive(state, 0, 3)


# -- properties --------------------------------------------------------------------------------

TRACK = Track(VOLCANO)
FLAT = [space for space, kind in enumerate(VOLCANO) if kind in "S."]
crowds = st.lists(st.sampled_from(FLAT), max_size=4, unique=True)


@given(others=crowds, at=st.sampled_from(FLAT), steps=st.integers(1, 31))
def test_a_move_never_loses_ground_and_ends_on_an_empty_space(
    others: list[int], at: int, steps: int
) -> None:
    taken = sum(1 << space for space in others if space)
    reached = reach(TRACK, taken, at, steps)
    end = rest(TRACK, taken, at, reached)
    assert end >= at
    assert VOLCANO[end % 34] in "S."
    assert end % 34 == at or not taken >> end % 34 & 1
    assert reached - at == steps + len(jumped(TRACK, taken, at, reached))


@given(others=crowds, at=st.sampled_from(FLAT), steps=st.integers(1, 30))
def test_one_step_more_reaches_further(others: list[int], at: int, steps: int) -> None:
    taken = sum(1 << space for space in others if space)
    assert reach(TRACK, taken, at, steps) < reach(TRACK, taken, at, steps + 1)
