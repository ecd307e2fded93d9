"""What a seat may not know of a race; for the secrecy tests."""

from __future__ import annotations

from rallybox.games.stichrallye.cards import texts
from rallybox.games.stichrallye.state import RaceState


def secrets(race: RaceState, seat: int | None) -> dict[str, object]:
    """The other hands, and the cards not dealt."""
    found: dict[str, object] = {
        f"hand of {other}": texts(hand) for other, hand in enumerate(race.hands) if other != seat
    }
    unseen = race.course.used
    for cards in (*race.tricks, race.trick):
        for card in cards:
            unseen &= ~(1 << card)
    found["undealt"] = texts(unseen & ~sum(race.hands))
    return found
