"""The space where a move ends: checkpoints, gas, mechanics, the final space (base course road)."""

from __future__ import annotations

from itertools import permutations

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
from rallybox.core import Event
from rallybox.games.roadrally import events as ev

every_variant = pytest.mark.parametrize("variant", VARIANTS)
on_ending = pytest.mark.parametrize("variant", ["base", "standard", "sprint"])
full_course = pytest.mark.parametrize("variant", ["demo", "base", "standard"])

FAR = Driver(1, "g1 y2")


def kinds(events: list[Event], seat: int) -> list[str]:
    """What happened to a seat, in order."""
    return [type(event).__name__ for event in events if getattr(event, "seat", None) == seat]


# -- checkpoints (16, 22, 38, then 66, 74, 83) -------------------------------------------------


@every_variant
def test_a_car_that_ends_on_a_checkpoint_takes_its_tile(variant: str) -> None:
    race = prepare(variant, Driver(13, "y3 g1"), Driver(2, "g1"), Driver(1, "g1", top="r4 r3"))
    events = play(race, 0, "y3")
    view = looks(race, None)
    assert view.checkpoint_tiles == (1, 0, 0)
    assert view.totals == (2, 0, 0)
    assert 16 not in view.checkpoints
    assert [(e.seat, e.space, e.last) for e in told(events, ev.CheckpointTaken)] == [(0, 16, 2)]
    assert hand(race, 2) == "g1 r3 r4"  # last place has drawn 2 at once


@every_variant
def test_a_checkpoint_tile_is_there_once_and_without_it_nothing_happens(variant: str) -> None:
    race = prepare(variant, Driver(16, "g1"), Driver(13, "y3"), Driver(1, "g1"))
    play(race, 0, "g1")
    events = play(race, 1, "y3")
    assert cars(race)[1] == 16
    assert not told(events, ev.CheckpointTaken)
    assert looks(race, None).checkpoint_tiles[1] == 0
    assert [e.seat for e in told(events, ev.Drew)] == [1]  # last place gets nothing


@on_ending
def test_rr6_passing_takes_no_checkpoint_but_in_demo(variant: str) -> None:
    race = prepare(variant, Driver(13, "r4 g1"), FAR, FAR)
    play(race, 0, "r4")
    assert cars(race)[0] == 17
    assert looks(race, None).checkpoint_tiles == (0, 0, 0)
    assert 16 in looks(race, None).checkpoints


def test_rr6_in_demo_the_first_to_pass_takes_the_checkpoint() -> None:
    race = prepare("demo", Driver(13, "r4 g1"), Driver(12, "y3 y3"), FAR)
    play(race, 0, "r4")
    assert looks(race, None).checkpoint_tiles == (1, 0, 0)
    play(race, 1, "y3+y3")
    assert looks(race, None).checkpoint_tiles == (1, 0, 0)


def test_rr6_in_demo_every_checkpoint_on_the_way_counts_in_road_order() -> None:
    race = prepare(
        "demo", Driver(15, "r4 r3 r3"), Driver(5, "g1"), Driver(1, "g1", top="r3 r4 y2 y3")
    )
    events = play(race, 0, "r3+r4")  # past 16, to 22
    assert [(e.space, e.last) for e in told(events, ev.CheckpointTaken)] == [(16, 2), (22, 2)]
    assert looks(race, None).checkpoint_tiles == (2, 0, 0)
    drawn = [e.cards for e in told(events, ev.DrewCards)]
    assert drawn == [("r3", "r4"), ("y2", "y3")]


def test_rr6_in_demo_also_on_the_way_into_the_final_space() -> None:
    race = prepare("demo", Driver(82, "r4 r4 g1"), Driver(2, "g1"), Driver(1, "g1"))
    events = play(race, 0, "r4+r4")
    assert cars(race)[0] == 89
    assert [e.space for e in told(events, ev.CheckpointTaken)] == [83]


def test_rr6_in_demo_last_place_is_judged_after_the_whole_move() -> None:
    """Seat 2 was last, but passes both others on the way; so seat 1 draws."""
    race = prepare("demo", Driver(21, "g1"), Driver(21, "g1"), Driver(20, "r4 r4"), turn=2)
    events = play(race, 2, "r4+r4")
    assert [(e.space, e.last) for e in told(events, ev.CheckpointTaken)] == [(22, 1)]


def test_rr13_what_a_shortcut_skips_is_neither_reached_nor_passed() -> None:
    """In demo, too: 64 leads to 67 over the checkpoint at 66, which stays there."""
    race = prepare("demo", Driver(62, "y2 g1"), FAR, FAR)
    events = play(race, 0, "y2", "shortcut")
    assert cars(race)[0] == 67
    assert not told(events, ev.CheckpointTaken)
    assert 66 in looks(race, None).checkpoints


def test_rr6_in_demo_checkpoints_before_the_shortcut_count() -> None:
    race = prepare("demo", Driver(20, "y3 g1"), Driver(2, "g1"), Driver(1, "g1"))
    events = play(race, 0, "y3")  # past 22, to the shortcut at 23
    assert not told(events, ev.CheckpointTaken)  # first the shortcut is settled (RR-12)
    events = play(race, 0, "shortcut")
    assert [e.space for e in told(events, ev.CheckpointTaken)] == [22]


@full_course
def test_the_driver_in_last_place_may_be_the_one_who_took_the_tile(variant: str) -> None:
    """The others took the shortcut over 66. 2 cards for last place, then the draw of the play."""
    late = Driver(63, "y3 g1", top="r4 r4 r3")
    race = prepare(
        variant, Driver(67, "g1"), Driver(67, "g1"), late, turn=2, checkpoints=[66, 74, 83]
    )
    events = play(race, 2, "y3")
    assert places(race)[-1] == 2
    assert kinds(events, 2) == [
        *("CardsPlayed", "Drove", "CheckpointTaken"),
        *("Drew", "DrewCards", "Drew", "DrewCards"),
    ]
    assert [e.cards for e in told(events, ev.DrewCards)] == [("r4", "r4"), ("r3",)]


@every_variant
def test_last_place_is_behind_the_others_on_the_same_space(variant: str) -> None:
    race = prepare(variant, Driver(13, "y3 g1"), Driver(1), Driver(1), order=[0, 2, 1])
    events = play(race, 0, "y3")
    assert [e.last for e in told(events, ev.CheckpointTaken)] == [1]


# -- gas (8, 25, 41, ...) ----------------------------------------------------------------------


def test_rr14_in_base_the_driver_shuffles_on_arrival_then_draws() -> None:
    race = prepare("base", Driver(7, "g1 y2", deck="r4 r3"), FAR, FAR)
    events = play(race, 0, "g1")
    assert kinds(events, 0) == ["CardsPlayed", "Drove", "Shuffled", "Drew", "DrewCards"]
    assert looks(race, None).discards[0] == ()
    assert deck_size(race, 0) == 18
    assert race.to_act == (1,)


@pytest.mark.parametrize("variant", ["demo", "standard", "sprint"])
@pytest.mark.parametrize(
    ("text", "order", "cards"),
    [
        ("draw-first", ["Drew", "DrewCards", "Shuffled"], "y2 r3 r4"),
        ("shuffle-first", ["Shuffled", "Drew", "DrewCards"], "g1 g1 y2"),
    ],
)
def test_rr14_elsewhere_the_driver_chooses_draw_or_shuffle_first(
    variant: str, text: str, order: list[str], cards: str
) -> None:
    race = prepare(variant, Driver(7, "g1 y2", deck="r4 r3"), FAR, FAR)
    play(race, 0, "g1")
    assert options(race, 0) == {"draw-first", "shuffle-first"}
    # The cards just played are with the discards already (RR-12).
    assert "g1" in looks(race, None).discards[0]
    events = play(race, 0, text)
    assert kinds(events, 0) == order
    assert hand(race, 0) == cards
    assert looks(race, None).discards[0] == ()
    assert deck_size(race, 0) == 18


@every_variant
def test_rr14_gas_is_compulsory_and_not_asked_when_the_play_draws_nothing(variant: str) -> None:
    race = prepare(variant, Driver(5, "r3 y2", top="r4 r4"), FAR, FAR)
    events = play(race, 0, "r3")
    assert kinds(events, 0) == ["CardsPlayed", "Drove", "StagesReached", "Shuffled"]
    assert race.to_act == (1,)
    assert looks(race, 0).top == ()  # nobody knows the order any more
    assert deck_size(race, 0) == 20


@pytest.mark.parametrize("variant", ["demo", "standard", "sprint"])
def test_rr14_asked_with_an_empty_deck_too_where_drawing_first_draws_nothing(variant: str) -> None:
    race = prepare(variant, Driver(7, "g1 y2", deck=""), FAR, FAR)
    play(race, 0, "g1")
    assert options(race, 0) == {"draw-first", "shuffle-first"}
    play(race, 0, "draw-first")
    assert hand(race, 0) == "y2"
    assert deck_size(race, 0) == 20


@every_variant
def test_rr14_gas_happens_on_arrival_not_when_a_turn_begins_there(variant: str) -> None:
    race = prepare(variant, Driver(8, "g1 y2", discards="r4 r4"), FAR, FAR)
    events = play(race, 0, "g1")
    assert not told(events, ev.Shuffled)
    assert looks(race, None).discards[0] == ("g1", "r4", "r4")


@every_variant
def test_rr14_who_only_passes_gets_no_gas(variant: str) -> None:
    race = prepare(variant, Driver(7, "g2 y2"), FAR, FAR)
    assert not told(play(race, 0, "g2"), ev.Shuffled)


@every_variant
def test_rr12_the_discards_come_before_the_feature_so_gas_takes_the_cards_just_played(
    variant: str,
) -> None:
    """With nothing else to draw from, the card just played comes back."""
    others = "g1 g1 g1 g1 g2 g2 g2 g2 y2 y2 y2 y2 y3 y3 y3 r3 r3 r3 r4 r4"
    race = prepare(variant, Driver(7, f"g1 {others}", deck=""), FAR, FAR)
    play(race, 0, "g1")
    if race.to_act == (0,):
        play(race, 0, "shuffle-first")
    assert looks(race, None).hand_sizes[0] == 21
    assert deck_size(race, 0) == 0


# -- mechanics (18, 34, ...) -------------------------------------------------------------------


@every_variant
def test_rr12_the_mechanic_comes_before_the_draw(variant: str) -> None:
    race = prepare(variant, Driver(17, "g1 y2", top="g2 y3 r3 r4"), FAR, FAR)
    events = play(race, 0, "g1")
    # The fifth is the lowest of the unseen ones, with these dice.
    assert [(e.to, e.cards) for e in told(events, ev.LookedAt)] == [
        (0, ("g2", "y3", "r3", "r4", "g1"))
    ]
    orders = {"tune " + ",".join(p) for p in permutations(("g2", "y3", "r3", "r4", "g1"))}
    assert options(race, 0) == orders
    assert hand(race, 0) == "y2"
    play(race, 0, "tune r4,r3,y3,g2,g1")
    assert hand(race, 0) == "y2 r3 r4"
    assert looks(race, 0).top == ("y3", "g2", "g1")


@every_variant
def test_a_mechanic_shows_all_if_there_are_fewer_than_5(variant: str) -> None:
    race = prepare(variant, Driver(17, "g1 y2", deck="g2 r4 r4"), FAR, FAR)
    play(race, 0, "g1")
    assert options(race, 0) == {"tune g2,r4,r4", "tune r4,g2,r4", "tune r4,r4,g2"}


@every_variant
@pytest.mark.parametrize("deck", ["", "r4"])
def test_a_mechanic_does_not_ask_with_fewer_than_2(variant: str, deck: str) -> None:
    race = prepare(variant, Driver(17, "g1 y2", deck=deck), FAR, FAR)
    events = play(race, 0, "g1")
    assert race.to_act == (1,)
    assert not told(events, ev.LookedAt)
    assert hand(race, 0) == f"y2 {deck}".strip()


@every_variant
def test_a_mechanic_tunes_even_if_nothing_is_drawn_now(variant: str) -> None:
    race = prepare(variant, Driver(15, "r3 y2", deck="g2 r4"), FAR, FAR)
    play(race, 0, "r3", "tune r4,g2")
    assert hand(race, 0) == "y2"
    assert looks(race, 0).top == ("r4", "g2")


@every_variant
def test_a_known_order_is_drawn_in_order(variant: str) -> None:
    """The order set at the mechanic serves the next turns, then comes what nobody knows."""
    race = prepare(variant, Driver(9, "g1 y2 y2", top="r4 y3 r3"), FAR, FAR)
    play(race, 0, "y2")
    assert hand(race, 0) == "g1 y2 r4"
    assert looks(race, 0).top == ("y3", "r3")


def test_in_demo_last_place_draws_before_the_mechanic_is_asked() -> None:
    """Passing the checkpoint at 16 and stopping at 18: at once means first."""
    race = prepare("demo", Driver(15, "y3 g1"), Driver(14, "r4"), Driver(13, "g1", top="r4 r3"))
    events = play(race, 0, "y3")
    assert [type(e).__name__ for e in events][-4:] == [
        *("CheckpointTaken", "Drew", "DrewCards", "LookedAt"),
    ]
    assert hand(race, 2) == "g1 r3 r4"


# -- the final space ---------------------------------------------------------------------------


@full_course
@pytest.mark.parametrize("cards", ["r4", "r3+r4", "y3+y3"])
def test_a_car_stops_on_the_final_space_and_discards_and_draws_as_usual(
    variant: str, cards: str
) -> None:
    race = prepare(variant, Driver(85, "y3 y3 r3 r4"), Driver(3, "g1 g1"), Driver(2, "g1 g1"))
    events = play(race, 0, cards)
    assert cars(race)[0] == 89
    assert [e.finished for e in told(events, ev.Drove)] == [True]
    assert looks(race, None).discards[0] == tuple(cards.split("+"))
    assert looks(race, None).hand_sizes[0] == 2 + (cards == "y3+y3") + (cards == "r4")


@full_course
def test_finishers_take_the_next_free_place(variant: str) -> None:
    race = prepare(
        variant, Driver(85, "r4"), Driver(84, "r4 r4"), Driver(83, "r4 r4"), Driver(4, "g1")
    )
    play(race, 0, "r4")
    play(race, 1, "r4+r4")
    play(race, 2, "r4+r4")
    assert cars(race) == [89, 89, 89, 4]
    assert places(race) == [0, 1, 2, 3]
    play(race, 3, "g1")
    everybody_continues(race)
    assert looks(race, None).phase == "over"
