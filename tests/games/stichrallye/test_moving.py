"""Moving: jumps, hills, the start. Each test draws the road, the cars before and the cars after."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.stichrallye.sketch import VOLCANO, drawn, play, table, told
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.data import PARTS
from rallybox.games.stichrallye.events import Drove
from rallybox.games.stichrallye.setup import VARIANTS
from rallybox.games.stichrallye.track import Track, jumped, reach, rest, taken_by
from rallybox.games.stichrallye.track import moved as carried


def moved(road: str, cars: str, letter: str, steps: int) -> str:
    """The line of cars after one of them has driven; those not drawn have not left the start."""
    state = table([""] * 4, road=road, cars=cars)
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


# -- the start ---------------------------------------------------------------------------------

ROUND = "S..........."


def test_sr5_cars_share_the_start_only_before_they_leave_it() -> None:
    state = table([""] * 4, road=ROUND)
    for seat in range(4):
        rules.drive(state, seat, 1)
    assert drawn(state) == " ABCD"


def test_sr5_cars_that_have_not_left_the_start_are_jumped_by_who_comes_round() -> None:
    assert moved(ROUND, "          A ", "A", 1) == "           A"
    assert moved(ROUND, "          A ", "A", 2) == " a"
    assert moved(ROUND, "   B   C  A ", "A", 2) == " a B   C"


def test_sr5_a_car_that_has_come_round_to_the_start_is_jumped_too() -> None:
    assert moved(ROUND, "b  C   D  A ", "A", 2) == "ba C   D"
    assert moved(ROUND, "bC        AD", "A", 1) == "bCa        D"


def test_sr5_an_empty_start_is_counted_and_can_be_stood_on() -> None:
    assert moved(ROUND, " B C   D  A ", "A", 2) == "aB C   D"
    assert moved(ROUND, " B C   D  A ", "A", 3) == " BaC   D"


def test_sr5_the_start_is_taken_until_the_last_car_has_left_it() -> None:
    """A comes round while fewer and fewer of the others wait there."""
    for waiting, end in ((3, 13), (2, 13), (1, 13), (0, 12)):
        state = table([""] * 4, road=ROUND, cars="          A")
        for seat in range(3, waiting, -1):
            rules.drive(state, seat, 2 + seat)
        rules.drive(state, 0, 2)
        assert state.cars[0] == end


def test_sr5_who_goes_right_round_from_the_start_jumps_those_still_there() -> None:
    """Twelve steps: once round, and the start is not empty."""
    state = table([""] * 4, road=ROUND)
    rules.drive(state, 0, 12)
    assert state.cars[0] == 13


def test_sr5_who_goes_right_round_from_the_start_alone_finds_it_empty() -> None:
    assert moved(ROUND, " BCD", "A", 9) == "aBCD"


def test_sr5_the_start_that_is_jumped_is_told_of() -> None:
    state = table(["g11 r2", "g3 r3", "g5 r4", "g4 r5"], road=ROUND, cars="          A")
    (drove,) = told(play(state, "g11", "g3", "g5", "g4"), Drove)
    assert isinstance(drove, Drove)
    assert (drove.end, drove.jumped, drove.lap, drove.laps) == (2, (0,), True, 1)


def test_sr9_to_jump_the_start_completes_a_lap() -> None:
    state = table([""] * 4, road=ROUND, cars="b         A")
    assert not rules.drive(state, 0, 2)
    assert state.view(None).cars[0].laps == 1
    state = table([""] * 4, road=ROUND, cars="b         a")
    assert rules.drive(state, 0, 2)


# -- hills -------------------------------------------------------------------------------------

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


def test_sr6_no_roll_comes_to_the_start() -> None:
    """There are as many flat spaces on either side of it as there can be cars."""
    assert PARTS.own.flat_beside_start >= max(max(numbers) for numbers in VARIANTS.values())
    road = "S.....^..v....."
    for gap in range(5):
        crowd = "BCDE"[:gap] + " " + "BCDE"[gap:]
        state = table([""] * 5, road=road, cars=" " + crowd + " " * 8 + "A")
        rules.drive(state, 0, 3)  # over the empty start and the gap, to the hill
        assert state.cars[0] == len(road) + 1 + gap
        state = table([""] * 5, road=road, cars=" " * 7 + "A  " + crowd)
        rules.drive(state, 0, 2)
        assert state.cars[0] == 10 + gap


# -- laps --------------------------------------------------------------------------------------


def test_a_move_passes_the_start_and_goes_on() -> None:
    assert moved(ROUND, "  BCD     A", "A", 3) == " aBCD"


def test_sr9_reaching_the_start_completes_a_lap() -> None:
    state = table([""] * 4, road=ROUND, cars="  BCD     A")
    assert not rules.drive(state, 0, 2)
    assert state.view(None).cars[0].laps == 1
    assert state.view(None).cars[0].space == 0


def test_sr9_reaching_or_passing_the_start_a_second_time_ends_the_game() -> None:
    for steps in (2, 3):
        state = table([""] * 4, road="S...........", cars="          a")
        assert rules.drive(state, 0, steps)


# -- properties --------------------------------------------------------------------------------

TRACK = Track(VOLCANO)
RESTS = [lap * 34 + space for lap in range(2) for space, kind in enumerate(VOLCANO) if kind in "S."]


@st.composite
def tables(draw: st.DrawFn) -> list[int]:
    """Cars on the volcano as they can stand: one to a space, but for those that wait to start."""
    waiting = draw(st.integers(0, 5))
    away = draw(
        st.lists(
            st.sampled_from(RESTS[1:]), max_size=5 - waiting, unique_by=lambda at: at % 34
        ).filter(lambda cars: not waiting or all(at % 34 for at in cars))
    )
    cars = [0] * waiting + away
    return draw(st.permutations(cars or [0]))


@given(cars=tables(), steps=st.integers(1, 80))
def test_a_move_never_loses_ground_and_ends_alone_on_a_flat_space(
    cars: list[int], steps: int
) -> None:
    at, *others = cars
    taken, full = taken_by(TRACK, cars), {other % 34 for other in others}
    reached = reach(TRACK, taken, at, steps)
    end = rest(TRACK, taken, at, reached)
    assert end >= at
    assert VOLCANO[end % 34] in "S."
    assert end % 34 not in full
    over = jumped(TRACK, taken, at, reached)
    assert set(over) <= full
    assert reached - at == steps + len(over)


@given(cars=tables(), steps=st.integers(1, 80))
def test_who_stands_where_is_carried_on_with_every_move(cars: list[int], steps: int) -> None:
    at, taken = cars[0], taken_by(TRACK, cars)
    end = rest(TRACK, taken, at, reach(TRACK, taken, at, steps))
    assert carried(TRACK, taken, at, end) == taken_by(TRACK, [end, *cars[1:]])


@given(cars=tables(), steps=st.integers(1, 80))
def test_one_step_more_reaches_further(cars: list[int], steps: int) -> None:
    at, taken = cars[0], taken_by(TRACK, cars)
    assert reach(TRACK, taken, at, steps) < reach(TRACK, taken, at, steps + 1)
