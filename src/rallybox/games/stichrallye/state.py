"""The state of a game of Stich Rallye."""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal
from rallybox.core.outcome import Outcome
from rallybox.core.state import State
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.actions import (
    LISTS,
    TURBO_ACTIONS,
    PlayCard,
    UseMotor,
    plays_of,
    plays_of_hand,
)
from rallybox.games.stichrallye.cards import COLOURS, SUIT
from rallybox.games.stichrallye.position import StichRallyePosition, dump_state
from rallybox.games.stichrallye.setup import Course, StichRallyeSetup
from rallybox.games.stichrallye.view import StichRallyeView, view_of


class StichRallyeState(State):
    """A game in progress. Lists are indexed by seat unless they say otherwise."""

    __slots__ = (
        "arrows",
        "cars",
        "course",
        "flag",
        "follow",
        "hands",
        "leader",
        "leaders",
        "lowest",
        "reason",
        "round",
        "taken",
        "trick",
        "tricks",
        "turn",
        "voids",
    )

    setup: StichRallyeSetup
    course: Course
    """The tables of the set-up."""
    cars: list[int]
    """The progress of each car: laps × length + space (SR-7)."""
    taken: int
    """The mask of spaces with a car on them, without the start."""
    arrows: list[int]
    """Where each motor's arrow points; 0 is the dial's first number."""
    hands: list[int]
    """The mask of each hand."""
    voids: list[int]
    """The mask of the colours that each seat failed to follow in this round."""
    flag: int
    """The seat with the flag."""
    round: int
    """From 0."""
    leader: int
    """The seat that leads or led the trick on the table."""
    trick: list[int]
    """The cards on the table, the leader's first; all of them while the winner is asked."""
    follow: int
    """The mask of the lead colour; 0 while leading; negative while asking about the turbo."""
    lowest: int
    """The lowest value of the trick while asking about the turbo."""
    leaders: list[int]
    tricks: list[tuple[int, ...]]
    """Who led each finished trick of this round, and its cards, the leader's first."""
    turn: int
    """The seat that decides, or `rules.NOBODY`."""
    reason: str
    """Why the game ended, or empty."""

    @property
    def outcome(self) -> Outcome | None:
        return rules.outcome_of(self) if self.reason else None

    def actions(self, seat: int) -> Sequence[Action]:
        if seat != self.turn:
            return ()
        hand = self.hands[seat]
        follow = self.follow
        if follow > 0:
            suit = hand & follow
            if suit:
                return LISTS.get(suit) or plays_of(suit)
        elif follow < 0:
            return TURBO_ACTIONS
        return plays_of_hand(hand)

    def apply(self, seat: int, action: Action, dice: Dice) -> None:
        if isinstance(action, PlayCard):
            rules.play_card(self, seat, action, dice)
        else:
            assert isinstance(action, UseMotor)
            rules.answer_turbo(self, seat, action.turbo, dice)

    def copy(self) -> StichRallyeState:
        other = StichRallyeState.__new__(StichRallyeState)
        other.setup = self.setup
        other.to_act = self.to_act
        other.heard = None
        other.course = self.course
        other.cars = self.cars[:]
        other.taken = self.taken
        other.arrows = self.arrows[:]
        other.hands = self.hands[:]
        other.voids = self.voids[:]
        other.flag = self.flag
        other.round = self.round
        other.leader = self.leader
        other.trick = self.trick[:]
        other.follow = self.follow
        other.lowest = self.lowest
        other.leaders = self.leaders[:]
        other.tricks = self.tricks[:]
        other.turn = self.turn
        other.reason = self.reason
        return other

    def view(self, seat: int | None) -> StichRallyeView:
        return view_of(self, seat)

    def dump(self) -> StichRallyePosition:
        return dump_state(self)

    def illegal(self, seat: int, action: Action) -> Illegal:
        if isinstance(action, UseMotor):
            return rules.no_turbo_now(self, seat)
        assert isinstance(action, PlayCard)
        if self.follow < 0:
            return Illegal("stichrallye-illegal-decide-turbo", card=action.text)
        if not self.hands[seat] & action.bit:
            return Illegal("stichrallye-illegal-not-in-hand", card=action.text)
        lead = SUIT.index(self.follow)
        held = (self.hands[seat] & self.follow).bit_count()
        return Illegal(
            "stichrallye-illegal-follow", card=action.text, colour=COLOURS[lead], held=held
        )
