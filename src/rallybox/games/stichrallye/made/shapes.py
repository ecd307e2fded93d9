"""The view and the position.

Made by scripts/made.py from the game's `fields`; do not edit.
"""

from __future__ import annotations

from rallybox.core.position import Hidden, Position
from rallybox.core.view import View
from rallybox.games.stichrallye.setup import StichRallyeSetup
from rallybox.games.stichrallye.shapes import CarView, TrickView


class StichRallyeView(View, frozen=True, kw_only=True):
    """Tuples have one entry for each seat unless they say otherwise."""

    setup: StichRallyeSetup
    track: str
    """The spaces of the track, the start first."""
    dial: tuple[int, ...]
    """The numbers of the motors."""
    unused: tuple[str, ...]
    """The cards that stay in the box."""
    round: int
    """From 1."""
    cards_each: int
    """Cards dealt to each in this round, so also its tricks."""
    cars: tuple[CarView, ...]
    standing: tuple[int, ...]
    """The seats from first to last."""
    flag: int
    """The seat with the flag."""
    hand: tuple[str, ...] | None
    """The mask of each hand."""
    hand_sizes: tuple[int, ...]
    voids: tuple[str, ...]
    """The letters of the colours not followed in this round."""
    tricks: tuple[TrickView, ...]
    """The finished tricks of this round (SR-10)."""
    leader: int
    """Who leads, or led, the trick on the table."""
    trick: tuple[str, ...]
    """The cards on the table, the leader's first; all of them while the winner is asked."""
    winning: int | None
    """The seat that wins the trick so far."""
    lowest: int | None
    """The lowest value in the trick so far."""
    landings: tuple[int, int] | None
    """While the winner is asked: where it would end without and with its motor."""


class StichRallyeHidden(Hidden, frozen=True, kw_only=True):
    """What a position has that not everybody sees."""

    hands: tuple[tuple[str, ...], ...]
    """The mask of each hand."""


class StichRallyePosition(Position, frozen=True, kw_only=True):
    """Everything there is to know."""

    public: StichRallyeView
    hidden: StichRallyeHidden
