"""Who is safe from dead ends, and why cards cannot be taken, as those concerned are told."""

from __future__ import annotations

from typing import cast

import pytest

from games.tacots.scene import GAME, dealt, drawn, refused, scene, start
from games.tacots.test_patience import alone
from rallybox.core import SeededDice
from rallybox.games.tacots.actions import Lay
from rallybox.games.tacots.board import SQUARE_NUMBERS
from rallybox.games.tacots.cards import DEAD_END, KIND_NAMES
from rallybox.games.tacots.race import Race

FOUR = ((9, 9, False), (9, 9, False), (2, 9, False), (9, 2, True))
"""Of each player: cards in hand, cards laid, and whether a dead end is among those in hand."""


CROSS = """
    4 ··━╋━···
    3 ···┃····
"""


def safe(cars: str, viewer: int | None) -> list[int]:
    """Whom the viewer is told to be safe."""
    race = cast(Race, GAME.start(GAME.setup({"players": 4}), SeededDice(1)))
    for seat, (cards, laid, dead_end) in enumerate(FOUR):
        race.sizes[seat], race.laid[seat] = cards, laid
        race.kinds[seat] = race.kinds[seat] & ~(1 << DEAD_END) | dead_end << DEAD_END
        race.cars[seat] = SQUARE_NUMBERS[cars.split()[seat]]
    told = [name.split() for name in GAME.remarks(race, viewer)]
    return [int(seat) for what, seat in told if what == "seat"]


def test_ta7_who_may_not_be_blocked_protects_who_shares_the_card() -> None:
    assert safe("a1 b1 c1 d1", 0) == [2, 3]
    assert safe("a1 c1 c1 d1", 0) == [1, 2, 3]
    # My own car protects nobody from me, and who shares my card may still block me.
    assert safe("a1 c1 c1 d1", 2) == [2, 3]
    assert safe("c1 b1 c1 d1", 0) == [0, 2, 3]
    assert safe("d1 b1 c1 d1", 0) == [2, 3]


def test_ta7_who_looks_on_is_told_who_is_safe_from_everybody() -> None:
    assert safe("a1 c1 c1 d1", None) == [1, 2, 3]
    assert safe("d1 b1 c1 d1", None) == [2, 3]


def test_the_reason_is_the_one_against_the_dead_end() -> None:
    race = cast(Race, GAME.start(GAME.setup({"players": 4}), SeededDice(1)))
    words = GAME.remarks(race, 0)["seat 1"]
    assert words.id == "tacots-illegal-few-laid"
    assert words.say()


def said(race: Race, viewer: int | None = None) -> dict[str, str]:
    """What is said of cards, piles and cars to whoever acts, or to a viewer."""
    told = GAME.remarks(race, race.to_act[0] if viewer is None else viewer)
    return {name: words.say() for name, words in told.items() if not name.startswith("seat ")}


def test_ta17_what_cannot_be_the_first_card_says_why() -> None:
    race = dealt("DXi", "Dii", "Dii", open_cards="VRR")
    told = said(race)
    assert set(told) == {"hand dead-end", "hand vertical-straight", "open right-bend"}
    assert told["hand dead-end"] == refused(race, "D d4 S")
    assert told["hand vertical-straight"] == refused(race, "I d4 NS")
    assert told["open right-bend"] == refused(race, "open R d4 ES")


def test_ta17_a_card_beside_the_first_one_has_to_fit() -> None:
    race = dealt("DXi", "D-X", "Dii", open_cards="RR-")
    race.board = drawn(CROSS)
    race.first_square, race.turn, race.to_act = SQUARE_NUMBERS["d4"], 1, (1,)
    race.cars[0] = SQUARE_NUMBERS["d4"]
    told = said(race)
    assert set(told) == {"hand dead-end", "hand horizontal-straight", "open horizontal-straight"}
    assert told["hand dead-end"] == "An opening card is never a dead end."
    assert told["hand horizontal-straight"] == "That card does not fit next to the first card."


def test_ta6_a_dead_end_waits_for_the_end_and_a_card_needs_its_place() -> None:
    race = scene("4 ···┃····", "d4 d4", ["D-i", "DXX"], laid=[1, 1])
    told = said(race)
    assert set(told) == {"hand dead-end", "hand horizontal-straight"}
    assert told["hand dead-end"] == refused(race, "D d5 S")
    assert told["hand dead-end"].endswith("must be your last card; you hold 3 cards.")
    assert told["hand horizontal-straight"] == "That card fits nowhere in front of your car."


def test_only_whoever_acts_is_told_of_cards() -> None:
    race = scene("4 ···┃····", "d4 d4", ["D-i", "DXX"])
    assert said(race)
    assert not said(race, 1)
    assert all(name.startswith("seat ") for name in GAME.remarks(race, None))


def test_the_patience_begins_with_the_crossroads_and_with_nothing_else() -> None:
    race = start(variant="patience")
    taken = [*(f"pile {n}" for n in (1, 2, 3, 4)), "hand dead-end"]
    assert list(said(race)) == [*taken, *(f"drive {n}" for n in (1, 2, 3, 4))]
    assert set(said(race).values()) == {refused(race, "A drive d4")}


def test_ta15_piles_and_cars_of_the_patience_say_why_they_wait() -> None:
    race = alone("4 ···┃····", "d4 d4 d4 d4", "-i ")
    told = said(race)
    assert told["pile 1"] == "That card fits in front of no car."
    assert "pile 2" not in told
    assert told["pile 3"] == "Pile 3 is used up."
    assert told["drive 1"] == "Car 1 may drive only while no top card fits in front of it."
    assert refused(race, "A drive d4").startswith(told["drive 1"])
    stuck = said(alone("4 ···┃····", "d4 d4 d4 d4", "----", dead_ends=0))
    assert stuck["drive 2"].startswith("Car 2 has nowhere to drive")
    assert stuck["hand dead-end"] == "All dead ends are laid."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_can_be_laid_or_says_why_not(players: int) -> None:
    race = start(players=players)
    dice = SeededDice(players)
    for _ in range(60):
        if not race.to_act:
            break
        seat = race.to_act[0]
        actions = race.actions(seat)
        laid = {(a.opened, a.kind) for a in actions if isinstance(a, Lay)}
        there = {("hand", k) for k in range(8) if race.kinds[seat] >> k & 1}
        there |= {("open", k) for k in range(8) if race.open_kinds >> k & 1}
        names = {f"{place} {KIND_NAMES[k]}" for place, k in there}
        can = {f"{'open' if opened else 'hand'} {KIND_NAMES[k]}" for opened, k in laid}
        assert set(said(race)) == names - can
        race.play(seat, actions[dice.below(len(actions))], dice)
