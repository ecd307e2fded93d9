"""One scale of strength: what a rating means, which settings make it, and what drivers are called.

A hundred points are about a step: with four players, who is a hundred points stronger wins some one
and a half times its fair share among three others. A driver's name is one of

    club              a level of the game
    @1450             a plain driver of that rating
    gambler           a character, at the level where it is at home
    gambler@1450      the same at a rating, or (gambler@pro) at a level
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from math import log
from types import MappingProxyType
from typing import Final, NamedTuple

from rallybox.core.errors import Malformed

LEVELS: Final = (
    *("rookie", "novice", "amateur", "club", "regional", "national"),
    *("pro", "master", "champion", "ace"),
)
"""The names that levels may have, weakest first. Every game has the first and the last, `club` and
`pro`; how many of the others depends on how long its ladder is."""

CHARACTERS: Final[Mapping[str, str]] = {
    "thrifty": "club",
    "flatout": "club",
    "blocker": "pro",
    "gambler": "club",
    "opportunist": "pro",
    "professor": "pro",
}
"""Drivers with a manner of their own, and the level at which each is at home."""

BOTTOM: Final = 1000
"""The rating of the rookie, in every game."""
STEP: Final = 100
"""From level to level."""
RATIO: Final = 1.75
"""Who is a step stronger finishes ahead so many times as often as behind, with four players."""
POINTS_OF_MU: Final = STEP / (log(RATIO) * 2 * 25 / 6)
"""For each unit of openskill's scale: with four players, strengths there are exp(mu / 2β)."""

EFFORT: Final = {"pro": 0.2, "ace": 1.5}
"""How many seconds' worth of iterations drivers look ahead: what is quick, and what the best do."""
PATIENCE: Final = {"pro": 0.4, "ace": 1.9}
"""The most seconds that people are made to wait for those, however slow the machine."""

_NAME: Final = re.compile(r"([a-z]*)(?:@([a-z]+|[0-9]{1,5}))?")


class Setting(NamedTuple):
    """What makes a driver weaker or stronger."""

    haste: float = 0.0
    """How far it goes by what it sees at first sight, and how much it misjudges."""
    effort: float = 0.0
    """How many seconds' worth of iterations it looks ahead."""
    thorough: bool = False
    """Does it go about it as well as we know how? Only the best does."""


class Level(NamedTuple):
    """A named strength of a game."""

    name: str
    rating: int | None
    """None where nobody has measured it."""


class Point(NamedTuple):
    """A place on the scale that was measured, and what makes it."""

    rating: int
    haste: float
    effort: float


class Ladder(NamedTuple):
    """The scale of one game."""

    levels: tuple[Level, ...]
    points: tuple[Point, ...] = ()
    """Weakest first; the last is the best, who is thorough."""
    offsets: Mapping[str, int] = MappingProxyType({})
    """What a character's manner adds to its rating, or costs it."""

    def setting(self, rating: float) -> Setting:
        """The settings of a rating: between points they change evenly, and below the first (where a
        character may be whose manner helps) they go on as they began."""
        place = bisect_right(self.points, rating, key=lambda point: point.rating)
        if place == len(self.points):
            return Setting(0.0, self.points[-1].effort, thorough=True)
        below, above = self.points[max(0, place - 1)], self.points[max(1, place)]
        part = (rating - below.rating) / (above.rating - below.rating)
        haste = below.haste + part * (above.haste - below.haste)
        return Setting(haste, _between(below.effort, above.effort, part))


def _between(low: float, high: float, part: float) -> float:
    """Efforts change by factors."""
    return low * (high / low) ** part if low and high else low


USUAL: Final[Mapping[str, Setting]] = {
    "rookie": Setting(haste=0.6),
    "club": Setting(),
    "pro": Setting(effort=EFFORT["pro"]),
    "ace": Setting(effort=EFFORT["ace"], thorough=True),
}
USUAL_LADDER: Final = Ladder(tuple(Level(name, None) for name in USUAL))
"""For games that nobody has measured."""


class Driver(NamedTuple):
    """What a name asks for."""

    character: str | None = None
    level: str | None = None
    rating: int | None = None


def parse(name: str) -> Driver:
    """What a driver's name asks for; Malformed if it is no driver of ours."""
    found = _NAME.fullmatch(name)
    if found is None or not name:
        raise _unknown(name)
    who, where = found[1] or None, found[2]
    if where is None:
        if who in LEVELS:
            return Driver(level=who)
        if who is not None and who in CHARACTERS:
            return Driver(who, CHARACTERS[who])
        raise _unknown(name)
    if who is not None and who not in CHARACTERS:
        raise _unknown(name)
    if where.isdigit():
        return Driver(who, None, int(where))
    if where not in LEVELS:
        raise _unknown(name)
    return Driver(who, where)


def is_driver(name: str) -> bool:
    """Is it the name of a driver of ours, in some game at least? Nothing else is run for it."""
    try:
        parse(name)
    except Malformed:
        return False
    return True


def _unknown(name: str) -> Malformed:
    return Malformed("bots-unknown", bot=name, bots=(*LEVELS, *CHARACTERS))
