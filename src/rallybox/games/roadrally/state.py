"""The state of a race: its parts, and what can be read off them directly.

What may be done, and what it does, is in `rules` and `stages`; `race` joins all to one class.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.outcome import Outcome
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.data.rulesets import DECK, DECK_SIZE, TILE_POINTS, RuleSet
from rallybox.games.roadrally.made.state import RoadRallyParts
from rallybox.games.roadrally.phases import OVER
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.terms import terms_of
from rallybox.kit.bits import BIT

NOBODY: Final[i64] = -1

SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32)
]
"""The seats in a mask."""


class RaceState(RoadRallyParts):
    """The parts, and what can be read off them directly."""

    __slots__ = ()

    def begin(
        self, setup: RoadRallySetup, rules: RuleSet, course: Course, order: list[int]
    ) -> None:
        """Put everything where it is before the first card is drawn.

        Not in `__init__`, so that a blank race, to be filled by `copy_to`, costs nothing.
        """
        players = len(order)
        self.clear(setup)
        self.rules = rules
        self.terms = terms_of(setup.variant, players)
        self.course = course
        self.players = players
        self.turn = players
        self.turn_order = self.started = tuple(order)
        self.order = vec[i64](order)
        self.bag = vec[i64]([DECK] * players)
        self.bag_size = vec[i64]([DECK_SIZE] * players)
        self.triggers = vec[i64]([self.terms.triggers] * players)
        self.stages = course.stages
        self.checkpoints = course.checkpoints_upto[-1]
        self.phase = OVER

    def deck_size(self, seat: i64) -> i64:
        """How many cards a driver's deck has."""
        return self.bag_size[seat] + len(self.top[seat])

    def place(self, seat: i64) -> i64:
        """A driver's place at this moment, 1 for the first."""
        at: i64 = 0
        while self.order[at] != seat:
            at += 1
        return at + 1

    def concerned(self) -> i64:
        """Who owes an answer when a stage is resolved, as a mask (RR-15): everybody with stage
        cards and triggers left, whether or not the stage's card is among them."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.triggers[seat] and self.stage_cards[seat]:
                mask |= BIT[seat]
        return mask

    def totals(self) -> tuple[int, ...]:
        """Everybody's points with the tiles won."""
        return tuple(
            self.points[seat]
            + TILE_POINTS * (int(self.stage_tiles[seat]).bit_count() + self.checkpoints_won[seat])
            for seat in range(self.players)
        )

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        totals = self.totals()
        # Most points win; among equals the car that is ahead.
        ranking = sorted(self.order, key=lambda seat: -totals[seat])
        places = [0] * self.setup.players
        for place, seat in enumerate(ranking, start=1):
            places[seat] = place
        return Outcome(tuple(places), totals, "finish")
