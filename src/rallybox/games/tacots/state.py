"""The state of a game of Tacots: the rally's and the patience's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal
from rallybox.core.outcome import Outcome, Position
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games.tacots import patience, position, reasons, rules, view
from rallybox.games.tacots.board import Board, empty_board
from rallybox.games.tacots.setup import TacotsSetup

NOTHING: Final[tuple[Action, ...]] = ()


class TacotsState(State):
    """A game in progress. What the rules do with it is in `rules`, `dealing` and `patience`.

    Lists by seat are as long as there are players, `cars` is as long as there are cars.
    """

    __slots__ = (
        "board",
        "capped",
        "cars",
        "closing",
        "deal",
        "dealt_at",
        "drawn",
        "early",
        "ended",
        "finished",
        "finishes",
        "first_square",
        "hand",
        "hands",
        "kinds",
        "lacks",
        "laid",
        "left_over",
        "legal",
        "open_cards",
        "open_kinds",
        "opener",
        "past_turns",
        "piles",
        "players",
        "quiet",
        "scores",
        "sheet",
        "sizes",
        "spare_dead_ends",
        "stock",
        "turn",
        "witness",
    )

    setup: TacotsSetup
    players: int
    ended: Outcome | None
    """How the game ended."""

    # The table.
    board: Board
    cars: list[int]
    """The square of each car, −1 before it is on the board."""
    first_square: int
    """The square of the first card, −1 before it is laid."""
    laid: list[int]
    """Cards that each seat has laid in this hand."""

    # The rally's cards.
    hands: list[int]
    """Bags of kinds."""
    sizes: list[int]
    kinds: list[int]
    """The set of kinds in each hand."""
    open_cards: int
    """The bag of cards that lie face up (three players)."""
    open_kinds: int
    stock: int
    """The bag of cards kept for the second deal (two players)."""
    lacks: list[int]
    """Kinds that a seat has shown not to hold: it passed on the right to begin, drove or passed."""

    # The course of the rally.
    hand: int
    """Which hand is played, from 0."""
    drawn: int
    """The seat that had the right to begin this hand (TA-5)."""
    opener: int
    """The seat that lays the first card; rounds count from it (TA-9)."""
    turn: int
    """Turns taken in this hand."""
    quiet: int
    """The turn in which a card was last laid (or dealt a second time)."""
    dealt_at: int
    """How many turns had been taken when cards were last dealt."""
    closing: bool
    """Has somebody laid a last card, so that only the round is completed?"""
    finished: int
    """The set of seats that have laid the finish in this hand."""
    past_turns: int
    """Turns taken in the hands before."""

    # The score.
    scores: list[int]
    finishes: list[int]
    left_over: list[int]
    """Cards that each seat was left with, over the game (TA-11)."""
    sheet: list[tuple[int, ...]]
    """The points of each hand that was counted."""

    # The patience.
    deal: int
    piles: list[tuple[int, ...]]
    """The kinds in each pile; the last one is the top card."""
    spare_dead_ends: int
    """Dead ends not yet laid."""
    capped: int
    """The set of cars in front of which a dead end was laid."""
    early: bool
    """Was a dead end laid while cards were left in the piles?"""

    # Remembered to save work; follows from the rest.
    legal: tuple[Action, ...] | None
    witness: int
    """A square where, when last looked, somebody could build."""

    def begin(self, setup: TacotsSetup) -> None:
        """An empty table. Not in `__init__`, so that a blank state, to be copied into, is cheap."""
        players = setup.players
        self.setup = setup
        self.to_act = ()
        self.heard = None
        self.players = players
        self.ended = None
        self.board = empty_board()
        self.cars = [-1] * (4 if setup.solo else players)
        self.first_square = -1
        self.laid = [0] * players
        self.hands = [0] * players
        self.sizes = [0] * players
        self.kinds = [0] * players
        self.open_cards = self.open_kinds = self.stock = 0
        self.lacks = [0] * players
        self.hand = self.drawn = self.opener = 0
        self.turn = self.quiet = self.dealt_at = self.past_turns = 0
        self.closing = False
        self.finished = 0
        self.scores = [0] * players
        self.finishes = [0] * players
        self.left_over = [0] * players
        self.sheet = []
        self.deal = 0
        self.piles = []
        self.spare_dead_ends = self.capped = 0
        self.early = False
        self.legal = None
        self.witness = 0

    @property
    def outcome(self) -> Outcome | None:
        return self.ended

    def actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.to_act:
            return NOTHING
        legal = self.legal
        if legal is None:
            legal = self.legal = patience.actions(self) if self.piles else rules.actions(self, seat)
        return legal

    def apply(self, seat: int, action: Action, dice: Dice) -> None:
        self.legal = None
        if self.piles:
            patience.apply(self, action)
        else:
            rules.apply(self, seat, action, dice)

    def copy(self) -> TacotsState:
        twin = TacotsState()
        twin.setup = self.setup
        twin.to_act = self.to_act
        twin.heard = None
        twin.players = self.players
        twin.ended = self.ended
        twin.board = self.board.copy()
        twin.cars = self.cars[:]
        twin.first_square = self.first_square
        twin.laid = self.laid[:]
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.kinds = self.kinds[:]
        twin.open_cards = self.open_cards
        twin.open_kinds = self.open_kinds
        twin.stock = self.stock
        twin.lacks = self.lacks[:]
        twin.hand = self.hand
        twin.drawn = self.drawn
        twin.opener = self.opener
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.dealt_at = self.dealt_at
        twin.closing = self.closing
        twin.finished = self.finished
        twin.past_turns = self.past_turns
        twin.scores = self.scores[:]
        twin.finishes = self.finishes[:]
        twin.left_over = self.left_over[:]
        twin.sheet = self.sheet[:]
        twin.deal = self.deal
        twin.piles = self.piles[:]
        twin.spare_dead_ends = self.spare_dead_ends
        twin.capped = self.capped
        twin.early = self.early
        twin.legal = self.legal
        twin.witness = self.witness
        return twin

    def view(self, seat: int | None) -> View:
        return view.view(self, seat)

    def view_beside(self, public: View, seat: int) -> View:
        assert isinstance(public, view.TacotsView)
        return view.beside(self, public, seat)

    def dump(self) -> Position:
        return position.dump(self)

    def illegal(self, seat: int, action: Action) -> Illegal:
        return reasons.illegal(self, seat, action)
