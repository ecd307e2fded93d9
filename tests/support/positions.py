"""Dumps as JSON has them, for tests that change parts of them."""

from __future__ import annotations

import json
from collections.abc import Iterator, MutableMapping
from typing import Any

import msgspec

from rallybox.core import Malformed, State
from rallybox.core.game import Game

Dump = dict[str, Any]
"""A position as JSON has it: `public` with the `setup` in it, and `hidden`."""


def dumped(state: State) -> Dump:
    """A state's dump."""
    dump: Dump = json.loads(msgspec.json.encode(state.dump()))
    return dump


class Parts(MutableMapping[str, Any]):
    """The parts of a dump by name, wherever they are: hidden ones, then those that all see, then
    those of the set-up. A new name goes to what all see. Changing a part changes the dump."""

    def __init__(self, dump: Dump) -> None:
        public = dump["public"]
        self._places: tuple[Dump, ...] = (dump["hidden"], public, public["setup"])

    def _place(self, name: str) -> Dump:
        return next((place for place in self._places if name in place), self._places[1])

    def __getitem__(self, name: str) -> Any:
        return self._place(name)[name]

    def __setitem__(self, name: str, value: Any) -> None:
        self._place(name)[name] = value

    def __delitem__(self, name: str) -> None:
        del self._place(name)[name]

    def __iter__(self) -> Iterator[str]:
        return iter({name: None for place in self._places for name in place})

    def __len__(self) -> int:
        return len(list(iter(self)))


def changed(dump: Dump, **parts: object) -> Dump:
    """A copy of a dump with other parts; see `Parts`."""
    copy: Dump = json.loads(json.dumps(dump))
    Parts(copy).update(parts)
    return copy


def believed(game: Game, dump: object) -> State | None:
    """The state of what may be a dump, if a game can stand so; a refusal has a sentence.

    What all see need not follow from the rest here. Whether it does must make the whole difference
    to an exact `load`; and what comes of it must be a position that is read back as it is.
    """
    data = json.dumps(dump)
    state = _read(game, data, exact=False)
    strictly = _read(game, data, exact=True)
    if state is None:
        assert strictly is None
        return None
    public = msgspec.json.decode(data, type=game.position_type).public
    assert (strictly is not None) == (state.view(None) == public)
    again = state.dump()
    assert game.laws(state) == []
    assert game.load(again).dump() == again
    return state


def _read(game: Game, data: str, *, exact: bool) -> State | None:
    try:
        return game.read_position(data, exact)
    except Malformed as refusal:
        sentence = str(refusal)
    assert " " in sentence
    return None
