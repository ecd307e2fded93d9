"""The view and the position.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from rallybox.core.position import Hidden, Position
from rallybox.core.view import View
from rallybox.games.tacots.setup import TacotsSetup
from rallybox.games.tacots.shapes import Pile


class Player(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody knows of a player."""

    cards: int
    """Cards in hand, the dead end included."""
    dead_end: bool
    """Is the dead end still in hand?"""
    laid: int
    """Cards laid in this hand."""
    lacks: tuple[str, ...]
    """Kinds shown not to be in hand: when the right to begin was passed on, or when the player
    drove or passed, which is allowed only to those who cannot build (TA-8)."""
    finished: bool
    """Has the player laid the finish in this hand?"""
    score: int
    finishes: int
    left_over: int
    """Cards left over in the hands that were counted (TA-11)."""


class TacotsView(View, frozen=True, kw_only=True):
    """A seat's knowledge. Squares are named as on the board, cards by kind and openings."""

    identity_fields: ClassVar[tuple[str, ...]] = ("deal",)

    setup: TacotsSetup
    roads: dict[str, str]
    """The openings of the card on each square that has one: `{"e6": "NSW"}`."""
    cars: tuple[str | None, ...]
    """The square of each car; None before it is on the board."""
    first_square: str | None
    """Where the first card lies."""
    turn: int
    """Turns taken in this hand."""
    past_turns: int
    """Turns taken in the hands before."""
    hand: tuple[str, ...] | None
    """The viewer's cards; None for a spectator and in the patience."""
    players: tuple[Player, ...]
    open_cards: tuple[str, ...]
    """The cards that lie face up (three players)."""
    undealt: int
    """Cards kept for the second deal."""
    number: int
    """Which hand is played, from 1."""
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
    sheet: tuple[tuple[int, ...], ...]
    """The points of each hand that was counted."""
    shown: tuple[tuple[str, ...], ...] | None
    """What everybody was left with, once the game is over."""
    deal: int | None
    """The number of the deal; None in a world that was imagined without knowing it."""
    piles: tuple[Pile, ...]
    dead_ends: int
    """Dead ends not yet laid."""
    capped: tuple[bool, ...]
    """Has a dead end been laid in front of the car?"""
    early: bool
    """Was a dead end laid before the piles were used up?"""


class TacotsHidden(Hidden, frozen=True, kw_only=True):
    """What a position has that not everybody sees."""

    hands: tuple[tuple[str, ...], ...]
    """Bags of kinds."""
    stock: tuple[str, ...]
    """The cards kept for the second deal."""
    piles: tuple[tuple[str, ...], ...]
    """The kinds in each pile; the last one is the top card."""


class TacotsPosition(Position, frozen=True, kw_only=True):
    """Everything there is to know."""

    public: TacotsView
    hidden: TacotsHidden
