"""RR-18: who knows what. Twin worlds differ only in what a viewer may not know."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.roadrally.page import PAGE
from games.roadrally.table import (
    FULL_DECK,
    GAME,
    Driver,
    everybody_continues,
    looks,
    play,
    prepare,
    stage_on,
)
from games.roadrally.twins import heard, seen, twin, viewers
from rallybox.core import SeededDice
from rallybox.games.roadrally.phases import STAGE
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.start import start

every_table = pytest.mark.parametrize(("variant", "players"), list(PAGE))


def step(race: Race, rng: random.Random, dice: SeededDice) -> None:
    seat = rng.choice(race.to_act)
    race.apply(seat, rng.choice(race.actions(seat)), dice)


@every_table
def test_rr18_a_view_does_not_depend_on_what_its_seat_may_not_know(
    variant: str, players: int
) -> None:
    """At every moment of a race, for every viewer: other hidden cards, the same bytes."""
    rng, dice = random.Random(f"{variant} {players}"), SeededDice(players)
    race = start(RoadRallySetup(variant=variant, players=players), dice)
    different = 0
    while race.to_act:
        for viewer in viewers(race):
            other = twin(race, viewer, rng)
            assert seen(other, viewer) == seen(race, viewer)
            different += other.dump() != race.dump()
        step(race, rng, dice)
    assert different > 200


@every_table
def test_rr18_the_same_race_with_two_hidden_deals_looks_the_same(
    variant: str, players: int
) -> None:
    """From the start on, one viewer watches two races in which the others hold other cards, and
    everybody gives the same orders as long as both worlds allow it."""
    compared = 0
    for seed, viewer in enumerate([0, 1, None] * 6):
        rng = random.Random(f"{variant} {players} {seed}")
        real = start(RoadRallySetup(variant=variant, players=players), SeededDice(seed))
        other = twin(real, viewer, rng)
        dice = SeededDice(seed), SeededDice(seed)
        while real.to_act and real.to_act == other.to_act:
            actor = rng.choice(real.to_act)
            common = [a for a in real.actions(actor) if a in other.actions(actor)]
            if not common:
                break
            action = rng.choice(common)
            events = real.play(actor, action, dice[0]), other.play(actor, action, dice[1])
            assert heard(events[0], viewer) == heard(events[1], viewer)
            assert seen(real, viewer) == seen(other, viewer)
            compared += 1
    assert compared > 150


@every_table
def test_rr18_the_public_knows_a_hand_and_deck_together_from_the_discards(
    variant: str, players: int
) -> None:
    rng, dice = random.Random(players), SeededDice(variant)
    race = start(RoadRallySetup(variant=variant, players=players), dice)
    for _ in range(60):
        if not race.to_act:
            break
        step(race, rng, dice)
        view, kept = looks(race, None), race.dump().hidden
        for seat in range(players):
            laid = view.laid if race.to_act == (seat,) else ()
            hidden = Counter(FULL_DECK) - Counter(view.discards[seat]) - Counter(laid)
            cards = kept.hands[seat] + kept.tops[seat] + kept.bags[seat]
            assert Counter(cards) == hidden
            assert view.hand_sizes[seat] + view.deck_sizes[seat] == hidden.total()


def test_rr18_what_a_driver_draws_and_sees_is_told_to_the_driver_alone() -> None:
    """Only seat 0 ever has red cards to draw: nobody else may read a word of them."""
    for cards in ("g1", "y2"):
        race = prepare(
            "standard",
            Driver(18 - int(cards[1]), f"{cards} {cards}", top="r4 r3 r4 r3 r3"),
            Driver(2, "g1 g1"),
            Driver(1, "g1 g1"),
        )
        events = race.play(0, race.actions(0)[0], SeededDice(0))
        assert looks(race, 0).phase == "mechanic"
        events += race.play(0, race.actions(0)[7], SeededDice(0))
        for viewer in (1, 2, None):
            assert b'"r' not in heard(events, viewer).replace(b'"round', b"")
            shown = seen(race, viewer)
            assert b'"r3' not in shown
            assert b'"r4' not in shown
        assert b'"r4' in heard(events, 0)
        assert b'"r4' in seen(race, 0)


def others_drive(race: Race) -> None:
    """Everybody else plays a g1, and all stages are let pass."""
    while race.to_act != (0,):
        everybody_continues(race)
        if race.to_act != (0,):
            play(race, race.to_act[0], "g1")


def test_rr18_an_order_set_at_a_mechanic_is_known_to_its_driver_until_the_next_shuffle() -> None:
    race = prepare(
        "standard",
        Driver(15, "g1 r3 r3 r3", top="g2 y3 r4 y2 r4"),
        Driver(2, "g1 g1 g1"),
        Driver(1, "g1 g1 g1"),
    )
    play(race, 0, "r3", "tune r4,y3,y2,g2,r4")
    others_drive(race)
    assert looks(race, 0).top == ("r4", "y3", "y2", "g2", "r4")
    play(race, 0, "g1")  # draws two of them
    others_drive(race)
    assert looks(race, 0).top == ("y2", "g2", "r4")
    assert [looks(race, viewer).top for viewer in (1, 2, None)] == [(), (), ()]
    for seed in range(20):  # whatever the driver imagines, the known cards are on top
        assert looks(GAME.imagine(looks(race, 0), SeededDice(seed)), 0).top == ("y2", "g2", "r4")
    play(race, 0, "r3+r3")  # to the gas station at 25
    assert looks(race, 0).top == ()


@pytest.mark.parametrize("variant", ["demo", "base", "standard", "sprint"])
def test_rr18_returned_stage_cards_are_never_shown(variant: str) -> None:
    """After the last trigger, whatever is returned looks the same to the others to the end."""
    page = PAGE[variant, 3]
    stage = stage_on(variant, 28)
    gone = [s for s in page.stages if s < stage][: page.triggers - 1]
    race = prepare(
        variant,
        Driver(27, "g1 g1", stages=[stage], triggered=gone),
        Driver(3, "g1 g1"),
        Driver(2, "g1 g1"),
    )
    for seat in range(3):
        play(race, seat, "g1")
    play(race, 0, f"score {stage}")
    everybody_continues(race)
    while looks(race, None).phase == "reward":
        play(race, race.to_act[0], "points")
    assert looks(race, None).stage_cards_left[0] == 0
    returned = looks(race, 0).stage_cards
    assert returned  # the driver remembers them
    rng, dice = random.Random(1), SeededDice(1)
    others = set()
    while race.to_act:
        for viewer in (1, 2, None):
            world = twin(race, viewer, rng)
            others.add(looks(world, 0).stage_cards)
            assert seen(world, viewer) == seen(race, viewer)
        step(race, rng, dice)
    assert len(others) > 5
    for viewer in (1, 2, None):  # not even when the race is over
        assert seen(twin(race, viewer, rng), viewer) == seen(race, viewer)


def test_rr18_a_kept_card_stays_secret_when_its_stage_is_gone() -> None:
    race = prepare(
        "base", Driver(27, "g1 g1"), Driver(3, "g1", stages=[6]), Driver(2, "g1"), undealt=[6]
    )
    for seat in range(3):
        play(race, seat, "g1")
    assert race.phase == STAGE
    everybody_continues(race)
    assert 6 in looks(race, 1).stage_cards
    for viewer in (0, 2, None):
        view = looks(race, viewer)
        assert 6 not in view.stage_cards
        assert view.stage_cards_left == (4, 4, 4)
