"""Actions: a card, or what to do with the motor."""

from __future__ import annotations

import re
from typing import Final

from rallybox.core.actions import Action
from rallybox.core.errors import Malformed
from rallybox.games.stichrallye.cards import CARDS, COLOUR, SUIT, TEXT, VALUE, cards_of


class PlayCard(Action):
    """Play a card of the own hand into the trick. Its id is the card's number."""

    __slots__ = ("bit", "card", "suit", "value")

    def __init__(self, card: int) -> None:
        super().__init__(card, TEXT[card])
        self.card: Final = card
        self.bit: Final = 1 << card
        self.suit: Final = SUIT[COLOUR[card]]
        """The mask of all cards of its colour."""
        self.value: Final = VALUE[card]


class UseMotor(Action):
    """Answer the question about the turbo after winning a trick."""

    __slots__ = ("turbo",)

    def __init__(self, action_id: int, text: str, turbo: bool) -> None:
        super().__init__(action_id, text)
        self.turbo: Final = turbo


PLAYS: Final[tuple[PlayCard, ...]] = tuple(PlayCard(card) for card in range(CARDS))
TURBO: Final = UseMotor(CARDS, "turbo", True)
KEEP: Final = UseMotor(CARDS + 1, "keep", False)

ACTIONS: tuple[Action, ...] = (*PLAYS, TURBO, KEEP)
ACTION_TOTAL = len(ACTIONS)
TURBO_ACTIONS: Final[tuple[Action, ...]] = (KEEP, TURBO)

_BY_TEXT: dict[str, Action] = {action.text: action for action in ACTIONS}
_ALMOST = re.compile(r"\s*([a-zA-Z])[a-zA-Z]*[\s-]*(\d{1,3})\s*")

# Legal actions are looked up by the mask of the cards of one colour: at most 3 × 2¹⁵ tuples,
# made when first needed.
LISTS: Final[dict[int, tuple[Action, ...]]] = {0: ()}
_RED: Final = int(SUIT[0])
_GREEN: Final = int(SUIT[1])
_BLUE: Final = int(SUIT[2])


def plays_of(suit: int) -> tuple[Action, ...]:
    """Playing each card of a mask that holds one colour only; the tuple is kept."""
    found = LISTS.get(suit)
    if found is None:
        found = LISTS[suit] = tuple(PLAYS[card] for card in cards_of(suit))
    return found


def plays_of_hand(hand: int) -> tuple[Action, ...]:
    """Playing each card of a hand."""
    try:
        return LISTS[hand & _RED] + LISTS[hand & _GREEN] + LISTS[hand & _BLUE]
    except KeyError:
        return plays_of(hand & _RED) + plays_of(hand & _GREEN) + plays_of(hand & _BLUE)


def parse(text: str) -> Action:
    """The action with this notation; Malformed, with the nearest one, if there is none."""
    found = _BY_TEXT.get(text)
    if found is not None:
        return found
    shown = text if len(text) <= 20 else text[:20] + "…"
    almost = _ALMOST.fullmatch(text)
    if almost is not None:
        guess = f"{almost[1].lower()}{int(almost[2])}"
        if guess in _BY_TEXT:
            raise Malformed("stichrallye-parse-almost", text=shown, guess=guess)
    raise Malformed("stichrallye-parse", text=shown)
