"""Geometry: where to draw the spaces of a track. No rule depends on it."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, pairwise
from math import atan2, degrees, dist

import msgspec

from rallybox.games.stichrallye.data import TRACKS, Point
from rallybox.games.stichrallye.setup import TRACK_TEXTS, StichRallyeSetup, course_of
from rallybox.games.stichrallye.track import DOWN, FLAT, UP

_FINE = 48  # points of the curve between two points of the data

LOOPS = {"volcano": TRACKS.volcano.loop, "beach": TRACKS.beach.loop, "own": TRACKS.own.loop}


class Spot(msgspec.Struct, frozen=True):
    """One space on the canvas."""

    x: float
    y: float
    angle: float
    """The direction of travel in degrees; 0 is to the right, 90 down."""
    height: float
    """From 0, the lowest space of the track, to 1, its highest."""
    kind: str


class Layout(msgspec.Struct, frozen=True):
    """A drawn track: its canvas and its spaces from the start clockwise."""

    width: int
    height: int
    spots: tuple[Spot, ...]


def layout_of(setup: StichRallyeSetup) -> Layout:
    """Where to draw the track of a set-up."""
    spaces = course_of(setup).track.spaces
    loop = next((name for name, text in TRACK_TEXTS.items() if text == spaces), "own")
    return lay_out(spaces, loop)


@lru_cache(maxsize=64)
def lay_out(spaces: str, loop: str) -> Layout:
    """The spaces evenly along one of the loops in the data."""
    width, height = TRACKS.canvas
    curve = smooth(LOOPS[loop])
    points = evenly(curve, len(spaces))
    rises = heights(spaces)
    spots = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        angle = degrees(atan2(after[1] - before[1], after[0] - before[0]))
        spots.append(Spot(round(x, 1), round(y, 1), round(angle, 1), round(rises[i], 3), spaces[i]))
    return Layout(width, height, tuple(spots))


def smooth(points: tuple[Point, ...]) -> list[Point]:
    """Many points along a closed Catmull-Rom curve through these; the last is the first again."""
    count = len(points)
    curve = []
    for i in range(count):
        a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        curve += [_between(a, b, c, d, step / _FINE) for step in range(_FINE)]
    return [*curve, curve[0]]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """The point at t, from 0 at b to 1 at c, of the curve through a, b, c and d."""

    def axis(a: float, b: float, c: float, d: float) -> float:
        cubic = (3 * b - a - 3 * c + d) * t**3 + (2 * a - 5 * b + 4 * c - d) * t**2
        return (cubic + (c - a) * t + 2 * b) / 2

    return axis(a[0], b[0], c[0], d[0]), axis(a[1], b[1], c[1], d[1])


def evenly(curve: list[Point], count: int) -> list[Point]:
    """So many points along a closed curve, evenly spaced, the curve's first among them."""
    far = [0.0, *accumulate(dist(p, q) for p, q in pairwise(curve))]
    found = []
    for number in range(count):
        goal = far[-1] * number / count
        i = min(bisect_right(far, goal), len(far) - 1)
        part = (goal - far[i - 1]) / (far[i] - far[i - 1])
        (x, y), (to_x, to_y) = curve[i - 1], curve[i]
        found.append((x + (to_x - x) * part, y + (to_y - y) * part))
    return found


def heights(spaces: str) -> list[float]:
    """The height of each space, from 0 to 1; the track comes back to where it began.

    All climbs together are as high as all descents. Where a track has only one kind of hill, its
    flat spaces make up for it gently.
    """
    ups, downs, flats = spaces.count(UP), spaces.count(DOWN), spaces.count(FLAT)
    step = dict.fromkeys(spaces, 0.0)
    if ups:
        step[UP] = 1 / ups
    if downs:
        step[DOWN] = -1 / downs
    if (ups > 0) != (downs > 0):
        step[FLAT] = -(step.get(UP, 0) * ups + step.get(DOWN, 0) * downs) / flats
    levels = list(accumulate(step[kind] for kind in spaces))
    lowest, highest = min(levels), max(levels)
    span = highest - lowest or 1.0
    return [(level - lowest) / span for level in levels]
