"""The view: everything public, and the viewer's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rallybox.core.outcome import Outcome
from rallybox.core.view import View
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.cards import LETTERS, ROUNDS, SUIT, TEXT, texts
from rallybox.games.stichrallye.setup import StichRallyeSetup
from rallybox.games.stichrallye.track import reach, rest

if TYPE_CHECKING:
    from rallybox.games.stichrallye.state import StichRallyeState


class CarView(msgspec.Struct, frozen=True):
    """One driver's car and motor."""

    space: int
    """0 is the start."""
    laps: int
    arrow: int
    """The place of the motor's arrow on the dial; 0 is its first number."""
    motor: int
    """The number that the motor shows."""


class TrickView(msgspec.Struct, frozen=True):
    """A finished trick."""

    leader: int
    cards: tuple[str, ...]
    """The leader's first, then clockwise."""
    winner: int


class StichRallyeView(View, frozen=True, kw_only=True):
    """What a seat may know. Tuples have one entry for each seat unless they say otherwise."""

    setup: StichRallyeSetup
    track: str
    dial: tuple[int, ...]
    unused: tuple[str, ...]
    """The cards that stay in the box."""
    round: int
    """From 1."""
    cards_each: int
    """Cards dealt to each driver in this round, so also its tricks."""
    cars: tuple[CarView, ...]
    standing: tuple[int, ...]
    """The seats from first to last."""
    flag: int
    leader: int
    """Who leads, or led, the trick on the table."""
    trick: tuple[str, ...]
    """The cards on the table, the leader's first; all of them while the winner is asked."""
    winning: int | None
    """The seat that wins the trick so far."""
    lowest: int | None
    """The lowest value in the trick so far."""
    landings: tuple[int, int] | None
    """While the winner is asked: the spaces where it would end without and with its motor."""
    tricks: tuple[TrickView, ...]
    """The finished tricks of this round, in order: what was played stays open (SR-10)."""
    voids: tuple[str, ...]
    """The letters of the colours that each seat failed to follow in this round."""
    hand_sizes: tuple[int, ...]
    hand: tuple[str, ...] | None
    """The viewer's own cards; None for a spectator."""
    outcome: Outcome | None


_VOIDS: dict[int, str] = {
    sum(int(SUIT[c]) for c in range(3) if colours >> c & 1): "".join(
        LETTERS[c] for c in range(3) if colours >> c & 1
    )
    for colours in range(8)
}


def void_letters(mask: int) -> str:
    """The letters of the colours in a mask of whole colours."""
    return _VOIDS[mask]


def void_mask(letters: str) -> int:
    """The mask of the whole colours with these letters."""
    return sum(SUIT[LETTERS.index(letter)] for letter in letters)


def view_of(state: StichRallyeState, seat: int | None) -> StichRallyeView:
    """Build up what a seat, or a spectator, may know."""
    public = _public(state)
    return public if seat is None else beside(state, public, seat)


def beside(state: StichRallyeState, public: StichRallyeView, seat: int) -> StichRallyeView:
    """Add what only a seat knows to what everybody knows."""
    return msgspec.structs.replace(public, seat=seat, hand=texts(state.hands[seat]))


def _public(state: StichRallyeState) -> StichRallyeView:
    course = state.course
    laid = state.laid
    begin = state.done * course.players
    return StichRallyeView(
        seat=None,
        to_act=state.to_act,
        setup=state.setup,
        track=course.track.spaces,
        dial=course.shown_dial,
        unused=course.unused,
        round=state.round + 1,
        cards_each=ROUNDS[state.round],
        cars=_cars(state),
        standing=tuple(rules.standing(list(state.cars), state.flag)),
        flag=state.flag,
        leader=state.led[state.done],
        trick=tuple([TEXT[card] for card in state.table[begin : begin + laid]]),
        winning=state.best if laid else None,
        lowest=state.lowest if laid else None,
        landings=_landings(state),
        tricks=_tricks(state),
        voids=tuple([_VOIDS[mask] for mask in state.voids]),
        hand_sizes=tuple([int(hand).bit_count() for hand in state.hands]),
        hand=None,
        outcome=state.outcome,
    )


def _cars(state: StichRallyeState) -> tuple[CarView, ...]:
    length = state.course.track.length
    dial = state.course.dial
    return tuple(
        [
            CarView(at % length, at // length, arrow, dial[arrow])
            for at, arrow in zip(state.cars, state.arrows, strict=True)
        ]
    )


def _tricks(state: StichRallyeState) -> tuple[TrickView, ...]:
    """Who won a trick leads the next one; so the seat after the last one is known as well."""
    players = state.course.players
    done = state.done
    cards = [TEXT[card] for card in state.table[: done * players]]
    led = list(state.led[: done + 1])
    return tuple(
        [
            TrickView(led[i], tuple(cards[i * players : (i + 1) * players]), led[i + 1])
            for i in range(done)
        ]
    )


def _landings(state: StichRallyeState) -> tuple[int, int] | None:
    if state.follow >= 0:
        return None
    winner = state.turn
    at = state.cars[winner]
    motor = state.course.dial[state.arrows[winner]]
    ends = []
    for steps in (state.lowest, state.lowest + motor):
        reached = reach(state.course.track, state.taken, at, steps)
        ends.append(rest(state.course.track, state.taken, at, reached))
    length = state.course.track.length
    return ends[0] % length, ends[1] % length
