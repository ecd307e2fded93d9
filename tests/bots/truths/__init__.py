"""What the facts of a hint claim, checked against what then happens: a module for each game.

`RACES` holds the tables, variant and number of players, at which it is looked for.
`CHECKS` holds, for each message, a function that takes a `Case` and asserts; what only shows later
is put on `Case.later`, to be asked again after every action until it returns True.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rallybox.core import Action, Event

Later = Callable[[Any, Sequence[Event]], bool]
"""Takes the state and the events of an action; True once there is nothing left to check."""


class Case(NamedTuple):
    """A fact that was told to a seat before it played an action."""

    params: dict[str, Any]
    seat: int
    action: Action
    before: Any
    """A copy of the real state before the action, and the state after it."""
    after: Any
    events: Sequence[Event]
    later: list[Later]

    def of(self, kind: type[Event]) -> list[Any]:
        """The events of a kind that concern the seat."""
        return [
            e for e in self.events if isinstance(e, kind) and getattr(e, "seat", None) == self.seat
        ]


Check = Callable[[Case], None]
