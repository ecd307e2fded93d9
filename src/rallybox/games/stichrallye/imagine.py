"""Imagining: a whole state that looks exactly like a view, each as likely as the others.

What a seat may not know are the other hands and the cards not dealt. Any way to deal the unseen
cards is as likely as any other, unless it gives somebody a colour that they failed to follow.
So the hands with such a colour come first: for each of them, how many cards of each colour it
gets is drawn with the exact number of ways as weights; which cards is then a plain shuffle, and
so is the rest.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from rallybox.core.dice import Dice
from rallybox.games.stichrallye.assemble import assemble
from rallybox.games.stichrallye.cards import NUMBER, SUIT, cards_of
from rallybox.games.stichrallye.setup import course_of
from rallybox.games.stichrallye.state import StichRallyeState
from rallybox.games.stichrallye.view import StichRallyeView, void_mask
from rallybox.kit.deals import below

Counts = tuple[int, int, int]
"""Cards of each colour."""
Row = tuple[int, bool, bool, bool]
"""A hand to be dealt: its size, and which colours it may hold."""


def imagine_state(view: StichRallyeView, dice: Dice) -> StichRallyeState:
    """A state drawn from all that look like the view to its seat."""
    length = len(view.track)
    tricks = [(t.leader, [NUMBER[text] for text in t.cards]) for t in view.tricks]
    table = [NUMBER[text] for text in view.trick]
    seen = 0
    for _, cards in (*tricks, (view.leader, table)):
        for card in cards:
            seen |= 1 << card
    hands = _deal_hands(view, seen, dice)
    return assemble(
        view.setup,
        round_number=view.round - 1,
        flag=view.flag,
        cars=[car.laps * length + car.space for car in view.cars],
        arrows=[car.arrow for car in view.cars],
        hands=hands,
        tricks=tricks,
        trick=(view.leader, table),
        reason="" if view.outcome is None else view.outcome.reason,
    )


def _deal_hands(view: StichRallyeView, seen: int, dice: Dice) -> list[int]:
    """All hands: the viewer's own as it is, the others drawn."""
    sizes = list(view.hand_sizes)
    own = 0
    if view.seat is not None and view.hand is not None:
        for text in view.hand:
            own |= 1 << NUMBER[text]
        sizes[view.seat] = 0
    voids = [void_mask(letters) if letters else 0 for letters in view.voids]
    unseen = course_of(view.setup).used & ~(seen | own)
    hands = deal_unseen(unseen, sizes, voids, dice)
    if view.seat is not None:
        hands[view.seat] = own
    return hands


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
