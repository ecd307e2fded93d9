"""Imagining: a whole state drawn from all that look like a view.

The view's public part is taken over as it is; hidden cards are dealt at random among those who
may hold them. The number of a patience deal is carried along, if the view has it, but never looked
up: whoever imagines must not know more than the player does.
"""

from __future__ import annotations

from typing import Final

from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.core.knowledge import Knowledge
from rallybox.games.tacots import dealing, rules
from rallybox.games.tacots.cards import (
    CARDS,
    CROSSROADS,
    DEAD,
    DEAD_END,
    DECK,
    KIND_NUMBERS,
    KIND_OF,
    ONE,
    SHAPE_NUMBERS,
    bag_of,
    kind_set,
)
from rallybox.games.tacots.made import ways
from rallybox.games.tacots.made.shapes import TacotsView
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.setup import UNKNOWN
from rallybox.kit.bits import mask_of
from rallybox.kit.deals import Deals

_TRIES: Final = 5_000
"""The least likely true worlds turn up once in some 30 draws; beyond this the view is no view."""


def known(view: TacotsView) -> Race:
    """The game with everything that all see, and the viewer's hand. Of other hands, only the sizes
    and whether the dead end is in them are right."""
    race = Race()
    race.begin(view.setup)
    ways.take_public(race, view)
    race.ended = view.outcome
    race.open_kinds = kind_set(race.open_cards)
    race.capped = mask_of([car for car, capped in enumerate(view.capped) if capped])
    if view.setup.solo:
        race.deal = UNKNOWN if view.deal is None else view.deal
        race.laid[0] = len(view.roads)
    for seat, player in enumerate(view.players):
        race.kinds[seat] = DEAD if player.dead_end else 0
    if view.hand is not None and view.seat is not None:
        race.give(view.seat, bag_of(view.hand))
    return race


class RaceKnowledge(Knowledge):
    """What a view tells of a rally: the game as far as it is known, and the cards to be dealt."""

    def __init__(self, view: TacotsView) -> None:
        self.known = known(view)
        """With all hands, once they are shown."""
        for seat, cards in enumerate(view.shown or ()):
            self.known.give(seat, bag_of(cards))
        self.over: bool = view.shown is not None
        others = [seat for seat in range(self.known.players) if seat != view.seat]
        lacks = self.known.lacks
        self.bound = [seat for seat in others if lacks[seat]]
        """Those who are known to lack something."""
        self.free = [seat for seat in others if not lacks[seat]]
        self.dead_ends = [player.dead_end * ONE[DEAD_END] for player in view.players]
        self.sizes = [player.cards - player.dead_end for player in view.players]
        """Cards of each hand besides the dead end."""
        self.pool = [] if self.over else _hidden(view)
        self.counts = tuple([self.pool.count(kind) for kind in range(len(CARDS))])
        bound = self.bound if not self.over else []
        self.deals = Deals(
            self.counts,
            tuple([self.sizes[seat] for seat in bound]),
            tuple([lacks[seat] for seat in bound]),
        )

        if view.seat is not None:
            # What the viewer may do is the same in all worlds, so it is worked out once.
            self.known.actions(view.seat)

    def imagine(self, dice: Dice) -> Race:
        race = self.known.copy()
        if self.over:
            return race
        for _ in range(_TRIES):
            rest = self._deal_bound(race, dice)
            if rest is None:
                break
            self._deal_rest(race, rest, dice)
            if _possible(race):
                return race
        detail = "hidden cards do not add up"
        raise Malformed("core-impossible-position", game="Tacots", detail=detail)

    def _deal_bound(self, race: Race, dice: Dice) -> list[int] | None:
        """Deal to those who are known to lack something; the cards that are left, if it can be
        done."""
        if not self.bound:
            return self.pool[:]
        shares = self.deals.draw(dice)
        if shares is None:
            return None
        for number, seat in enumerate(self.bound):
            hand = self.dead_ends[seat]
            for kind in range(len(CARDS)):
                hand += shares[kind][number] * ONE[kind]
            race.give(seat, hand)
        left = [count - sum(share) for count, share in zip(self.counts, shares, strict=True)]
        return [kind for kind, number in enumerate(left) for _ in range(number)]

    def _deal_rest(self, race: Race, rest: list[int], dice: Dice) -> None:
        """Shuffle what is left for those who may hold anything, and for the second deal."""
        dice.shuffle(rest)
        begin = 0
        for seat in self.free:
            end = begin + self.sizes[seat]
            race.give(seat, sum([ONE[kind] for kind in rest[begin:end]]) + self.dead_ends[seat])
            begin = end
        race.stock = sum([ONE[kind] for kind in rest[begin:]])


def _hidden(view: TacotsView) -> list[int]:
    """The kinds of the cards that the view does not show, dead ends left out."""
    left = list(CARDS)
    left[DEAD_END] = 0
    for openings in view.roads.values():
        left[KIND_OF[SHAPE_NUMBERS[openings]]] -= 1
    for name in (*view.open_cards, *(view.hand or ())):
        left[KIND_NUMBERS[name]] -= 1
    return [kind for kind in range(1, len(left)) for _ in range(left[kind])]


def _possible(race: Race) -> bool:
    """Could the hand have come so far with these cards? Only where that is not certain anyway."""
    if race.turn == 0:
        # Who begins holds a card to begin with, unless one lies face up (TA-12).
        return dealing.can_begin(race, race.opener, dealing.first_kinds(race))
    # TA-10: a hand that goes on is not blocked. If all cards are dealt, what the viewer does not
    # hold is in the others' hands in any case.
    return not race.stock or not rules.is_blocked(race)


class PatienceKnowledge(Knowledge):
    """What a view tells of a patience: the game as it lies, and the cards that lie covered."""

    def __init__(self, view: TacotsView) -> None:
        self.known = known(view)
        self.covered = [max(0, pile.cards - 1) for pile in view.piles]
        """How many cards lie under the top of each pile."""
        self.tops = [() if pile.top is None else (KIND_NUMBERS[pile.top],) for pile in view.piles]
        pool = list(DECK)
        pool.remove(CROSSROADS)
        for name, openings in view.roads.items():
            kind = KIND_OF[SHAPE_NUMBERS[openings]]
            if kind != DEAD_END and name != view.first_square:
                pool.remove(kind)
        for top in self.tops:
            for kind in top:
                pool.remove(kind)
        self.pool = pool

    def imagine(self, dice: Dice) -> Race:
        race = self.known.copy()
        pool = self.pool[:]
        dice.shuffle(pool)
        begin = 0
        piles: list[tuple[int, ...]] = []
        for covered, top in zip(self.covered, self.tops, strict=True):
            piles.append((*pool[begin : begin + covered], *top))
            begin += covered
        race.piles = piles
        return race
