"""Why an action cannot be done now: the sentence for a player who tried it."""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.errors import Illegal
from rallybox.core.words import Cards
from rallybox.games.stichrallye.actions import PlayCard, UseMotor
from rallybox.games.stichrallye.cards import COLOURS, SUIT
from rallybox.games.stichrallye.state import RaceState
from rallybox.kit.bits import count_bits


def against(race: RaceState, seat: int, action: Action) -> Illegal:
    """The reason against an action that is not listed for a seat that owes a decision."""
    if isinstance(action, UseMotor):
        return _no_turbo_now(race, seat)
    assert isinstance(action, PlayCard)
    card = Cards((action.text,))
    if race.follow < 0:
        return Illegal("stichrallye-illegal-decide-turbo", card=card)
    if not race.hands[seat] & action.bit:
        return Illegal("stichrallye-illegal-not-in-hand", card=card)
    lead = list(SUIT).index(race.follow)
    held = count_bits(race.hands[seat] & race.follow)
    return Illegal("stichrallye-illegal-follow", card=card, colour=COLOURS[lead], held=held)


def _no_turbo_now(race: RaceState, seat: int) -> Illegal:
    """A seat that has to play a card cannot answer about its motor."""
    motor = race.course.dial[race.arrows[seat]]
    if not motor:
        return Illegal("stichrallye-illegal-motor-at-zero")
    return Illegal("stichrallye-illegal-no-turbo-now", motor=motor)
