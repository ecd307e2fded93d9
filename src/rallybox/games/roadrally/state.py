"""The state of a race: its parts, and what can be read off them directly.

What may be done, and what it does, is in `rules` and `stages`; `race` joins all to one class.
"""

from __future__ import annotations

from typing import Self

from rallybox.core.outcome import Outcome
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.rulesets import DECK, DECK_SIZE, TILE_POINTS, RuleSet

PLAY, EMPTY, SHORTCUT, GAS, MECHANIC, STAGE, REWARD, OVER = range(8)
PHASES = ("play", "empty", "shortcut", "gas", "mechanic", "stage", "reward", "over")
"""What the seats in `to_act` are asked, by number."""

NOBODY = -1

SEATS: list[tuple[int, ...]] = [
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
        "top",
        "triggered",
        "triggers",
        "turn",
        "turn_order",
        "turns",
    )

    rules: RuleSet
    course: Course
    players: int

    round: int
    """The number of the round, from 1."""
    turns: int
    """Turns begun so far, those with an empty hand included."""
    turn: int
    """How many turns of this round are over; its driver is turn_order[turn]."""
    turn_order: tuple[int, ...]
    """The seats in the order of this round's turns."""
    started: tuple[int, ...]
    """The seats in starting order."""
    order: list[int]
    """The seats from first to last place, at this moment."""
    position: list[int]
    """The space of each car."""

    hand: list[int]
    hand_size: list[int]
    bag: list[int]
    """The cards of the deck whose order nobody knows."""
    bag_size: list[int]
    top: list[tuple[int, ...]]
    """The cards on top of the bag that their driver has seen at a mechanic, next one first."""
    discards: list[int]

    points: list[int]
    stage_tiles: list[int]
    """The stage tiles won, as masks."""
    checkpoints_won: list[int]
    stage_cards: list[int]
    """The stage cards dealt and not played, as masks; returned ones stay in, for they stay out of
    everybody else's hand."""
    triggered: list[int]
    """The stages triggered, as masks."""
    triggers: list[int]
    """How many stages may still be triggered; at 0 the stage cards are returned."""

    stages: int
    """The stage tiles on the course, as a mask."""
    checkpoints: int
    """The checkpoint tiles on the course, as a mask in road order."""
    reached: int
    """The stage tiles reached in this round and not resolved yet, as a mask."""
    scored: int
    """How many stages were triggered in this round."""

    phase: int
    laid: int
    """The cards just played, while the shortcut is decided; then they go to the discards."""
    laid_draw: int
    """How many cards this turn's play draws."""
    origin: int
    """The space where this turn's move began."""
    stage: int
    """The stage that is being resolved, or 0."""
    called: int
    """Who plays the stage's card; secret until everybody has answered (RR-15)."""
    choosers: tuple[int, ...]
    """Who still chooses between points and cards, in place order."""

    def __init__(self, setup: Setup, rules: RuleSet, course: Course, order: list[int]) -> None:
        players = len(order)
        self.setup = setup
        self.heard = None
        self.to_act = ()
        self.rules = rules
        self.course = course
        self.players = players
        self.round = self.turns = 0
        self.turn = players
        self.turn_order = self.started = tuple(order)
        self.order = order
        self.position = [0] * players
        self.hand = [0] * players
        self.hand_size = [0] * players
        self.bag = [DECK] * players
        self.bag_size = [DECK_SIZE] * players
        self.top = [()] * players
        self.discards = [0] * players
        self.points = [0] * players
        self.stage_tiles = [0] * players
        self.checkpoints_won = [0] * players
        self.stage_cards = [0] * players
        self.triggered = [0] * players
        self.triggers = [rules.triggers[players]] * players
        self.stages = course.stages
        self.checkpoints = course.checkpoints_upto[-1]
        self.reached = self.scored = 0
        self.phase = OVER
        self.laid = self.laid_draw = self.origin = self.stage = 0
        self.called = NOBODY
        self.choosers = ()

    def deck_size(self, seat: int) -> int:
        """How many cards a driver's deck has."""
        return self.bag_size[seat] + len(self.top[seat])

    def concerned(self) -> int:
        """Who owes an answer when a stage is resolved, as a mask (RR-15): everybody with stage
        cards and triggers left, whether or not the stage's card is among them."""
        mask = 0
        for seat in range(self.players):
            if self.triggers[seat] and self.stage_cards[seat]:
                mask |= 1 << seat
        return mask

    def totals(self) -> tuple[int, ...]:
        """Everybody's points with the tiles won."""
        return tuple(
            self.points[seat]
            + TILE_POINTS * (self.stage_tiles[seat].bit_count() + self.checkpoints_won[seat])
            for seat in range(self.players)
        )

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        totals = self.totals()
        # Most points win; among equals the car that is ahead.
        ranking = sorted(self.order, key=lambda seat: -totals[seat])
        places = [0] * self.players
        for place, seat in enumerate(ranking, start=1):
            places[seat] = place
        return Outcome(tuple(places), totals, "finish")

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.setup = self.setup
        new.heard = None
        new.to_act = self.to_act
        new.rules = self.rules
        new.course = self.course
        new.players = self.players
        new.round = self.round
        new.turns = self.turns
        new.turn = self.turn
        new.turn_order = self.turn_order
        new.started = self.started
        new.order = self.order.copy()
        new.position = self.position.copy()
        new.hand = self.hand.copy()
        new.hand_size = self.hand_size.copy()
        new.bag = self.bag.copy()
        new.bag_size = self.bag_size.copy()
        new.top = self.top.copy()
        new.discards = self.discards.copy()
        new.points = self.points.copy()
        new.stage_tiles = self.stage_tiles.copy()
        new.checkpoints_won = self.checkpoints_won.copy()
        new.stage_cards = self.stage_cards.copy()
        new.triggered = self.triggered.copy()
        new.triggers = self.triggers.copy()
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
        return new
