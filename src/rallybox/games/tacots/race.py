"""The race: the state joined with what may be done, what it does, and what may be seen of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal
from rallybox.core.view import View
from rallybox.games.tacots import patience, refusals, rules, view
from rallybox.games.tacots.made import ways
from rallybox.games.tacots.made.shapes import TacotsPosition, TacotsView
from rallybox.games.tacots.state import RaceState

NOTHING: Final[tuple[Action, ...]] = ()


class Race(RaceState):
    """A game of Tacots in progress: the rally's or the patience's."""

    __slots__ = ()

    def actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.to_act:
            return NOTHING
        legal = self.legal
        if legal is None:
            legal = self.legal = patience.actions(self) if self.piles else rules.actions(self, seat)
        return legal

    def apply(self, seat: int, action: Action, dice: Dice) -> None:
        self.legal = None
        if self.piles:
            patience.apply(self, action)
        else:
            rules.apply(self, seat, action, dice)

    def copy(self) -> Race:
        new = Race()
        self.copy_to(new)
        return new

    def illegal(self, seat: int, action: Action) -> Illegal:
        return refusals.illegal(self, seat, action)

    def view(self, seat: int | None) -> TacotsView:
        return view.view_of(self, seat)

    def view_beside(self, public: View, seat: int) -> View:
        assert isinstance(public, TacotsView)
        return view.beside(self, public, seat)

    def dump(self) -> TacotsPosition:
        return TacotsPosition(public=self.view(None), hidden=ways.hidden(self))
