"""What a seat may not know of a race; for the secrecy tests."""

from __future__ import annotations

from rallybox.games.roadrally.phases import MECHANIC
from rallybox.games.roadrally.state import RaceState


def secrets(race: RaceState, seat: int | None) -> dict[str, object]:
    """Every secret in the state by its name, as seen from a seat."""
    found: dict[str, object] = {}
    for other in range(race.players):
        if other == seat:
            continue
        if race.hand_size[other] and race.deck_size(other):
            found[f"hand of {other}"] = race.hand[other]
        if race.stage_cards[other]:
            found[f"stage-cards of {other}"] = race.stage_cards[other]
        if race.phase == MECHANIC and other in race.to_act:
            found[f"looked-at of {other}"] = race.top[other]
    return found
