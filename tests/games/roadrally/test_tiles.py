"""The twelve tiles: what the rule page says of them is counted and measured here."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest

from games.roadrally.sketch import lay_of
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.data.rulesets import BASE_COURSE
from rallybox.games.roadrally.data.tiles import FINISH, STANDARD, START, STEP, Placed, Tile

Square = tuple[int, int]

DATA: dict[str, dict[str, Any]] = tomllib.loads(
    files("rallybox.games.roadrally").joinpath("data", "tiles.toml").read_text("utf-8")
)
NAMES = tuple("ABCDEFGHIJ")
STANDARD_DATA = {name: DATA[name] for name in NAMES}
FEATURES = ("checkpoint", "gas", "store", "mechanic")

with_shortcut = pytest.mark.parametrize("name", [n for n in NAMES if "shortcut" in DATA[n]])


def squares_of(data: dict[str, Any]) -> tuple[list[Square], list[Square]]:
    """Road squares in driving order and the squares of the area, read from the drawing."""
    marks = {
        (x, y): mark
        for y, row in enumerate(data["road"].strip().splitlines())
        for x, mark in enumerate(row.split())
    }
    road = sorted((int(mark), square) for square, mark in marks.items() if mark != "*")
    assert [number for number, _ in road] == list(range(1, len(road) + 1))
    return [square for _, square in road], [square for square, m in marks.items() if m == "*"]


def side_by_side(one: Square, other: Square) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def things(data: dict[str, Any]) -> list[int]:
    """Every square with something on it, as often as there is something."""
    found = list(data.get("diners", [])) + [data[name] for name in FEATURES if name in data]
    return found + list(data.get("shortcut", []))


# -- RR-3: shape -----------------------------------------------------------------------------


def test_rr3_there_are_a_start_a_finish_and_ten_standard_tiles() -> None:
    assert tuple(DATA) == ("start", "finish", *NAMES)
    assert tuple(STANDARD) == NAMES


@pytest.mark.parametrize("name", DATA)
def test_rr3_a_tile_is_a_block_of_2_by_4_squares(name: str) -> None:
    road, area = squares_of(DATA[name])
    assert set(road + area) == {(x, y) for x in range(4) for y in range(2)}
    assert len(road + area) == 8


@pytest.mark.parametrize("name", NAMES)
def test_rr3_the_road_visits_all_squares_of_a_standard_tile(name: str) -> None:
    road, area = squares_of(DATA[name])
    assert len(road) == 8
    assert not area
    assert all(side_by_side(a, b) for a, b in pairwise(road))


@pytest.mark.parametrize("name", DATA)
def test_rr3_open_edges_are_open(name: str) -> None:
    """A road leaves a tile where no square of the tile lies, at its first or last square."""
    road, area = squares_of(DATA[name])
    edges = DATA[name]["edges"]
    assert [bool(edge) for edge in edges] == [name != "start", name != "finish"]
    for square, edge in zip((road[0], road[-1]), edges, strict=True):
        if edge:
            dx, dy = STEP["NESW".index(edge)]
            assert (square[0] + dx, square[1] + dy) not in road + area


@pytest.mark.parametrize(("name", "nearest"), [("start", 0), ("finish", -1)])
def test_rr3_start_and_finish_have_four_road_squares_beside_a_2_by_2_area(
    name: str, nearest: int
) -> None:
    road, area = squares_of(DATA[name])
    assert len(road) == len(area) == 4
    assert max(x for x, _ in area) - min(x for x, _ in area) == 1
    assert all(side_by_side(a, b) for a, b in pairwise(road))
    assert any(side_by_side(road[nearest], square) for square in area)


def test_rr3_start_has_no_feature_and_finish_only_its_diner() -> None:
    assert things(DATA["start"]) == []
    assert things(DATA["finish"]) == DATA["finish"]["diners"]


def test_rr3_a_full_course_has_88_road_spaces_and_the_final_space() -> None:
    course = Course(BASE_COURSE, 1)
    assert course.final == 89
    assert len(course.squares()) == 88


def test_rr3_a_sprint_has_48_road_spaces() -> None:
    course = Course(BASE_COURSE[:5], 11)
    assert course.final == 49
    assert len(course.squares()) == 48


TURNED = {
    0: "1456\n2387",
    1: "21\n34\n85\n76",
    2: "7832\n6541",
    3: "67\n58\n43\n12",
}


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("reverse", [False, True])
def test_rr3_a_tile_may_be_turned_and_driven_from_either_edge(turn: int, reverse: bool) -> None:
    """Quarter turns go clockwise; driven from the other edge, its squares count backwards."""
    placed = Placed(STANDARD["A"], turn, reverse, (7, -3))
    numbers = "87654321" if reverse else "12345678"
    assert lay_of(placed.road, numbers) == TURNED[turn]


@pytest.mark.parametrize("name", NAMES)
def test_rr3_earlier_and_later_follow_the_direction_of_travel(name: str) -> None:
    data = DATA[name]
    for mark, squares in (("0", range(9)), ("0r", range(9, -1, -1))):
        course = Course((name + mark,), 1)
        first = 4  # the tile's square n is on space 4 + n, or 13 − n
        diners = sorted(squares[n] for n in data["diners"])
        assert [course.stage_spaces[stage] - first for stage in (1, 2)] == diners
        for number, feature in enumerate(FEATURES, start=1):
            spaces = [s - first for s, f in enumerate(course.features) if f == number]
            assert spaces == ([squares[data[feature]]] if feature in data else [])


# -- RR-4: diners ----------------------------------------------------------------------------


def test_rr4_two_diners_on_every_standard_tile_and_one_on_the_finish() -> None:
    assert [len(data["diners"]) for data in STANDARD_DATA.values()] == [2] * 10
    assert len(DATA["finish"]["diners"]) == 1
    assert sum(len(data.get("diners", [])) for data in DATA.values()) == 21


def test_rr4_any_five_tiles_have_the_diners_of_a_sprint() -> None:
    for five in combinations(NAMES, 5):
        course = Course(tuple(f"{name}0" for name in five), 11)
        placed = [stage for stage in course.stage_at if stage]
        assert placed == list(range(11, 22))


def test_rr4_stage_tiles_lie_on_the_diners_in_road_order() -> None:
    course = Course(BASE_COURSE, 1)
    assert [stage for stage in course.stage_at if stage] == list(range(1, 22))


# -- RR-5: features --------------------------------------------------------------------------


def test_rr5_so_many_tiles_have_each_feature() -> None:
    counts = Counter(thing for data in STANDARD_DATA.values() for thing in data)
    assert {thing: counts[thing] for thing in (*FEATURES, "shortcut")} == {
        "checkpoint": 6,
        "gas": 7,
        "store": 5,
        "mechanic": 4,
        "shortcut": 4,
    }


def test_rr5_gas_is_on_the_third_to_sixth_square() -> None:
    assert all(3 <= data["gas"] <= 6 for data in STANDARD_DATA.values() if "gas" in data)


def test_rr5_gas_on_neighbouring_tiles_is_6_to_10_spaces_apart() -> None:
    """Every tile with gas before every other, each driven either way."""
    stations = {name: data["gas"] for name, data in STANDARD_DATA.items() if "gas" in data}
    gaps = {
        8 + later - earlier
        for one, other in permutations(stations, 2)
        for earlier in (stations[one], 9 - stations[one])
        for later in (stations[other], 9 - stations[other])
    }
    assert (min(gaps), max(gaps)) == (6, 10)


@pytest.mark.parametrize("name", DATA)
def test_rr5_no_space_has_two_things_and_shortcut_squares_are_bare(name: str) -> None:
    found = things(DATA[name])
    assert len(set(found)) == len(found)
    assert all(1 <= square <= len(squares_of(DATA[name])[0]) for square in found)


def test_rr5_three_shortcuts_lead_3_spaces_on_and_one_leads_5() -> None:
    lengths = []
    for data in STANDARD_DATA.values():
        if "shortcut" in data:
            begin, end = data["shortcut"]
            road, _ = squares_of(data)
            assert side_by_side(road[begin - 1], road[end - 1])
            lengths.append(end - begin)
    assert sorted(lengths) == [3, 3, 3, 5]


@with_shortcut
def test_rr5_no_square_that_a_shortcut_skips_bears_a_diner(name: str) -> None:
    begin, end = DATA[name]["shortcut"]
    assert not [diner for diner in DATA[name]["diners"] if begin < diner < end]
    for mark in ("0", "0r"):
        course = Course((name + mark,), 1)
        ((first, last),) = ((s, e) for s, e in enumerate(course.shortcuts) if e)
        assert not any(first <= course.stage_spaces[stage] <= last for stage in (1, 2))


@with_shortcut
def test_rr5_a_turned_tile_begins_its_shortcut_at_the_other_end(name: str) -> None:
    begin, end = DATA[name]["shortcut"]
    there, back = Course((f"{name}0",), 1), Course((f"{name}0r",), 1)
    assert {s: e for s, e in enumerate(there.shortcuts) if e} == {4 + begin: 4 + end}
    assert {s: e for s, e in enumerate(back.shortcuts) if e} == {13 - end: 13 - begin}


def test_rr5_the_first_tile_of_the_base_course_has_no_checkpoint() -> None:
    assert "checkpoint" not in DATA[BASE_COURSE[0][0]]
    assert sorted(text[0] for text in BASE_COURSE) == list(NAMES)


def test_what_the_program_reads_is_what_is_drawn() -> None:
    loaded: dict[str, Tile] = {"start": START, "finish": FINISH, **STANDARD}
    for name, data in DATA.items():
        road, area = squares_of(data)
        tile = loaded[name]
        assert list(tile.road) == road
        assert sorted(tile.area) == sorted(area)
        assert [d + 1 for d in tile.diners] == data.get("diners", [])
        shown = {f"{FEATURES[f - 1]} {n}" for n, f in enumerate(tile.features, start=1) if f}
        assert shown == {f"{f} {data[f]}" for f in FEATURES if f in data}
