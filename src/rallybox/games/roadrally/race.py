"""The race: the state joined with what may be done, what it does, and what may be seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal
from rallybox.core.view import View
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally import refusals, view
from rallybox.games.roadrally.data.tiles import STORE
from rallybox.games.roadrally.made import ways
from rallybox.games.roadrally.made.shapes import RoadRallyPosition, RoadRallyView
from rallybox.games.roadrally.phases import EMPTY, GAS, MECHANIC, PLAY, SHORTCUT, STAGE
from rallybox.games.roadrally.rules import decide, proceed
from rallybox.games.roadrally.state import RaceState
from rallybox.kit import bag


class Race(RaceState):
    """A game of Road Rally in progress."""

    __slots__ = ()

    def actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.to_act:
            return ()
        phase = self.phase
        if phase == STAGE:
            # RR-15: everybody concerned is asked; who does not hold the card can only continue.
            if self.stage_cards[seat] >> self.stage & 1:
                return act.ANSWER_BOTH[self.stage]
            return act.ANSWER_NONE
        if phase == PLAY:
            if self.course.features[self.position[seat]] == STORE:
                return act.store_plays(self.hand[seat])
            return act.plays(self.hand[seat])
        if phase == SHORTCUT:
            return act.SHORTCUTS
        if phase == GAS:
            return act.GAS_ORDERS
        if phase == MECHANIC:
            return act.tunes(bag.of(self.top[seat]))
        if phase == EMPTY:
            return act.EMPTY_HAND
        return act.REWARDS

    def apply(self, seat: int, action: Action, dice: Dice) -> None:
        decide(self, seat, action, dice)
        if not self.to_act:
            proceed(self, dice)

    def copy(self) -> Race:
        new = Race()
        self.copy_to(new)
        return new

    def illegal(self, seat: int, action: Action) -> Illegal:
        return refusals.against(self, seat, action)

    def view(self, seat: int | None) -> RoadRallyView:
        return view.view_of(self, seat)

    def view_beside(self, public: View, seat: int) -> View:
        assert isinstance(public, RoadRallyView)
        return view.beside(self, public, seat)

    def dump(self) -> RoadRallyPosition:
        return RoadRallyPosition(public=self.view(None), hidden=ways.hidden(self))
