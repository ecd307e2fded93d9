"""The actions of Road Rally, each made once. Ids are places in ALL and never change within a
version of the rules.

    y3+y3            play cards            score 7          play the card of stage 7
    store g1+r4      a store play          continue         play no stage card
    shortcut, stay                         points, cards    the reward of a place
    draw-first, shuffle-first   at a gas station
    reshuffle, keep             with an empty hand
    tune g1,r4,y2               the new order of the top cards, at a mechanic
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from mypy_extensions import i64

from rallybox.core.actions import Action
from rallybox.core.errors import Malformed
from rallybox.games.roadrally.cards import KIND, name_all, names
from rallybox.games.roadrally.data.rulesets import (
    CARDS,
    DECK,
    DRAW,
    LAST_STAGE,
    MECHANIC_LOOK,
    STEPS,
)
from rallybox.kit import bag

MOST_FROM_STORE = 5
"""A store play has at most so many cards (RR-11)."""
MOST_OF_A_COLOUR = 9
"""No colour has more cards in a deck."""


class Choice(Action):
    """One of two ways that the rules offer; the text says which."""

    __slots__ = ()


class Score(Action):
    """Play the card of a stage."""

    __slots__ = ("stage",)

    def __init__(self, action_id: int, stage: int) -> None:
        super().__init__(action_id, f"score {stage}")
        self.stage: Final = stage


class Play(Action):
    """Play movement cards and drive."""

    __slots__ = ("cards", "draw", "size", "steps", "store")

    cards: Final[i64]
    draw: Final[i64]
    size: Final[i64]
    steps: Final[i64]
    store: Final[bool]

    def __init__(self, action_id: int, cards: int, store: bool) -> None:
        kinds = bag.kinds(cards)
        super().__init__(action_id, "store " * store + "+".join(name_all(kinds)))
        self.cards = cards
        self.size = len(kinds)
        self.steps = sum(STEPS[kind] for kind in kinds)
        self.draw = DRAW["store"] if store else DRAW[CARDS[kinds[0]][0]]
        self.store = store


class Tune(Action):
    """Put the top cards of the own deck into this order, at a mechanic."""

    __slots__ = ("order",)

    def __init__(self, action_id: int, order: tuple[int, ...]) -> None:
        super().__init__(action_id, "tune " + ",".join(name_all(order)))
        self.order: Final = order


def _bags(most: int) -> list[int]:
    """Every bag of 1 to `most` cards that a hand can hold, small kinds first."""
    counts = product(*(range(bag.count(DECK, kind) + 1) for kind in range(len(CARDS))))
    return [bag.pack(count) for count in counts if 1 <= sum(count) <= most]


def _one_colour(cards: int) -> bool:
    return len({name[0] for name in names(cards)}) == 1


ALL: list[Action] = []

for _text in (
    "continue",
    "points",
    "cards",
    "shortcut",
    "stay",
    "draw-first",
    "shuffle-first",
    "reshuffle",
    "keep",
):
    ALL.append(Choice(len(ALL), _text))
CONTINUE, POINTS, CARDS_INSTEAD, SHORTCUT, STAY, DRAW_FIRST, SHUFFLE_FIRST, RESHUFFLE, KEEP = ALL

for _stage in range(1, LAST_STAGE + 1):
    ALL.append(Score(len(ALL), _stage))
SCORE: list[Action] = [CONTINUE, *ALL[-LAST_STAGE:]]
"""The action that scores each stage, by its number (index 0 is not used)."""

_plays: dict[int, Play] = {}
for _cards in _bags(MOST_OF_A_COLOUR):
    if _one_colour(_cards):
        _plays[_cards] = Play(len(ALL), _cards, False)
        ALL.append(_plays[_cards])
_store_plays: dict[int, Play] = {}
for _cards in _bags(MOST_FROM_STORE):
    _store_plays[_cards] = Play(len(ALL), _cards, True)
    ALL.append(_store_plays[_cards])
_tunes: dict[tuple[int, ...], Tune] = {}
for _length in range(2, MECHANIC_LOOK + 1):
    for _order in product(range(len(CARDS)), repeat=_length):
        if bag.holds(DECK, bag.of(_order)):
            _tunes[_order] = Tune(len(ALL), _order)
            ALL.append(_tunes[_order])

BY_TEXT: dict[str, Action] = {action.text: action for action in ALL}

ANSWER_BOTH: Final = [(CONTINUE, score) for score in SCORE]
ANSWER_NONE: Final = (CONTINUE,)
REWARDS: Final = (POINTS, CARDS_INSTEAD)
SHORTCUTS: Final = (SHORTCUT, STAY)
GAS_ORDERS: Final = (DRAW_FIRST, SHUFFLE_FIRST)
EMPTY_HAND: Final = (RESHUFFLE, KEEP)


def _parts(hand: int) -> tuple[int, ...]:
    """Every bag that can be taken out of a hand, the empty one included."""
    rests = [0]
    for kind in range(len(CARDS)):
        rests = [rest + (n << 4 * kind) for n in range(bag.count(hand, kind) + 1) for rest in rests]
    return tuple(rests)


# Legal plays and orders by the cards they come from, made when first needed: at most a few
# thousand hands can occur.
_PLAYS: Final[dict[int, tuple[Action, ...]]] = {}
_STORE_PLAYS: Final[dict[int, tuple[Action, ...]]] = {}
_TUNES: Final[dict[int, tuple[Action, ...]]] = {}


def plays(hand: int) -> tuple[Action, ...]:
    """Every play of one colour from a hand."""
    found = _PLAYS.get(hand)
    if found is None:
        colours = (hand & 0xFF, hand & 0xFF00, hand & 0xFF0000)
        found = tuple([_plays[cards] for colour in colours for cards in _parts(colour) if cards])
        _PLAYS[hand] = found
    return found


def store_plays(hand: int) -> tuple[Action, ...]:
    """Every play from a hand at a general store. RR-11: up to 5 cards are a store play there, one
    colour included; only more of one colour are an ordinary play."""
    found = _STORE_PLAYS.get(hand)
    if found is None:
        few = [_store_plays[cards] for cards in _parts(hand) if cards in _store_plays]
        more = [a for a in plays(hand) if isinstance(a, Play) and a.size > MOST_FROM_STORE]
        found = _STORE_PLAYS[hand] = (*few, *more)
    return found


def tunes(top: int) -> tuple[Action, ...]:
    """Every order of the cards in a bag, cards of one kind being alike."""
    found = _TUNES.get(top)
    if found is None:
        orders = sorted(set(permutations(bag.kinds(top))))
        found = _TUNES[top] = tuple([_tunes[order] for order in orders])
    return found


def action_of(action_id: int) -> Action:
    """The action with an id."""
    if not 0 <= action_id < len(ALL):
        raise Malformed(
            "core-no-such-action-id", game="Road Rally", number=action_id, last=len(ALL) - 1
        )
    return ALL[action_id]


def parse(text: str) -> Action:
    """The action with a notation; cards of a play may be named in any order."""
    action = BY_TEXT.get(text)
    if action is not None:
        return action
    store = text.startswith("store ")
    cards = text.removeprefix("store ").split("+")
    if not all(card in KIND for card in cards):
        raise Malformed("roadrally-unknown-action", text=text)
    if store and len(cards) > MOST_FROM_STORE:
        raise Malformed("roadrally-store-too-many", most=MOST_FROM_STORE)
    if not store and len({card[0] for card in cards}) > 1:
        raise Malformed("roadrally-mixed-colours", cards="+".join(cards))
    # Counted before they are packed: more than 15 of a kind would run over into the next one.
    play = None
    if len(cards) <= MOST_OF_A_COLOUR:
        play = (_store_plays if store else _plays).get(bag.of(KIND[card] for card in cards))
    if play is None:
        raise Malformed("roadrally-more-than-deck", cards="+".join(cards))
    return play
