"""The plain observation of a game that brings none of its own: its view, flattened.

For every field of the view (of its table, where it has one) there are so many bytes: numbers as
they are, cut to 0 … 255, texts as a number that stands for them, lists one after the other, each
with its length in front. What does not fit is left out. A network can learn from it; a module
`observation` of the game's own says better what is what.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.observing.description import Field, seats
from rallybox.observing.observer import Observer

PLACES = 48
"""For each field of a view."""
MEANING = (
    "As the view has it: numbers cut to 0 … 255, texts as 1 + CRC-32 mod 255, lists with their "
    "length first; absolute seats."
)
LEFT_OUT = {*View.__struct_fields__, "table"}


class PlainObserver(Observer):
    """What any view looks like in bytes."""

    def fields(self) -> tuple[Field, ...]:
        players = self.setup.players
        return (
            Field("seat", (players,), 0, 1, "Which seat I am, counted from the first."),
            Field("to_act", (players,), 0, 1, "Who decides, as far as I may know; absolute seats."),
            seats("places", players, "Place in the finished game, 0 while it goes on.")._replace(
                high=players
            ),
            *[Field(name, (PLACES,), 0, 255, MEANING) for name in self._names()],
        )

    def _names(self) -> list[str]:
        """The fields of the view, or of the table that it shows, that every view has not."""
        view: type[View] = self.game.view_type
        left_out = LEFT_OUT.union(view.identity_fields)
        names = [name for name in view.__struct_fields__ if name not in left_out]
        table = next((f.type for f in msgspec.structs.fields(view) if f.name == "table"), None)
        return names + ([] if table is None else list(table.__struct_fields__))

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        view = state.view(seat)
        for number in self._numbers(view, seat):
            row[at] = u8(number)
            at += 1

    def _numbers(self, view: View, seat: int) -> Iterator[int]:
        players = view.setup.players
        yield from (int(other == seat) for other in range(players))
        yield from (int(other in view.to_act) for other in range(players))
        for step in range(players):
            outcome = view.outcome
            yield 0 if outcome is None else outcome.places[(seat + step) % players]
        table = getattr(view, "table", None)
        for name in self._names():
            value = getattr(view, name) if hasattr(view, name) else getattr(table, name)
            block = [*_flat(msgspec.to_builtins(value))][:PLACES]
            yield from block
            yield from [0] * (PLACES - len(block))


def _flat(value: object) -> Iterator[int]:
    """A plain value as bytes, one after the other."""
    if isinstance(value, str):
        yield 1 + crc32(value.encode()) % 255
    elif isinstance(value, int | float):
        yield max(0, min(255, int(value)))
    elif isinstance(value, list | tuple):
        yield min(255, len(value))
        for one in value:
            yield from _flat(one)
    elif isinstance(value, dict):
        yield min(255, len(value))
        for key in sorted(value):
            yield from _flat(key)
            yield from _flat(value[key])
    else:
        yield 0
