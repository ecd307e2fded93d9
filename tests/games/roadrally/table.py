"""Positions for tests, set up as one would on a table, and moves as one writes them down.

    race = prepare("base", Driver(8, "g1 g2 y3"), Driver(5, "r4"), Driver(5, "y2"))
    play(race, 0, "g1+g2")

Drivers are named by seat. Every prepared position has gone through `load`, so it is lawful.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

import msgspec

from rallybox.core import Event, LoadedDice, SeededDice, State
from rallybox.games import GAMES
from rallybox.games.roadrally import RoadRally
from rallybox.games.roadrally.data.rulesets import BASE_COURSE, RULE_SETS
from rallybox.games.roadrally.made.shapes import RoadRallyPosition, RoadRallyView
from rallybox.games.roadrally.race import Race

GAME = cast(RoadRally, GAMES["roadrally"])
VARIANTS = ("demo", "base", "standard", "sprint")

FULL_DECK = ("g1 " * 5 + "g2 " * 4 + "y2 " * 4 + "y3 " * 3 + "r3 " * 3 + "r4 " * 2).split()
DECK_A, DECK_B = set(range(1, 11)), set(range(11, 22))


@dataclass(frozen=True)
class Driver:
    """A car with its cards. What is not named of the 21 cards is the unseen part of the deck."""

    at: int = 0
    hand: str = "g1 g1 y2 y2 r3"
    top: str = ""
    """The next cards of the deck, in order."""
    discards: str = ""
    deck: str | None = None
    """If given, the deck below `top` is just this, and what is not named was discarded."""
    stages: Sequence[int] = ()
    """Stage cards that the driver holds; dealt up with others that hurt least."""
    triggered: Sequence[int] = ()
    points: int = 0


def prepare(
    variant: str,
    *drivers: Driver,
    turn: int | None = None,
    order: Sequence[int] | None = None,
    turn_order: Sequence[int] | None = None,
    reached: Sequence[int] = (),
    checkpoints: Sequence[int] | None = None,
    undealt: Sequence[int] = (),
    course: Sequence[str] | None = None,
) -> Race:
    """A position in which `turn` (the first of the round, if not said) is to play cards.

    Cars on one space arrived in the order of their seats unless `order` says otherwise. Stage
    tiles that a car has come to are gone, but for those `reached` in this round; of the
    checkpoint tiles, those that must be, if `checkpoints` does not name what is left.
    """
    fresh = new_race(variant, len(drivers), course=course)
    spaces = [driver.at for driver in drivers]
    seats = range(len(drivers))
    places = tuple(order or sorted(seats, key=lambda seat: -spaces[seat]))
    turns = tuple(turn_order or places)
    at = turns.index(turns[0] if turn is None else turn)
    road = fresh.course
    stages = tuple(
        stage
        for stage in range(road.first_stage, 22)
        if road.stage_spaces[stage] > max(spaces) or stage in reached
    )
    passing = RULE_SETS[variant].checkpoint_on_passing
    left = [s for s in road.checkpoint_spaces if s > max(spaces) or not (passing or s in spaces)]
    left = left if checkpoints is None else list(checkpoints)
    taken = len(road.checkpoint_spaces) - len(left)
    held = deal_stage_cards(variant, drivers, stages, undealt)
    piles = [_piles(driver) for driver in drivers]
    dump = fresh.dump()
    public = msgspec.structs.replace(
        dump.public,
        phase="play" if drivers[turns[at]].hand else "empty",
        round=9,
        turns=8 * len(drivers) + at + 1,
        turn=at,
        turn_order=turns,
        started=tuple(seats),
        order=places,
        cars=tuple(spaces),
        discards=tuple(discards for _, discards in piles),
        points=tuple(driver.points for driver in drivers),
        triggered=tuple(tuple(driver.triggered) for driver in drivers),
        stages=stages,
        checkpoints=tuple(left),
        checkpoint_tiles=tuple(taken if seat == places[0] else 0 for seat in seats),
        reached=tuple(reached),
    )
    hidden = msgspec.structs.replace(
        dump.hidden,
        to_act=(turns[at],),
        hands=tuple(tuple(driver.hand.split()) for driver in drivers),
        tops=tuple(tuple(driver.top.split()) for driver in drivers),
        bags=tuple(bag for bag, _ in piles),
        stage_cards=held,
    )
    return load(RoadRallyPosition(public=public, hidden=hidden), exact=False)


def _piles(driver: Driver) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The unseen deck and the discards of a driver."""
    named = Counter(f"{driver.hand} {driver.top} {driver.discards} {driver.deck or ''}".split())
    rest = Counter(FULL_DECK)
    rest.subtract(named)
    assert min(rest.values()) >= 0, f"no deck has {driver}"
    others = tuple(rest.elements())
    discards = tuple(driver.discards.split())
    if driver.deck is None:
        return others, discards
    return tuple(driver.deck.split()), discards + others


def deal_stage_cards(
    variant: str, drivers: Sequence[Driver], stages: Sequence[int], undealt: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """Everybody's stage cards, dealt up to the right number: first the ones whose tile is gone,
    then the highest."""
    from_a, from_b, from_rest = RULE_SETS[variant].deal[len(drivers)]
    named = {card for driver in drivers for card in (*driver.stages, *driver.triggered)}
    free = sorted(
        set(range(1, 22)) - named - set(undealt), key=lambda card: (card in stages, -card)
    )
    hands = [list(driver.stages) for driver in drivers]
    both = DECK_A | DECK_B
    for deck, number in ((DECK_A, from_a), (DECK_B, from_b), (both, from_a + from_b + from_rest)):
        for driver, hand in zip(drivers, hands, strict=True):
            dealt = [card for card in (*hand, *driver.triggered) if card in deck]
            for _ in range(number - len(dealt)):
                hand.append(next(card for card in free if card in deck))
                free.remove(hand[-1])
    return tuple(tuple(sorted(hand)) for hand in hands)


def new_race(
    variant: str,
    players: int = 4,
    seed: int | str = 0,
    *,
    course: Sequence[str] | None = None,
    first: int | None = None,
) -> Race:
    """A race at its start; on the tiles of the base course unless another is given."""
    options: dict[str, object] = {"variant": variant, "players": players}
    if variant != "base":
        options["course"] = tuple(course or BASE_COURSE[: RULE_SETS[variant].tiles])
    if first is not None:
        options["first"] = first
    return cast(Race, GAME.start(GAME.setup(options), SeededDice(seed)))


def load(position: RoadRallyPosition, exact: bool = True) -> Race:
    """The race of a position."""
    return cast(Race, GAME.load(position, exact))


def lowest() -> LoadedDice:
    """Dice for which every draw from an unseen deck is its lowest card: g1 before g2, y2, …"""
    return LoadedDice([0] * 500)


def play(race: Race, seat: int, *texts: str) -> list[Event]:
    """Give orders in their notation; what everybody together hears of it."""
    events: list[Event] = []
    for text in texts:
        events += race.play(seat, GAME.parse(text), lowest())
    return events


def everybody_continues(race: Race) -> list[Event]:
    """All stages up for resolving are let pass."""
    events: list[Event] = []
    while looks(race, None).phase == "stage":
        events += play(race, race.to_act[0], "continue")
    return events


def answer(race: Race, **calls: str) -> list[Event]:
    """Everybody asked about a stage answers: `answer(race, s2="score 7")`, others continue."""
    events: list[Event] = []
    for seat in race.to_act:
        events += play(race, seat, calls.get(f"s{seat}", "continue"))
    return events


def options(race: Race, seat: int) -> set[str]:
    """The notations of what a seat may do."""
    return {action.text for action in race.actions(seat)}


def cars(race: Race) -> list[int]:
    """The space of every car, by seat."""
    return list(looks(race, None).cars)


def places(race: Race) -> list[int]:
    """The seats from first to last place."""
    return list(looks(race, None).order)


def hand(race: Race, seat: int) -> str:
    """A driver's hand, sorted by colour and value."""
    return " ".join(race.dump().hidden.hands[seat])


def deck_size(race: Race, seat: int) -> int:
    """How many cards a driver's deck has."""
    return race.view(None).deck_sizes[seat]


def looks(race: State, seat: int | None) -> RoadRallyView:
    """What a seat sees."""
    return cast(Race, race).view(seat)


E_ = TypeVar("E_", bound=Event)


def told(events: Sequence[Event], kind: type[E_]) -> list[E_]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def stage_on(variant: str, space: int) -> int:
    """The number of the stage on a space of the base course, or of its first tiles in a sprint."""
    return new_race(variant, 3).course.stage_at[space]
