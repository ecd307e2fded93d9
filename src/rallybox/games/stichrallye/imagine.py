"""Imagining: a whole state that looks exactly like a view, each as likely as the others.

What a seat may not know are the other hands and the cards not dealt. Any way to deal the unseen
cards is as likely as any other, unless it gives somebody a colour that they failed to follow.
So the hands with such a colour come first: for each of them, how many cards of each colour it
gets is drawn with the exact number of ways as weights; which cards is then a plain shuffle, and
so is the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.core.knowledge import Knowledge
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.cards import COLOUR, NUMBER, SUIT, cards_of, hand_of
from rallybox.games.stichrallye.made import ways
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.track import taken_by
from rallybox.kit.bits import BIT
from rallybox.kit.deals import below

Counts = tuple[int, int, int]
"""Cards of each colour."""
Row = tuple[int, bool, bool, bool]
"""A hand to be dealt: its size, and which colours it may hold."""


class RaceKnowledge(Knowledge):
    """What a view tells of a race: the race as far as it is known, and the cards to be dealt."""

    def __init__(self, view: StichRallyeView) -> None:
        race = self.known = known(view)
        """Everything that the viewer sees; hands that it does not see are empty here."""
        self.sizes = list(view.hand_sizes)
        unseen = race.course.used
        for number in range(race.done * race.course.players + race.laid):
            unseen &= ~BIT[race.table[number]]
        if view.seat is not None:
            race.hands[view.seat] = hand_of(view.hand or ())
            self.sizes[view.seat] = 0
            unseen &= ~race.hands[view.seat]
        self.unseen: int = unseen
        self.voids = [int(void) for void in race.voids]

    def imagine(self, dice: Dice) -> Race:
        race = self.known.copy()
        hands = deal_unseen(self.unseen, self.sizes, self.voids, dice)
        for seat in range(race.course.players):
            if self.sizes[seat]:
                race.hands[seat] = hands[seat]
        return race


def known(view: StichRallyeView) -> Race:
    """The race with what everybody sees; what follows from it is worked out."""
    race = Race()
    race.begin(view.setup, view.flag)
    ways.take_public(race, view)
    length = race.course.track.length
    race.cars = vec[i64]([car.laps * length + car.space for car in view.cars])
    race.taken = taken_by(race.course.track, race.cars)
    race.arrows = vec[i64]([car.arrow for car in view.cars])
    race.reason = "" if view.outcome is None else view.outcome.reason
    at = 0
    for number, trick in enumerate(view.tricks):
        cards = [NUMBER[text] for text in trick.cards]
        race.led[number] = trick.leader
        _note_voids(race, trick.leader, cards)
        for card in cards:
            race.table[at] = card
            at += 1
    _lay_trick(race, len(view.tricks), view.leader, [NUMBER[text] for text in view.trick])
    return race


def _lay_trick(race: Race, done: int, leader: int, cards: Sequence[int]) -> None:
    """Put the trick on the table, and see who decides what."""
    players = race.setup.players
    race.done = done
    race.led[done] = leader
    _note_voids(race, leader, cards)
    for place, card in enumerate(cards):
        rules.lay_card(race, (leader + place) % players, card)
    if race.reason:
        race.to_act = ()
        return
    if race.laid == players:
        rules.ask_turbo(race)
        return
    race.turn = (leader + race.laid) % players
    race.to_act = rules.SEATS[race.turn]
    if cards:
        race.follow = SUIT[COLOUR[cards[0]]]


def _note_voids(race: Race, leader: int, cards: Sequence[int]) -> None:
    suit = SUIT[COLOUR[cards[0]]] if cards else 0
    for place, card in enumerate(cards):
        if not suit >> card & 1:
            race.voids[(leader + place) % race.course.players] |= suit


def deal_unseen(unseen: int, sizes: list[int], voids: list[int], dice: Dice) -> list[int]:
    """Hands of these sizes from the unseen cards, none with a card of its void; the rest of the
    cards are not dealt. Each possible deal is as likely as the others; there must be one."""
    hands = [0] * len(sizes)
    bound = [seat for seat, size in enumerate(sizes) if size and voids[seat] & unseen]
    if bound:
        unseen = _deal_bound(unseen, sizes, voids, bound, hands, dice)
    pile = [1 << card for card in cards_of(unseen)]
    dice.shuffle(pile)
    begin = 0
    for seat, size in enumerate(sizes):
        if size and seat not in bound:
            hands[seat] = sum(pile[begin : begin + size])
            begin += size
    return hands


def _deal_bound(
    unseen: int, sizes: list[int], voids: list[int], bound: list[int], hands: list[int], dice: Dice
) -> int:
    """Deal the hands that may not hold every colour; the cards that are left."""
    piles: list[list[int]] = []
    for suit in SUIT:
        pile = [1 << card for card in cards_of(unseen & suit)]
        dice.shuffle(pile)
        piles.append(pile)
    rows = tuple([_row(sizes[seat], voids[seat]) for seat in bound])
    counts = (len(piles[0]), len(piles[1]), len(piles[2]))
    for number, seat in enumerate(bound):
        split = _draw_split(rows[number:], counts, dice)
        hand = 0
        for pile, count in zip(piles, split, strict=True):
            for _ in range(count):
                hand |= pile.pop()
        hands[seat] = hand
        unseen &= ~hand
        counts = (len(piles[0]), len(piles[1]), len(piles[2]))
    return unseen


def _row(size: int, void: int) -> Row:
    return size, not void & SUIT[0], not void & SUIT[1], not void & SUIT[2]


def _draw_split(rows: tuple[Row, ...], counts: Counts, dice: Dice) -> Counts:
    """How many cards of each colour the first of these hands gets."""
    splits, ways = _splits(rows, counts)
    at = below(sum(ways), dice)
    for split, number in zip(splits, ways, strict=True):
        at -= number
        if at < 0:
            return split
    raise AssertionError("no deal is possible")


@lru_cache(maxsize=20_000)
def _splits(rows: tuple[Row, ...], counts: Counts) -> tuple[list[Counts], list[int]]:
    """The ways to split the first hand into colours, and for each the number of ways to deal
    it and the hands after it."""
    size, *may = rows[0]
    most = [min(size, count) if allowed else 0 for count, allowed in zip(counts, may, strict=True)]
    splits: list[Counts] = []
    ways: list[int] = []
    for red in range(most[0] + 1):
        for green in range(max(0, size - red - most[2]), min(size - red, most[1]) + 1):
            blue = size - red - green
            left = (counts[0] - red, counts[1] - green, counts[2] - blue)
            here = comb(counts[0], red) * comb(counts[1], green) * comb(counts[2], blue)
            number = here * (sum(_splits(rows[1:], left)[1]) if len(rows) > 1 else 1)
            if number:
                splits.append((red, green, blue))
                ways.append(number)
    return splits, ways
