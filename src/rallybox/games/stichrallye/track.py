"""The track: which texts are one, and how a car moves on it.

Where a car is on its whole way is one number, its progress: laps × length + space (SR-7). Spaces
with a car on them are a bit mask, `taken`. Only cars that have not left the start yet, whose
progress is 0, share a space (SR-5): those beyond the first are counted in `taken` above the bits of
the spaces, so that the last of them to leave, and no other, leaves the start empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from rallybox.core.errors import Malformed
from rallybox.games.stichrallye.data import PARTS
from rallybox.kit.bits import BIT

START, FLAT, DOWN, UP = "S", ".", "v", "^"
_LEAST, _MOST = PARTS.own.spaces
_BESIDE = PARTS.own.flat_beside_start
_BETWEEN = PARTS.own.flat_between_hills


class Track:
    """A valid track with what moving on it needs."""

    __slots__ = ("downs", "hills", "length", "spaces")

    spaces: str
    length: i64
    downs: i64
    """The mask of the downhill spaces."""
    hills: i64
    """The mask of all spaces on which no car comes to rest."""

    def __init__(self, spaces: str) -> None:
        self.spaces = spaces
        self.length = len(spaces)
        self.downs = _mask(spaces, DOWN)
        self.hills = self.downs | _mask(spaces, UP)


def _mask(spaces: str, kind: str) -> int:
    return sum(1 << space for space, here in enumerate(spaces) if here == kind)


# -- moving ----------------------------------------------------------------------------------

SHARING: Final[i64] = BIT[_MOST]
"""In `taken`, one more car on the start than the first."""


def in_the_way(track: Track, taken: i64, at: i64) -> i64:
    """The spaces with a car on them other than the one at progress `at`: its own space counts as
    empty, unless it has not left the start yet and others are there with it (SR-5)."""
    if not at and taken >= SHARING:
        return taken
    length = track.length
    space = at
    while space >= length:  # quicker than to divide
        space -= length
    return taken & ~BIT[space]


def reach(track: Track, taken: i64, at: i64, steps: i64) -> i64:
    """The progress of a car after so many steps from progress `at`, before it rolls.

    Spaces with other cars are jumped and not counted, the start like any other (SR-5).
    """
    length = track.length
    lap: i64 = 0
    space = at
    while space >= length:
        space -= length
        lap += length
    if at or taken < SHARING:  # as `in_the_way`
        taken &= ~BIT[space]
    while steps:
        space += 1
        if space == length:
            space = 0
            lap += length
        if not taken >> space & 1:
            steps -= 1
    return lap + space


def rest(track: Track, taken: i64, at: i64, reached: i64) -> i64:
    """Where a car that began at progress `at` and reached `reached` comes to rest."""
    length = track.length
    space = reached
    while space >= length:
        space -= length
    if not track.hills >> space & 1:
        return reached
    return reached + rolled(track, in_the_way(track, taken, at), space)


def rolled(track: Track, others: i64, hill: i64) -> i64:
    """How far a car rolls that has come to this hill's space; backwards is less than 0. `others`
    are the spaces in the way.

    SR-6: a roll passes over cars and over any further hill. It never comes to the start: on either
    side of it lie as many flat spaces as there can be cars, so the others leave one of them empty.
    """
    blocked = others | track.hills
    space = hill
    if track.downs >> hill & 1:
        while blocked >> space & 1:
            space += 1
    else:
        while blocked >> space & 1:
            space -= 1
    return space - hill


def moved(track: Track, taken: i64, at: i64, end: i64) -> i64:
    """The spaces with a car on them after one has gone from progress `at` to `end`."""
    if not at and taken >= SHARING:
        taken -= SHARING
    else:
        taken &= ~BIT[at % track.length]
    return taken | BIT[end % track.length]


def jumped(track: Track, taken: int, at: int, reached: int) -> tuple[int, ...]:
    """The occupied spaces that a move from `at` to `reached` jumps, in order."""
    length = track.length
    others = in_the_way(track, taken, at)
    return tuple(p % length for p in range(at + 1, reached) if others >> p % length & 1)


def taken_by(track: Track, cars: Iterable[int]) -> int:
    """The spaces on which cars with these progresses stand."""
    taken = waiting = 0
    for at in cars:
        taken |= BIT[at % track.length]
        waiting += not at
    return taken + SHARING * max(0, waiting - 1)


# -- validity (SR-2) -------------------------------------------------------------------------


def check_track(spaces: str) -> None:
    """Raise Malformed, saying what is wrong and on which space, unless this is a track."""
    if not _LEAST <= len(spaces) <= _MOST:
        raise Malformed("stichrallye-track-length", spaces=len(spaces), least=_LEAST, most=_MOST)
    if spaces[0] != START:
        raise Malformed("stichrallye-track-no-start", found=spaces[0])
    for space, kind in enumerate(spaces):
        if kind not in (START, FLAT, DOWN, UP):
            raise Malformed("stichrallye-track-letter", space=space, found=kind)
        if kind == START and space:
            raise Malformed("stichrallye-track-second-start", space=space)
    _check_flats(spaces)


def _check_flats(spaces: str) -> None:
    length = len(spaces)
    hills = [space for space, kind in enumerate(spaces) if kind in (DOWN, UP)]
    for space in hills:
        if space <= _BESIDE:
            raise Malformed("stichrallye-track-after-start", space=space, flat=_BESIDE)
    for space in hills:
        if length - space <= _BESIDE:
            raise Malformed("stichrallye-track-before-start", space=space, flat=_BESIDE)
    for here, following in pairwise(hills):
        between = following - here - 1
        same_hill = not between and spaces[here] == spaces[following]
        if between < _BETWEEN and not same_hill:
            raise Malformed(
                "stichrallye-track-between-hills",
                ends=here,
                begins=following,
                between=between,
                flat=_BETWEEN,
            )
