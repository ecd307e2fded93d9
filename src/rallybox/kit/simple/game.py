"""A whole game from its rules: everything that follows from the declared table."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar, cast

import msgspec

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.core.knowledge import Knowledge
from rallybox.core.position import Position
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.kit.simple.rules import Rules
from rallybox.kit.simple.state import (
    SimpleHidden,
    SimpleKnowledge,
    SimplePosition,
    SimpleState,
    SimpleView,
)
from rallybox.kit.simple.table import UNSEEN, Table, fields_of

T = TypeVar("T", bound=Table)


class SimpleGame(Rules[T]):
    """Derive from this, and write what `Rules` asks for, `ask`, `explain` and `draw`."""

    setup_type = Setup

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "table_type" not in vars(cls):
            return
        table, title = cls.table_type, cls.__name__
        shown: list[tuple[str, Any]] = [("setup", cls.setup_type), ("table", table)]
        cls.view_type = cls.table_view_type = _struct(f"{title}View", shown, SimpleView)
        cls.hidden_type = _struct(f"{title}Hidden", [("table", table)], SimpleHidden)
        parts = [("public", cls.view_type), ("hidden", cls.hidden_type)]
        made = _struct(f"{title}Position", parts, SimplePosition)
        cls.position_type = cls.table_position_type = made
        cls.action_total = len(cls.all_orders)
        cls._actions = tuple(Action(n, text) for n, text in enumerate(cls.all_orders))
        cls._by_text = {action.text: action for action in cls._actions}

    _actions: tuple[Action, ...]
    _by_text: dict[str, Action]

    def start(self, setup: Setup, dice: Dice) -> State:
        return SimpleState.of(self, setup, self.deal(setup, dice))

    def action(self, action_id: int) -> Action:
        if not 0 <= action_id < self.action_total:
            last = self.action_total - 1
            raise Malformed("core-no-such-action-id", game=self.title, number=action_id, last=last)
        return self._actions[action_id]

    def parse(self, text: str) -> Action:
        found = self._by_text.get(" ".join(text.split()))
        if found is None:
            raise Malformed("core-no-such-order", game=self.title, text=text[:40])
        return found

    def know(self, view: View) -> Knowledge:
        return SimpleKnowledge(self, cast(SimpleView, view))

    def rebuild(self, position: Position) -> State:
        assert isinstance(position, SimplePosition)
        setup, table = position.public.setup, position.hidden.table
        for name, by in fields_of(cast(Any, self.table_type)).items():
            if by == "own" and len(getattr(table, name)) != setup.players:
                raise self.impossible(name)
        wrong = self.check_table(table, setup) or self._cards_lost(table, setup)
        if wrong:
            raise self.impossible(wrong)
        return SimpleState.of(self, setup, table.copy())

    def laws(self, state: State) -> list[str]:
        table = cast(SimpleState, state).table
        lost = self._cards_lost(cast(T, table), state.setup)
        return [lost] if lost else []

    def _cards_lost(self, table: T, setup: Setup) -> str:
        """Every card is somewhere, once."""
        found = Counter(self.shown_cards(table))
        for _, pile in table.piles():
            found.update(pile)
        return "" if found == Counter(self.cards(setup)) else "cards"

    def secrets(self, state: State, seat: int | None) -> dict[str, object]:
        table = cast(SimpleState, state).table
        seen = dict(table.seen_by(seat).piles())
        return {name: tuple(pile) for name, pile in table.piles() if UNSEEN in seen[name]}

    def comparable(self, real: State, imagined: State, viewer: int | None) -> bool:
        # Where only the faces of cards differ, a hidden one was drawn or turned up.
        one, two = real.view(viewer), imagined.view(viewer)
        assert isinstance(one, SimpleView)
        assert isinstance(two, SimpleView)
        return one == two or one.table.covered() != two.table.covered()


def _struct(name: str, fields: list[tuple[str, Any]], base: type) -> Any:
    """A struct like `base` with narrower fields."""
    return msgspec.defstruct(
        name, fields, bases=(base,), frozen=True, kw_only=True, forbid_unknown_fields=True
    )
