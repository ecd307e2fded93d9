"""Knowledge: a view that was read once, so that worlds which fit it can be drawn many times."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from rallybox.core.dice import Dice
from rallybox.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC):
    """What a seat, or a spectator, knows at one moment."""

    @abstractmethod
    def imagine(self, dice: Dice) -> State:
        """A whole state, drawn from all that look to the viewer exactly like the view."""
