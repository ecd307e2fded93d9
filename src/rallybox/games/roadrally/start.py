"""How a race begins: the course, the starting order, the cards."""

from __future__ import annotations

from rallybox.core.dice import Dice
from rallybox.games.roadrally.course import Course, course_of
from rallybox.games.roadrally.data.rulesets import (
    BASE_COURSE,
    DECK_A,
    DECK_B,
    HAND,
    RULE_SETS,
    RuleSet,
)
from rallybox.games.roadrally.deck import draw
from rallybox.games.roadrally.generate import free_course
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.rules import proceed
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.kit.bits import numbers


def start(setup: RoadRallySetup, dice: Dice) -> Race:
    """A race at its first decision."""
    rules = RULE_SETS[setup.variant]
    order = list(range(setup.players))
    if rules.random_start:
        dice.shuffle(order)
    else:  # RR-7: the starting driver by lot, then clockwise
        first = dice.below(setup.players) if setup.first is None else setup.first
        order = order[first:] + order[:first]
    race = Race()
    race.begin(setup, rules, _course(setup, rules, dice), order)
    _deal_stage_cards(race, dice)
    for seat in order:
        draw(race, seat, HAND, dice)
    proceed(race, dice)
    return race


def _course(setup: RoadRallySetup, rules: RuleSet, dice: Dice) -> Course:
    if rules.course == "lettered":
        return course_of(BASE_COURSE, rules.first_stage)
    if setup.course is not None:
        return course_of(setup.course, rules.first_stage)
    return free_course(rules.tiles, rules.first_stage, dice)


def _deal_stage_cards(race: Race, dice: Dice) -> None:
    from_a, from_b, from_rest = race.rules.deal[race.players]
    deck_a, deck_b = list(numbers(DECK_A)), list(numbers(DECK_B))
    if from_a:
        dice.shuffle(deck_a)
    if from_b:
        dice.shuffle(deck_b)
    for number, deck in ((from_a, deck_a), (from_b, deck_b)):
        for seat in race.order:
            for _ in range(number):
                race.stage_cards[seat] |= 1 << deck.pop()
    rest = deck_a + deck_b
    if from_rest:
        dice.shuffle(rest)
    for seat in race.order:
        for _ in range(from_rest):
            race.stage_cards[seat] |= 1 << rest.pop()
