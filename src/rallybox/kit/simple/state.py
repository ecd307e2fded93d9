"""A simple game in progress: a table, and the game whose functions are its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Endless, Illegal
from rallybox.core.events import Event
from rallybox.core.knowledge import Knowledge
from rallybox.core.outcome import Outcome
from rallybox.core.position import Hidden, Position
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.kit.simple.rules import Rules, Tell
from rallybox.kit.simple.table import UNSEEN, Table

MOST_WORLDS: Final = 20_000
"""So many are thrown away before it is clear that none can ever be possible."""


class SimpleView(View, frozen=True, kw_only=True):
    """What a seat may know: the table, with `UNSEEN` for the cards that it does not see."""

    table: Any
    """Narrowed to the game's own table."""


class SimpleHidden(Hidden, frozen=True, kw_only=True):
    """The whole table."""

    table: Any


class SimplePosition(Position, frozen=True, kw_only=True):
    """Everything there is to know."""

    public: SimpleView
    hidden: SimpleHidden


class SimpleState(State):
    """A table in play."""

    __slots__ = ("_legal", "rules", "table")

    rules: Rules[Any]
    table: Table

    @classmethod
    def of(cls, rules: Rules[Any], setup: Setup, table: Table) -> Self:
        """The state with this table."""
        state = cls()
        state.rules, state.setup, state.table = rules, setup, table
        state.heard = None
        state.look()
        return state

    def look(self) -> None:
        """Find out who owes a decision."""
        self._legal: dict[int, Sequence[Action]] = {}
        over = self.outcome is not None
        self.to_act = () if over else tuple(sorted(self.rules.asked(self.table)))

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.result(self.table)

    def actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.to_act:
            return ()
        if seat not in self._legal:
            orders = self.rules.orders(self.table, seat)
            self._legal[seat] = tuple(self.rules.parse(text) for text in orders)
        return self._legal[seat]

    def apply(self, seat: int, action: Action, dice: Dice) -> None:
        heard = self.heard
        tell: Tell = _nobody_listens if heard is None else heard.append
        self.rules.play(self.table, seat, action.text, dice, tell)
        self.look()

    def copy(self) -> Self:
        twin = type(self)()
        twin.rules, twin.setup, twin.table = self.rules, self.setup, self.table.copy()
        twin.to_act, twin.heard, twin._legal = self.to_act, None, dict(self._legal)
        return twin

    def view(self, seat: int | None) -> SimpleView:
        made: type[SimpleView] = self.rules.table_view_type
        return made(
            seat=seat,
            to_act=self.to_act,
            setup=self.setup,
            outcome=self.outcome,
            table=self.table.seen_by(seat),
        )

    def dump(self) -> SimplePosition:
        hidden = self.rules.hidden_type(table=self.table.copy())
        made: type[SimplePosition] = self.rules.table_position_type
        return made(public=self.view(None), hidden=hidden)

    def illegal(self, seat: int, action: Action) -> Illegal:
        words = self.rules.against(self.table, seat, action.text)
        return Illegal(words.id, **words.params)


def _nobody_listens(event: Event) -> None:
    return


class SimpleKnowledge(Knowledge):
    """The table as somebody sees it, and the cards that may lie where they see none."""

    def __init__(self, rules: Rules[Any], view: SimpleView) -> None:
        self.rules, self.view = rules, view
        self.unseen = list(rules.cards(view.setup))
        for _, pile in view.table.piles():
            for card in pile:
                if card != UNSEEN:
                    self.unseen.remove(card)
        for card in rules.shown_cards(view.table):
            self.unseen.remove(card)

    def imagine(self, dice: Dice) -> SimpleState:
        for _ in range(
            MOST_WORLDS
        ):  # rejection keeps every world that fits as likely as the others
            cards = self.unseen[:]
            dice.shuffle(cards)
            table = self.view.table.copy()
            for _, pile in table.piles():
                pile[:] = [cards.pop() if card == UNSEEN else card for card in pile]
            if self.rules.possible(table):
                return SimpleState.of(self.rules, self.view.setup, table)
        name = self.rules.name
        raise Endless(f"{name}: none of {MOST_WORLDS} worlds that fit a view is possible")
