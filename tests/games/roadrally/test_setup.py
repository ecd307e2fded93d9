"""Before the first turn: decks, stage cards, tiles, starting order."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from games.roadrally.page import PAGE
from games.roadrally.table import DECK_A, DECK_B, FULL_DECK, GAME, VARIANTS, looks, new_race
from rallybox.core import Malformed, SeededDice
from rallybox.core.words import number
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally.data.rulesets import RULE_SETS
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.start import start

every_table = pytest.mark.parametrize(("variant", "players"), list(PAGE))


def fresh(variant: str, players: int, seed: int) -> Race:
    """A race on a course of its own."""
    return start(RoadRallySetup(variant=variant, players=players), SeededDice(seed))


def test_rr1_a_deck_is_9_green_7_yellow_and_5_red_cards() -> None:
    hidden = fresh("base", 3, 0).dump().hidden
    for cards in zip(hidden.hands, hidden.bags, strict=True):
        deck = Counter(cards[0] + cards[1])
        assert deck == {"g1": 5, "g2": 4, "y2": 4, "y3": 3, "r3": 3, "r4": 2}
        assert deck == Counter(FULL_DECK)
        assert Counter(card[0] for card in deck.elements()) == {"g": 9, "y": 7, "r": 5}


def test_rr2_points_are_not_limited_to_the_78_in_the_box() -> None:
    """Keen drivers at a demo table take more, and nobody goes short."""
    most = 0
    for seed in range(12):
        race, dice = fresh("demo", 5, seed), SeededDice(seed)
        given = 0
        while race.to_act:
            seat = race.to_act[0]
            events = race.play(seat, race.actions(seat)[-1 if race.stage else 0], dice)
            given += sum(e.points for e in events if isinstance(e, ev.PointsScored))
        assert sum(race.dump().public.points) == given
        most = max(most, given)
    assert most > 78


def test_rr2_the_last_place_needs_no_tile_of_its_own() -> None:
    view = looks(new_race("base", 5), None)
    assert sorted(view.turn_order) == [0, 1, 2, 3, 4]


@every_table
def test_everybody_draws_5_and_the_tiles_lie_on_their_places(variant: str, players: int) -> None:
    page = PAGE[variant, players]
    race = fresh(variant, players, 7)
    view = looks(race, None)
    assert view.hand_sizes == (5,) * players
    assert view.deck_sizes == (16,) * players
    assert view.discards == ((),) * players
    assert view.cars == (0,) * players
    assert view.points == view.totals == view.checkpoint_tiles == (0,) * players
    assert len(view.course) == page.tiles
    assert view.stages == tuple(page.stages)
    assert view.checkpoints == tuple(race.course.checkpoint_spaces)
    assert len(view.checkpoints) == sum(text[0] in "BCEHIJ" for text in view.course)
    assert (view.round, view.phase, view.to_act) == (1, "play", (view.order[0],))
    assert view.order == view.turn_order == view.started == GAME.starting_order(race)


@every_table
def test_stage_cards_are_dealt_from_the_right_decks(variant: str, players: int) -> None:
    from_a, from_b, from_both = PAGE[variant, players].deal
    seen: set[int] = set()
    extras: Counter[bool] = Counter()
    for seed in range(60):
        hands = [set(hand) for hand in fresh(variant, players, seed).dump().hidden.stage_cards]
        dealt = [card for hand in hands for card in hand]
        assert len(set(dealt)) == len(dealt)
        for hand in hands:
            assert len(hand) == from_a + from_b + from_both
            assert len(hand & DECK_A) >= from_a
            assert len(hand & DECK_B) >= from_b
            extras[len(hand & DECK_A) > from_a] += 1
        seen.update(dealt)
    assert seen == (DECK_B if variant == "sprint" else DECK_A | DECK_B)
    # The card from what is left comes from either deck.
    assert set(extras) == ({True, False} if from_both else {False})


@every_table
def test_the_page_s_table_is_the_rule_sets_data(variant: str, players: int) -> None:
    page, rules = PAGE[variant, players], RULE_SETS[variant]
    assert rules.tiles == page.tiles
    assert rules.first_stage == page.stages[0]
    assert rules.deal[players] == page.deal
    assert rules.triggers[players] == page.triggers
    assert rules.scored == (page.per_round or 0)
    assert rules.points[players] == page.points
    assert rules.cards[players] == page.cards_from
    assert rules.checkpoint_on_passing == page.passing
    assert rules.gas_choice == page.gas_choice
    assert rules.reshuffle_choice == page.may_reshuffle
    assert rules.random_start == page.random_start
    assert looks(new_race(variant, players), None).triggers_left == (page.triggers,) * players


# -- who starts ------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["base", "standard", "sprint"])
def test_rr7_the_starting_driver_is_drawn_by_lot_the_others_follow_clockwise(variant: str) -> None:
    orders = {fresh(variant, 4, seed).turn_order for seed in range(60)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@pytest.mark.parametrize("variant", ["base", "standard", "sprint"])
def test_rr7_the_host_may_choose_the_starting_driver(variant: str) -> None:
    for seed in range(5):
        race = new_race(variant, 5, seed, first=3)
        assert looks(race, None).turn_order == (3, 4, 0, 1, 2)
        assert race.to_act == (3,)


def test_rr7_in_demo_all_cars_line_up_at_random() -> None:
    orders = {fresh("demo", 3, seed).turn_order for seed in range(100)}
    assert orders == set(permutations(range(3)))
    assert len({fresh("demo", 4, seed).turn_order for seed in range(400)}) == factorial(4)


def test_rr7_in_demo_nobody_is_chosen_to_start() -> None:
    with pytest.raises(Malformed, match="In the Demo rules the cars line up at random"):
        GAME.setup({"variant": "demo", "first": 0})


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_a_starting_driver_who_is_not_there_is_refused(first: int) -> None:
    said = number(first)
    with pytest.raises(Malformed, match=f"no seat {said}; seats are numbered from 0 to 2"):
        GAME.setup({"variant": "base", "players": 3, "first": first})


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 6])
def test_it_takes_3_to_5_drivers(variant: str, players: int) -> None:
    with pytest.raises(
        Malformed, match=f"cannot be played by {players} players; possible: 3, 4, 5"
    ):
        GAME.setup({"variant": variant, "players": players})


def test_an_unknown_rule_set_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Malformed, match=r"“rally”\. It has: base, standard, demo, sprint"):
        GAME.setup({"variant": "rally"})
