"""The state of a game of Stich Rallye."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal
from rallybox.core.outcome import Outcome
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.actions import (
    LISTS,
    TURBO,
    TURBO_ACTIONS,
    PlayCard,
    UseMotor,
    plays_of,
    plays_of_hand,
)
from rallybox.games.stichrallye.cards import COLOURS, SUIT
from rallybox.games.stichrallye.course import Course
from rallybox.games.stichrallye.position import StichRallyePosition, dump_state
from rallybox.games.stichrallye.setup import StichRallyeSetup
from rallybox.games.stichrallye.view import StichRallyeView, beside, view_of
from rallybox.kit.bits import count_bits, nth_bit


class StichRallyeState(State):
    """A game in progress. Lists are indexed by seat unless they say otherwise."""

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
    cars: vec[i64]
    """The progress of each car: laps × length + space (SR-7)."""
    taken: i64
    """The mask of spaces with a car on them; above it, how many more than one wait on the start."""
    arrows: vec[i64]
    """Where each motor's arrow points; 0 is the dial's first number."""
    hands: vec[i64]
    """The mask of each hand."""
    voids: vec[i64]
    """The mask of the colours that each seat failed to follow in this round."""
    flag: i64
    """The seat with the flag."""
    round: i64
    """From 0."""

    table: vec[i64]
    """The cards played in this round, in order; as many as there are seats make a trick."""
    done: i64
    """How many tricks of this round are finished."""
    led: vec[i64]
    """Who led each trick of this round, the one on the table included."""

    laid: i64
    """How many cards lie in the trick on the table; all of them while the winner is asked."""
    follow: i64
    """The mask of the lead colour; 0 while leading; negative while asking about the turbo."""
    seen: i64
    """The colours in the trick, as a mask."""
    deciding: i64
    """The colour that came into the trick last, or −1."""
    top: i64
    """The card that wins so far, or −1."""
    best: i64
    """The seat that wins so far, or `rules.NOBODY`."""
    lowest: i64
    """The lowest value in the trick; `rules.NO_VALUE` while there is none."""

    turn: i64
    """The seat that decides, or `rules.NOBODY`."""
    reason: str
    """Why the game ended, or empty."""

    @property
    def leader(self) -> int:
        """The seat that leads or led the trick on the table."""
        return self.led[self.done]

    @property
    def trick(self) -> list[int]:
        """The cards on the table, the leader's first."""
        begin = self.done * self.course.players
        return [int(card) for card in self.table[begin : begin + self.laid]]

    @property
    def leaders(self) -> list[int]:
        """Who led each finished trick of this round."""
        return [int(seat) for seat in self.led[: self.done]]

    @property
    def tricks(self) -> list[tuple[int, ...]]:
        """The finished tricks of this round, the leader's card first in each."""
        players = self.course.players
        cards = [int(card) for card in self.table[: self.done * players]]
        return [tuple(cards[i : i + players]) for i in range(0, len(cards), players)]

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
            rules.play_card(self, seat, action.card, dice)
        else:
            assert isinstance(action, UseMotor)
            rules.answer_turbo(self, seat, action.turbo, dice)

    def _playable(self, seat: i64) -> i64:
        """The cards that a seat may play, in the order of their bits as in `actions`."""
        hand = self.hands[seat]
        return hand & self.follow or hand

    def choices(self, seat: i64) -> i64:
        if self.follow < 0:
            return len(TURBO_ACTIONS)
        return count_bits(self._playable(seat))

    def choose(self, seat: i64, index: i64, dice: Dice) -> None:
        if self.follow < 0:
            rules.answer_turbo(self, seat, TURBO_ACTIONS[index] is TURBO, dice)
        else:
            rules.play_card(self, seat, nth_bit(self._playable(seat), index), dice)

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
        other.table = self.table[:]
        other.done = self.done
        other.led = self.led[:]
        other.laid = self.laid
        other.follow = self.follow
        other.seen = self.seen
        other.deciding = self.deciding
        other.top = self.top
        other.best = self.best
        other.lowest = self.lowest
        other.turn = self.turn
        other.reason = self.reason
        return other

    def view(self, seat: int | None) -> StichRallyeView:
        return view_of(self, seat)

    def view_beside(self, public: View, seat: int) -> StichRallyeView:
        assert isinstance(public, StichRallyeView)
        return beside(self, public, seat)

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
        lead = list(SUIT).index(self.follow)
        held = count_bits(self.hands[seat] & self.follow)
        return Illegal(
            "stichrallye-illegal-follow", card=action.text, colour=COLOURS[lead], held=held
        )
