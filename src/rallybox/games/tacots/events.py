"""Events: what happened, for those who animate, tell or count it.

Squares are named as on the board, cards by their kinds (`left-bend`) and openings (`SW`). Hands,
rounds, piles and cars count from 1: `car` is the start number that a car bears.
"""

from __future__ import annotations

from typing import ClassVar

from rallybox.core.events import Event
from rallybox.core.words import Cards, Words
from rallybox.games.tacots.cards import KIND_NUMBERS, KIND_SYMBOLS, SHAPE_NUMBERS, SYMBOLS


class Signs(Cards):
    """Cards as signs in which roads join."""

    __slots__ = ()

    between = " "


def symbols(cards: tuple[str, ...]) -> Signs:
    """Cards, by their kinds, as signs."""
    return Signs(KIND_SYMBOLS[KIND_NUMBERS[card]] for card in cards)


class _CardsTold(Event, frozen=True, kw_only=True):
    """An event whose sentence shows a list of cards as signs."""

    untold_fields: ClassVar[tuple[str, ...]] = ("to", "cards")

    cards: tuple[str, ...]

    def words(self, game: str) -> Words:
        words = super().words(game)
        params = {**words.params, "signs": symbols(self.cards), "number": len(self.cards)}
        return Words(words.id, params)


class _CardTold(Event, frozen=True, kw_only=True):
    """An event whose sentence shows a placed card as a sign."""

    untold_fields: ClassVar[tuple[str, ...]] = ("to", "openings")

    openings: str

    def words(self, game: str) -> Words:
        words = super().words(game)
        sign = Signs((SYMBOLS[SHAPE_NUMBERS[self.openings]],))
        return Words(words.id, {**words.params, "sign": sign})


class HandBegan(Event, frozen=True, kw_only=True):
    """A new hand was dealt; the right to begin it is `seat`'s."""

    seat: int
    hand: int
    hands: int
    cards: int
    """How many cards each got, the dead end included."""


class DealtAgain(Event, frozen=True, kw_only=True):
    """Nobody could have begun, so the cards were dealt again (TA-14)."""


class Dealt(_CardsTold, frozen=True, kw_only=True):
    """What one seat was dealt; only that seat hears of it."""

    seat: int


class OpenCards(_CardsTold, frozen=True, kw_only=True):
    """These cards were laid face up, for all."""


class StartPassed(Event, frozen=True, kw_only=True):
    """A player without a card to begin with passed the right to the left."""

    seat: int
    lacks: tuple[str, ...]
    """The kinds that the player has shown not to hold."""


class JunctionBegins(Event, frozen=True, kw_only=True):
    """Nobody holds a crossroads, so the first card may be a junction (TA-14)."""


class SecondDeal(Event, frozen=True, kw_only=True):
    """Two players: each got more cards."""

    reason: str
    """`spent` (a hand was used up), `blocked` or `idle`."""
    cards: int


class Laid(_CardTold, frozen=True, kw_only=True):
    """A card was laid in front of the own car, and the car stands on it now."""

    seat: int
    car: int
    kind: str
    square: str
    turned: bool
    """Was it turned by a half turn?"""
    source: str
    """`hand`, `open` (it lay face up) or `pile`."""
    pile: int | None = None
    start: str | None = None
    """The square the car came from; None for an opening card."""

    def words(self, game: str) -> Words:
        words = super().words(game)
        return Words(words.id, {**words.params, "opening": "yes" if self.start is None else "no"})


class Finished(_CardTold, frozen=True, kw_only=True):
    """The finish was laid as the last card, and the car has reached it."""

    seat: int
    car: int
    square: str
    start: str


class DeadEndLaid(_CardTold, frozen=True, kw_only=True):
    """A dead end was laid in front of a car."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "against")

    seat: int
    against: int | None
    """The opponent; None in the patience."""
    car: int
    """The car that it was laid against."""
    square: str

    def words(self, game: str) -> Words:
        words = super().words(game)
        return Words(words.id, {**words.params, "solo": "yes" if self.against is None else "no"})


class Drove(Event, frozen=True, kw_only=True):
    """A car drove along the road. The route begins where it stood."""

    seat: int
    car: int
    route: tuple[str, ...]

    def words(self, game: str) -> Words:
        words = super().words(game)
        return Words(
            words.id, {**words.params, "end": self.route[-1], "steps": len(self.route) - 1}
        )


class Passed(Event, frozen=True, kw_only=True):
    """A player could do nothing."""

    seat: int


class FewCards(Event, frozen=True, kw_only=True):
    """A player with three cards or fewer was announced."""

    seat: int
    cards: int


class LastCard(Event, frozen=True, kw_only=True):
    """A player laid a last card; the round is completed."""

    seat: int


class HandEnded(Event, frozen=True, kw_only=True):
    """A hand is over; hands are laid open and counted."""

    hand: int
    reason: str
    """`finish`, `out` (somebody has no cards left), `blocked` or `idle`."""


class Counted(_CardsTold, frozen=True, kw_only=True):
    """What a player was left with, and what the hand brought."""

    seat: int
    finish: bool
    points: int
    total: int


class PatienceBegan(_CardTold, frozen=True, kw_only=True):
    """Patience: the crossroads was laid, with all four cars on it."""

    seat: int
    square: str


class TurnedUp(Event, frozen=True, kw_only=True):
    """Patience: the next card of a pile was turned up, or the pile is used up."""

    pile: int
    kind: str | None
    left: int
    """Cards in the pile, the one turned up included."""


class PatienceOver(Event, frozen=True, kw_only=True):
    """The patience has come out, or cannot, or was stopped."""

    seat: int
    reason: str
    """`full`, `simple`, `blocked` or `stopped`."""
    cards: int
    """Cards laid."""


class TakenBack(Event, frozen=True, kw_only=True):
    """The last move of the patience was taken back; all is as it was before."""

    seat: int


class GameOver(Event, frozen=True, kw_only=True):
    """The last hand was counted. `seat` is a winner; there is one such event for each."""

    seat: int
    points: int
    shared: bool


TacotsEvent = (
    HandBegan
    | DealtAgain
    | Dealt
    | OpenCards
    | StartPassed
    | JunctionBegins
    | SecondDeal
    | Laid
    | Finished
    | DeadEndLaid
    | Drove
    | Passed
    | FewCards
    | LastCard
    | HandEnded
    | Counted
    | PatienceBegan
    | TurnedUp
    | PatienceOver
    | TakenBack
    | GameOver
)
