"""A turn: cards played, the way, the order of cars, drawing, an empty hand, the store.

Positions are on the road of the base course (drawn in test_courses), whose first 45 spaces are
also those of the sprint used here.
"""

from __future__ import annotations

import pytest

from games.roadrally.table import (
    VARIANTS,
    Driver,
    cars,
    deck_size,
    everybody_continues,
    hand,
    looks,
    options,
    places,
    play,
    prepare,
    told,
)
from rallybox.core import Illegal
from rallybox.games.roadrally import events as ev

every_variant = pytest.mark.parametrize("variant", VARIANTS)
MUST = ("demo", "base")
MAY = ("standard", "sprint")

FAR = Driver(1, "g1 y2")
"""A driver behind, out of the way."""


# -- playing and driving -----------------------------------------------------------------------


@every_variant
def test_a_driver_must_play_one_or_more_cards_of_one_colour(variant: str) -> None:
    race = prepare(variant, Driver(2, "g1 g1 g2 y3 r4"), FAR, FAR)
    assert options(race, 0) == {"g1", "g2", "g1+g1", "g1+g2", "g1+g1+g2", "y3", "r4"}
    assert race.to_act == (0,)
    assert options(race, 1) == set()


@every_variant
@pytest.mark.parametrize(
    ("cards", "end", "drawn"),
    [("g1", 3, 2), ("g1+g2", 5, 2), ("y3", 5, 1), ("y2+y3", 7, 1), ("r4", 6, 0), ("r3+r4", 9, 0)],
)
def test_cards_drive_their_sum_and_green_draws_2_yellow_1_red_0(
    variant: str, cards: str, end: int, drawn: int
) -> None:
    race = prepare(variant, Driver(2, "g1 g2 y2 y3 r3 r4"), FAR, FAR)
    events = play(race, 0, cards)
    assert cars(race)[0] == end
    number = cards.count("+") + 1
    assert looks(race, None).hand_sizes[0] == 6 - number + drawn
    assert deck_size(race, 0) == 15 - drawn
    assert looks(race, None).discards[0] == tuple(cards.split("+"))
    assert [e.number for e in told(events, ev.Drew)] == [drawn] * (drawn > 0)


@every_variant
def test_out_of_gas_an_empty_deck_gives_nothing_and_is_not_reshuffled(variant: str) -> None:
    race = prepare(variant, Driver(2, "g1 g1", deck=""), FAR, FAR)
    events = play(race, 0, "g1")
    assert hand(race, 0) == "g1"
    assert [(e.number, e.due) for e in told(events, ev.Drew)] == [(0, 2)]
    assert not told(events, ev.Shuffled)


@every_variant
def test_every_draw_takes_what_there_is(variant: str) -> None:
    race = prepare(variant, Driver(2, "g1 g1", deck="r4"), FAR, FAR)
    play(race, 0, "g1")
    assert hand(race, 0) == "g1 r4"
    assert deck_size(race, 0) == 0


# -- the order of cars -------------------------------------------------------------------------


@every_variant
def test_cars_on_one_space_stand_in_order_of_arrival(variant: str) -> None:
    race = prepare(variant, Driver(7, "g1"), Driver(5, "y2"), Driver(4, "y3"))
    play(race, 0, "g1")  # gas at 8
    if race.to_act == (0,):
        play(race, 0, "shuffle-first")
    play(race, 1, "y2")
    play(race, 2, "y3")
    assert cars(race) == [8, 7, 7]
    assert places(race) == [0, 1, 2]


@every_variant
def test_the_order_is_fixed_for_the_round(variant: str) -> None:
    """Seat 2 overtakes everybody, and is first only when the next round begins."""
    race = prepare(
        variant, Driver(3, "g1 g2"), Driver(3, "g1 g2"), Driver(2, "g1 r4 r4"), order=[1, 0, 2]
    )
    assert looks(race, None).turn_order == (1, 0, 2)
    play(race, 1, "g1")
    assert race.to_act == (0,)
    play(race, 0, "g1")
    assert race.to_act == (2,)
    play(race, 2, "r4+r4")
    everybody_continues(race)
    assert looks(race, None).turn_order == (2, 1, 0)
    assert race.to_act == (2,)


@every_variant
def test_a_car_that_does_not_move_keeps_its_place(variant: str) -> None:
    """Seat 0 sits the round out with an empty hand; seat 1 joins it and stands behind."""
    race = prepare(variant, Driver(9, "g1"), Driver(5, "", deck=""), Driver(4, "g1"))
    play(race, 0, "g1")
    assert race.to_act == (2,)  # seat 1's turn is over: nothing to choose with an empty deck
    play(race, 2, "g1")
    assert cars(race) == [10, 5, 5]
    assert places(race) == [0, 1, 2]


@every_variant
def test_who_comes_by_shortcut_stands_behind_who_came_by_road(variant: str) -> None:
    race = prepare(
        variant, Driver(23, "y3 g1"), Driver(22, "g1 g1"), Driver(1), turn_order=[0, 1, 2]
    )
    play(race, 0, "y3")  # by road to 26
    play(race, 1, "g1", "shortcut")  # 23, and over to 26
    assert cars(race)[:2] == [26, 26]
    assert places(race) == [0, 1, 2]


@every_variant
def test_who_came_by_shortcut_first_is_ahead_of_who_comes_by_road(variant: str) -> None:
    race = prepare(variant, Driver(22, "g1 g1"), Driver(20, "y3 y3"), Driver(1))
    play(race, 0, "g1", "shortcut")
    play(race, 1, "y3+y3")
    assert cars(race)[:2] == [26, 26]
    assert places(race) == [0, 1, 2]


# -- the empty hand ----------------------------------------------------------------------------


@pytest.mark.parametrize("variant", MUST)
def test_rr10_with_an_empty_hand_demo_and_base_must_reshuffle(variant: str) -> None:
    race = prepare(variant, Driver(9, "y2 y2"), Driver(4, "", discards="r4 r4"), Driver(1, "g1"))
    events = play(race, 0, "y2")
    mine = [type(e).__name__ for e in events if getattr(e, "seat", None) == 1]
    assert mine == ["HandEmpty", "Shuffled", "Drew", "DrewCards"]
    assert looks(race, None).hand_sizes[1] == 2
    assert deck_size(race, 1) == 19
    assert looks(race, None).discards[1] == ()
    assert cars(race)[1] == 4
    assert race.to_act == (2,)  # that was the whole turn


@pytest.mark.parametrize("variant", MUST)
def test_rr10_a_forced_reshuffle_happens_even_with_no_discards(variant: str) -> None:
    """It is a shuffle: what the driver knew of the deck is gone."""
    race = prepare(variant, Driver(9, "y2"), Driver(4, "", top="r4 r4 r3"), Driver(1, "g1"))
    assert looks(race, 1).top == ("r4", "r4", "r3")
    events = play(race, 0, "y2")
    assert [e.seat for e in told(events, ev.Shuffled)] == [1]
    assert looks(race, 1).top == ()
    assert hand(race, 1) == "g1 g1"  # the lowest of all 21, not the r4 r4 that lay on top


@pytest.mark.parametrize("variant", MAY)
def test_rr10_in_standard_and_sprint_the_driver_may_reshuffle(variant: str) -> None:
    for choice, cards, size in (("keep", "r3 r3", 17), ("reshuffle", "g1 g1", 19)):
        race = prepare(
            variant,
            Driver(9, "y2"),
            Driver(4, "", top="r3 r3", discards="r4 r4"),
            Driver(1, "g1"),
        )
        play(race, 0, "y2")
        assert race.to_act == (1,)
        assert options(race, 1) == {"reshuffle", "keep"}
        events = play(race, 1, choice)
        assert bool(told(events, ev.Shuffled)) == (choice == "reshuffle")
        assert hand(race, 1) == cards
        assert deck_size(race, 1) == size
        assert cars(race)[1] == 4
        assert race.to_act == (2,)


@pytest.mark.parametrize("variant", MAY)
def test_rr10_with_an_empty_deck_may_is_must(variant: str) -> None:
    race = prepare(variant, Driver(9, "y2"), Driver(4, "", deck=""), Driver(1, "g1"))
    events = play(race, 0, "y2")
    assert [e.seat for e in told(events, ev.Shuffled)] == [1]
    assert looks(race, None).hand_sizes[1] == 2
    assert race.to_act == (2,)


@pytest.mark.parametrize("variant", MAY)
def test_rr10_with_cards_in_the_deck_the_driver_is_asked_even_with_no_discards(
    variant: str,
) -> None:
    race = prepare(variant, Driver(9, "y2"), Driver(4, "", top="r4"), Driver(1, "g1"))
    play(race, 0, "y2")
    assert options(race, 1) == {"reshuffle", "keep"}
    play(race, 1, "keep")
    assert hand(race, 1) == "g1 r4"


@pytest.mark.parametrize("variant", MAY)
def test_rr10_keeping_with_one_card_in_the_deck_draws_that_one(variant: str) -> None:
    race = prepare(variant, Driver(9, "y2"), Driver(4, "", deck="y3"), Driver(1, "g1"))
    play(race, 0, "y2")
    play(race, 1, "keep")
    assert hand(race, 1) == "y3"
    assert deck_size(race, 1) == 0


# -- the general store -------------------------------------------------------------------------


@every_variant
def test_rr11_from_a_store_every_play_of_up_to_5_cards_is_a_store_play(variant: str) -> None:
    """One colour included: nobody is asked which way."""
    race = prepare(variant, Driver(11, "g1 g2 r4"), FAR, FAR)
    assert options(race, 0) == {
        *("store g1", "store g2", "store r4", "store g1+g2", "store g1+r4", "store g2+r4"),
        "store g1+g2+r4",
    }
    before = race.dump()
    with pytest.raises(Illegal, match="Write: store g1\\+g2"):
        play(race, 0, "g1+g2")
    assert race.dump() == before
    play(race, 0, "store g1+g2")
    assert cars(race)[0] == 14
    assert looks(race, None).hand_sizes[0] == 1 + 1


@every_variant
@pytest.mark.parametrize(
    ("cards", "drawn"), [("g1+g1+g1+g1+g2+g2", 2), ("y2+y2+y2+y2+y3+y3+y3", 1)]
)
def test_rr11_6_or_more_cards_of_one_colour_are_an_ordinary_play_there(
    variant: str, cards: str, drawn: int
) -> None:
    race = prepare(variant, Driver(11, cards.replace("+", " ")), FAR, FAR)
    ordinary = {text for text in options(race, 0) if not text.startswith("store")}
    assert cards in ordinary
    assert all(text.count("+") + 1 >= 6 for text in ordinary)
    events = play(race, 0, cards)
    assert [e.due for e in told(events, ev.Drew) if e.seat == 0] == [drawn]
    assert [e.store for e in told(events, ev.CardsPlayed)] == [False]


@every_variant
@pytest.mark.parametrize("text", ["store r4", "store g1+y3+r4", "store g1+g1+g2", "store y3"])
def test_rr11_a_store_play_draws_1_whatever_was_played(variant: str, text: str) -> None:
    race = prepare(variant, Driver(11, "g1 g1 g2 y3 r4"), FAR, FAR)
    events = play(race, 0, text)
    drawn = [e for e in told(events, ev.Drew) if e.seat == 0]
    assert [e.due for e in drawn] == [1]
    assert [e.store for e in told(events, ev.CardsPlayed)] == [True]


@every_variant
def test_rr11_a_store_play_has_at_most_5_cards(variant: str) -> None:
    race = prepare(variant, Driver(11, "g1 g1 g1 g1 g2 g2 r4"), FAR, FAR)
    sizes = [text.count("+") + 1 for text in options(race, 0) if text.startswith("store")]
    assert (min(sizes), max(sizes)) == (1, 5)


@every_variant
def test_rr11_the_store_serves_where_the_turn_starts_not_where_it_ends(variant: str) -> None:
    race = prepare(variant, Driver(10, "g1 g1 y2"), FAR, FAR)
    assert not [text for text in options(race, 0) if text.startswith("store")]
    before = race.dump()
    with pytest.raises(Illegal, match="does not start at a general store"):
        play(race, 0, "store g1+y2")
    assert race.dump() == before
    play(race, 0, "g1")
    assert cars(race)[0] == 11
    assert looks(race, None).hand_sizes[0] == 4  # a normal green play: 2 cards


# -- shortcuts ---------------------------------------------------------------------------------


@every_variant
@pytest.mark.parametrize(("text", "end"), [("shortcut", 26), ("stay", 23)])
def test_rr12_the_shortcut_comes_first_then_the_discards(variant: str, text: str, end: int) -> None:
    race = prepare(variant, Driver(20, "y3 y2 g1"), FAR, FAR)
    play(race, 0, "y3")
    assert options(race, 0) == {"shortcut", "stay"}
    view = looks(race, None)
    assert (view.laid, view.discards[0], view.hand_sizes[0]) == (("y3",), (), 2)
    play(race, 0, text)
    view = looks(race, None)
    assert cars(race)[0] == end
    assert (view.laid, view.discards[0], view.hand_sizes[0]) == ((), ("y3",), 3)


@every_variant
def test_a_shortcut_is_not_offered_to_who_passes_it_or_stands_at_its_end(variant: str) -> None:
    race = prepare(variant, Driver(22, "y2 r4"), FAR, FAR)
    play(race, 0, "r4")
    assert cars(race)[0] == 26
    assert race.to_act == (1,)
