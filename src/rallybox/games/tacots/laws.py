"""The conservation laws: what holds in every position, in plain words for developers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rallybox.games.tacots import dealing, patience, rules, scoring
from rallybox.games.tacots.board import CENTRE, MOST_CARS, SQUARE_NAMES, empty_board, misfit
from rallybox.games.tacots.cards import (
    CARDS,
    CROSSROADS,
    DEAD_END,
    KIND_NAMES,
    KIND_OF,
    ONE,
    OPENINGS,
    ROADS,
    kind_set,
)
from rallybox.games.tacots.setup import DEALS, TABLES
from rallybox.games.tacots.state import TacotsState
from rallybox.kit import bag

_ACTING: Final = ((0,), (1,), (2,), (3,))


def laws(state: TacotsState) -> list[str]:
    """Every law that the state breaks."""
    broken = [*_roads(state), *_cars(state)]
    if broken:
        return broken  # what follows would only stumble over it
    if state.setup.solo:
        return list(_patience(state))
    return [*_cards(state), *_hands(state), *_turns(state), *_scores(state)]


# -- the board -----------------------------------------------------------------------------------


def _roads(state: TacotsState) -> Iterator[str]:
    board = state.board
    fresh = empty_board()
    for square, shape in enumerate(board.road):
        if not shape:
            continue
        name = SQUARE_NAMES[square]
        if KIND_OF[shape] < 0:
            yield f"no card opens like the one on {name}, {OPENINGS[shape]}"
            return
        wrong = misfit(fresh, square, shape)
        if wrong is not None:
            yield f"the card on {name} does not fit {SQUARE_NAMES[wrong[1]]}"
            return
        fresh.lay(square, shape)
    for field in ("taken", "ends", "joined_north", "joined_east"):
        if getattr(fresh, field) != getattr(board, field):
            yield f"the board's {field} does not follow from its roads"
    empty = [square for square, shape in enumerate(board.road) if not shape]
    if any(fresh.needs[square] != board.needs[square] for square in empty):
        yield "the board's needs do not follow from its roads"
    yield from _joined(state)


def _joined(state: TacotsState) -> Iterator[str]:
    board, first = state.board, state.first_square
    if first < 0:
        if board.taken:
            yield "there are cards, but no first card"
        return
    if not board.road[first] or first not in CENTRE:
        yield f"the first card is not in the centre but on {SQUARE_NAMES[first]}"
        return
    whole = board.reach(first, 0, steps=64) | 1 << first
    if whole != board.taken:
        yield "the roads do not hang together"


def _cars(state: TacotsState) -> Iterator[str]:
    for car, square in enumerate(state.cars):
        if square >= 0 and not state.board.road[square]:
            yield f"car {car} stands on {SQUARE_NAMES[square]}, where there is no card"
    for square in set(state.cars) - {-1}:
        exempt = state.setup.solo and square == state.first_square
        if state.cars.count(square) > MOST_CARS and not exempt:
            yield f"more than {MOST_CARS} cars stand on {SQUARE_NAMES[square]}"


def _on_board(state: TacotsState) -> int:
    return sum(ONE[KIND_OF[shape]] for shape in state.board.road if shape)


# -- the rally -----------------------------------------------------------------------------------


def _cards(state: TacotsState) -> Iterator[str]:
    parts = [*state.hands, state.open_cards, state.stock, _on_board(state)]
    for kind, printed in enumerate(CARDS):
        # Each player has one dead end; those of absent players are taken out.
        wanted = state.players if kind == DEAD_END else printed
        found = sum(bag.count(part, kind) for part in parts)
        if found != wanted:
            yield f"{found} cards of kind {KIND_NAMES[kind]} instead of {wanted}"
    if state.open_kinds != kind_set(state.open_cards):
        yield "the kinds of the face-up cards are remembered wrongly"
    if state.piles or state.spare_dead_ends or state.capped or state.early or state.deal:
        yield "there is something of the patience in a rally"
    if bag.count(state.open_cards | state.stock, DEAD_END):
        yield "a dead end is not in a hand or on the board"


def _hands(state: TacotsState) -> Iterator[str]:
    table = TABLES[state.players]
    dealt = 1 + table.cards * (table.deals if not state.stock else 1)
    for seat, hand in enumerate(state.hands):
        size = bag.size(hand)
        if state.sizes[seat] != size or state.kinds[seat] != kind_set(hand):
            yield f"the hand of {seat} is remembered wrongly"
        if bag.count(hand, DEAD_END) > 1:
            yield f"{seat} holds more than one dead end"
        if state.kinds[seat] & state.lacks[seat]:
            yield f"{seat} holds a card that it has shown to lack"
        if not dealt <= size + state.laid[seat] <= dealt + table.open:
            yield f"{seat} holds {size} and has laid {state.laid[seat]} of {dealt} cards"
        if state.stock and not state.kinds[seat] & ROADS:
            yield f"{seat} should have got a second deal"
        if state.finished >> seat & 1 and size:
            yield f"{seat} has laid the finish but holds cards"
    if sum(state.laid) != state.board.taken.bit_count():
        yield "the cards laid by the players are not those on the board"
    used = table.open - bag.size(state.open_cards)
    if sum(state.sizes) + sum(state.laid) != dealt * state.players + used:
        yield "cards held and laid do not add up to cards dealt"
    if state.stock and bag.size(state.stock) != table.cards * state.players:
        yield "the second deal is not whole"
    if (table.deals == 1 and state.stock) or bag.size(state.open_cards) > table.open:
        yield "cards are kept back that nobody keeps back"


def _turns(state: TacotsState) -> Iterator[str]:
    players, turn = state.players, state.turn
    on_board = [(state.opener + step) % players for step in range(min(turn, players))]
    if sorted(on_board) != [seat for seat in range(players) if state.cars[seat] >= 0]:
        yield "cars come to the board in turn, from the seat that begins"
    for seat in range(players):
        turns = (turn - (seat - state.opener) % players + players - 1) // players
        if state.laid[seat] > turns or (turns and not state.laid[seat]):
            yield f"{seat} has laid {state.laid[seat]} cards in {turns} turns"
    if not (state.quiet < turn or turn == 0 == state.quiet) or state.dealt_at > turn:
        yield "cards were laid or dealt in a turn that is still to come"
    if state.dealt_at and (TABLES[players].deals == 1 or state.stock):
        yield "there was a second deal, but its cards are still kept back"
    yield from _beginning(state)
    if state.ended is not None:
        if state.to_act:
            yield "the game is over, but somebody owes a decision"
        return
    if state.to_act != _ACTING[(state.opener + turn) % players]:
        yield "it is another seat's turn"
    if state.closing != (0 in state.sizes):
        yield "a round is completed exactly if somebody has laid a last card"
    if turn == 0:
        if not dealing.can_begin(state, state.opener, dealing.first_kinds(state)):
            yield "who begins has nothing to begin with"
    elif not state.closing and rules.is_blocked(state):
        yield "the hand is blocked but goes on"
    if rules.idle_rounds(state) >= rules.IDLE_ROUNDS:
        yield "too many idle rounds"


def _beginning(state: TacotsState) -> Iterator[str]:
    players = state.players
    first = state.setup.first
    if first is not None and state.drawn != (first + state.hand) % players:
        yield "the right to begin is not with the seat whose turn it is to have it"
    if state.dealt_at:
        return
    seat = state.drawn
    while seat != state.opener:
        if not state.lacks[seat]:
            yield f"{seat} passed the right to begin without need"
        seat = (seat + 1) % players


def _scores(state: TacotsState) -> Iterator[str]:
    over = state.ended is not None
    if len(state.sheet) != state.hand + over or state.hand >= state.setup.total_hands:
        yield f"{len(state.sheet)} hands are counted while hand {state.hand + 1} is played"
        return
    if over != (len(state.sheet) == state.setup.total_hands):
        yield "a game ends with its last hand"
    for seat in range(state.players):
        points = [row[seat] for row in state.sheet]
        if sum(points) != state.scores[seat]:
            yield f"the hands of {seat} do not add up to the score"
        if points.count(scoring.FINISH) != state.finishes[seat]:
            yield f"{seat} has another number of finishes than the sheet shows"
        if any(point > 0 and point != scoring.FINISH for point in points):
            yield f"{seat} has points that cannot be won"
        bad = [point for point in points if point < 0]
        if not len(bad) <= state.left_over[seat] <= -sum(bad):
            yield f"{seat} cannot have been left with {state.left_over[seat]} cards"
    if over:
        last = tuple(scoring.hand_points(state, seat) for seat in range(state.players))
        if state.sheet[-1] != last:
            yield "the last hand is counted wrongly"
        if state.ended != scoring.outcome(state):
            yield "the outcome does not follow from the scores"


# -- the patience --------------------------------------------------------------------------------


def _patience(state: TacotsState) -> Iterator[str]:
    begun = state.first_square >= 0
    cards = _on_board(state) + state.spare_dead_ends * ONE[DEAD_END]
    cards += sum(ONE[kind] for pile in state.piles for kind in pile)
    if not begun:
        cards += ONE[CROSSROADS]
    for kind, printed in enumerate(CARDS):
        if bag.count(cards, kind) != printed:
            yield f"{bag.count(cards, kind)} cards of kind {KIND_NAMES[kind]}, not {printed}"
    if begun and KIND_OF[state.board.road[state.first_square]] != CROSSROADS:
        yield "the first card is not the crossroads"
    if any((square >= 0) != begun for square in state.cars):
        yield "the cars come to the board all together"
    if state.laid[0] != state.board.taken.bit_count():
        yield "the cards laid are not those on the board"
    sizes = zip(state.piles, patience.PILE_SIZES, strict=True)
    if any(len(pile) > size for pile, size in sizes):
        yield "a pile has grown"
    yield from _patience_dead_ends(state)
    if state.closing or state.finished or state.sheet or any(state.scores) or state.hand:
        yield "there is something of the rally in a patience"
    if state.quiet > state.turn or state.laid[0] > state.turn:
        yield f"{state.laid[0]} cards cannot be laid in {state.turn} turns"
    if not 0 <= state.deal < DEALS:
        yield f"there is no deal {state.deal}"
    yield from _patience_end(state)


def _patience_dead_ends(state: TacotsState) -> Iterator[str]:
    laid = CARDS[DEAD_END] - state.spare_dead_ends
    if not bool(laid) <= state.capped.bit_count() <= laid:
        yield "dead ends and the cars they were laid against do not agree"
    if state.early and not laid:
        yield "no dead end was laid, so none was early"
    if laid and not state.early and any(state.piles):
        yield "a dead end was laid while there were piles, but is not called early"


def _patience_end(state: TacotsState) -> Iterator[str]:
    ended = state.ended
    blocked = state.first_square >= 0 and patience.is_blocked(state)
    if ended is None:
        if state.to_act != (0,):
            yield "the player owes a decision"
        if blocked:
            yield "no card can be laid any more, but the patience goes on"
        return
    full = state.capped == patience.EVERY_CAR and not state.early
    done = state.laid[0] == patience.TOTAL
    reasons = ("full" if full else "simple",) if done else ("blocked",) if blocked else ("stopped",)
    if state.to_act or ended.reason not in reasons or ended.scores != (state.laid[0],):
        yield f"the patience cannot have ended like this: {ended}"
