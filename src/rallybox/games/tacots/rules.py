"""The rally: what can be done in a turn, what it does, and when a hand ends."""

from __future__ import annotations

from typing import Final

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.games.tacots import dealing, scoring, tell
from rallybox.games.tacots.actions import (
    AGAINST,
    BUILD_LISTS,
    BUILDS,
    OPEN_BUILDS,
    PASS,
    Drive,
    Lay,
    builds,
    drives,
    open_builds,
)
from rallybox.games.tacots.board import CENTRE, FRONT, KINDS_FIT
from rallybox.games.tacots.cards import DEAD, KIND_SHAPES, ONE, ROADS
from rallybox.games.tacots.data import PARTS
from rallybox.games.tacots.state import RaceState

PROTECTED: Final = PARTS.limits.protected
ANNOUNCED: Final = PARTS.limits.announced
IDLE_ROUNDS: Final = PARTS.limits.idle_rounds

PASS_ONLY: Final[tuple[Action, ...]] = (PASS,)
ACTING: Final = ((0,), (1,), (2,), (3,))


# -- what can be done ----------------------------------------------------------------------------


def actions(state: RaceState, seat: int) -> tuple[Action, ...]:
    """Everything the seat whose turn it is may do."""
    if state.turn < state.players:
        return opening_actions(state, seat)
    board = state.board
    road, needs = board.road, board.needs
    square = state.cars[seat]
    held = state.kinds[seat]
    usable = held & ROADS or held  # TA-6: the dead end is built with only as the last card
    found: tuple[Action, ...] = ()
    for beside in FRONT[square << 4 | road[square]]:  # TA-4
        if not road[beside]:
            need = needs[beside]
            fit = usable & KINDS_FIT[need]
            if fit:
                found += BUILD_LISTS.get(beside << 16 | need << 8 | fit) or builds(
                    beside, need, fit
                )
    stuck = not found
    if state.open_kinds:
        found += open_actions(state, square)
    if held & DEAD:
        found += dead_end_actions(state, seat)
    if stuck:
        # TA-8, TA-12: neither a dead end nor a face-up card forbids driving.
        found += drives(board.reach(square, full_squares(state.cars, seat)))
    return found or PASS_ONLY


def opening_actions(state: RaceState, seat: int) -> tuple[Action, ...]:
    """The first card, or a card next to it; never a dead end (TA-17)."""
    usable = state.kinds[seat] & ROADS
    if state.turn == 0:
        first = dealing.first_kinds(state)
        return _in_the_centre(BUILDS, usable & first) + _in_the_centre(
            OPEN_BUILDS, state.open_kinds & first
        )
    found: tuple[Action, ...] = ()
    board = state.board
    for beside in board.exits(state.first_square):
        need = board.needs[beside]
        found += builds(beside, need, usable & KINDS_FIT[need])
    if state.open_kinds:
        found += open_actions(state, state.first_square)
    return found


def _in_the_centre(lays: dict[int, tuple[Lay, ...]], kinds: int) -> tuple[Action, ...]:
    return tuple(
        lays[shape][square]
        for square in CENTRE
        for kind in range(8)
        if kinds >> kind & 1
        for shape in KIND_SHAPES[kind]
    )


def buildable(state: RaceState, seat: int) -> int:
    """The set of kinds that fit in front of a car, dead ends left out."""
    board = state.board
    fit = 0
    for beside in board.exits(state.cars[seat]):
        fit |= KINDS_FIT[board.needs[beside]]
    return fit & ROADS


def open_actions(state: RaceState, square: int) -> tuple[Action, ...]:
    """Building from a square with the cards that lie face up (three players, TA-12)."""
    board = state.board
    found: tuple[Action, ...] = ()
    for beside in board.exits(square):
        need = board.needs[beside]
        found += open_builds(beside, need, state.open_kinds & KINDS_FIT[need])
    return found


def dead_end_actions(state: RaceState, seat: int) -> tuple[Action, ...]:
    """Laying the dead end against each opponent; the own car may stand there too (TA-6)."""
    found: list[Action] = []
    cars = state.cars
    road, needs = state.board.road, state.board.needs
    for other in range(state.players):
        square = cars[other]
        if other == seat or protected(state, other):
            continue
        if cars.count(square) > 1 and sheltered(state, other, seat):
            continue
        by_shape = AGAINST[other]
        for beside in FRONT[square << 4 | road[square]]:
            if not road[beside]:
                # A dead end opens to one side only, north or south, so it fits where exactly
                # that side must be open.
                lays = by_shape.get(needs[beside] & 15)
                if lays is not None:
                    found.append(lays[beside])
    return tuple(found)


def protected(state: RaceState, seat: int) -> bool:
    """May a seat not be blocked: does it hold, or has it laid, fewer than 3 cards (TA-7)?"""
    return state.sizes[seat] < PROTECTED or state.laid[seat] < PROTECTED


def sheltered(state: RaceState, seat: int, rival: int) -> bool:
    """Does another opponent of the rival protect a seat by sharing its card (TA-7)?"""
    square = state.cars[seat]
    return any(
        other not in (seat, rival) and state.cars[other] == square and protected(state, other)
        for other in range(state.players)
    )


def full_squares(cars: list[int], car: int) -> int:
    """The squares that a car may neither enter nor pass: two others stand there (TA-18)."""
    once = full = 0
    for other, square in enumerate(cars):
        if other != car:
            bit = 1 << square
            full |= once & bit
            once |= bit
    return full


# -- what it does --------------------------------------------------------------------------------


def apply(state: RaceState, seat: int, action: Action, dice: Dice) -> None:
    """Take a turn."""
    if isinstance(action, Lay):
        _lay(state, seat, action)
        _end_turn(state, seat, dice, True)
        return
    # Who drives or passes has shown to hold nothing that could have been built with.
    state.lacks[seat] |= buildable(state, seat)
    if isinstance(action, Drive):
        if state.heard is not None:
            full = full_squares(state.cars, seat)
            tell.drove(state, seat, seat, action.square, full)
        state.cars[seat] = action.square
    elif state.heard is not None:
        tell.passed(state, seat)
    _end_turn(state, seat, dice, False)


def _lay(state: RaceState, seat: int, action: Lay) -> None:
    if state.heard is not None:
        tell.laid(state, seat, action)
    kind = action.kind
    square = action.square
    if action.opened:  # TA-12
        cards = state.open_cards = state.open_cards - ONE[kind]
        if not cards >> 4 * kind & 15:
            state.open_kinds ^= 1 << kind
    else:
        cards = state.hands[seat] = state.hands[seat] - ONE[kind]
        if not cards >> 4 * kind & 15:
            state.kinds[seat] ^= 1 << kind
        state.sizes[seat] -= 1
        if state.heard is not None and state.sizes[seat] == ANNOUNCED:
            tell.few_cards(state, seat)
    state.laid[seat] += 1
    state.quiet = state.turn
    state.board.lay(square, action.shape)
    if action.against < 0:
        state.cars[seat] = square
        if state.turn == 0:
            state.first_square = square
        if kind == 0:
            state.finished |= 1 << seat


def _end_turn(state: RaceState, seat: int, dice: Dice, laid: bool) -> None:
    turn = state.turn = state.turn + 1
    players = state.players
    if laid:
        # Driving and passing change neither the roads nor the hands, so only after a card has
        # been laid can the road have become blocked (TA-10) or a hand be used up.
        if not state.kinds[seat] & ROADS and state.stock:
            dealing.second_deal(state, dice, "spent")
        if not state.sizes[seat]:
            state.closing = True
            if state.heard is not None:
                tell.last_card(state, seat)
        if not state.closing and is_blocked(state) and not _revived(state, dice, "blocked"):
            scoring.end_hand(state, dice, "blocked")
            return
    if turn % players == 0:  # TA-9: a round is complete
        if state.closing:
            scoring.end_hand(state, dice, "finish" if state.finished else "out")
            return
        idle = turn // players - 1 - state.quiet // players
        if idle >= IDLE_ROUNDS and not _revived(state, dice, "idle"):
            scoring.end_hand(state, dice, "idle")
            return
    state.to_act = ACTING[(state.opener + turn) % players]


def _revived(state: RaceState, dice: Dice, reason: str) -> bool:
    """Does the second deal, if it is still to come, help a hand that is blocked (TA-14)?"""
    if not state.stock:
        return False
    dealing.second_deal(state, dice, reason)
    return not is_blocked(state)


def is_blocked(state: RaceState) -> bool:
    """TA-10: does no open end of the road take a card that anyone could build or finish with?"""
    usable = state.open_kinds
    for held in state.kinds:
        usable |= held & ROADS or held
    board = state.board
    needs = board.needs
    witness = state.witness
    if not board.road[witness] and needs[witness] & 15 and KINDS_FIT[needs[witness]] & usable:
        return False
    ends = board.ends
    while ends:
        low = ends & -ends
        square = low.bit_length() - 1
        if KINDS_FIT[needs[square]] & usable:
            state.witness = square
            return False
        ends ^= low
    return True


def idle_rounds(state: RaceState) -> int:
    """How many whole rounds in a row nobody has laid a card."""
    return max(0, state.turn // state.players - 1 - state.quiet // state.players)
