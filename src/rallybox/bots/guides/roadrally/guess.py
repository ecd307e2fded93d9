"""What play has shown about the stage cards of others in Road Rally."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.games.roadrally.data.rulesets import DECK_A, DECK_B, LAST_STAGE, stage_mask
from rallybox.games.roadrally.imagine import RaceKnowledge
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.state import NOBODY, RaceState
from rallybox.kit.bits import BIT, count_bits, nth_bit

KEPT: Final[i64] = 70
"""How many of a hundred cards of stages passed by a driver may hold all the same. With this many,
how often a driver is thought to hold the card of a stage to come is right on average."""
FIRST_DECK: Final[i64] = DECK_A
SECOND_DECK: Final[i64] = DECK_B
EVERY_STAGE: Final[i64] = stage_mask(1, LAST_STAGE)


class Doubtful(RaceKnowledge):
    """What a view tells, and what play has shown."""

    def imagine(self, dice: Dice) -> Race:
        race = super().imagine(dice)
        if self.me != NOBODY:
            doubt(race, self.me, dice)
        return race


def passed_by(race: RaceState) -> i64:
    """The stages that nobody triggered, as a mask."""
    gone = race.course.stages & ~race.stages
    for seat in range(race.players):
        gone &= ~race.triggered[seat]
    return gone


def doubt(race: RaceState, me: i64, dice: Dice) -> None:
    """In an imagined race, take from others most cards of stages that they let pass by.

    Each goes for another that could have been dealt instead, so that the race still looks the same
    to its seat.
    """
    passed = passed_by(race)
    if not passed:
        return
    from_a, from_b, _ = race.rules.deal[race.players]
    together = not from_a and not from_b
    left = EVERY_STAGE & ~passed
    for seat in range(race.players):
        left &= ~(race.stage_cards[seat] | race.triggered[seat])
    for seat in range(race.players):
        if seat == me or not race.triggers[seat]:
            continue
        cards = race.stage_cards[seat] & passed
        while cards:
            card = cards & -cards
            cards -= card
            instead = left
            if not together:
                instead &= FIRST_DECK if card & FIRST_DECK else SECOND_DECK
            if instead and dice.below(100) >= KEPT:
                other = BIT[nth_bit(instead, dice.below(count_bits(instead)))]
                race.stage_cards[seat] += other - card
                left -= other
