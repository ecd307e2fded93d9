"""Imagining: every consistent deal can come up, equally often, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.stichrallye.sketch import GAME, numbers, play, table
from rallybox.core import SeededDice
from rallybox.games.stichrallye.cards import SUIT, cards_of, mask
from rallybox.games.stichrallye.imagine import deal_unseen
from rallybox.games.stichrallye.race import Race
from support.chances import chances
from support.effort import effort

RED, GREEN, BLUE = (int(suit) for suit in SUIT)
Deal = tuple[int, ...]


def consistent(unseen: int, sizes: list[int], voids: list[int]) -> Iterator[Deal]:
    """Every deal, by brute force."""
    if not sizes:
        yield ()
        return
    may = cards_of(unseen & ~voids[0])
    for chosen in combinations(may, sizes[0]):
        hand = mask(chosen)
        for others in consistent(unseen & ~hand, sizes[1:], voids[1:]):
            yield (hand, *others)


CASES = [
    ("r2 r3 g2 g3", [2, 2], [0, 0]),
    ("r2 r3 g2 g3 b2", [2, 2], [0, 0]),
    ("r2 r3 g2 g3 b2", [2, 2], [RED, 0]),
    ("r2 r3 g2 g3 b2", [2, 1], [RED, GREEN]),
    ("r2 g2 g3 b2 b3", [1, 2, 1], [RED, GREEN, BLUE]),
    ("r2 g2 g3 b2 b3", [2, 2, 1], [RED | BLUE, GREEN, 0]),
    ("r2 r3 g2 b2", [0, 2, 2], [RED | GREEN | BLUE, GREEN | BLUE, 0]),
    ("r2 r3 r4 r5", [1, 2], [GREEN, BLUE]),
    ("g2 g3 b2 b3 b4", [1, 1, 1], [GREEN, BLUE, RED]),
]


@pytest.mark.parametrize(("cards", "sizes", "voids"), CASES)
def test_every_consistent_deal_is_exactly_as_likely(
    cards: str, sizes: list[int], voids: list[int]
) -> None:
    unseen = mask(numbers(cards))
    found = chances(lambda dice: tuple(deal_unseen(unseen, sizes, voids, dice)))
    every = set(consistent(unseen, sizes, voids))
    assert set(found) == every
    assert set(found.values()) == {Fraction(1, len(every))}


bits = st.integers(0, 44)


@settings(max_examples=effort(60, 300), deadline=None)
@given(
    cards=st.sets(bits, min_size=4, max_size=36),
    owners=st.lists(st.integers(0, 5), min_size=36, max_size=36),
    seed=st.integers(0, 10**9),
)
def test_dealing_always_succeeds_and_keeps_sizes_and_voids(
    cards: set[int], owners: list[int], seed: int
) -> None:
    """The voids are those that some deal has, as the tightest ones always are."""
    hands = [0] * 5
    for card, owner in zip(sorted(cards), owners, strict=False):
        if owner < 5:
            hands[owner] |= 1 << card
    sizes = [hand.bit_count() for hand in hands]
    voids = [sum(suit for suit in (RED, GREEN, BLUE) if not hand & suit) for hand in hands]
    dealt = deal_unseen(mask(cards), sizes, voids, SeededDice(seed))
    assert [hand.bit_count() for hand in dealt] == sizes
    assert not any(hand & void for hand, void in zip(dealt, voids, strict=True))
    assert sum(dealt).bit_count() == sum(sizes)
    assert not sum(dealt) & ~mask(cards)


def test_views_are_imagined_in_every_way_that_fits_and_no_other() -> None:
    """A whole third round of three: in the end the unseen cards are exactly the others' hands."""
    dice = SeededDice(11)
    state = GAME.start(GAME.setup({"players": 3}), dice)
    checked = 0
    while state.to_act:
        assert isinstance(state, Race)
        view = state.view(0)
        if view.round == 3 and sum(view.hand_sizes) <= 11:
            own = mask(numbers(" ".join(view.hand or ())))
            seen = [card for trick in view.tricks for card in trick.cards] + list(view.trick)
            unseen = int(state.course.used) & ~own & ~mask(numbers(" ".join(seen)))
            every = set(consistent(unseen, list(view.hand_sizes[1:]), list(state.voids)[1:]))
            assert tuple(state.hands)[1:] in every
            worlds = set()
            for seed in range(60 * len(every) if len(every) < 40 else 0):
                world = GAME.imagine(view, SeededDice(seed))
                assert isinstance(world, Race)
                worlds.add(tuple(world.hands)[1:])
            if worlds:
                assert worlds == every
                checked += 1
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[0], dice)
    assert checked > 3


def test_who_failed_to_follow_is_imagined_without_that_colour() -> None:
    state = table(["g11 r2 b3", "b5 r6 b6", "r7 b8 r3", "g3 r4 g5"])
    play(state, "g11", "b5", "r7", "g3")
    for seed in range(200):
        world = GAME.imagine(state.view(0), SeededDice(seed))
        assert isinstance(world, Race)
        assert not world.hands[1] & GREEN
        assert not world.hands[2] & GREEN
        assert world.hands[0] == state.hands[0]
        assert not any(hand & ~world.course.used for hand in world.hands)
