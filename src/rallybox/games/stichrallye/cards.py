"""The cards: 45 small numbers, and hands as bit masks of them.

Card 0 is red 1, card 14 red 15, card 15 green 1, and so on to card 44, blue 15. Within a colour
the higher card is the higher number. A hand has bit `card` set for each card in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.games.stichrallye.data import PARTS

COLOURS: tuple[str, ...] = tuple(PARTS.cards.colours)
HIGHEST: int = PARTS.cards.highest
CARDS: int = HIGHEST * len(COLOURS)

LETTERS: tuple[str, ...] = tuple(name[0] for name in COLOURS)
"""The colours' letters in the notation."""

COLOUR: Final[vec[i64]] = vec[i64]([card // HIGHEST for card in range(CARDS)])
VALUE: Final[vec[i64]] = vec[i64]([card % HIGHEST + 1 for card in range(CARDS)])
TEXT: tuple[str, ...] = tuple(f"{LETTERS[COLOUR[c]]}{VALUE[c]}" for c in range(CARDS))
"""Each card's colour, value and notation, such as `g11`."""

NUMBER: dict[str, int] = {text: card for card, text in enumerate(TEXT)}
"""Each notation's card."""

SUIT: Final[vec[i64]] = vec[i64](
    [((1 << HIGHEST) - 1) << HIGHEST * colour for colour in range(len(COLOURS))]
)
"""The mask of all cards of a colour."""
_SUITS: Final[list[int]] = [int(suit) for suit in SUIT]

ROUNDS: Final[vec[i64]] = vec[i64](PARTS.rounds.tricks)
"""Tricks of each round, which is also the size of a hand."""


def in_use(players: int) -> int:
    """The mask of the cards that so many drivers play with."""
    lowest, highest = PARTS.cards.values[str(players)]
    return mask(card for card in range(CARDS) if lowest <= VALUE[card] <= highest)


def mask(cards: Iterable[int]) -> int:
    """The hand of these cards."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def cards_of(hand: int) -> list[int]:
    """The cards of a hand, by colour and value."""
    found = []
    while hand:
        low = hand & -hand
        found.append(low.bit_length() - 1)
        hand ^= low
    return found


# Looked up by the mask of the cards of one colour: at most 3 × 2¹⁵ tuples, made when needed.
_TEXTS: Final[dict[int, tuple[str, ...]]] = {}


def texts(hand: int) -> tuple[str, ...]:
    """The notations of a hand's cards, by colour and value."""
    found: tuple[str, ...] = ()
    for suit in _SUITS:
        part = hand & suit
        known = _TEXTS.get(part)
        if known is None:
            known = _TEXTS[part] = tuple([TEXT[card] for card in cards_of(part)])
        found += known
    return found


def hand_of(card_texts: Iterable[str]) -> int:
    """The hand of the cards with these notations."""
    return mask(NUMBER[text] for text in card_texts)
