"""The information state of a seat: all that it has ever seen, not only what it sees now.

It is the first view, and then, in order, every event that the seat has heard and every action of
its own. `text` is all of it; two histories that the seat cannot tell apart have the same one, and
no others have. (What only says which game it is, such as the number of a deal, is left out: see
`unnumbered`.) `tensor` is the first observation and the last entries, for networks: bounded, so
it forgets the beginning of long games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, get_args
from zlib import crc32

import msgspec

from rallybox.core.actions import Action
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.observing import describe, observe, observer_of
from rallybox.observing.unnumbered import seen_as_text

MEMORY_VERSION: Final = 1
"""Of how entries become numbers, in all games. Where it is the events of one game that change, its
observation gets a new version: see `tensor_version`."""
ENTRIES: Final = 64
"""So many of the last entries are in a tensor."""
WIDTH: Final = 16
"""Numbers of an entry: what kind it is, then what it tells."""
OWN: Final = 255
"""The kind of an own action; its id follows, in two numbers."""


class Memory:
    """What one seat remembers of a game, from the deal on."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        """`state` is a fresh one, of which nobody has heard anything yet."""
        self.game = game
        self.seat = seat
        self.players = state.setup.players
        self._first = observe(game, state, seat)
        self._text = [seen_as_text(state.view(seat))]
        self._entries: list[bytes] = []
        kinds = get_args(game.event_type) or (game.event_type,)
        self._kinds = {kind: 1 + at for at, kind in enumerate(kinds)}

    def copy(self) -> Memory:
        """An independent copy."""
        twin = Memory.__new__(Memory)
        vars(twin).update(vars(self))
        twin._text, twin._entries = self._text[:], self._entries[:]
        return twin

    def act(self, action: Action) -> None:
        """The seat has decided so."""
        self._text.append(f"> {action.text}")
        self._entries.append(_padded([OWN, action.id >> 8, action.id & 255]))

    def hear(self, events: Iterable[Event]) -> None:
        """This has happened; what the seat may not hear is passed over."""
        for event in events:
            if event.heard_by(self.seat):
                self._text.append(msgspec.json.encode(event).decode())
                self._entries.append(_padded([self._kinds.get(type(event), 0), *self._told(event)]))

    def _told(self, event: Event) -> Iterator[int]:
        for name in event.__struct_fields__:
            if name not in event.untold_fields:
                yield from self._numbers(getattr(event, name), name in event.seat_fields)

    def _numbers(self, value: object, seat: bool) -> Iterator[int]:
        if isinstance(value, tuple | list):
            for one in value:
                yield from self._numbers(one, seat)
        elif isinstance(value, str):
            yield 1 + crc32(value.encode()) % 255
        elif isinstance(value, int):
            away = (value - self.seat) % self.players if seat else value
            yield max(0, min(255, int(away)))
        else:
            yield 0

    @property
    def text(self) -> str:
        """Everything, a line for each entry."""
        return "\n".join(self._text)

    @property
    def size(self) -> int:
        """How long a tensor is."""
        return len(self._first) + ENTRIES * WIDTH

    def tensor(self) -> bytes:
        """The first observation, then the last entries, the latest first; 0 where there is none.

        An entry is the number of its kind (from 1, in the order of the game's `event_type`; 255:
        an own action, then its id, high byte first), then the event's fields: seats counted from
        the own one, numbers cut to 0 … 255, texts as 1 + CRC-32 mod 255.
        """
        last = self._entries[: -ENTRIES - 1 : -1]
        return self._first + b"".join(last) + bytes((ENTRIES - len(last)) * WIDTH)


def tensor_size(game: Game, setup: Setup) -> int:
    """How long the tensors of games with a set-up are."""
    return int(observer_of(game, setup).size) + ENTRIES * WIDTH


def tensor_version(game: Game, setup: Setup) -> str:
    """Raised whenever a number of any tensor changes: the version of the game's observation, which
    is its beginning, and that of the entries."""
    return f"{describe(game, setup).version}.{MEMORY_VERSION}"


def _padded(numbers: list[int]) -> bytes:
    return bytes(numbers[:WIDTH]).ljust(WIDTH, b"\0")
