"""The patience: four piles, four cars, one player."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from rallybox.core.actions import Action
from rallybox.core.dice import Dice, KeyedDice
from rallybox.core.outcome import Outcome
from rallybox.games.tacots import tell
from rallybox.games.tacots.actions import (
    BUILDS,
    CAR_DRIVES,
    PILE_DEAD_ENDS,
    STOP,
    Drive,
    Lay,
    PileLay,
    pile_lays,
)
from rallybox.games.tacots.board import CENTRE, KINDS_FIT, NEXT, squares_of
from rallybox.games.tacots.cards import (
    CARDS,
    CROSSROADS,
    DEAD,
    DEAD_END,
    DECK,
    NORTH,
    PRINTED,
    SOUTH,
)
from rallybox.games.tacots.data import PARTS
from rallybox.games.tacots.setup import DEALS
from rallybox.games.tacots.state import RaceState

PILE_SIZES: Final = PARTS.patience.piles
TOTAL: Final = sum(CARDS)
EVERY_CAR: Final = (1 << len(PARTS.car)) - 1
_SEAT: Final = (0,)


def start(state: RaceState, dice: Dice) -> None:
    """Set the dead ends and a crossroads aside and make the piles."""
    given = state.setup.deal
    state.deal = dice.below(DEALS) if given is None else given
    state.piles = numbered_deal(state.deal)
    state.spare_dead_ends = CARDS[DEAD_END]
    state.to_act = _SEAT


def numbered_deal(number: int) -> list[tuple[int, ...]]:
    """The piles of a numbered deal: the same for ever, so that people can compare."""
    deck = list(DECK)
    deck.remove(CROSSROADS)
    seed = blake2b(f"tacots patience {number}".encode(), digest_size=32).digest()
    KeyedDice(seed).shuffle(deck)
    piles = []
    for size in PILE_SIZES:
        piles.append(tuple(deck[:size]))
        deck = deck[size:]
    return piles


# -- what can be done ----------------------------------------------------------------------------


def actions(state: RaceState) -> tuple[Action, ...]:
    """Everything the player may do; stopping is always possible (TA-16)."""
    if state.first_square < 0:
        shape = PRINTED[CROSSROADS]
        return (*(BUILDS[shape][square] for square in CENTRE), STOP)
    found: list[Action] = []
    for car in range(len(state.cars)):
        builds = _builds(state, car)
        found += builds
        if state.spare_dead_ends:
            found += _dead_ends(state, car)
        if not builds:  # TA-15
            reach = state.board.reach(state.cars[car], full_squares(state, car))
            drives = CAR_DRIVES[car]
            found += [drives[square] for square in squares_of(reach)]
    found.append(STOP)
    return tuple(found)


def _builds(state: RaceState, car: int) -> list[Action]:
    board = state.board
    road = board.road
    square = state.cars[car]
    shape = road[square]
    found: list[Action] = []
    for side, beside in NEXT[square].items():
        if shape & side and not road[beside]:
            needs = board.needs[beside]
            fit = KINDS_FIT[needs]
            for pile, cards in enumerate(state.piles):
                if cards and fit >> cards[-1] & 1:
                    found += pile_lays(pile, cards[-1], car, side, needs)
    return found


def _dead_ends(state: RaceState, car: int) -> list[Action]:
    board = state.board
    square = state.cars[car]
    found: list[Action] = []
    for side, shape in ((NORTH, SOUTH), (SOUTH, NORTH)):
        if board.road[square] & side:
            beside = NEXT[square].get(side, -1)
            if beside >= 0 and not board.road[beside] and board.needs[beside] & 15 == shape:
                found.append(PILE_DEAD_ENDS[car][side])
    return found


def top_kinds(state: RaceState) -> int:
    """The set of the kinds that lie on top of the piles."""
    kinds = 0
    for cards in state.piles:
        if cards:
            kinds |= 1 << cards[-1]
    return kinds


def full_squares(state: RaceState, car: int) -> int:
    """The squares that a car may not enter: two others stand there (TA-15).

    The limit never binds on the starting card.
    """
    once = full = 0
    for other, square in enumerate(state.cars):
        if other != car:
            bit = 1 << square
            full |= once & bit
            once |= bit
    return full & ~(1 << state.first_square)


# -- what it does --------------------------------------------------------------------------------


def apply(state: RaceState, action: Action) -> None:
    """Make a move."""
    state.turn += 1
    if isinstance(action, PileLay):
        _lay(state, action)
    elif isinstance(action, Drive):
        if state.heard is not None:
            tell.drove(state, 0, action.car, action.square, full_squares(state, action.car))
        state.cars[action.car] = action.square
        return
    elif isinstance(action, Lay):
        if state.heard is not None:
            tell.started(state, action.square)
        state.board.lay(action.square, action.shape)
        state.first_square = action.square
        state.cars = [action.square] * len(state.cars)
        state.laid[0] += 1
        return
    else:
        _end(state, "stopped")
        return
    if state.laid[0] == TOTAL:
        _end(state, "full" if state.capped == EVERY_CAR and not state.early else "simple")
    elif is_blocked(state):
        _end(state, "blocked")


def _lay(state: RaceState, action: PileLay) -> None:
    start = state.cars[action.car]
    square = NEXT[start][action.side]
    pile = action.pile
    if state.heard is not None:
        tell.pile_laid(state, action, start, square)
    state.board.lay(square, action.shape)
    state.laid[0] += 1
    state.quiet = state.turn
    if pile < 0:
        state.spare_dead_ends -= 1
        state.capped |= 1 << action.car
        state.early = state.early or any(state.piles)  # TA-19: the last four of all
        return
    state.cars[action.car] = square
    state.piles[pile] = state.piles[pile][:-1]
    if state.heard is not None:
        tell.turned_up(state, pile)


def is_blocked(state: RaceState) -> bool:
    """TA-16: can no card ever be laid again?

    While no top card fits in front of a car, every car may drive, and the car nearest to an open
    end has a free way to it. So a card can be laid some day exactly if an open end takes it now.
    """
    usable = top_kinds(state)
    if state.spare_dead_ends:
        usable |= DEAD
    needs = state.board.needs
    return not any(KINDS_FIT[needs[square]] & usable for square in squares_of(state.board.ends))


def _end(state: RaceState, reason: str) -> None:
    state.to_act = ()
    state.ended = Outcome(places=(1,), scores=(state.laid[0],), reason=reason)
    if state.heard is not None:
        tell.patience_over(state, reason)
