"""Why an action cannot be done now: the sentence for a player who tried it."""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.errors import Illegal
from rallybox.core.words import Cards, Seat, Words
from rallybox.games.stichrallye.actions import PlayCard, UseMotor, plays_of_hand
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


def remarks(race: RaceState, seat: int | None) -> dict[str, Words]:
    """Why cards in the hand of the one who has to follow cannot be played, by the card; at the end,
    how cars are placed that never left the start (SR-7)."""
    if race.outcome is not None:
        level = enumerate(race.outcome.level)
        return {
            f"tie {n}": Words("stichrallye-tie-start", {"seats": tuple(map(Seat, seats))})
            for n, seats in level
        }
    if seat is None or seat not in race.to_act or race.follow <= 0:
        return {}
    listed = race.actions(seat)
    hand = [action for action in plays_of_hand(race.hands[seat]) if action not in listed]
    return {action.text: against(race, seat, action).words for action in hand}


def _no_turbo_now(race: RaceState, seat: int) -> Illegal:
    """A seat that has to play a card cannot answer about its motor."""
    motor = race.course.dial[race.arrows[seat]]
    if not motor:
        return Illegal("stichrallye-illegal-motor-at-zero")
    return Illegal("stichrallye-illegal-no-turbo-now", motor=motor)
