"""What can be agreed before a race."""

from __future__ import annotations

from rallybox.core.errors import Malformed
from rallybox.core.setup import Setup
from rallybox.core.words import Words
from rallybox.games.roadrally.course import lay
from rallybox.games.roadrally.data.rulesets import RULE_SETS


class RoadRallySetup(Setup, frozen=True):
    """The options of Road Rally."""

    course: tuple[str, ...] | None = None
    """The host's own course, tile by tile in road order, such as `A0 B1 F2r` (RR-7)."""
    first: int | None = None
    """The seat of the starting driver; drawn by lot if nobody chooses (RR-7)."""


def check(setup: RoadRallySetup) -> None:
    """Raise Malformed if the options do not fit the rule set or make no course."""
    rules = RULE_SETS[setup.variant]
    name = Words(f"roadrally-variant-{setup.variant}")
    if setup.first is not None:
        if rules.random_start:
            raise Malformed("roadrally-no-first", variant=name)
        if not 0 <= setup.first < setup.players:
            raise Malformed("roadrally-bad-first", first=setup.first, last=setup.players - 1)
    if setup.course is not None:
        if rules.course == "lettered":
            raise Malformed("roadrally-fixed-course", variant=name)
        lay(setup.course, rules.tiles, rules.first_stage)
