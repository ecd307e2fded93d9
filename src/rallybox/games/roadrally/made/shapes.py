"""The view and the position.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from typing import Literal

from rallybox.core.position import Hidden, Position
from rallybox.core.view import View
from rallybox.games.roadrally.phases import Phase
from rallybox.games.roadrally.setup import RoadRallySetup


class RoadRallyView(View, frozen=True, kw_only=True):
    """Tuples are by seat unless they say otherwise; spaces count from the start, 0."""

    setup: RoadRallySetup
    course: tuple[str, ...]
    """The standard tiles in road order, such as `F2r`."""
    phase: Phase
    """What the seats in `to_act` are asked; see `phases`."""
    round: int
    """The number of the round, from 1."""
    turns: int
    """Turns begun so far, those with an empty hand included."""
    turn: int
    """How many turns of this round are over; its driver is turn_order[turn]."""
    turn_order: tuple[int, ...]
    """The seats in the order of this round's turns."""
    started: tuple[int, ...]
    """The seats in starting order."""
    order: tuple[int, ...]
    """The seats from first to last place, at this moment."""
    cars: tuple[int, ...]
    """The space of each car."""
    hand: tuple[str, ...]
    """The cards in hand."""
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    top: tuple[str, ...]
    """The cards on top of the bag that their driver has seen, next one first."""
    discards: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    """Without the tiles won."""
    totals: tuple[int, ...]
    """With the tiles won."""
    stage_tiles: tuple[tuple[int, ...], ...]
    """The stage tiles won."""
    checkpoint_tiles: tuple[int, ...]
    stage_cards: tuple[int, ...]
    """The own stage cards, those returned included."""
    stage_cards_left: tuple[int, ...]
    triggered: tuple[tuple[int, ...], ...]
    """The stages triggered."""
    triggers_left: tuple[int, ...]
    """How many stages may still be triggered; at 0 the stage cards are returned."""
    stages: tuple[int, ...]
    """The stage tiles on the course, by number."""
    checkpoints: tuple[int, ...]
    """The spaces that have a checkpoint tile."""
    reached: tuple[int, ...]
    """The stages reached in this round and not resolved."""
    scored: int
    """How many stages were triggered in this round."""
    laid: tuple[str, ...]
    """The cards just played, while the shortcut is decided; then they are discarded."""
    laid_draw: int
    """How many cards this turn's play draws."""
    origin: int
    """The space where this turn's move began."""
    stage: int
    """The stage that is being resolved, or 0."""
    caller: int | None
    """Who has triggered the stage, once that is known."""
    choosers: tuple[int, ...]
    """Who still chooses between points and cards, in place order."""
    answer: Literal["", "score", "continue"]
    """The own answer while others may still be deciding (RR-15)."""


class RoadRallyHidden(Hidden, frozen=True, kw_only=True):
    """What a position has that not everybody sees."""

    to_act: tuple[int, ...]
    """Who has really still to decide."""
    hands: tuple[tuple[str, ...], ...]
    """The cards in hand."""
    bags: tuple[tuple[str, ...], ...]
    """The cards of the deck whose order nobody knows."""
    tops: tuple[tuple[str, ...], ...]
    """The cards on top of the bag that their driver has seen, next one first."""
    stage_cards: tuple[tuple[int, ...], ...]
    """The stage cards dealt and not played, as masks. Returned ones stay in: nobody else holds
    them."""
    called: int | None
    """Who plays the stage's card; secret until everybody has answered (RR-15)."""


class RoadRallyPosition(Position, frozen=True, kw_only=True):
    """Everything there is to know."""

    public: RoadRallyView
    hidden: RoadRallyHidden
