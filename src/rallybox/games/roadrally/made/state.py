"""The parts of the state, and how they are copied.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.state import State
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.data.rulesets import RuleSet
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.terms import Terms


class RoadRallyParts(State):
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

    setup: RoadRallySetup
    rules: RuleSet
    terms: Terms
    """The rules that are looked up all the time."""
    course: Course
    players: i64
    phase: i64
    """What the seats in `to_act` are asked; see `phases`."""
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
    """The cards in hand."""
    hand_size: vec[i64]
    bag: vec[i64]
    """The cards of the deck whose order nobody knows."""
    bag_size: vec[i64]
    top: list[tuple[int, ...]]
    """The cards on top of the bag that their driver has seen, next one first."""
    discards: vec[i64]
    points: vec[i64]
    """Without the tiles won."""
    stage_tiles: vec[i64]
    """The stage tiles won."""
    checkpoints_won: vec[i64]
    stage_cards: vec[i64]
    """The stage cards dealt and not played, as masks. Returned ones stay in: nobody else holds
    them."""
    triggered: vec[i64]
    """The stages triggered."""
    triggers: vec[i64]
    """How many stages may still be triggered; at 0 the stage cards are returned."""
    stages: i64
    """The stage tiles on the course, by number."""
    checkpoints: i64
    """The checkpoint tiles there, a mask in road order."""
    reached: i64
    """The stages reached in this round and not resolved."""
    scored: i64
    """How many stages were triggered in this round."""
    laid: i64
    """The cards just played, while the shortcut is decided; then they are discarded."""
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

    def clear(self, setup: RoadRallySetup) -> None:
        """Make a blank state one in which nothing has happened yet."""
        players = setup.players
        nothing = vec[i64]([0] * players)
        self.setup = setup
        self.to_act = ()
        self.heard = None
        self.players = 0
        self.phase = 0
        self.round = 0
        self.turns = 0
        self.turn = 0
        self.turn_order = ()
        self.started = ()
        self.order = nothing[:]
        self.position = nothing[:]
        self.hand = nothing[:]
        self.hand_size = nothing[:]
        self.bag = nothing[:]
        self.bag_size = nothing[:]
        self.top = [()] * players
        self.discards = nothing[:]
        self.points = nothing[:]
        self.stage_tiles = nothing[:]
        self.checkpoints_won = nothing[:]
        self.stage_cards = nothing[:]
        self.triggered = nothing[:]
        self.triggers = nothing[:]
        self.stages = 0
        self.checkpoints = 0
        self.reached = 0
        self.scored = 0
        self.laid = 0
        self.laid_draw = 0
        self.origin = 0
        self.stage = 0
        self.called = -1
        self.choosers = ()

    def copy_to(self, new: RoadRallyParts) -> None:
        """Make a blank state a copy of this one."""
        new.setup = self.setup
        new.to_act = self.to_act
        new.heard = None
        new.rules = self.rules
        new.terms = self.terms
        new.course = self.course
        new.players = self.players
        new.phase = self.phase
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
        new.top = self.top[:]
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
        new.laid = self.laid
        new.laid_draw = self.laid_draw
        new.origin = self.origin
        new.stage = self.stage
        new.called = self.called
        new.choosers = self.choosers
