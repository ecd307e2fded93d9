"""The rules: what a card, a trick, a drive and the end of a round do to a state."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.games.stichrallye import tell
from rallybox.games.stichrallye.actions import PLAYS
from rallybox.games.stichrallye.cards import COLOUR, ROUNDS, SUIT, VALUE
from rallybox.games.stichrallye.state import FINISH, LEAD, NOBODY, RaceState
from rallybox.games.stichrallye.track import moved, reach, rest
from rallybox.kit.bits import BIT

LAPS: Final[i64] = 2
ASKING: Final[i64] = -1
SEATS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]

# -- a trick ---------------------------------------------------------------------------------


def play_card(state: RaceState, seat: i64, card: i64, dice: Dice) -> None:
    """A seat plays a card that it may play."""
    bit: i64 = BIT[card]
    state.hands[seat] ^= bit
    follow = state.follow
    if not follow:
        state.follow = SUIT[COLOUR[card]]
    elif not bit & follow:
        state.voids[seat] |= follow
    lay_card(state, seat, card)
    if state.heard is not None:
        tell.card_played(state, seat, PLAYS[card])
    course = state.course
    if state.laid < course.players:
        seat = course.after[seat]
        state.turn = seat
        state.to_act = SEATS[seat]
    else:
        _decide_trick(state, dice)


def lay_card(state: RaceState, seat: i64, card: i64) -> None:
    """Put a card on the table: the highest of the last new colour wins so far."""
    state.table[state.done * state.course.players + state.laid] = card
    state.laid += 1
    colour = COLOUR[card]
    if colour == state.deciding:
        if card > state.top:
            state.top = card
            state.best = seat
    elif not state.seen >> colour & 1:
        state.seen |= BIT[colour]
        state.deciding = colour
        state.top = card
        state.best = seat
    value = VALUE[card]
    if value < state.lowest:
        state.lowest = value


def _decide_trick(state: RaceState, dice: Dice) -> None:
    """The winner takes the flag, the others wind, and the winner may be asked about its motor."""
    course = state.course
    winner = state.best
    if state.heard is not None:
        tell.trick_won(state, winner, state.lowest)
    state.flag = winner
    arrows = state.arrows
    numbers = course.numbers
    for seat in range(course.players):
        if seat != winner:
            arrow = arrows[seat] + 1
            arrows[seat] = arrow if arrow < numbers else 0
    if state.heard is not None:
        tell.wound(state, winner)
    if course.dial[arrows[winner]]:
        ask_turbo(state)
    else:  # SR-4
        _finish_trick(state, winner, state.lowest, dice)


def ask_turbo(state: RaceState) -> None:
    """The trick is full and its winner, whose motor shows a number above 0, decides about it."""
    state.follow = ASKING
    state.turn = state.best
    state.to_act = SEATS[state.best]


def answer_turbo(state: RaceState, seat: i64, turbo: bool, dice: Dice) -> None:
    """The winner adds the full value of its motor, or keeps it."""
    motor = state.course.dial[state.arrows[seat]]
    if state.heard is not None:
        tell.turbo(state, seat, motor, turbo)
    if turbo:
        state.arrows[seat] = 0
        _finish_trick(state, seat, state.lowest + motor, dice)
    else:
        _finish_trick(state, seat, state.lowest, dice)


def _finish_trick(state: RaceState, winner: i64, steps: i64, dice: Dice) -> None:
    """The winner drives; then it leads again, or the round ends."""
    state.done += 1
    state.led[state.done] = winner
    state.clear_table()
    if drive(state, winner, steps):
        _end(state, FINISH)
    elif state.done < ROUNDS[state.round]:
        state.turn = winner
        state.to_act = SEATS[winner]
    else:
        _end_round(state, dice)


# -- driving ---------------------------------------------------------------------------------


def drive(state: RaceState, seat: i64, steps: i64) -> bool:
    """Move a car; did it complete its second lap? (SR-9)"""
    track = state.course.track
    at = state.cars[seat]
    taken = state.taken
    reached = reach(track, taken, at, steps)
    end = rest(track, taken, at, reached)
    state.cars[seat] = end
    state.taken = moved(track, taken, at, end)
    if state.heard is not None:
        tell.drove(state, seat, steps, at, reached, taken)
    return end >= LAPS * track.length


def motor_order(cars: vec[i64], flag: i64) -> vec[i64]:
    """The seats in the order in which they use their motors at the end of a round (SR-8): from
    the last car to the first; those still together on the start clockwise from the flag holder."""
    count: i64 = len(cars)
    order = cars[:]
    for place in range(count):
        seat = (flag + place) % count
        # Behind those that are not further along; level ones come clockwise already.
        at = place
        while at > 0 and cars[order[at - 1]] > cars[seat]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat
    return order


def _first_place(state: RaceState) -> i64:
    """The seat at the head of the standing, without sorting all of it."""
    count = state.course.players
    best = state.flag
    for step in range(1, count):
        seat = (state.flag + step) % count
        if state.cars[seat] > state.cars[best]:
            best = seat
    return best


# -- rounds ----------------------------------------------------------------------------------


def _end_round(state: RaceState, dice: Dice) -> None:
    """All motors are used, from the last car to the first; then the next round, or the end."""
    order = motor_order(state.cars, state.flag)  # SR-8: fixed before the first of them moves
    if state.heard is not None:
        tell.round_ended(state, order)
    dial = state.course.dial
    arrows = state.arrows
    for place in range(state.course.players):
        seat = order[place]
        motor = dial[arrows[seat]]
        arrows[seat] = 0
        if motor:
            if state.heard is not None:
                tell.motor_used(state, seat, motor)
            if drive(state, seat, motor):
                _end(state, FINISH)  # SR-9: motors not yet used count for nothing
                return
    if state.round + 1 == len(ROUNDS):
        _end(state, LEAD)
        return
    first = _first_place(state)
    if state.heard is not None:
        tell.flag_taken(state, first)
    state.flag = first
    state.round += 1
    deal(state, dice)


def deal(state: RaceState, dice: Dice) -> None:
    """Shuffle all cards in use and deal the round's hands; the flag holder will lead.

    Every shuffle begins with the same order, so that nothing of one round leaks into the next.
    """
    course = state.course
    size = ROUNDS[state.round]
    deck = course.deck[:]
    players = course.players
    dice.mix(deck, size * players)
    at: i64 = 0
    for seat in range(players):
        hand: i64 = 0
        for _ in range(size):
            hand |= deck[at]
            at += 1
        state.hands[seat] = hand
        state.voids[seat] = 0
    state.done = 0
    state.clear_table()
    state.led[0] = state.flag
    state.turn = state.flag
    state.to_act = SEATS[state.flag]
    if state.heard is not None:
        tell.dealt(state)


# -- the end ---------------------------------------------------------------------------------


def _end(state: RaceState, reason: str) -> None:
    state.reason = reason
    state.turn = NOBODY
    state.to_act = ()
    if state.heard is not None:
        tell.game_over(state)
