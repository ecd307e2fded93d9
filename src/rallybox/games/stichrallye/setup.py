"""Set-ups: the variant, the drivers, and own tracks and dials."""

from __future__ import annotations

from functools import lru_cache

from rallybox.core.errors import Malformed
from rallybox.core.setup import Setup
from rallybox.games.stichrallye.course import Course
from rallybox.games.stichrallye.data import PARTS, TRACKS
from rallybox.games.stichrallye.track import Track, check_track

VARIANTS = {"volcano": (3, 4, 5), "beach": (3, 4, 5)}
TRACK_TEXTS = {"volcano": TRACKS.volcano.spaces, "beach": TRACKS.beach.spaces}


class StichRallyeSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before the first deal."""

    first: int | None = None
    """The seat of the first flag holder; None draws lots (SR-3)."""
    track: str | None = None
    """An own track such as `S.....vvv.....`; None takes the variant's (SR-2)."""
    dial: tuple[int, ...] | None = None
    """The numbers of an own dial; None takes ours, a reconstruction (SR-1)."""


@lru_cache(maxsize=64)
def course_of(setup: StichRallyeSetup) -> Course:
    """The tables for a checked set-up."""
    spaces = TRACK_TEXTS[setup.variant] if setup.track is None else setup.track
    dial = PARTS.motor.dial if setup.dial is None else setup.dial
    return Course(setup.players, Track(spaces), dial)


def check_setup(setup: StichRallyeSetup) -> None:
    """Raise Malformed if the options are none that this game can be played with."""
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise Malformed("stichrallye-no-such-first", first=setup.first, last=setup.players - 1)
    if setup.track is not None:
        check_track(setup.track)
    if setup.dial is not None:
        _check_dial(setup.dial)


def _check_dial(dial: tuple[int, ...]) -> None:
    least, most = PARTS.own.numbers
    if not least <= len(dial) <= most:
        raise Malformed("stichrallye-dial-length", numbers=len(dial), least=least, most=most)
    if dial[0] != 0:
        raise Malformed("stichrallye-dial-not-zero", found=dial[0])
    weakest, strongest = PARTS.own.power
    for place, number in enumerate(dial, start=1):
        if not weakest <= number <= strongest:
            raise Malformed(
                "stichrallye-dial-power",
                place=place,
                found=number,
                weakest=weakest,
                strongest=strongest,
            )
