"""How games end."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    places: tuple[int, ...]
    """The place of each seat, 1 for the winner; seats that share a place have the same number."""
    scores: tuple[int, ...]
    """The score of each seat."""
    reason: str
    """Why it ended, as a short word; its sentence is the message `<game>-end-<reason>`."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
