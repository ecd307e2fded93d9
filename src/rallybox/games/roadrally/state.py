"""The state of a race: its parts, and what can be read off them directly.

What may be done, and what it does, is in `rules` and `stages`; `race` joins all to one class.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.outcome import Outcome
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.rulesets import DECK, DECK_SIZE, TILE_POINTS, RuleSet
from rallybox.games.roadrally.terms import Terms, terms_of
from rallybox.kit.bits import BIT

PLAY: Final[i64] = 0
EMPTY: Final[i64] = 1
SHORTCUT: Final[i64] = 2
GAS: Final[i64] = 3
MECHANIC: Final[i64] = 4
STAGE: Final[i64] = 5
REWARD: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final = ("play", "empty", "shortcut", "gas", "mechanic", "stage", "reward", "over")
"""What the seats in `to_act` are asked, by number."""

NOBODY: Final[i64] = -1

SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32)
]
"""The seats in a mask."""


def numbers(mask: int) -> tuple[int, ...]:
    """The stage numbers in a mask, lowest first."""
    return tuple(stage for stage in range(mask.bit_length()) if mask >> stage & 1)


class RaceState(State):
    """Lists are by seat unless they say otherwise; bags of cards as in `rallybox.kit.bag`."""

    __slots__ = (
        "bag",
        "bag_size",
        "called",
        "checkpoints",
        "checkpoints_won",
        "choosers",
        "course",
        "discards",
        "hand",
        "hand_size",
        "laid",
        "laid_draw",
        "order",
        "origin",
        "phase",
        "players",
        "points",
        "position",
        "reached",
        "round",
        "rules",
        "scored",
        "stage",
        "stage_cards",
        "stage_tiles",
        "stages",
        "started",
        "terms",
        "top",
        "triggered",
        "triggers",
        "turn",
        "turn_order",
        "turns",
    )

    rules: RuleSet
    terms: Terms
    """The rules that are looked up all the time, for this number of drivers."""
    course: Course
    players: i64

    round: i64
    """The number of the round, from 1."""
    turns: i64
    """Turns begun so far, those with an empty hand included."""
    turn: i64
    """How many turns of this round are over; its driver is turn_order[turn]."""
    turn_order: tuple[int, ...]
    """The seats in the order of this round's turns."""
    started: tuple[int, ...]
    """The seats in starting order."""
    order: vec[i64]
    """The seats from first to last place, at this moment."""
    position: vec[i64]
    """The space of each car."""

    hand: vec[i64]
    hand_size: vec[i64]
    bag: vec[i64]
    """The cards of the deck whose order nobody knows."""
    bag_size: vec[i64]
    top: list[tuple[int, ...]]
    """The cards on top of the bag that their driver has seen at a mechanic, next one first."""
    discards: vec[i64]

    points: vec[i64]
    stage_tiles: vec[i64]
    """The stage tiles won, as masks."""
    checkpoints_won: vec[i64]
    stage_cards: vec[i64]
    """The stage cards dealt and not played, as masks; returned ones stay in, for they stay out of
    everybody else's hand."""
    triggered: vec[i64]
    """The stages triggered, as masks."""
    triggers: vec[i64]
    """How many stages may still be triggered; at 0 the stage cards are returned."""

    stages: i64
    """The stage tiles on the course, as a mask."""
    checkpoints: i64
    """The checkpoint tiles on the course, as a mask in road order."""
    reached: i64
    """The stage tiles reached in this round and not resolved yet, as a mask."""
    scored: i64
    """How many stages were triggered in this round."""

    phase: i64
    laid: i64
    """The cards just played, while the shortcut is decided; then they go to the discards."""
    laid_draw: i64
    """How many cards this turn's play draws."""
    origin: i64
    """The space where this turn's move began."""
    stage: i64
    """The stage that is being resolved, or 0."""
    called: i64
    """Who plays the stage's card; secret until everybody has answered (RR-15)."""
    choosers: tuple[int, ...]
    """Who still chooses between points and cards, in place order."""

    def begin(self, setup: Setup, rules: RuleSet, course: Course, order: list[int]) -> None:
        """Put everything where it is before the first card is drawn.

        Not in `__init__`, so that a blank race, to be filled by `copy_to`, costs nothing.
        """
        players = len(order)
        self.setup = setup
        self.heard = None
        self.to_act = ()
        self.rules = rules
        self.terms = terms_of(setup.variant, players)
        self.course = course
        self.players = players
        self.round = self.turns = 0
        self.turn = players
        self.turn_order = self.started = tuple(order)
        self.order = vec[i64](order)
        nothing = vec[i64]([0] * players)
        self.position = nothing[:]
        self.hand = nothing[:]
        self.hand_size = nothing[:]
        self.bag = vec[i64]([DECK] * players)
        self.bag_size = vec[i64]([DECK_SIZE] * players)
        self.top = [()] * players
        self.discards = nothing[:]
        self.points = nothing[:]
        self.stage_tiles = nothing[:]
        self.checkpoints_won = nothing[:]
        self.stage_cards = nothing[:]
        self.triggered = nothing[:]
        self.triggers = vec[i64]([self.terms.triggers] * players)
        self.stages = course.stages
        self.checkpoints = course.checkpoints_upto[-1]
        self.reached = self.scored = 0
        self.phase = OVER
        self.laid = self.laid_draw = self.origin = self.stage = 0
        self.called = NOBODY
        self.choosers = ()

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

    def copy_to(self, new: RaceState) -> None:
        """Make a blank race a copy of this one."""
        new.setup = self.setup
        new.heard = None
        new.to_act = self.to_act
        new.rules = self.rules
        new.terms = self.terms
        new.course = self.course
        new.players = self.players
        new.round = self.round
        new.turns = self.turns
        new.turn = self.turn
        new.turn_order = self.turn_order
        new.started = self.started
        new.order = self.order[:]
        new.position = self.position[:]
        new.hand = self.hand[:]
        new.hand_size = self.hand_size[:]
        new.bag = self.bag[:]
        new.bag_size = self.bag_size[:]
        new.top = self.top.copy()
        new.discards = self.discards[:]
        new.points = self.points[:]
        new.stage_tiles = self.stage_tiles[:]
        new.checkpoints_won = self.checkpoints_won[:]
        new.stage_cards = self.stage_cards[:]
        new.triggered = self.triggered[:]
        new.triggers = self.triggers[:]
        new.stages = self.stages
        new.checkpoints = self.checkpoints
        new.reached = self.reached
        new.scored = self.scored
        new.phase = self.phase
        new.laid = self.laid
        new.laid_draw = self.laid_draw
        new.origin = self.origin
        new.stage = self.stage
        new.called = self.called
        new.choosers = self.choosers
