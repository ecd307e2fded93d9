"""Who is safe from dead ends, as everybody is told."""

from __future__ import annotations

from typing import cast

from games.tacots.scene import GAME
from rallybox.core import SeededDice
from rallybox.games.tacots.board import SQUARE_NUMBERS
from rallybox.games.tacots.cards import DEAD_END
from rallybox.games.tacots.race import Race

FOUR = ((9, 9, False), (9, 9, False), (2, 9, False), (9, 2, True))
"""Of each player: cards in hand, cards laid, and whether a dead end is among those in hand."""


def safe(cars: str, viewer: int | None) -> list[int]:
    """Whom the viewer is told to be safe."""
    race = cast(Race, GAME.start(GAME.setup({"players": 4}), SeededDice(1)))
    for seat, (cards, laid, dead_end) in enumerate(FOUR):
        race.sizes[seat], race.laid[seat] = cards, laid
        race.kinds[seat] = race.kinds[seat] & ~(1 << DEAD_END) | dead_end << DEAD_END
        race.cars[seat] = SQUARE_NUMBERS[cars.split()[seat]]
    return [int(name.split()[1]) for name in GAME.remarks(race, viewer)]


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


def test_the_patience_and_the_end_have_nothing_to_remark() -> None:
    alone = GAME.start(GAME.setup({"variant": "patience", "players": 1}), SeededDice(1))
    assert not GAME.remarks(alone, 0)
