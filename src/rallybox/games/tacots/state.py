"""The state of a game of Tacots: the rally's and the patience's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Illegal
from rallybox.core.state import Outcome, Position, State
from rallybox.core.view import View
from rallybox.games.tacots import patience, position, reasons, rules, view
from rallybox.games.tacots.board import Board
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

    def __init__(self, setup: TacotsSetup) -> None:
        players = setup.players
        self.setup = setup
        self.to_act = ()
        self.heard = None
        self.players: int = players
        self.ended: Outcome | None = None

        # The table.
        self.board = Board()
        self.cars: list[int] = [-1] * (4 if setup.solo else players)
        """The square of each car, −1 before it is on the board."""
        self.first_square: int = -1
        """The square of the first card, −1 before it is laid."""
        self.laid: list[int] = [0] * players
        """Cards that each seat has laid in this hand."""

        # The rally's cards.
        self.hands: list[int] = [0] * players
        """Bags of kinds."""
        self.sizes: list[int] = [0] * players
        self.kinds: list[int] = [0] * players
        """The set of kinds in each hand."""
        self.open_cards: int = 0
        """The bag of cards that lie face up (three players)."""
        self.open_kinds: int = 0
        self.stock: int = 0
        """The bag of cards kept for the second deal (two players)."""
        self.lacks: list[int] = [0] * players
        """Kinds that a seat has shown not to hold when the right to begin was passed on."""

        # The course of the rally.
        self.hand: int = 0
        """Which hand is played, from 0."""
        self.drawn: int = 0
        """The seat that had the right to begin this hand (TA-5)."""
        self.opener: int = 0
        """The seat that lays the first card; rounds count from it (TA-9)."""
        self.turn: int = 0
        """Turns taken in this hand."""
        self.quiet: int = 0
        """The turn in which a card was last laid (or dealt a second time)."""
        self.dealt_at: int = 0
        """How many turns had been taken when cards were last dealt."""
        self.closing: bool = False
        """Has somebody laid a last card, so that only the round is completed?"""
        self.finished: int = 0
        """The set of seats that have laid the finish in this hand."""
        self.past_turns: int = 0
        """Turns taken in the hands before."""

        # The score.
        self.scores: list[int] = [0] * players
        self.finishes: list[int] = [0] * players
        self.left_over: list[int] = [0] * players
        """Cards that each seat was left with, over the game (TA-11)."""
        self.sheet: list[tuple[int, ...]] = []
        """The points of each hand that was counted."""

        # The patience.
        self.deal: int = 0
        self.piles: list[tuple[int, ...]] = []
        """The kinds in each pile; the last one is the top card."""
        self.spare_dead_ends: int = 0
        """Dead ends not yet laid."""
        self.capped: int = 0
        """The set of cars in front of which a dead end was laid."""
        self.early: bool = False
        """Was a dead end laid while cards were left in the piles?"""

        # Remembered to save work; follows from the rest.
        self.legal: tuple[Action, ...] | None = None
        self.witness: int = 0
        """A square where, when last looked, somebody could build."""

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
        twin = TacotsState.__new__(TacotsState)
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

    def dump(self) -> Position:
        return position.dump(self)

    def illegal(self, seat: int, action: Action) -> Illegal:
        return reasons.illegal(self, seat, action)
