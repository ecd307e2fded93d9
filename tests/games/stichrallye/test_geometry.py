"""The drawn tracks: closed, clockwise, evenly spaced, without overlap, with hills to see."""

from __future__ import annotations

from math import cos, dist, hypot, radians, sin

import pytest

from games.stichrallye.sketch import BEACH, GAME, VOLCANO, setup_of
from rallybox.games.stichrallye.geometry import Layout, evenly, heights, layout_of, smooth
from rallybox.games.stichrallye.setup import StichRallyeSetup

OWN = ["S..........", "S.....v.....", "S.....^^^..vv.....", "S" + "." * 59]
ROADS = [VOLCANO, BEACH, *OWN]
every_road = pytest.mark.parametrize("road", ROADS, ids=lambda road: f"{len(road)} spaces")


def drawn(road: str) -> Layout:
    return layout_of(setup_of(4, road))


def points(road: str) -> list[tuple[float, float]]:
    return [(spot.x, spot.y) for spot in drawn(road).spots]


@every_road
def test_there_is_a_spot_for_every_space_on_the_canvas(road: str) -> None:
    layout = drawn(road)
    assert "".join(spot.kind for spot in layout.spots) == road
    for spot in layout.spots:
        assert 40 < spot.x < layout.width - 40
        assert 40 < spot.y < layout.height - 40
        assert 0 <= spot.height <= 1


@every_road
def test_the_loop_is_closed_and_evenly_spaced(road: str) -> None:
    spots = points(road)
    gaps = [dist(spots[i - 1], spots[i]) for i in range(len(spots))]
    assert max(gaps) < 1.1 * min(gaps)


@every_road
def test_the_loop_runs_clockwise_and_angles_follow_it(road: str) -> None:
    spots = points(road)
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(spots, spots[1:] + spots[:1], strict=True))
    assert area > 0  # y points down
    for i, spot in enumerate(drawn(road).spots):
        (x, y), (to_x, to_y) = spots[i - 1], spots[(i + 1) % len(spots)]
        length = hypot(to_x - x, to_y - y)
        assert (to_x - x) / length == pytest.approx(cos(radians(spot.angle)), abs=0.01)
        assert (to_y - y) / length == pytest.approx(sin(radians(spot.angle)), abs=0.01)


@every_road
def test_the_road_never_comes_near_itself(road: str) -> None:
    spots = points(road)
    count = len(spots)
    gap = dist(spots[0], spots[1])
    for i in range(count):
        for j in range(i):
            if min(i - j, count - i + j) > 1:
                assert dist(spots[i], spots[j]) > 1.4 * gap


@every_road
def test_hills_rise_and_fall_and_the_start_is_reached_again(road: str) -> None:
    levels = [spot.height for spot in drawn(road).spots]
    for space, kind in enumerate(road):
        climb = levels[space] - levels[space - 1]
        if kind == "^":
            assert climb > 0.04
        elif kind == "v":
            assert climb < -0.04
        elif "v" in road and "^" in road:
            assert abs(climb) < 0.002


def test_a_flat_track_is_flat() -> None:
    assert set(heights("S..........")) == {0.0}


def test_a_square_is_walked_round() -> None:
    curve = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)]
    assert evenly(curve, 4) == curve[:4]
    assert evenly(curve, 8)[1] == (0.5, 0.0)


def test_the_curve_passes_its_points() -> None:
    corners = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
    curve = smooth(corners)
    assert curve[0] == curve[-1] == (0.0, 0.0)
    assert set(corners) <= set(curve)


def test_variants_have_loops_of_their_own() -> None:
    setups = [GAME.setup({"variant": name}) for name in GAME.variants]
    starts = set()
    for setup in setups:
        assert isinstance(setup, StichRallyeSetup)
        spot = layout_of(setup).spots[0]
        starts.add((spot.x, spot.y))
    assert len(starts) == 2
