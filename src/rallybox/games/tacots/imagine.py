"""Imagining: a whole state drawn from all that look like a view.

The view's public part is taken over as it is; hidden cards are dealt at random among those who
may hold them. The number of a patience deal is carried along but never looked up: whoever
imagines must not know more than the player does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.games.tacots import dealing, rules
from rallybox.games.tacots.board import SQUARE_NUMBERS, Board, empty_board
from rallybox.games.tacots.cards import (
    CARDS,
    CROSSROADS,
    DEAD_END,
    DECK,
    KIND_NUMBERS,
    KIND_OF,
    ONE,
    SHAPE_NUMBERS,
    bag_of,
    kind_set,
    set_of,
)
from rallybox.games.tacots.state import TacotsState
from rallybox.games.tacots.view import TacotsView
from rallybox.kit import bag
from rallybox.kit.deals import Deals, Split

_TRIES: Final = 5_000
"""The least likely true worlds turn up once in some 30 draws; beyond this the view is no view."""


def imagine(view: TacotsView, dice: Dice) -> TacotsState:
    """A state that looks to the view's seat exactly like its view."""
    state = TacotsState()
    state.begin(view.setup)
    _take_over(state, view)
    if view.setup.solo:
        _imagine_piles(state, view, dice)
    elif view.shown is not None:
        for seat, cards in enumerate(view.shown):
            _give(state, seat, bag_of(cards))
    else:
        _imagine_hands(state, view, dice)
    return state


def board_of(roads: dict[str, str]) -> Board:
    """The board with these cards."""
    board = empty_board()
    for name, openings in roads.items():
        board.lay(SQUARE_NUMBERS[name], SHAPE_NUMBERS[openings])
    return board


def _take_over(state: TacotsState, view: TacotsView) -> None:
    """Everything that lies open."""
    state.to_act = view.to_act
    state.ended = view.outcome
    state.board = board_of(view.roads)
    state.cars = [-1 if name is None else SQUARE_NUMBERS[name] for name in view.cars]
    state.first_square = -1 if view.first_square is None else SQUARE_NUMBERS[view.first_square]
    state.turn = view.turn
    state.past_turns = view.past_turns
    state.hand = view.number - 1
    state.drawn = view.drawn
    state.opener = view.opener
    state.quiet = view.quiet
    state.dealt_at = view.dealt_at
    state.closing = view.closing
    state.sheet = list(view.sheet)
    state.open_cards = bag_of(view.open_cards)
    state.open_kinds = kind_set(state.open_cards)
    state.spare_dead_ends = view.dead_ends
    state.early = view.early
    for car, capped in enumerate(view.capped):
        state.capped |= capped << car
    for seat, player in enumerate(view.players):
        state.laid[seat] = player.laid
        state.lacks[seat] = set_of(player.lacks)
        state.finished |= player.finished << seat
        state.scores[seat] = player.score
        state.finishes[seat] = player.finishes
        state.left_over[seat] = player.left_over


def _give(state: TacotsState, seat: int, hand: int) -> None:
    state.hands[seat] = hand
    state.kinds[seat] = kind_set(hand)
    state.sizes[seat] = bag.size(hand)


def _hidden(view: TacotsView) -> list[int]:
    """The kinds of the cards that the view does not show, dead ends left out."""
    left = list(CARDS)
    left[DEAD_END] = 0
    for openings in view.roads.values():
        left[KIND_OF[SHAPE_NUMBERS[openings]]] -= 1
    for name in (*view.open_cards, *(view.hand or ())):
        left[KIND_NUMBERS[name]] -= 1
    return [kind for kind in range(1, len(left)) for _ in range(left[kind])]


def _imagine_hands(state: TacotsState, view: TacotsView, dice: Dice) -> None:
    if view.hand is not None and view.seat is not None:
        _give(state, view.seat, bag_of(view.hand))
    others = [seat for seat in range(state.players) if seat != view.seat]
    pool = _hidden(view)
    for _ in range(_TRIES):
        rest = _deal_bound(state, view, others, pool, dice)
        if rest is None:
            break
        _deal_rest(state, view, others, rest, dice)
        if _possible(state):
            return
    raise Malformed("core-impossible-position", game="Tacots", detail="hidden cards do not add up")


def _deal_bound(
    state: TacotsState, view: TacotsView, others: list[int], pool: list[int], dice: Dice
) -> list[int] | None:
    """Deal to those who are known to lack something; the cards that are left, if it can be done."""
    bound = [seat for seat in others if state.lacks[seat]]
    if not bound:
        return pool[:]
    counts = tuple([pool.count(kind) for kind in range(len(CARDS))])
    sizes = tuple([view.players[seat].cards - view.players[seat].dead_end for seat in bound])
    shares = _deals(counts, sizes, tuple([state.lacks[seat] for seat in bound])).draw(dice)
    if shares is None:
        return None
    for number, seat in enumerate(bound):
        hand = view.players[seat].dead_end * ONE[DEAD_END]
        for kind in range(len(CARDS)):
            hand += shares[kind][number] * ONE[kind]
        _give(state, seat, hand)
    return [kind for kind in range(len(CARDS)) for _ in range(counts[kind] - sum(shares[kind]))]


@lru_cache(maxsize=16)
def _deals(counts: Split, sizes: Split, lacks: tuple[int, ...]) -> Deals:
    """Kept for a while: bots imagine thousands of worlds from one view."""
    return Deals(counts, sizes, lacks)


def _deal_rest(
    state: TacotsState, view: TacotsView, others: list[int], rest: list[int], dice: Dice
) -> None:
    """Shuffle what is left for those who may hold anything, and for the second deal."""
    dice.shuffle(rest)
    begin = 0
    for seat in others:
        if not state.lacks[seat]:
            player = view.players[seat]
            end = begin + player.cards - player.dead_end
            hand = sum([ONE[kind] for kind in rest[begin:end]])
            _give(state, seat, hand + player.dead_end * ONE[DEAD_END])
            begin = end
    state.stock = sum([ONE[kind] for kind in rest[begin:]])


def _possible(state: TacotsState) -> bool:
    """Could the hand have come so far with these cards? Only where that is not certain anyway."""
    if state.turn == 0:
        # Who begins holds a card to begin with, unless one lies face up (TA-12).
        return dealing.can_begin(state, state.opener, dealing.first_kinds(state))
    # TA-10: a hand that goes on is not blocked. If all cards are dealt, what the viewer does not
    # hold is in the others' hands in any case.
    return not state.stock or not rules.is_blocked(state)


def _imagine_piles(state: TacotsState, view: TacotsView, dice: Dice) -> None:
    state.deal = view.deal or 0
    state.laid[0] = len(view.roads)
    pool = list(DECK)
    pool.remove(CROSSROADS)
    for name, openings in view.roads.items():
        kind = KIND_OF[SHAPE_NUMBERS[openings]]
        if kind != DEAD_END and name != view.first_square:
            pool.remove(kind)
    for pile in view.piles:
        if pile.top is not None:
            pool.remove(KIND_NUMBERS[pile.top])
    dice.shuffle(pool)
    state.piles = []
    for pile in view.piles:
        hidden = max(0, pile.cards - 1)
        top = () if pile.top is None else (KIND_NUMBERS[pile.top],)
        state.piles.append((*pool[:hidden], *top))
        pool = pool[hidden:]
