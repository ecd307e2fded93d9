"""A trick of Stich Rallye as masks, and what a sensible driver plays into it."""

from __future__ import annotations

from mypy_extensions import i64

from rallybox.games.stichrallye.cards import COLOUR, SUIT, VALUE
from rallybox.games.stichrallye.race import Race
from rallybox.kit.bits import BIT


class Trick:
    """What leads, what decides, who wins, how low."""

    __slots__ = ("best", "colours", "deciding", "lead", "lowest", "top")

    def __init__(self) -> None:
        self.lead: i64 = 0
        self.deciding: i64 = 0
        self.colours: i64 = 0
        self.top: i64 = -1
        self.best: i64 = -1
        self.lowest: i64 = 99

    def read(self, state: Race) -> None:
        """Become the trick on a state's table."""
        self.lead = state.follow
        self.colours = 0
        for colour in range(len(SUIT)):
            if state.seen >> colour & 1:
                self.colours |= SUIT[colour]
        self.deciding = SUIT[state.deciding] if state.deciding >= 0 else 0
        self.top = state.top
        self.best = state.best
        self.lowest = state.lowest

    def add(self, card: i64, seat: i64) -> None:
        """A seat plays a card."""
        suit = SUIT[COLOUR[card]]
        if not self.colours & suit:
            self.colours |= suit
            self.deciding = suit
            self.top = card
            self.best = seat
            if not self.lead:
                self.lead = suit
        elif suit == self.deciding and card > self.top:
            self.top = card
            self.best = seat
        value = VALUE[card]
        if value < self.lowest:
            self.lowest = value

    def wins(self, legal: i64) -> i64:
        """Those of these cards that would win so far."""
        if self.top < 0:
            return legal
        return legal & (~self.colours | (self.deciding & -(BIT[self.top] << 1)))

    def reply(self, hand: i64, wants: bool, high: bool) -> i64:
        """A sensible card of a hand: one that wins if wanted, otherwise a high or a low one."""
        legal = hand & self.lead or hand
        wins = self.wins(legal)
        if wants and wins:
            return highest(wins)
        losing = legal & ~wins or legal
        if high and not wants:
            return highest(losing)
        return lowest(losing)


def highest(cards: i64) -> i64:
    """The card with the highest number."""
    found: i64 = 0
    step: i64 = 32
    while step:
        if cards >> step:
            cards >>= step
            found += step
        step >>= 1
    return found


def lowest(cards: i64) -> i64:
    """The card with the lowest number."""
    return highest(cards & -cards)
