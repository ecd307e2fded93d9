"""Courses: laid at random, laid by a host, and refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.roadrally.sketch import Drawing, Road, lay_of, sketch
from games.roadrally.table import GAME, Driver, looks, new_race, play, prepare
from rallybox.core import Malformed, SeededDice
from rallybox.games.roadrally.course import Course, course_of, lay
from rallybox.games.roadrally.data.rulesets import BASE_COURSE
from rallybox.games.roadrally.data.tiles import GAS, STANDARD
from rallybox.games.roadrally.generate import free_course

seeds = st.integers(0, 2**63)
lengths = st.sampled_from([(10, 1), (5, 11)])


def map_of(course: Course) -> str:
    """The course from above: `+` start, `#` finish, the other tiles by letter."""
    squares, names = [], []
    for placed in course.placed():
        squares += placed.squares
        names += [{"start": "+", "finish": "#"}.get(placed.tile.name, placed.tile.name)] * 8
    return lay_of(squares, names)


# -- the base course -------------------------------------------------------------------------

BASE_MAP = """
............##..
............##..
............##..
++++AAAA....##..
++++AAAA....JJJJ
DDCCCCBB..IIJJJJ
DDCCCCBBGGII....
DDEE..BBGGII....
DDEE..BBGGII....
..EEFFFFGGHHHH..
..EEFFFF..HHHH..
"""

BASE_ROAD = """
GO   .    .    .    .
.    s1   .    GAS  .    s2   STO  .
.    s3   .    CHK  .    MEC  s4   .
s5   CHK  >26  .    GAS  .    .    s6
.    s7   STO  s8   >36  MEC  .    .
.    CHK  .    s9   GAS  .    s10  .
.    .    GAS  s11  .    STO  s12  .
s13  >59  .    GAS  .    MEC  .    s14
.    MEC  s15  >67  .    CHK  .    s16
STO  s17  .    GAS  .    CHK  s18  .
STO  s19  .    GAS  .    s20  CHK  .
.    s21  .    .    END
"""


def test_rr5_base_is_played_on_the_lettered_course() -> None:
    for seed in range(3):
        course = new_race("base", seed=seed).course
        assert course.texts == BASE_COURSE
        assert map_of(course) == BASE_MAP.strip()
        assert sketch(course) == BASE_ROAD.strip()


# -- the tables of a course ------------------------------------------------------------------


@given(seeds, lengths)
def test_a_road_drawn_as_text_reads_back(seed: int, length: tuple[int, int]) -> None:
    course = free_course(*length, SeededDice(seed))
    road = Road(sketch(course))
    assert road.final == course.final
    assert road.stages == {space: s for space, s in enumerate(course.stage_at) if s}
    assert road.shortcuts == {space: s for space, s in enumerate(course.shortcuts) if s}
    assert road.features == {space: f for space, f in enumerate(course.features) if f}
    assert [course.stage_spaces[s] for s in road.stages.values()] == list(road.stages)
    sites = [space for space, feature in road.features.items() if feature == 1]
    assert list(course.checkpoint_spaces) == sites
    for space in range(course.final + 1):
        passed = {stage for at, stage in road.stages.items() if at <= space}
        assert course.stages_upto[space] == sum(1 << stage for stage in passed)
        assert course.checkpoints_upto[space] == (1 << sum(s <= space for s in sites)) - 1
        assert course.checkpoint_at[space] == (1 << sites.index(space) if space in sites else 0)


def test_the_game_s_own_drawing_shows_cars_and_tiles_where_they_are() -> None:
    race = prepare("base", Driver(27, "g1 g2"), Driver(16), Driver(27), Driver(2))
    drawing = Drawing(GAME.draw(looks(race, 0)))
    assert drawing.cars == {27: "13", 16: "2", 2: "4"}
    assert drawing.marks[21] == "·"
    assert drawing.marks[16] == "·"
    assert drawing.marks[22] == "CHK"
    assert drawing.marks[28] == "s6"
    assert (drawing.marks[0], drawing.marks[33], drawing.marks[89]) == ("GO", ">36", "END")
    play(race, 0, "g1")
    assert Drawing(GAME.draw(looks(race, None))).cars[28] == "1"


# -- free courses ----------------------------------------------------------------------------


@settings(deadline=None)
@given(seeds, lengths)
def test_any_free_course_connects_without_overlap(seed: int, length: tuple[int, int]) -> None:
    course = free_course(*length, SeededDice(seed))
    placed = course.placed()
    covered = [square for one in placed for square in one.squares]
    assert len(set(covered)) == len(covered) == 8 * (length[0] + 2)
    names = [one.tile.name for one in placed[1:-1]]
    assert len(set(names)) == length[0]
    assert set(names) <= set(STANDARD)
    road = course.squares()
    assert len(road) == 8 + 8 * length[0] == course.final - 1
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(road))
    assert [one.text for one in placed[1:-1]] == list(course.texts)


@given(seeds, lengths)
def test_the_notation_of_a_course_lays_it_again(seed: int, length: tuple[int, int]) -> None:
    course = free_course(*length, SeededDice(seed))
    again = lay(course.texts, *length)
    assert sketch(again) == sketch(course)
    assert map_of(again) == map_of(course)
    assert course_of(course.texts, length[1]).texts == course.texts


@settings(deadline=None)
@given(seeds, lengths)
def test_rr5_gas_on_neighbouring_tiles_is_6_to_10_spaces_apart(
    seed: int, length: tuple[int, int]
) -> None:
    course = free_course(*length, SeededDice(seed))
    stations = [space for space, feature in enumerate(course.features) if feature == GAS]
    for one, other in pairwise(stations):
        if (other - 5) // 8 - (one - 5) // 8 == 1:
            assert 6 <= other - one <= 10


@settings(deadline=None)
@given(seeds, lengths)
def test_rr5_no_shortcut_of_any_course_skips_a_stage_or_ends_where_another_begins(
    seed: int, length: tuple[int, int]
) -> None:
    course = free_course(*length, SeededDice(seed))
    for begin, end in enumerate(course.shortcuts):
        if end:
            assert course.stages_upto[begin - 1] == course.stages_upto[end]
            assert not course.shortcuts[end]


@settings(deadline=None)
@given(seeds)
def test_rr5_a_sprint_uses_the_checkpoint_tiles_that_have_a_site(seed: int) -> None:
    race = GAME.start(GAME.setup({"variant": "sprint", "players": 3}), SeededDice(seed))
    view = looks(race, None)
    assert len(view.checkpoints) == sum(text[0] in "BCEHIJ" for text in view.course)


def test_random_courses_use_every_tile_everywhere_and_both_ways() -> None:
    """Every tile can come first, and is driven from either edge."""
    courses = [free_course(10, 1, SeededDice(seed)).texts for seed in range(400)]
    assert {texts[0][0] for texts in courses} == set(STANDARD)
    assert {texts[-1][0] for texts in courses} == set(STANDARD)
    ends = {(text[0], text.endswith("r")) for texts in courses for text in texts}
    assert ends == {(name, end) for name in STANDARD for end in (True, False)}
    assert len(set(courses)) == 400


# -- the host's own --------------------------------------------------------------------------

HOSTS_OWN = ("I3", "A0r", "B3r", "H0r", "F0r")


@pytest.mark.parametrize("variant", ["demo", "standard"])
def test_rr7_the_host_may_choose_the_course_where_it_is_free(variant: str) -> None:
    texts = free_course(10, 1, SeededDice("host")).texts
    for seed in range(3):
        assert new_race(variant, seed=seed, course=texts).course.texts == texts


def test_rr7_the_host_may_choose_the_course_of_a_sprint() -> None:
    assert new_race("sprint", course=HOSTS_OWN).course.texts == HOSTS_OWN


@pytest.mark.parametrize("variant", ["demo", "standard", "sprint"])
def test_rr7_otherwise_the_course_is_drawn_at_random(variant: str) -> None:
    setup = GAME.setup({"variant": variant})
    drawn = {looks(GAME.start(setup, SeededDice(seed)), None).course for seed in range(5)}
    assert len(drawn) == 5


def changed(tiles: tuple[str, ...], at: int, text: str) -> list[str]:
    return [*tiles[:at], text, *tiles[at + 1 :]]


REFUSED = [
    ("sprint", ["Z0", *HOSTS_OWN[1:]], "“Z0” is not a tile with its turn. Write a letter of A, B"),
    ("sprint", ["A4", *HOSTS_OWN[1:]], "“A4” is not a tile with its turn"),
    ("sprint", ["a0", *HOSTS_OWN[1:]], "“a0” is not a tile"),
    ("sprint", ["", *HOSTS_OWN[1:]], "“” is not a tile"),
    ("sprint", ["A0r ", *HOSTS_OWN[1:]], "“A0r ” is not a tile"),
    ("sprint", changed(HOSTS_OWN, 4, "A0"), "Tile A is used twice."),
    ("sprint", ["I2", *HOSTS_OWN[1:]], "Tile I does not connect to the start tile: turned by 2, "
     "its open edge does not meet the road, which leaves to the east. Turn it by 3."),
    ("sprint", changed(HOSTS_OWN, 2, "B3"), "Tile B does not connect to tile A: turned by 3"),
    ("sprint", ["C2r", "I2r", "J0r", "B2", "G2"], "Tile G would lie on top of tile C."),
    ("sprint", ["A0", "B1", "I0r", "C3", "H3"], "Tile C would lie on top of the start tile."),
    ("sprint", ["I3", "C3", "H3", "G1", "D1r"], "The finish tile would lie on top of tile G."),
    ("sprint", HOSTS_OWN[:4], "has 4 standard tiles where 5 are needed. Not used: C, D, E, F, G"),
    ("sprint", ["A0"], "has 1 standard tile where 5"),
    ("sprint", [], "has 0 standard tiles where 5 are needed"),
    ("sprint", BASE_COURSE, "has 10 standard tiles where 5 are needed"),
    ("standard", BASE_COURSE[:9], "has 9 standard tiles where 10 are needed. Not used: J."),
    ("demo", BASE_COURSE[:9], "Not used: J."),
    ("standard", [*BASE_COURSE, "A0"], "Tile A is used twice."),
    ("base", BASE_COURSE, "The Base rules have a fixed course"),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "tiles", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_a_list_that_makes_no_course_is_refused_with_the_tile_and_why(
    variant: str, tiles: Sequence[str], sentence: str
) -> None:
    with pytest.raises(Malformed) as refused:
        GAME.setup({"variant": variant, "course": list(tiles)})
    assert sentence in str(refused.value)


def test_the_turn_that_the_refusal_proposes_connects() -> None:
    assert lay(["I3", *HOSTS_OWN[1:]], 5, 11).texts == HOSTS_OWN


@given(st.lists(st.sampled_from([a + b + c for a in "ABCDEK" for b in "01234" for c in ("", "r")])))
def test_any_list_of_tiles_makes_a_course_or_a_sentence(tiles: list[str]) -> None:
    try:
        laid = map_of(lay(tiles, 5, 11))
    except Malformed as error:
        laid = str(error)
    assert len(laid.replace(".", "").replace("\n", "")) == 56 or " " in laid
