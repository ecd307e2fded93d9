"""The rules: what a card, a trick, a drive and the end of a round do to a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal
from rallybox.core.outcome import Outcome
from rallybox.games.stichrallye import tell
from rallybox.games.stichrallye.actions import PlayCard
from rallybox.games.stichrallye.cards import COLOUR, ROUNDS, VALUE
from rallybox.games.stichrallye.track import reach, rest

if TYPE_CHECKING:
    from rallybox.games.stichrallye.state import StichRallyeState

FINISH, LEAD = "finish", "lead"
LAPS = 2
ASKING = -1
NOBODY = -1
SEATS: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(5))

# -- a trick ---------------------------------------------------------------------------------


def play_card(state: StichRallyeState, seat: int, action: PlayCard, dice: Dice) -> None:
    """A seat plays a card that it may play."""
    state.hands[seat] ^= action.bit
    trick = state.trick
    trick.append(action.card)
    follow = state.follow
    if not follow:
        state.follow = action.suit
    elif not action.bit & follow:
        state.voids[seat] |= follow
    if state.heard is not None:
        tell.card_played(state, seat, action)
    course = state.course
    if len(trick) < course.players:
        state.turn = seat = course.after[seat]
        state.to_act = SEATS[seat]
    else:
        _decide_trick(state, dice)


def winning(trick: Sequence[int]) -> int:
    """Which card of a trick, by its place in it, wins: the highest of the last new colour."""
    seen = 0
    deciding = -1
    top = -1
    best = 0
    for place, card in enumerate(trick):
        colour = COLOUR[card]
        if colour == deciding:
            if card > top:
                top = card
                best = place
        elif not seen >> colour & 1:
            seen |= 1 << colour
            deciding = colour
            top = card
            best = place
    return best


def winner_of(state: StichRallyeState, number: int) -> int:
    """The seat that won a finished trick of this round, by its index."""
    place = winning(state.tricks[number])
    return (state.leaders[number] + place) % state.course.players


def _decide_trick(state: StichRallyeState, dice: Dice) -> None:
    """The winner takes the flag, the others wind, and the winner may be asked about its motor."""
    course = state.course
    trick = state.trick
    winner = (state.leader + winning(trick)) % course.players
    lowest = min([VALUE[card] for card in trick])
    if state.heard is not None:
        tell.trick_won(state, winner, lowest)
    state.flag = winner
    arrows = state.arrows
    numbers = course.numbers
    for seat, arrow in enumerate(arrows):
        if seat != winner:
            arrow += 1
            arrows[seat] = arrow if arrow < numbers else 0
    if state.heard is not None:
        tell.wound(state, winner)
    if course.dial[arrows[winner]]:
        ask_turbo(state, winner, lowest)
    else:  # SR-4
        _finish_trick(state, winner, lowest, dice)


def ask_turbo(state: StichRallyeState, winner: int, lowest: int) -> None:
    """The trick is full and its winner, whose motor shows a number above 0, decides about it."""
    state.lowest = lowest
    state.follow = ASKING
    state.turn = winner
    state.to_act = SEATS[winner]


def answer_turbo(state: StichRallyeState, seat: int, turbo: bool, dice: Dice) -> None:
    """The winner adds the full value of its motor, or keeps it."""
    motor = state.course.dial[state.arrows[seat]]
    if state.heard is not None:
        tell.turbo(state, seat, motor, turbo)
    if turbo:
        state.arrows[seat] = 0
        _finish_trick(state, seat, state.lowest + motor, dice)
    else:
        _finish_trick(state, seat, state.lowest, dice)


def _finish_trick(state: StichRallyeState, winner: int, steps: int, dice: Dice) -> None:
    """The winner drives; then it leads again, or the round ends."""
    state.leaders.append(state.leader)
    state.tricks.append(tuple(state.trick))
    state.trick = []
    state.follow = 0
    if drive(state, winner, steps):
        _end(state, FINISH)
    elif len(state.tricks) < ROUNDS[state.round]:
        state.leader = state.turn = winner
        state.to_act = SEATS[winner]
    else:
        _end_round(state, dice)


# -- driving ---------------------------------------------------------------------------------


def drive(state: StichRallyeState, seat: int, steps: int) -> bool:
    """Move a car; did it complete its second lap? (SR-9)"""
    track = state.course.track
    at = state.cars[seat]
    taken = state.taken
    reached = reach(track, taken, at, steps)
    end = rest(track, taken, at, reached)
    length = track.length
    state.cars[seat] = end
    state.taken = (taken & ~(1 << at % length) | 1 << end % length) & ~1  # SR-5
    if state.heard is not None:
        tell.drove(state, seat, steps, at, reached, taken)
    return end >= LAPS * length


def standing(cars: Sequence[int], flag: int) -> list[int]:
    """The seats from first to last (SR-7)."""
    count = len(cars)
    return sorted(range(count), key=lambda seat: (-cars[seat], (seat - flag) % count))


def motor_order(cars: Sequence[int], flag: int) -> list[int]:
    """The seats in the order in which they use their motors at the end of a round (SR-8)."""
    count = len(cars)
    return sorted(range(count), key=lambda seat: (cars[seat], (seat - flag) % count))


# -- rounds ----------------------------------------------------------------------------------


def _end_round(state: StichRallyeState, dice: Dice) -> None:
    """All motors are used, from the last car to the first; then the next round, or the end."""
    order = motor_order(state.cars, state.flag)  # SR-8: fixed before the first of them moves
    if state.heard is not None:
        tell.round_ended(state, order)
    dial = state.course.dial
    arrows = state.arrows
    for seat in order:
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
    first = standing(state.cars, state.flag)[0]
    if state.heard is not None:
        tell.flag_taken(state, first)
    state.flag = first
    state.round += 1
    deal(state, dice)


def deal(state: StichRallyeState, dice: Dice) -> None:
    """Shuffle all cards in use and deal the round's hands; the flag holder will lead.

    Every shuffle begins with the same order, so that nothing of one round leaks into the next.
    """
    course = state.course
    size = ROUNDS[state.round]
    deck = course.deck[:]
    dice.shuffle(deck)
    # Each card is a mask of its own, so a sum is a hand.
    state.hands = [sum(deck[i : i + size]) for i in range(0, size * course.players, size)]
    state.voids = [0] * course.players
    state.leaders = []
    state.tricks = []
    state.leader = state.turn = state.flag
    state.to_act = SEATS[state.flag]
    if state.heard is not None:
        tell.dealt(state)


# -- the end ---------------------------------------------------------------------------------


def _end(state: StichRallyeState, reason: str) -> None:
    state.reason = reason
    state.turn = NOBODY
    state.to_act = ()
    if state.heard is not None:
        tell.game_over(state)


def outcome_of(state: StichRallyeState) -> Outcome:
    """The outcome of a finished game: everybody by standing; whoever finished is ahead of all."""
    places = [0] * state.course.players
    for place, seat in enumerate(standing(state.cars, state.flag), start=1):
        places[seat] = place
    return Outcome(places=tuple(places), scores=tuple(state.cars), reason=state.reason)


def no_turbo_now(state: StichRallyeState, seat: int) -> Illegal:
    """Why a seat that has to play a card cannot answer about its motor."""
    motor = state.course.dial[state.arrows[seat]]
    if not motor:
        return Illegal("stichrallye-illegal-motor-at-zero")
    return Illegal("stichrallye-illegal-no-turbo-now", motor=motor)
