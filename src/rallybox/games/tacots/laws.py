"""The conservation laws: what holds in every position, in plain words for developers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rallybox.games.tacots import dealing, patience, rules, scoring
from rallybox.games.tacots.board import CENTRE, MOST_CARS, SQUARE_NAMES, empty_board, misfit
from rallybox.games.tacots.cards import (
    CARDS,
    CROSSROADS,
    DEAD,
    DEAD_END,
    KIND_NAMES,
    KIND_OF,
    ONE,
    OPENINGS,
    POINTS,
    ROADS,
    WHOLE,
    kind_set,
    points,
)
from rallybox.games.tacots.setup import DEALS, TABLES, UNKNOWN
from rallybox.games.tacots.state import RaceState
from rallybox.kit import bag

_ACTING: Final = ((0,), (1,), (2,), (3,))
_ALL_POINTS: Final = points(WHOLE)


def laws(state: RaceState) -> list[str]:
    """Every law that the state breaks."""
    broken = [*_roads(state), *_cars(state)]
    if broken:
        return broken  # what follows would only stumble over it
    if state.setup.solo:
        return list(_patience(state))
    broken = [*_cards(state), *_hands(state), *_turns(state), *_scores(state)]
    return broken or [*_beginning(state), *_opening(state)]


# -- the board -----------------------------------------------------------------------------------


def _roads(state: RaceState) -> Iterator[str]:
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


def _joined(state: RaceState) -> Iterator[str]:
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


def _cars(state: RaceState) -> Iterator[str]:
    for car, square in enumerate(state.cars):
        if square >= 0 and not state.board.road[square]:
            yield f"car {car} stands on {SQUARE_NAMES[square]}, where there is no card"
    for square in set(state.cars) - {-1}:
        exempt = state.setup.solo and square == state.first_square
        if state.cars.count(square) > MOST_CARS and not exempt:
            yield f"more than {MOST_CARS} cars stand on {SQUARE_NAMES[square]}"


def _on_board(state: RaceState) -> int:
    return sum(ONE[KIND_OF[shape]] for shape in state.board.road if shape)


# -- the rally -----------------------------------------------------------------------------------


def _cards(state: RaceState) -> Iterator[str]:
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


def _hands(state: RaceState) -> Iterator[str]:
    table = TABLES[state.players]
    dealt = 1 + table.cards * (table.deals if not state.stock else 1)
    for seat, hand in enumerate(state.hands):
        size = bag.size(hand)
        if state.sizes[seat] != size or state.kinds[seat] != kind_set(hand):
            yield f"the hand of {seat} is remembered wrongly"
        if bag.count(hand, DEAD_END) > 1:
            yield f"{seat} holds more than one dead end"
        if state.lacks[seat] & (state.kinds[seat] | DEAD):
            yield f"{seat} has shown to lack a card that it holds, or a dead end"
        if size > dealt or not dealt <= size + state.laid[seat] <= dealt + table.open:
            yield f"{seat} holds {size} and has laid {state.laid[seat]} of {dealt} cards"
        if state.stock and not state.kinds[seat] & ROADS:
            yield f"{seat} should have got a second deal"
        if state.finished >> seat & 1:
            under = state.board.road[state.cars[seat]] if state.cars[seat] >= 0 else 0
            if size or KIND_OF[under] != DEAD_END:
                yield f"{seat} has laid the finish but holds cards, or does not stand on it"
    if sum(state.laid) != state.board.taken.bit_count():
        yield "the cards laid by the players are not those on the board"
    used = table.open - bag.size(state.open_cards)
    if sum(state.sizes) + sum(state.laid) != dealt * state.players + used:
        yield "cards held and laid do not add up to cards dealt"
    if state.stock and bag.size(state.stock) != table.cards * state.players:
        yield "the second deal is not whole"
    if (table.deals == 1 and state.stock) or bag.size(state.open_cards) > table.open:
        yield "cards are kept back that nobody keeps back"


def _turns_of(state: RaceState, seat: int) -> int:
    """How many turns a seat has taken in this hand."""
    players = state.players
    return (state.turn - (seat - state.opener) % players + players - 1) // players


def _turns(state: RaceState) -> Iterator[str]:
    players, turn = state.players, state.turn
    on_board = [(state.opener + step) % players for step in range(min(turn, players))]
    if sorted(on_board) != [seat for seat in range(players) if state.cars[seat] >= 0]:
        yield "cars come to the board in turn, from the seat that begins"
    for seat in range(players):
        turns = _turns_of(state, seat)
        if state.laid[seat] > turns or (turns and not state.laid[seat]):
            yield f"{seat} has laid {state.laid[seat]} cards in {turns} turns"
    if not (state.quiet < turn or turn == 0 == state.quiet):
        yield "a card was laid in a turn that is still to come"
    if sum(state.laid) == turn > 0 and state.quiet != turn - 1:
        yield "a card was laid in every turn, but not in the last one"
    if (state.dealt_at > 0) != (TABLES[players].deals > 1 and not state.stock):
        yield "there was a second deal exactly if its cards are not kept back any more"
    if state.dealt_at > turn or state.quiet < state.dealt_at - 1:
        yield "cards were dealt in a turn that is still to come, or before it was idle again"
    if state.quiet // players > rules.IDLE_ROUNDS * (sum(state.laid) + 1):
        yield f"{sum(state.laid)} cards cannot have taken {turn} turns"
    yield from _going_on(state) if state.ended is None else _ended(state)


def _going_on(state: RaceState) -> Iterator[str]:
    """The hand is being played."""
    players, turn = state.players, state.turn
    if state.to_act != _ACTING[(state.opener + turn) % players]:
        yield "it is another seat's turn"
    if state.closing != (0 in state.sizes):
        yield "a round is completed exactly if somebody has laid a last card"
    for seat, size in enumerate(state.sizes):
        if not size and (seat - state.opener) % players >= turn % players:
            yield f"{seat} has laid a last card, but the round was not completed"
    if turn and not state.closing and rules.is_blocked(state):
        yield "the hand is blocked but goes on"
    if rules.idle_rounds(state) >= rules.IDLE_ROUNDS:
        yield "too many idle rounds"


def _ended(state: RaceState) -> Iterator[str]:
    """The last hand has been counted."""
    if state.to_act:
        yield "the game is over, but somebody owes a decision"
    if state.closing != (0 in state.sizes):
        yield "a round is completed exactly if somebody has laid a last card"
    idle = rules.idle_rounds(state) >= rules.IDLE_ROUNDS
    whole = state.turn > 0 and state.turn % state.players == 0
    blocked = state.turn > 0 and not state.closing and rules.is_blocked(state)
    if state.stock or not (blocked or (whole and (state.closing or idle))):
        yield "the game is over, but the last hand goes on"


# -- the beginning of a hand ---------------------------------------------------------------------


def _beginning(state: RaceState) -> Iterator[str]:
    """Who begins, and what passing on the right to begin has shown."""
    players = state.players
    first = state.setup.first
    if first is not None and state.drawn != (first + state.hand) % players:
        yield "the right to begin is not with the seat whose turn it is to have it"
    if state.turn == 0:
        twin = state.copy()
        able = dealing.find_opener(twin)
        if not able or twin.opener != state.opener or twin.lacks != state.lacks:
            yield "another seat begins, or something else was shown by it"
        return
    usual, otherwise = dealing.FIRST[players]
    kind = 1 << KIND_OF[state.board.road[state.first_square]]
    if not kind & (usual | otherwise):
        yield "the first card is none to begin with"
    if state.dealt_at:
        return
    # TA-14: with another than the usual kinds, nobody held one of these.
    shown, group = (0, usual) if kind & usual else (usual, otherwise)
    passed = (state.opener - state.drawn) % players
    if passed and state.open_kinds & usual:  # TA-12
        yield "the right to begin was passed on, but a face-up card could begin"
    for seat, lacks in enumerate(state.lacks):
        early = (seat - state.drawn) % players < passed
        least = shown | group if early else shown
        if lacks & least != least:
            yield f"{seat} has not shown what passing on the right to begin shows"
        if state.laid[seat] == _turns_of(state, seat) and lacks != least:
            yield f"{seat} has never driven but shown to lack something"


def _opening(state: RaceState) -> Iterator[str]:
    """Everybody starts beside the first card (TA-17)."""
    players, turn, board = state.players, state.turn, state.board
    if turn == 0:
        return
    beside = board.neighbours(state.first_square)
    if len(beside) < min(turn, players) - 1:
        yield "somebody has not started beside the first card"
    if turn > players:
        return
    cars = [state.cars[(state.opener + step) % players] for step in range(turn)]
    if cars[0] != state.first_square or sorted(cars[1:]) != sorted(beside):
        yield "the cars do not stand where they started"
    if any(KIND_OF[board.road[car]] == DEAD_END for car in cars):
        yield "a hand was opened with a dead end"


def _scores(state: RaceState) -> Iterator[str]:
    over = state.ended is not None
    if len(state.sheet) != state.hand + over or state.hand >= state.setup.total_hands:
        yield f"{len(state.sheet)} hands are counted while hand {state.hand + 1} is played"
        return
    if over != (len(state.sheet) == state.setup.total_hands):
        yield "a game ends with its last hand"
    for seat in range(state.players):
        rows = [row[seat] for row in state.sheet]
        if sum(rows) != state.scores[seat]:
            yield f"the hands of {seat} do not add up to the score"
        if rows.count(scoring.FINISH) != state.finishes[seat]:
            yield f"{seat} has another number of finishes than the sheet shows"
        if any(point > 0 and point != scoring.FINISH for point in rows):
            yield f"{seat} has points that cannot be won"
        bad = [point for point in rows if point < 0]
        left = state.left_over[seat]
        if not len(bad) <= left <= -sum(bad) <= left * max(POINTS):
            yield f"{seat} cannot have been left with {left} cards"
    if any(-sum(point for point in row if point < 0) > _ALL_POINTS for row in state.sheet):
        yield "more was lost in a hand than all cards cost"
    most = state.hand * state.players * rules.IDLE_ROUNDS * (sum(CARDS) + 3)
    if not state.hand * state.players <= state.past_turns <= most:
        yield f"{state.hand} hands cannot have taken {state.past_turns} turns"
    if over:
        last = tuple(scoring.hand_points(state, seat) for seat in range(state.players))
        if state.sheet[-1] != last:
            yield "the last hand is counted wrongly"
        if state.ended != scoring.outcome(state):
            yield "the outcome does not follow from the scores"


# -- the patience --------------------------------------------------------------------------------


def _patience(state: RaceState) -> Iterator[str]:
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
    yield from _no_rally(state)
    if state.quiet > state.turn or state.laid[0] > state.turn or begun > (state.turn > 0):
        yield f"{state.laid[0]} cards cannot be laid in {state.turn} turns"
    known = state.deal == UNKNOWN or 0 <= state.deal < DEALS
    if not known or state.setup.deal not in (None, state.deal):
        yield f"there is no deal {state.deal}, or another was agreed on"
    yield from _patience_end(state)


def _no_rally(state: RaceState) -> Iterator[str]:
    counted = (*state.lacks, *state.scores, *state.finishes, *state.left_over, *state.sheet)
    course = (state.closing, state.finished, state.hand, state.dealt_at, state.past_turns)
    if any(counted) or any(course):
        yield "there is something of the rally in a patience"


def _patience_dead_ends(state: RaceState) -> Iterator[str]:
    laid = CARDS[DEAD_END] - state.spare_dead_ends
    if not bool(laid) <= state.capped.bit_count() <= laid:
        yield "dead ends and the cars they were laid against do not agree"
    if state.early and not laid:
        yield "no dead end was laid, so none was early"
    if laid and not state.early and any(state.piles):
        yield "a dead end was laid while there were piles, but is not called early"


def _patience_end(state: RaceState) -> Iterator[str]:
    ended = state.ended
    blocked = state.first_square >= 0 and patience.is_blocked(state)
    if ended is None:
        if state.to_act != (0,):
            yield "the player owes a decision"
        if state.first_square < 0 and state.turn:
            yield "the patience begins with the first card"
        if blocked:
            yield "no card can be laid any more, but the patience goes on"
        return
    full = state.capped == patience.EVERY_CAR and not state.early
    done = state.laid[0] == patience.TOTAL
    reasons = ("full" if full else "simple",) if done else ("blocked",) if blocked else ("stopped",)
    counted = ended.places == (1,) and ended.scores == (state.laid[0],)
    if state.to_act or ended.reason not in reasons or not counted:
        yield f"the patience cannot have ended like this: {ended}"
