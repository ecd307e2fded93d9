"""Telling: builds the events. Called only while somebody listens."""

from __future__ import annotations

from collections.abc import Iterable

from rallybox.core.events import Event
from rallybox.games.stichrallye.actions import PlayCard
from rallybox.games.stichrallye.cards import COLOUR, COLOURS, TEXT, texts
from rallybox.games.stichrallye.events import (
    CardPlayed,
    Dealt,
    Drove,
    FlagTaken,
    GameOver,
    MotorUsed,
    MotorWound,
    RoundBegan,
    RoundEnded,
    TrickWon,
    TurboKept,
    TurboUsed,
)
from rallybox.games.stichrallye.state import RaceState
from rallybox.games.stichrallye.track import jumped


def _say(state: RaceState, event: Event) -> None:
    assert state.heard is not None
    state.heard.append(event)


def dealt(state: RaceState) -> None:
    """A new round has been dealt."""
    cards = int(state.hands[0]).bit_count()
    _say(state, RoundBegan(seat=state.flag, round=state.round + 1, cards=cards))
    for seat, hand in enumerate(state.hands):
        _say(state, Dealt(to=seat, seat=seat, round=state.round + 1, cards=texts(hand)))


def card_played(state: RaceState, seat: int, action: PlayCard) -> None:
    """A card lies on the table; it is already in the trick."""
    lead = COLOUR[state.trick[0]]
    failed = COLOUR[action.card] != lead
    _say(state, CardPlayed(seat=seat, card=action.text, lead=COLOURS[lead], failed=failed))


def trick_won(state: RaceState, winner: int, lowest: int) -> None:
    """The trick is decided; the flag is still where it was."""
    card = state.trick[(winner - state.leader) % state.course.players]
    number = len(state.tricks) + 1
    _say(state, TrickWon(seat=winner, card=TEXT[card], trick=number, lowest=lowest))
    flag_taken(state, winner)


def flag_taken(state: RaceState, seat: int) -> None:
    """A seat takes the flag, unless it has it already."""
    if seat != state.flag:
        _say(state, FlagTaken(seat=seat))


def wound(state: RaceState, winner: int) -> None:
    """Every motor but the winner's has been wound."""
    dial = state.course.dial
    for seat, arrow in enumerate(state.arrows):
        if seat != winner:
            _say(
                state,
                MotorWound(seat=seat, arrow=arrow, before=dial[arrow - 1], motor=dial[arrow]),
            )


def turbo(state: RaceState, seat: int, motor: int, used: bool) -> None:
    """The winner has decided about its motor."""
    _say(state, (TurboUsed if used else TurboKept)(seat=seat, motor=motor))


def drove(state: RaceState, seat: int, steps: int, at: int, reached: int, taken: int) -> None:
    """A car has moved, from `at`; `taken` is the mask before the move."""
    track = state.course.track
    end = state.cars[seat]
    _say(
        state,
        Drove(
            seat=seat,
            steps=steps,
            start=at % track.length,
            reached=reached % track.length,
            end=end % track.length,
            jumped=jumped(track, taken, at, reached),
            rolled="down" if end > reached else "up" if end < reached else "no",
            lap=end // track.length > at // track.length,
            laps=end // track.length,
        ),
    )


def round_ended(state: RaceState, order: Iterable[int]) -> None:
    """All tricks of the round are played."""
    _say(state, RoundEnded(round=state.round + 1, order=tuple(order)))


def motor_used(state: RaceState, seat: int, motor: int) -> None:
    """A motor is let go at the end of a round."""
    _say(state, MotorUsed(seat=seat, motor=motor))


def game_over(state: RaceState) -> None:
    """The game has ended."""
    outcome = state.outcome
    assert outcome is not None
    winner = outcome.winners[0]
    _say(state, GameOver(seat=winner, reason=outcome.reason, places=outcome.places))
