"""Whole races that look like a view: everything its seat cannot know is drawn at random."""

from __future__ import annotations

from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.core.knowledge import Knowledge
from rallybox.games.roadrally.cards import bag_of, kinds_of
from rallybox.games.roadrally.course import course_of
from rallybox.games.roadrally.data.rulesets import (
    DECK,
    DECK_A,
    DECK_B,
    MECHANIC_LOOK,
    RULE_SETS,
)
from rallybox.games.roadrally.made import ways
from rallybox.games.roadrally.made.shapes import RoadRallyView
from rallybox.games.roadrally.phases import MECHANIC, SHORTCUT
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.state import NOBODY
from rallybox.kit import bag
from rallybox.kit.bits import BIT, count_bits, mask_of, numbers

_PARTS = 1 << 30

Counts = tuple[int, int]
"""Stage cards of deck A and of deck B."""


class RaceKnowledge(Knowledge):
    """What a view tells of a race: the race as far as it is known, and what has to be dealt."""

    def __init__(self, view: RoadRallyView) -> None:
        self.known = _known(view)
        """Everything that the viewer sees; what is hidden from it is nothing here."""
        self.pools = vec[i64]([0] * self.known.players)
        """The cards that each driver has in hand and deck together."""
        self.me: i64 = NOBODY if view.seat is None else view.seat
        self.stage_cards = StageCards(self.known, self.me)
        race = self.known
        self.driver: i64 = race.turn_order[race.turn] if race.turn < race.players else NOBODY
        self.sizes = vec[i64](view.deck_sizes)
        for seat in range(race.players):
            pool = DECK - race.discards[seat]
            if seat == self.driver and race.phase == SHORTCUT:
                pool -= race.laid
            self.pools[seat] = pool

    def imagine(self, dice: Dice) -> Race:
        race = self.known.copy()
        self.stage_cards.deal(race, dice)
        me, driver, looking = self.me, self.driver, race.phase == MECHANIC
        for seat in range(race.players):
            if seat == me:
                continue
            pool, deck, size = self.pools[seat], self.sizes[seat], race.hand_size[seat]
            hand = bag.deal(pool, size + deck, size, dice)
            race.hand[seat] = hand
            race.bag[seat] = pool - hand
            race.bag_size[seat] = deck
            if seat == driver and looking:
                _look_into_deck(race, seat, dice)
        return race


def _known(view: RoadRallyView) -> Race:
    """The race with what the view shows.

    Answers to a stage that others may have given already are imagined as still open.
    """
    setup = view.setup
    rules = RULE_SETS[setup.variant]
    race = Race()
    race.begin(setup, rules, course_of(view.course, rules.first_stage), list(view.order))
    ways.take_public(race, view)
    race.checkpoints = sum(race.course.checkpoint_at[space] for space in view.checkpoints)
    race.called = NOBODY if view.caller is None else view.caller
    seat = view.seat
    if seat is not None:
        if view.answer == "score":
            race.called = seat
        pool = DECK - race.discards[seat]
        if race.phase == SHORTCUT and race.turn_order[race.turn] == seat:
            pool -= race.laid
        race.hand[seat] = bag_of(view.hand)
        race.top[seat] = kinds_of(view.top)
        race.bag[seat] = pool - race.hand[seat] - bag.of(race.top[seat])
        race.bag_size[seat] = view.deck_sizes[seat] - len(race.top[seat])
        race.stage_cards[seat] = mask_of(view.stage_cards)
    return race


def _look_into_deck(race: Race, seat: i64, dice: Dice) -> None:
    """The cards that another driver is looking at right now, at a mechanic."""
    seen: list[int] = []
    while race.bag_size[seat] and len(seen) < MECHANIC_LOOK:
        kind = bag.pick(race.bag[seat], race.bag_size[seat], dice)
        race.bag[seat] -= bag.ONE[kind]
        race.bag_size[seat] -= 1
        seen.append(kind)
    race.top[seat] = tuple(seen)


# -- stage cards -----------------------------------------------------------------------------


class StageCards:
    """The stage cards that a viewer does not know, and how many of each deck others may have.

    A driver holds what was dealt less what was played, so the cards of each deck are counted.
    """

    def __init__(self, race: Race, me: i64) -> None:
        known = sum(race.triggered)
        if me != NOBODY:
            known |= race.stage_cards[me]
        pool_a, pool_b = list(numbers(DECK_A & ~known)), list(numbers(DECK_B & ~known))
        from_a, from_b, _ = race.rules.deal[race.players]
        if not from_a and not from_b:  # dealt from both decks shuffled together
            pool_a, pool_b = pool_a + pool_b, []
        self.pool_a, self.pool_b = pool_a, pool_b
        self.others = [seat for seat in range(race.players) if seat != me]
        self.options = [_options(race, seat) for seat in self.others]

    def deal(self, race: Race, dice: Dice) -> None:
        """Deal them to the others so that every possible deal is equally likely."""
        pool_a, pool_b = self.pool_a[:], self.pool_b[:]
        dice.shuffle(pool_a)
        dice.shuffle(pool_b)
        for index, seat in enumerate(self.others):
            take_a, take_b = _choose(self.options[index:], len(pool_a), len(pool_b), dice)
            mask: i64 = 0
            for _ in range(take_a):
                mask |= BIT[pool_a.pop()]
            for _ in range(take_b):
                mask |= BIT[pool_b.pop()]
            race.stage_cards[seat] = mask


def _options(race: Race, seat: int) -> list[Counts]:
    """How many cards of A and of B a driver can have left, given what it has played."""
    from_a, from_b, from_rest = race.rules.deal[race.players]
    played = race.triggered[seat]
    if not from_a and not from_b:
        return [(from_rest - count_bits(played), 0)]
    played_a, played_b = count_bits(played & DECK_A), count_bits(played & DECK_B)
    counts = [
        (from_a + extra - played_a, from_b + from_rest - extra - played_b)
        for extra in range(from_rest + 1)
    ]
    return [(a, b) for a, b in counts if a >= 0 and b >= 0]


def _ways(options: list[list[Counts]], free_a: int, free_b: int) -> int:
    """How many deals there are to drivers with these options."""
    if not options:
        return 1
    return sum(
        comb(free_a, a) * comb(free_b, b) * _ways(options[1:], free_a - a, free_b - b)
        for a, b in options[0]
        if a <= free_a and b <= free_b
    )


def _choose(options: list[list[Counts]], free_a: int, free_b: int, dice: Dice) -> Counts:
    """The first driver's counts, each as likely as the deals that go with it."""
    if len(options[0]) == 1:
        return options[0][0]
    weights = [_ways([[option], *options[1:]], free_a, free_b) for option in options[0]]
    # The weights may be larger than dice reach; a billion parts are exact enough.
    at: int = int(dice.below(_PARTS)) * sum(weights)
    for option, weight in zip(options[0], weights, strict=True):
        if at < weight * _PARTS:
            return option
        at -= weight * _PARTS
    raise AssertionError("unreachable: the weights add up")
