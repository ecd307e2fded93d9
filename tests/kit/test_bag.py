"""Bags: multisets in one int behave like multisets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from rallybox.core import LoadedDice, SeededDice
from rallybox.kit import bag

cards = st.lists(st.integers(0, 14), max_size=15)
"""No more than 15 cards, so that no kind comes more often than a bag can hold."""


@given(cards)
def test_a_bag_gives_back_what_was_put_in(kinds: list[int]) -> None:
    packed = bag.of(kinds)
    assert bag.kinds(packed) == sorted(kinds)
    assert bag.size(packed) == len(kinds)
    assert [bag.count(packed, kind) for kind in range(15)] == [
        kinds.count(kind) for kind in range(15)
    ]
    assert packed == sum(bag.ONE[kind] for kind in kinds)


@given(st.lists(st.integers(0, 15), max_size=15))
def test_packing_counts_is_adding_cards(counts: list[int]) -> None:
    assert bag.pack(counts) == bag.of(k for k, n in enumerate(counts) for _ in range(n))


@given(cards, cards)
def test_holding_is_having_at_least_as_many_of_each(some: list[int], part: list[int]) -> None:
    assert bag.holds(bag.of(some), bag.of(part)) == (Counter(part) <= Counter(some))


@given(cards.filter(bool))
def test_every_card_of_a_bag_can_be_picked_once(kinds: list[int]) -> None:
    packed, total = bag.of(kinds), len(kinds)
    picked = [bag.pick(packed, total, LoadedDice([at])) for at in range(total)]
    assert picked == sorted(kinds)


@given(cards, st.integers(), st.data())
def test_a_deal_is_a_part_of_the_bag(kinds: list[int], seed: int, data: st.DataObject) -> None:
    packed, total = bag.of(kinds), len(kinds)
    number = data.draw(st.integers(0, total))
    dealt = bag.deal(packed, total, number, SeededDice(seed))
    assert bag.size(dealt) == number
    assert bag.holds(packed, dealt)


def test_a_deal_favours_no_card() -> None:
    kinds: Sequence[int] = (0, 0, 1, 2, 2, 2)
    packed, dice = bag.of(kinds), SeededDice("deal")
    counts: Counter[int] = Counter()
    for _ in range(6000):
        counts.update(bag.kinds(bag.deal(packed, 6, 2, dice)))
    for kind in range(3):
        assert abs(counts[kind] - 2000 * kinds.count(kind)) < 300
