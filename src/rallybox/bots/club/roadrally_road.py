"""What hands, courses and triggers offer a driver of Road Rally: tables, computed once each."""

from __future__ import annotations

from functools import cache, lru_cache

from rallybox.bots.club.roadrally_weights import PLACES
from rallybox.games.roadrally.course import course_of
from rallybox.games.roadrally.rulesets import RULE_SETS, STEPS
from rallybox.games.roadrally.tiles import GAS

LONG_WAY = 12
"""A gas station further away than this is no worse than one just so far."""


@cache
def moves(hand: int) -> tuple[int, int]:
    """The lengths of all one-colour moves of a hand as a mask, and the longest."""
    mask = longest = 0
    for colour in (0, 2, 4):
        low, high = hand >> 4 * colour & 15, hand >> 4 * colour + 4 & 15
        for i in range(low + 1):
            for j in range(high + 1):
                mask |= 1 << i * STEPS[colour] + j * STEPS[colour + 1]
        longest = max(longest, low * STEPS[colour] + high * STEPS[colour + 1])
    return mask - 1, longest


class Road:
    """A course as a driver sees it. Lists are by space unless they say otherwise."""

    def __init__(self, texts: tuple[str, ...], first_stage: int) -> None:
        course = course_of(texts, first_stage)
        self.final = int(course.final)
        self.features = [int(feature) for feature in course.features]
        self.shortcuts = [int(end) for end in course.shortcuts]
        self.stage_spaces = [int(space) for space in course.stage_spaces]
        """The space of each stage, by its number."""
        self.stages_upto = [int(stages) for stages in course.stages_upto]
        """The stages on this space or before it, as a mask."""
        self.begins = sum(1 << space for space in range(self.final) if self.shortcuts[space])
        """The spaces where a shortcut begins, as a mask."""
        self.to_gas = self._to_gas()
        """How far it is to the next gas station."""

    def _to_gas(self) -> list[int]:
        # Behind the last station the race ends before a deck runs dry.
        to_gas, station = [0] * (self.final + 1), self.final + 6
        for space in range(self.final, -1, -1):
            to_gas[space] = min(LONG_WAY, station - space)
            if self.features[space] == GAS:
                station = space
        return to_gas


@lru_cache(maxsize=512)
def road_of(texts: tuple[str, ...], first_stage: int) -> Road:
    """The road of a course; kept, since every decision of a race asks."""
    return Road(texts, first_stage)


# -- what triggers are worth -------------------------------------------------------------------


@cache
def gains(variant: str, players: int) -> tuple[float, ...]:
    """What triggering a stage brings in each place: own points less the others' average."""
    points = RULE_SETS[variant].points[players]
    return tuple(2 * own - (sum(points) - own) / (players - 1) for own in points)


@cache
def option(variant: str, players: int, triggers: int, cards: int) -> float:
    """What so many triggers are worth with so many stage cards to use them on.

    Each card comes up in a place one does not know yet, and is played or kept, as is better.
    """
    if not triggers or not cards:
        return 0.0
    keep = option(variant, players, triggers, cards - 1)
    use = option(variant, players, triggers - 1, cards - 1)
    gain = gains(variant, players)
    return sum(
        share * max(gain[place] + use, keep) for place, share in enumerate(PLACES[:players])
    ) / sum(PLACES[:players])


def mask_of(stages: tuple[int, ...]) -> int:
    """Stages as a mask."""
    mask = 0
    for stage in stages:
        mask |= 1 << stage
    return mask
