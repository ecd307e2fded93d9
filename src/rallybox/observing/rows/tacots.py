"""What a player of Tacots sees, as a row of bytes: at the rally, and in the patience."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rallybox.core.outcome import Outcome
from rallybox.core.state import State
from rallybox.games.tacots.actions import CARS, PILES
from rallybox.games.tacots.board import SQUARES
from rallybox.games.tacots.cards import CARDS, DEAD, KIND_NAMES
from rallybox.games.tacots.patience import PILE_SIZES, TOTAL
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.rules import IDLE_ROUNDS, idle_rounds
from rallybox.games.tacots.setup import MOST_HANDS, TABLES, TacotsSetup
from rallybox.observing.description import Field, seats
from rallybox.observing.observer import Observer, blank

KINDS: Final[i64] = len(KIND_NAMES)
BOARD: Final[i64] = SQUARES
NOUGHT: Final = 128
"""Stands for a score of 0; scores may be negative."""
BY_SEAT = "By seat, mine first."
KIND = f"By kind of card: {', '.join(KIND_NAMES)}."
SQUARE = "By square: a1, b1, … h1, a2, … h8."
MOST_CARDS = 28


def road_fields(cars: int, whose: str) -> tuple[Field, ...]:
    """What lies on the board."""
    return (
        Field(
            "open",
            (4, SQUARES),
            0,
            1,
            f"Where a card opens to the north, east, south, west. {SQUARE}",
        ),
        Field("ends", (SQUARES,), 0, 1, f"Empty squares to which a card leads. {SQUARE}"),
        Field("cars", (cars, SQUARES), 0, 1, f"Where the cars stand. {whose} {SQUARE}"),
    )


class TacotsObserver(Observer):
    """Seats are counted from me, clockwise; in the patience, cars by their letters."""

    version = 1

    def fields(self) -> tuple[Field, ...]:
        setup = self.setup
        assert isinstance(setup, TacotsSetup)
        # What a set-up says takes a while to ask.
        self.hands: i64 = setup.total_hands
        self.kept: i64 = 0 if setup.solo else kept(setup.players)
        return patience_fields() if setup.solo else rally_fields(setup)

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        blank(row, at, self.size)
        self.write_blank(state, seat, row, at)

    def write_blank(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Race)
        if state.piles:
            at = write_piles(state, row, at)
            write_board(state, 0, row, at)
            return
        row[at] = u8(self.hands - state.hand)
        row[at + 1] = u8(self.kept if state.stock else 0)
        at = write_hand(state, seat, row, at + 2, self.players)
        at = write_players(state, seat, row, at, self.players)
        write_board(state, seat, row, at)

    def success(self, outcome: Outcome) -> float:
        """Solved are patiences in which all cards were laid."""
        return 1.0 if outcome.scores[0] == TOTAL else 0.0


def rally_fields(setup: TacotsSetup) -> tuple[Field, ...]:
    """At the rally."""
    n = setup.players
    most = max(CARDS)
    kinds = len(KIND_NAMES)
    return (
        Field("hands_left", (1,), 0, MOST_HANDS, "Hands to be played, this one included."),
        Field("undealt", (1,), 0, MOST_CARDS, "Cards kept for a second deal."),
        Field("opening", (1,), 0, 1, "1 while everybody lays their first card."),
        Field("closing", (1,), 0, 1, "1 once somebody has laid a last card."),
        Field("idle", (1,), 0, IDLE_ROUNDS, "Whole rounds in a row in which nobody laid a card."),
        Field("turn_of_round", (1,), 0, n - 1, "Turns taken in this round."),
        Field("hand", (kinds,), 0, most, f"My cards. {KIND}"),
        Field("face_up", (kinds,), 0, most, f"Cards that lie face up. {KIND}"),
        seats("turn", n, "Who decides."),
        seats("opener", n, "Who lays, or laid, the first card."),
        Field("cards", (n,), 0, MOST_CARDS, f"Cards in hand. {BY_SEAT}"),
        seats("dead_end", n, "Is the dead end in hand?"),
        Field("laid", (n,), 0, TOTAL, f"Cards laid in this hand. {BY_SEAT}"),
        seats("finished", n, "Has the finish been laid in this hand?"),
        Field("score", (n,), 0, 255, f"128 + the points so far, cut to 0 … 255. {BY_SEAT}"),
        Field("finishes", (n,), 0, MOST_HANDS, f"Finishes laid so far. {BY_SEAT}"),
        Field("lacks", (n, kinds), 0, 1, f"Kinds shown not to be in hand. {BY_SEAT} {KIND}"),
        *road_fields(n, BY_SEAT),
    )


def patience_fields() -> tuple[Field, ...]:
    """Alone."""
    cars = f"By car: {', '.join(CARS)}."
    return (
        Field("laid", (1,), 0, TOTAL, "Cards laid."),
        Field("dead_ends", (1,), 0, CARDS[0], "Dead ends not yet laid."),
        Field("early", (1,), 0, 1, "1 once a dead end was laid before the piles were used up."),
        Field("capped", (len(CARS),), 0, 1, f"Does a dead end lie in front of the car? {cars}"),
        Field("pile", (PILES,), 0, max(PILE_SIZES), "Cards in each pile."),
        Field("top", (PILES, len(KIND_NAMES)), 0, 1, f"The top card of each pile. By pile. {KIND}"),
        *road_fields(len(CARS), cars),
    )


def write_bag(cards: int, row: vec[u8], at: i64) -> i64:
    """How many cards of each kind."""
    end = at + KINDS
    left: i64 = cards
    while left:
        row[at] = u8(left & 15)
        left >>= 4
        at += 1
    return end


def write_hand(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """How far the hand is, and the own cards."""
    row[at] = 1 if state.turn < state.players else 0
    row[at + 1] = 1 if state.closing else 0
    idle: i64 = idle_rounds(state)
    row[at + 2] = u8(idle if idle < IDLE_ROUNDS else IDLE_ROUNDS)
    row[at + 3] = u8(state.turn % state.players)
    at = write_bag(state.hands[seat], row, at + 4)
    at = write_bag(state.open_cards, row, at)
    if state.to_act:
        turn: i64 = state.to_act[0]
        row[at + (turn - seat if turn >= seat else turn - seat + n)] = 1
    at += n
    opener: i64 = state.opener
    row[at + (opener - seat if opener >= seat else opener - seat + n)] = 1
    return at + n


def kept(players: int) -> int:
    """Cards kept for a second deal: counted from what all know, not by looking into the stock."""
    table = TABLES[players]
    return table.cards * players * (table.deals - 1)


def write_players(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """What all know of each player."""
    for step in range(n):
        row[at + step] = u8(state.sizes[seat])
        row[at + n + step] = 1 if state.kinds[seat] & DEAD else 0
        row[at + 2 * n + step] = u8(state.laid[seat])
        row[at + 3 * n + step] = 1 if state.finished >> seat & 1 else 0
        score: i64 = NOUGHT + state.scores[seat]
        row[at + 4 * n + step] = u8(0 if score < 0 else (255 if score > 255 else score))
        row[at + 5 * n + step] = u8(state.finishes[seat])
        lacks: i64 = state.lacks[seat]
        place = at + 6 * n + KINDS * step
        while lacks:
            row[place] = u8(lacks & 1)
            lacks >>= 1
            place += 1
        seat += 1
        if seat == n:
            seat = 0
    return at + (6 + KINDS) * n


def write_piles(state: Race, row: vec[u8], at: i64) -> i64:
    """The piles of a patience: their sizes, and what lies on top of them."""
    row[at] = u8(state.laid[0])
    row[at + 1] = u8(state.spare_dead_ends)
    row[at + 2] = 1 if state.early else 0
    at += 3
    for car in range(len(CARS)):
        row[at + car] = 1 if state.capped >> car & 1 else 0
    at += len(CARS)
    for pile in range(PILES):
        cards = state.piles[pile]
        row[at + pile] = u8(len(cards))
        if cards:
            row[at + PILES + KINDS * pile + cards[-1]] = 1
    return at + PILES * (1 + KINDS)


def write_board(state: Race, seat: i64, row: vec[u8], at: i64) -> None:
    """The roads, their ends, the cars."""
    road = state.board.road
    needs = state.board.needs
    ends = at + 4 * BOARD
    for square in range(BOARD):
        shape: i64 = road[square]
        if shape:
            row[at] = u8(shape & 1)
            row[at + BOARD] = u8(shape >> 1 & 1)
            row[at + 2 * BOARD] = u8(shape >> 2 & 1)
            row[at + 3 * BOARD] = u8(shape >> 3)
        elif needs[square] & 15:
            row[ends + square] = 1
        at += 1
    at = ends + BOARD
    cars = state.cars
    count: i64 = len(cars)
    for step in range(count):
        car = seat + step
        there: i64 = cars[car if car < count else car - count]
        if there >= 0:
            row[at + there] = 1
        at += BOARD


OBSERVER = TacotsObserver
