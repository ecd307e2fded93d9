"""What drivers can do in Road Rally, and what it would lead to as far as they can know."""

from __future__ import annotations

from typing import Literal

from rallybox.core.offers import Offer
from rallybox.core.words import Words

Arrival = Literal["none", "final", "stage", "checkpoint", "gas", "store", "mechanic", "shortcut"]
"""What a car would stop at."""


class Play(Offer, frozen=True, kw_only=True):
    """Play cards and drive."""

    cards: tuple[str, ...]
    store: bool
    """A store play (RR-11)."""
    steps: int
    end: int
    """The space where the road part of the move ends."""
    feature: Arrival
    stage: int
    """The stage whose diner is there, or 0."""
    shortcut: int
    """The space to which a shortcut leads from there, or 0."""
    reached: tuple[int, ...]
    """The stages reached on the way."""
    passed: int
    """Checkpoint tiles taken on the way, where passing is enough (RR-6)."""
    draw: int

    def words(self, game: str) -> Words:
        """One stage or several is another sentence."""
        words = super().words(game)
        return Words(words.id, {**words.params, "count": len(self.reached)})


class Score(Offer, frozen=True, kw_only=True):
    """Play the card of a stage."""

    stage: int
    place: int
    double: int
    """What it gives oneself."""
    left: int
    """Stages that one may trigger afterwards."""


class Continue(Offer, frozen=True, kw_only=True):
    """Play no stage card."""


class TakePoints(Offer, frozen=True, kw_only=True):
    """Take the points of the place."""

    place: int
    points: int


class TakeCards(Offer, frozen=True, kw_only=True):
    """Draw cards instead."""


class Shortcut(Offer, frozen=True, kw_only=True):
    """Take the shortcut."""

    end: int


class Stay(Offer, frozen=True, kw_only=True):
    """Stay where the shortcut begins."""


class DrawFirst(Offer, frozen=True, kw_only=True):
    """At a gas station: draw, then shuffle."""

    draw: int
    deck: int
    discards: int


class ShuffleFirst(Offer, frozen=True, kw_only=True):
    """At a gas station: shuffle, then draw."""

    draw: int
    discards: int


class Reshuffle(Offer, frozen=True, kw_only=True):
    """With an empty hand: shuffle the discards into the deck."""

    discards: int


class Keep(Offer, frozen=True, kw_only=True):
    """With an empty hand: leave the deck as it is."""

    deck: int


class Tune(Offer, frozen=True, kw_only=True):
    """Put the top cards of the deck into this order."""

    order: tuple[str, ...]
    cards: tuple[str, ...]
    """Those of them that are drawn at once."""

    def words(self, game: str) -> Words:
        """How many are drawn makes the sentence."""
        words = super().words(game)
        return Words(words.id, {**words.params, "draw": len(self.cards)})


AnyOffer = (
    Play
    | Score
    | Continue
    | TakePoints
    | TakeCards
    | Shortcut
    | Stay
    | DrawFirst
    | ShuffleFirst
    | Reshuffle
    | Keep
    | Tune
)
