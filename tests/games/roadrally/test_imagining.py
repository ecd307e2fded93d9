"""Imagined worlds: every one that a viewer cannot rule out is as likely as the others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import combinations, permutations
from math import comb, sqrt

import pytest

from games.roadrally.page import PAGE
from games.roadrally.table import (
    DECK_A,
    DECK_B,
    GAME,
    Driver,
    looks,
    new_race,
    play,
    prepare,
)
from games.roadrally.twins import viewers
from rallybox.core import SeededDice
from rallybox.games.roadrally.made.shapes import RoadRallyPosition
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.start import start

every_table = pytest.mark.parametrize(("variant", "players"), list(PAGE))


def worlds(race: Race, viewer: int | None, number: int) -> Iterable[RoadRallyPosition]:
    """So many worlds imagined from one view."""
    view, dice = looks(race, viewer), SeededDice(f"worlds {viewer}")
    for _ in range(number):
        world = GAME.imagine(view, dice).dump()
        assert isinstance(world, RoadRallyPosition)
        yield world


def fits(found: Iterable[Hashable], weights: Iterable[tuple[Hashable, float]]) -> bool:
    """A chi-square test, six deviations wide: do the things found follow the weights?"""
    counts, likely = Counter(found), dict(weights)
    assert set(counts) <= set(likely), "something impossible was imagined"
    share = counts.total() / sum(likely.values())
    assert min(likely.values()) * share >= 5, "too few worlds for such a test"
    chi = sum((counts[each] - w * share) ** 2 / (w * share) for each, w in likely.items())
    freedom = len(likely) - 1
    return abs(chi - freedom) < 6 * sqrt(2 * freedom)


def alike(things: Iterable[Hashable]) -> list[tuple[Hashable, float]]:
    """All equally likely."""
    return [(each, 1.0) for each in things]


def test_the_measure_itself_can_tell() -> None:
    fair = random.Random(1).choices("abc", k=3000)
    assert fits(fair, alike("abc"))
    assert not fits(fair, [("a", 1), ("b", 1), ("c", 1.3)])


def test_every_deal_of_a_small_sprint_is_equally_likely() -> None:
    """Exact: 9 cards unknown to seat 0, of which the two others hold 2 each, are 756 deals."""
    race = new_race("sprint", 3)
    unknown = sorted(DECK_B - set(looks(race, 0).stage_cards))
    deals = [
        (one, other)
        for one in combinations(unknown, 2)
        for other in combinations(sorted(set(unknown) - set(one)), 2)
    ]
    assert len(deals) == 756
    assert fits((world.hidden.stage_cards[1:] for world in worlds(race, 0, 9000)), alike(deals))


def test_the_deals_of_standard_with_4_drivers_are_as_likely_as_the_page_deals_them() -> None:
    """Two of A, two of B, one of the rest: every hand of 3 + 2 or 2 + 3 comes about in 3 ways, so
    all whole deals are equally likely; counted here by how many A cards each driver has."""
    race = new_race("standard", 4)
    own = set(looks(race, 0).stage_cards)
    free_a, free_b = len(DECK_A - own), len(DECK_B - own)
    weights = {}
    for a1 in (2, 3):
        for a2 in (2, 3):
            for a3 in (2, 3):
                ways, a, b = 1, free_a, free_b
                for count in (a1, a2, a3):
                    ways *= comb(a, count) * comb(b, 5 - count)
                    a, b = a - count, b - 5 + count
                if ways:
                    weights[a1, a2, a3] = ways
    counts: Counter[tuple[int, ...]] = Counter()
    holders: Counter[tuple[int, int]] = Counter()
    for world in worlds(race, 0, 4000):
        counts[tuple(len(set(cards) & DECK_A) for cards in world.hidden.stage_cards[1:])] += 1
        holders.update((card, s) for s in (1, 2, 3) for card in world.hidden.stage_cards[s])
    assert len(weights) > 2
    assert fits(counts.elements(), weights.items())
    # Within a deck no card and no driver is favoured.
    for deck in (DECK_A - own, DECK_B - own):
        dealt = [each for each in holders.elements() if each[0] in deck]
        assert fits(dealt, alike((card, s) for card in deck for s in (1, 2, 3)))


def test_the_page_s_own_dealing_agrees_with_what_is_imagined() -> None:
    """Deal thousands of times as the page says; compare how many A cards the drivers get."""
    dealt: Counter[tuple[int, ...]] = Counter()
    for seed in range(1500):
        race = new_race("standard", 4, seed)
        dealt[tuple(len(set(cards) & DECK_A) for cards in race.dump().hidden.stage_cards)] += 1
    race = new_race("standard", 4)
    imagined = Counter(
        tuple(len(set(cards) & DECK_A) for cards in world.hidden.stage_cards)
        for world in worlds(race, None, 1500)
    )
    assert set(imagined) == set(dealt)
    weights = {}
    for counts in dealt:
        ways, a, b = 1, 10, 11
        for count in counts:
            ways *= comb(a, count) * comb(b, 5 - count)
            a, b = a - count, b - 5 + count
        weights[counts] = ways
    assert fits(dealt.elements(), weights.items())
    assert fits(imagined.elements(), weights.items())


def test_played_cards_tell_which_decks_the_rest_came_from() -> None:
    """Three A cards played: with 4 drivers in standard the two left must be of B."""
    race = prepare(
        "standard", Driver(44, triggered=[1, 2, 3]), Driver(3), Driver(2), Driver(1), undealt=[]
    )
    for world in worlds(race, 1, 200):
        assert len(world.hidden.stage_cards[0]) == 2
        assert set(world.hidden.stage_cards[0]) <= DECK_B


@every_table
def test_imagined_stage_cards_come_from_the_right_decks(variant: str, players: int) -> None:
    from_a, from_b, from_both = PAGE[variant, players].deal
    rng, dice = random.Random(variant), SeededDice(players)
    race = start(RoadRallySetup(variant=variant, players=players), dice)
    while race.to_act:
        for viewer in viewers(race):
            (world,) = worlds(race, viewer, 1)
            cards = [
                set(held) | set(played)
                for held, played in zip(
                    world.hidden.stage_cards, world.public.triggered, strict=True
                )
            ]
            assert len(set.union(*cards)) == players * (from_a + from_b + from_both)
            for hand in cards:
                assert len(hand) == from_a + from_b + from_both
                assert len(hand & DECK_A) >= from_a
                assert len(hand & DECK_B) >= from_b
        for _ in range(4):
            if race.to_act:
                seat = rng.choice(race.to_act)
                race.apply(seat, rng.choice(race.actions(seat)), dice)


def test_every_hand_that_the_discards_allow_is_equally_likely() -> None:
    """Seat 1 has three cards, one of them in the deck: each of three hands in a third of worlds."""
    race = prepare("base", Driver(9), Driver(3, "g1 r4", deck="y2"), Driver(1))
    hands = (world.hidden.hands[1] for world in worlds(race, 0, 3000))
    assert fits(hands, alike([("g1", "r4"), ("g1", "y2"), ("y2", "r4")]))


def test_cards_of_one_kind_count_as_often_as_there_are() -> None:
    """Two of g1, g1, r4 in the hand: with an r4 in it twice as often as without."""
    race = prepare("base", Driver(9), Driver(3, "g1 r4", deck="g1"), Driver(1))
    hands = (world.hidden.hands[1] for world in worlds(race, None, 3000))
    assert fits(hands, [(("g1", "r4"), 2), (("g1", "g1"), 1)])


def test_what_another_driver_looks_at_is_imagined_in_every_order() -> None:
    race = prepare("base", Driver(17, "g1", deck="g2 y2 r4"), Driver(3), Driver(1))
    play(race, 0, "g1")
    assert looks(race, 0).phase == "mechanic"
    tops = (world.hidden.tops[0] for world in worlds(race, 1, 3000))
    assert fits(tops, alike(permutations(("g2", "y2", "r4"))))


def test_answers_of_others_are_imagined_as_still_open() -> None:
    race = prepare("base", Driver(27, "g1"), Driver(3, "g1", stages=[6]), Driver(2, "g1"))
    for seat in range(3):
        play(race, seat, "g1")
    play(race, 1, "score 6")
    for world in worlds(race, 0, 20):
        assert (world.hidden.to_act, world.hidden.called) == ((0, 1, 2), None)
    for world in worlds(race, 1, 20):
        assert (world.hidden.to_act, world.hidden.called) == ((0, 2), 1)
