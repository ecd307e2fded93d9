"""The race: the state joined with what may be done, what it does, and what may be seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal
from rallybox.core.view import View
from rallybox.games.stichrallye import refusals, rules, view
from rallybox.games.stichrallye.actions import (
    LISTS,
    TURBO,
    TURBO_ACTIONS,
    PlayCard,
    UseMotor,
    plays_of,
    plays_of_hand,
)
from rallybox.games.stichrallye.made import ways
from rallybox.games.stichrallye.made.shapes import StichRallyePosition, StichRallyeView
from rallybox.games.stichrallye.state import RaceState
from rallybox.kit.bits import count_bits, nth_bit


class Race(RaceState):
    """A game of Stich Rallye in progress."""

    __slots__ = ()

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

    def copy(self) -> Race:
        new = Race()
        self.copy_to(new)
        return new

    def illegal(self, seat: int, action: Action) -> Illegal:
        return refusals.against(self, seat, action)

    def view(self, seat: int | None) -> StichRallyeView:
        return view.view_of(self, seat)

    def view_beside(self, public: View, seat: int) -> View:
        assert isinstance(public, StichRallyeView)
        return view.beside(self, public, seat)

    def dump(self) -> StichRallyePosition:
        return StichRallyePosition(public=self.view(None), hidden=ways.hidden(self))
