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

    @property
    def level(self) -> list[tuple[int, ...]]:
        """Seats with the same score, two or more, in the order of their places; the best first."""
        ranking = sorted(range(len(self.places)), key=lambda seat: self.places[seat])
        groups: dict[int, list[int]] = {}
        for seat in ranking:
            groups.setdefault(self.scores[seat], []).append(seat)
        return [tuple(group) for group in groups.values() if len(group) > 1]
