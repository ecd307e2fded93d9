"""The rally's deals, and who begins."""

from __future__ import annotations

from typing import Final

from rallybox.core.dice import Dice
from rallybox.games.tacots import tell
from rallybox.games.tacots.board import empty_board
from rallybox.games.tacots.cards import DEAD_END, DECK, ONE, kind_set, set_of
from rallybox.games.tacots.setup import TABLES
from rallybox.games.tacots.state import RaceState
from rallybox.kit import bag

_DECK: Final = [ONE[kind] for kind in DECK]

FIRST: Final = {
    players: (set_of(table.first), set_of(table.otherwise)) for players, table in TABLES.items()
}
"""Which kinds may begin, by the number of players: as a rule, and if nobody holds one (TA-14)."""
_ACTING: Final = ((0,), (1,), (2,), (3,))


def new_hand(state: RaceState, dice: Dice) -> None:
    """Clear the table, deal, and find who begins."""
    players = state.players
    state.board = empty_board()
    state.cars = [-1] * players
    state.first_square = -1
    state.laid = [0] * players
    state.turn = state.quiet = state.dealt_at = state.finished = 0
    state.closing = False
    again = 0
    _deal(state, dice)
    while not find_opener(state):  # TA-14
        again += 1
        _deal(state, dice)
    state.to_act = _ACTING[state.opener]
    if state.heard is not None:
        tell.hand_began(state, again)


def _deal(state: RaceState, dice: Dice) -> None:
    players = state.players
    table = TABLES[players]
    cards = table.cards
    deck = _DECK[:]
    dice.shuffle(deck)
    for seat in range(players):
        hand = ONE[DEAD_END] + sum(deck[seat * cards : (seat + 1) * cards])
        state.hands[seat] = hand
        state.kinds[seat] = kind_set(hand)
        state.sizes[seat] = cards + 1
    rest = sum(deck[players * cards :])
    state.open_cards = rest if table.open else 0
    state.open_kinds = kind_set(state.open_cards)
    state.stock = rest if table.deals > 1 else 0


def find_opener(state: RaceState) -> bool:
    """The first seat from the one drawn that can begin; False if none can.

    While a face-up card can begin, nobody passes the right on (TA-12), and nothing is shown.
    """
    players = state.players
    state.lacks = [0] * players
    for group in FIRST[players]:
        for step in range(players):
            seat = (state.drawn + step) % players
            if can_begin(state, seat, group):
                state.opener = seat
                return True
            state.lacks[seat] |= group
    return False


def can_begin(state: RaceState, seat: int, first: int) -> bool:
    """Has a seat one of these kinds to begin with, in hand or face up (TA-12)?"""
    return (state.kinds[seat] | state.open_kinds) & first != 0


def first_kinds(state: RaceState) -> int:
    """The set of kinds that the first card may have."""
    usual, otherwise = FIRST[state.players]
    nobody = all(lacks & usual == usual for lacks in state.lacks)
    return otherwise if nobody else usual


def second_deal(state: RaceState, dice: Dice, reason: str) -> None:
    """Two players: the rest of the cards, half to each."""
    deck = [ONE[kind] for kind in bag.kinds(state.stock)]
    dice.shuffle(deck)
    half = len(deck) // state.players
    for seat in range(state.players):
        more = sum(deck[seat * half : (seat + 1) * half])
        state.hands[seat] += more
        state.kinds[seat] |= kind_set(more)
        state.sizes[seat] += half
        state.lacks[seat] = 0
        if state.heard is not None:
            tell.second_deal(state, seat, more, reason)
    state.stock = 0
    state.dealt_at = state.turn
    # TA-14: idle rounds are counted anew. The deal belongs to the turn that has just ended.
    state.quiet = state.turn - 1
