"""The parts of the state, and how they are copied.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.state import State
from rallybox.games.stichrallye.course import Course
from rallybox.games.stichrallye.setup import StichRallyeSetup


class StichRallyeParts(State):
    """Lists are by seat unless they say otherwise."""

    __slots__ = (
        "arrows",
        "best",
        "cars",
        "course",
        "deciding",
        "done",
        "flag",
        "follow",
        "hands",
        "laid",
        "led",
        "lowest",
        "reason",
        "round",
        "seen",
        "table",
        "taken",
        "top",
        "turn",
        "voids",
    )

    setup: StichRallyeSetup
    course: Course
    """The tables of the set-up."""
    round: i64
    """From 0."""
    cars: vec[i64]
    """The progress of each car: laps × length + space."""
    arrows: vec[i64]
    """Where each motor's arrow points; 0 is the first."""
    taken: i64
    """The spaces with a car on them; see `track`."""
    flag: i64
    """The seat with the flag."""
    hands: vec[i64]
    """The mask of each hand."""
    voids: vec[i64]
    """The mask of the colours that each seat failed to follow in this round."""
    table: vec[i64]
    """The cards played in this round, in order; as many as there are seats make a trick."""
    done: i64
    """How many tricks of this round are finished."""
    led: vec[i64]
    """Who led each trick, the one on the table included."""
    laid: i64
    """How many cards lie in the trick on the table; all of them while the winner is asked."""
    follow: i64
    """The mask of the lead colour; 0 while leading; negative while asking about the motor."""
    seen: i64
    """The colours in the trick, as a mask."""
    deciding: i64
    """The colour that came into the trick last, or −1."""
    top: i64
    """The card that wins so far, or −1."""
    best: i64
    """The seat that wins so far, or `NOBODY`."""
    lowest: i64
    """The lowest value in the trick; `NO_VALUE` if none."""
    turn: i64
    """The seat that decides, or `NOBODY`."""
    reason: str
    """Why the game ended, or empty."""

    def clear(self, setup: StichRallyeSetup) -> None:
        """Make a blank state one in which nothing has happened yet."""
        players = setup.players
        nothing = vec[i64]([0] * players)
        self.setup = setup
        self.to_act = ()
        self.heard = None
        self.round = 0
        self.cars = nothing[:]
        self.arrows = nothing[:]
        self.taken = 0
        self.flag = 0
        self.hands = nothing[:]
        self.voids = nothing[:]
        self.table = nothing[:]
        self.done = 0
        self.led = nothing[:]
        self.laid = 0
        self.follow = 0
        self.seen = 0
        self.deciding = 0
        self.top = 0
        self.best = 0
        self.lowest = 0
        self.turn = 0
        self.reason = ""

    def copy_to(self, new: StichRallyeParts) -> None:
        """Make a blank state a copy of this one."""
        new.setup = self.setup
        new.to_act = self.to_act
        new.heard = None
        new.course = self.course
        new.round = self.round
        new.cars = self.cars[:]
        new.arrows = self.arrows[:]
        new.taken = self.taken
        new.flag = self.flag
        new.hands = self.hands[:]
        new.voids = self.voids[:]
        new.table = self.table[:]
        new.done = self.done
        new.led = self.led[:]
        new.laid = self.laid
        new.follow = self.follow
        new.seen = self.seen
        new.deciding = self.deciding
        new.top = self.top
        new.best = self.best
        new.lowest = self.lowest
        new.turn = self.turn
        new.reason = self.reason
