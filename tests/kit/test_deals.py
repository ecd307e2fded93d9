"""Deals to hands that lack something: all that are possible, equally often, and no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.core import SeededDice
from rallybox.core.dice import Dice
from rallybox.kit.deals import Deals, Split, below
from support.chances import chances

Shares = tuple[Split, ...]


def by_hand(
    cards: frozenset[tuple[int, int]], sizes: Split, lacks: tuple[int, ...]
) -> Iterator[tuple[tuple[tuple[int, int], ...], ...]]:
    """Every deal of cards that can be told apart, by brute force."""
    if not sizes:
        yield ()
        return
    may = sorted(card for card in cards if not lacks[0] >> card[0] & 1)
    for chosen in combinations(may, sizes[0]):
        for others in by_hand(cards - set(chosen), sizes[1:], lacks[1:]):
            yield (chosen, *others)


def expected(counts: Split, sizes: Split, lacks: tuple[int, ...]) -> dict[Shares, Fraction]:
    cards = frozenset((kind, n) for kind, count in enumerate(counts) for n in range(count))
    found = Counter(
        tuple(
            tuple(sum(card[0] == kind for card in hand) for hand in deal)
            for kind in range(len(counts))
        )
        for deal in by_hand(cards, sizes, lacks)
    )
    return {shares: Fraction(number, found.total()) for shares, number in found.items()}


def drawn(counts: Split, sizes: Split, lacks: tuple[int, ...]) -> dict[Shares, Fraction]:
    deals = Deals(counts, sizes, lacks)

    def draw(dice: Dice) -> Shares:
        shares = deals.draw(dice)
        return () if shares is None else tuple(shares)

    return chances(draw)


@pytest.mark.parametrize(
    ("counts", "sizes", "lacks"),
    [
        ((2, 2), (2, 2), (0, 0)),
        ((2, 1, 3), (2, 1), (0b001, 0b100)),
        ((2, 2, 2), (2, 2, 2), (0b001, 0b010, 0b100)),
        ((1, 3), (2,), (0b01,)),
        ((0, 2, 0, 3), (1, 2), (0b0010, 0)),
    ],
)
def test_every_deal_is_as_likely_as_any_other(
    counts: Split, sizes: Split, lacks: tuple[int, ...]
) -> None:
    assert drawn(counts, sizes, lacks) == expected(counts, sizes, lacks)


@given(st.data())
def test_no_hand_gets_what_it_lacks_or_more_than_there_is(data: st.DataObject) -> None:
    counts = tuple(data.draw(st.lists(st.integers(0, 8), min_size=1, max_size=7)))
    sizes = tuple(data.draw(st.lists(st.integers(0, 9), min_size=1, max_size=3)))
    lacks = tuple(data.draw(st.integers(0, 127)) for _ in sizes)
    shares = Deals(counts, sizes, lacks).draw(SeededDice(data.draw(st.integers(0, 99))))
    if shares is None:
        return
    assert tuple(sum(split[hand] for split in shares) for hand in range(len(sizes))) == sizes
    for kind, split in enumerate(shares):
        assert sum(split) <= counts[kind]
        assert not any(part and lacks[hand] >> kind & 1 for hand, part in enumerate(split))


def test_what_cannot_be_dealt_is_not_dealt() -> None:
    assert Deals((2, 2), (3,), (0b01,)).draw(SeededDice(1)) is None
    assert Deals((2, 2), (5,), (0,)).draw(SeededDice(1)) is None
    assert Deals((2, 2), (2, 2), (0b01, 0b01)).draw(SeededDice(1)) is None


def test_large_numbers_are_drawn_evenly() -> None:
    huge = 3 << 70
    draws = [below(huge, SeededDice(seed)) for seed in range(3000)]
    thirds = Counter(draw // (1 << 70) for draw in draws)
    assert all(0 <= draw < huge for draw in draws)
    assert all(900 < thirds[i] < 1100 for i in range(3))
    assert {below(3, SeededDice(seed)) for seed in range(50)} == {0, 1, 2}
