"""Whole races that look like a view: everything its seat cannot know is drawn at random."""

from __future__ import annotations

from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.games.roadrally.cards import KIND, bag_of
from rallybox.games.roadrally.course import course_of
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.rulesets import DECK, DECK_A, DECK_B, MECHANIC_LOOK, RULE_SETS
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.state import MECHANIC, NOBODY, PHASES, SHORTCUT, numbers
from rallybox.games.roadrally.view import RoadRallyView
from rallybox.kit import bag
from rallybox.kit.bits import count_bits

_PARTS = 1 << 30
_PHASE = {name: number for number, name in enumerate(PHASES)}


def imagine(view: RoadRallyView, dice: Dice) -> Race:
    """A race drawn from all that look like this view to its seat.

    Answers to a stage that others may have given already are imagined as still open.
    """
    rules = RULE_SETS[view.variant]
    course = course_of(view.course, rules.first_stage)
    setup = RoadRallySetup(variant=view.variant, players=view.players)
    race = Race()
    race.begin(setup, rules, course, list(view.order))
    _copy_public(race, view)
    _imagine_stage_cards(race, view, dice)
    driver = race.turn_order[race.turn] if race.turn < race.players else NOBODY
    for seat in range(race.players):
        pool = DECK - race.discards[seat]
        if seat == driver and race.phase == SHORTCUT:
            pool -= race.laid
        if seat == view.seat:
            hand = bag_of(view.hand)
            race.top[seat] = tuple([KIND[card] for card in view.top])
            pool -= bag.of(race.top[seat])
        else:
            size = race.hand_size[seat]
            hand = bag.deal(pool, size + view.deck_sizes[seat], size, dice)
        race.hand[seat] = hand
        race.bag[seat] = pool - hand
        race.bag_size[seat] = view.deck_sizes[seat] - len(race.top[seat])
        if seat == driver and seat != view.seat and race.phase == MECHANIC:
            _look_into_deck(race, seat, dice)
    return race


def _mask(stages: tuple[int, ...]) -> int:
    return sum(1 << stage for stage in stages)


def _copy_public(race: Race, view: RoadRallyView) -> None:
    race.phase = _PHASE[view.phase]
    race.to_act = view.to_act
    race.round = view.round
    race.turns = view.turns
    race.turn = view.turn
    race.turn_order = view.turn_order
    race.started = view.started
    race.position = vec[i64](view.cars)
    race.hand_size = vec[i64](view.hand_sizes)
    race.discards = vec[i64]([bag_of(cards) for cards in view.discards])
    race.points = vec[i64](view.points)
    race.stage_tiles = vec[i64]([_mask(tiles) for tiles in view.stage_tiles])
    race.checkpoints_won = vec[i64](view.checkpoint_tiles)
    race.triggers = vec[i64](view.triggers_left)
    race.triggered = vec[i64]([_mask(stages) for stages in view.triggered])
    race.stages = _mask(view.stages)
    race.checkpoints = sum(race.course.checkpoint_at[space] for space in view.checkpoints)
    race.reached = _mask(view.reached)
    race.scored = view.scored
    race.laid = bag_of(view.laid)
    race.laid_draw = view.laid_draw
    race.origin = view.origin
    race.stage = view.stage
    race.called = NOBODY if view.caller is None else view.caller
    if view.answer == "score" and view.seat is not None:
        race.called = view.seat
    race.choosers = view.choosers


def _look_into_deck(race: Race, seat: int, dice: Dice) -> None:
    """The cards that another driver is looking at right now, at a mechanic."""
    seen: list[int] = []
    while race.bag_size[seat] and len(seen) < MECHANIC_LOOK:
        kind = bag.pick(race.bag[seat], race.bag_size[seat], dice)
        race.bag[seat] -= bag.ONE[kind]
        race.bag_size[seat] -= 1
        seen.append(kind)
    race.top[seat] = tuple(seen)


# -- stage cards -----------------------------------------------------------------------------


def _imagine_stage_cards(race: Race, view: RoadRallyView, dice: Dice) -> None:
    """Deal the unknown stage cards to the others so that every possible deal is equally likely.

    A driver holds what was dealt less what was played, so the cards of each deck are counted.
    """
    own = _mask(view.stage_cards)
    known = own | sum(race.triggered)
    pool_a, pool_b = list(numbers(DECK_A & ~known)), list(numbers(DECK_B & ~known))
    from_a, from_b, _ = race.rules.deal[race.players]
    if not from_a and not from_b:  # dealt from both decks shuffled together
        pool_a, pool_b = pool_a + pool_b, []
    dice.shuffle(pool_a)
    dice.shuffle(pool_b)
    others = [seat for seat in range(race.players) if seat != view.seat]
    options = [_options(race, seat) for seat in others]
    for index, seat in enumerate(others):
        take_a, take_b = _choose(options[index:], len(pool_a), len(pool_b), dice)
        cards = [pool_a.pop() for _ in range(take_a)] + [pool_b.pop() for _ in range(take_b)]
        race.stage_cards[seat] = _mask(tuple(cards))
    if view.seat is not None:
        race.stage_cards[view.seat] = own


def _options(race: Race, seat: int) -> list[tuple[int, int]]:
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


def _ways(options: list[list[tuple[int, int]]], free_a: int, free_b: int) -> int:
    """How many deals there are to drivers with these options."""
    if not options:
        return 1
    return sum(
        comb(free_a, a) * comb(free_b, b) * _ways(options[1:], free_a - a, free_b - b)
        for a, b in options[0]
        if a <= free_a and b <= free_b
    )


def _choose(
    options: list[list[tuple[int, int]]], free_a: int, free_b: int, dice: Dice
) -> tuple[int, int]:
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
