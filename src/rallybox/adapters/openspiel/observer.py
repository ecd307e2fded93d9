"""What OpenSpiel is told of a seat: what it sees now, or all that it has ever seen."""

from __future__ import annotations

from typing import Any, Protocol

from rallybox.adapters.needs import missing
from rallybox.adapters.openspiel.world import World
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.observing import observe, observer_of
from rallybox.observing.memory import ENTRIES, WIDTH
from rallybox.observing.unnumbered import seen_as_text

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from None


class Node(Protocol):
    """A state of OpenSpiel, as far as it is looked at here."""

    world: World


class RallyObserver:
    """Fills `tensor`; `dict` has its parts by name, without copies."""

    def __init__(self, game: Game, setup: Setup, remembers: bool) -> None:
        self.game = game
        self.remembers = remembers
        """Is it about all that was ever seen (the information state), or what is seen now?"""
        observer = observer_of(game, setup)
        shapes = {field.name: field.shape for field in observer.description.fields}
        if remembers:
            # Of the first observation, then come the last entries of the seat's memory.
            shapes["memory"] = (ENTRIES, WIDTH)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        begin = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[begin : begin + sizes[name]].reshape(shape)
            begin += sizes[name]

    def set_from(self, state: Node, player: int) -> None:
        """Fill the tensor."""
        world = state.world
        if world.state is None:
            self.tensor.fill(0)
            return
        if self.remembers:
            memory = world.memory(player)
            assert memory is not None
            numbers = memory.tensor()
        else:
            numbers = observe(self.game, world.state, player)
        self.tensor[:] = np.frombuffer(numbers, np.uint8)

    def string_from(self, state: Node, player: int) -> str:
        """The same, whole, as text: the view as JSON, or the memory, a line for each entry."""
        world = state.world
        if world.state is None:
            return ""
        if self.remembers:
            memory = world.memory(player)
            assert memory is not None
            return memory.text
        return seen_as_text(world.state.view(player))
