"""What a seat may not know, and where the rules themselves reveal something of it."""

from __future__ import annotations

from rallybox.games.tacots.cards import names
from rallybox.games.tacots.state import RaceState


def secrets(state: RaceState, seat: int | None) -> dict[str, object]:
    """The other hands, the undealt cards, what lies under the tops of the piles."""
    hidden: dict[str, object] = {}
    for pile, cards in enumerate(state.piles, start=1):
        if len(cards) > 1:
            hidden[f"pile {pile}"] = cards[:-1]
    if state.ended is None and not state.piles:
        for other in range(state.players):
            if other != seat:
                hidden[f"hand of {other}"] = names(state.hands[other])
    if state.stock:
        hidden["undealt cards"] = names(state.stock)
    return hidden


def _revealed(state: RaceState) -> bool:
    """Was a hand counted or dealt in the turn that has just ended?"""
    return state.ended is not None or state.turn == state.dealt_at


def comparable(real: RaceState, imagined: RaceState) -> bool:
    """Did neither world's last turn reveal something hidden?

    At the end of a hand all cards are laid open; a deal hands out hidden cards; that a hand goes
    on tells something, too (TA-10). In the patience, a card may have been turned up.
    """
    if real.piles:
        tops = [[cards[-1:] for cards in world.piles] for world in (real, imagined)]
        return tops[0] == tops[1]
    return not _revealed(real) and not _revealed(imagined)
