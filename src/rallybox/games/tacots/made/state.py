"""The parts of the state, and how they are copied.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.outcome import Outcome
from rallybox.core.state import State
from rallybox.games.tacots.board import Board, empty_board
from rallybox.games.tacots.setup import TacotsSetup


class TacotsParts(State):
    """A game in progress. What the rules do with it is in `rules`, `dealing`, `patience`."""

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
    board: Board
    cars: list[int]
    """The square of each car, −1 before it is on the board."""
    first_square: int
    """The square of the first card, −1 before it is laid."""
    turn: int
    """Turns taken in this hand."""
    past_turns: int
    """Turns taken in the hands before."""
    hands: list[int]
    """Bags of kinds."""
    sizes: list[int]
    """Cards in hand, the dead end included."""
    kinds: list[int]
    """The set of kinds in each hand."""
    laid: list[int]
    """Cards laid in this hand."""
    lacks: list[int]
    """Kinds shown not to be in hand: when the right to begin was passed on, or when the player
    drove or passed, which is allowed only to those who cannot build (TA-8)."""
    finished: int
    """The set of seats that have laid the finish in this hand."""
    scores: list[int]
    finishes: list[int]
    left_over: list[int]
    """Cards left over in the hands that were counted (TA-11)."""
    open_cards: int
    """The cards that lie face up (three players)."""
    open_kinds: int
    stock: int
    """The cards kept for the second deal."""
    hand: int
    """Which hand is played, from 0."""
    drawn: int
    """The seat that had the right to begin this hand (TA-5)."""
    opener: int
    """Who lays, or laid, the first card; rounds count from it."""
    quiet: int
    """The turn in which a card was last laid, or dealt again."""
    dealt_at: int
    """How many turns had been taken when cards were last dealt; more than 0: a second time."""
    closing: bool
    """Has somebody laid a last card, so that only the round is completed?"""
    sheet: list[tuple[int, ...]]
    """The points of each hand that was counted."""
    deal: int
    """Its number, −1 if it is not known."""
    piles: list[tuple[int, ...]]
    """The kinds in each pile; the last one is the top card."""
    spare_dead_ends: int
    """Dead ends not yet laid."""
    capped: int
    """The cars in front of which a dead end was laid."""
    early: bool
    """Was a dead end laid before the piles were used up?"""
    legal: tuple[Action, ...] | None
    witness: int
    """A square where, when last looked, one could build."""

    def clear(self, setup: TacotsSetup) -> None:
        """Make a blank state one in which nothing has happened yet."""
        players = setup.players
        self.setup = setup
        self.to_act = ()
        self.heard = None
        self.players = 0
        self.ended = None
        self.board = empty_board()
        self.cars = []
        self.first_square = -1
        self.turn = 0
        self.past_turns = 0
        self.hands = [0] * players
        self.sizes = [0] * players
        self.kinds = [0] * players
        self.laid = [0] * players
        self.lacks = [0] * players
        self.finished = 0
        self.scores = [0] * players
        self.finishes = [0] * players
        self.left_over = [0] * players
        self.open_cards = 0
        self.open_kinds = 0
        self.stock = 0
        self.hand = 0
        self.drawn = 0
        self.opener = 0
        self.quiet = 0
        self.dealt_at = 0
        self.closing = False
        self.sheet = []
        self.deal = 0
        self.piles = []
        self.spare_dead_ends = 0
        self.capped = 0
        self.early = False
        self.legal = None
        self.witness = 0

    def copy_to(self, new: TacotsParts) -> None:
        """Make a blank state a copy of this one."""
        new.setup = self.setup
        new.to_act = self.to_act
        new.heard = None
        new.players = self.players
        new.ended = self.ended
        new.board = self.board.copy()
        new.cars = self.cars[:]
        new.first_square = self.first_square
        new.turn = self.turn
        new.past_turns = self.past_turns
        new.hands = self.hands[:]
        new.sizes = self.sizes[:]
        new.kinds = self.kinds[:]
        new.laid = self.laid[:]
        new.lacks = self.lacks[:]
        new.finished = self.finished
        new.scores = self.scores[:]
        new.finishes = self.finishes[:]
        new.left_over = self.left_over[:]
        new.open_cards = self.open_cards
        new.open_kinds = self.open_kinds
        new.stock = self.stock
        new.hand = self.hand
        new.drawn = self.drawn
        new.opener = self.opener
        new.quiet = self.quiet
        new.dealt_at = self.dealt_at
        new.closing = self.closing
        new.sheet = self.sheet[:]
        new.deal = self.deal
        new.piles = self.piles[:]
        new.spare_dead_ends = self.spare_dead_ends
        new.capped = self.capped
        new.early = self.early
        new.legal = self.legal
        new.witness = self.witness
