"""What a driver of Road Rally knows when it decides: the road, the others, the stages, the cards.

Taken from a race, but only what that driver may know of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.guides.roadrally.road import (
    Road,
    Stakes,
    road_of,
    stakes_of,
)
from rallybox.bots.guides.roadrally.weights import (
    BY_DISTANCE,
    FURTHEST,
    LARGEST,
    OVERTAKES,
    TRIGGERED,
    Weights,
)
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.data.rulesets import TILE_POINTS
from rallybox.games.roadrally.phases import SHORTCUT
from rallybox.games.roadrally.state import RaceState
from rallybox.kit.bag import size as count_cards
from rallybox.kit.bits import count_bits, nth_bit

CARD_STEPS: Final = 1.8
"""How far a card in hand takes a car on average, for comparing drivers."""
TILE_WORTH: Final[i64] = TILE_POINTS
NEAR: Final[i64] = 8
"""A checkpoint so close may be taken in the next turn."""
SEATS: Final = 5


def between(value: float) -> float:
    """The value, but no more than 1 and no less than −1."""
    if value > 1.0:
        return 1.0
    if value < -1.0:
        return -1.0
    return value


def total_of(race: RaceState, seat: i64) -> i64:
    """A driver's points with the tiles won."""
    tiles = count_bits(race.stage_tiles[seat]) + race.checkpoints_won[seat]
    return race.points[seat] + TILE_WORTH * tiles


class Situation:
    """One decision of one driver: `look` before anything else, again for each decision."""

    __slots__ = (
        "at",
        "below",
        "best",
        "chance",
        "course",
        "deck_size",
        "discards",
        "ending",
        "final",
        "first",
        "hand",
        "hand_size",
        "laid",
        "last",
        "margin",
        "me",
        "mean",
        "mine",
        "near",
        "number",
        "others",
        "players",
        "race",
        "ranges",
        "reached",
        "road",
        "sizes",
        "stakes",
        "top",
        "total",
        "triggers",
        "uses",
        "weights",
    )

    race: RaceState
    course: Course
    road: Road
    stakes: Stakes
    weights: Weights
    top: tuple[int, ...]
    me: i64
    players: i64
    final: i64
    at: i64
    hand: i64
    hand_size: i64
    laid: i64
    deck_size: i64
    discards: i64
    ending: bool
    """Is this the last round? Then only points count."""
    number: i64
    """How many other drivers there are; the next lists are of them."""
    others: vec[i64]
    """Where they are."""
    sizes: vec[i64]
    """How many cards they hold, or −1 if they have had their turn in this round."""
    ranges: vec[float]
    """How far their cards may take them."""
    first: i64
    """The furthest of them."""
    last: i64
    """The one furthest back."""
    best: float
    """The most points that one of them has."""
    total: float
    """The own points."""
    margin: float
    near: i64
    """The checkpoints that one of them may take in the next turn, as a mask."""
    triggers: i64
    mine: i64
    """The own stage cards whose stages are still to come, as a mask."""
    reached: i64
    uses: float
    """How many stages the others can still trigger."""
    chance: float
    """How likely a stage that is not one's own is triggered."""
    mean: float
    """What a card of the deck is worth on average."""
    below: float
    """The same for those below the ones that are known."""

    def __init__(self) -> None:
        self.others = vec[i64]([0] * SEATS)
        self.sizes = vec[i64]([0] * SEATS)
        self.ranges = vec[float]([0.0] * SEATS)

    def look(self, race: RaceState, seat: i64) -> None:
        """Take up the point of view of a driver who decides now."""
        self.race = race
        self.me = seat
        self.players = race.players
        self.course = race.course
        self.final = race.course.final
        self.road = road_of(race.course)
        self.stakes = stakes_of(race)
        self.at = race.origin if race.phase == SHORTCUT else race.position[seat]
        leader = race.position[race.order[0]]
        self.ending = leader == self.final
        self.weights = BY_DISTANCE[self.final - leader]
        self._look_at_others(race, seat)
        self._look_at_stages(race, seat)
        self._look_at_cards(race, seat)

    def _look_at_others(self, race: RaceState, me: i64) -> None:
        number: i64 = 0
        first: i64 = 0
        last: i64 = self.final
        best: i64 = -1
        for turn, seat in enumerate(race.turn_order):
            if seat != me:
                space = race.position[seat]
                size = race.hand_size[seat]
                self.others[number] = space
                self.sizes[number] = -1 if turn < race.turn else size
                self.ranges[number] = float(space) + CARD_STEPS * float(size)
                number += 1
                if space > first:
                    first = space
                if space < last:
                    last = space
                total = total_of(race, seat)
                if total > best:
                    best = total
        self.number = number
        self.first = first
        self.last = last
        self.best = float(best)
        self.total = float(total_of(race, me))
        self.margin = between((self.total - self.best) / 10.0)
        self._look_at_checkpoints(race)

    def _look_at_checkpoints(self, race: RaceState) -> None:
        left = race.checkpoints
        near: i64 = 0
        while left:
            tile = left & -left
            left -= tile
            space = self.course.checkpoint_spaces[nth_bit(tile, 0)]
            for index in range(self.number):
                gap = space - self.others[index]
                if 0 < gap <= NEAR:
                    near |= tile
                    break
        self.near = near

    def _look_at_stages(self, race: RaceState, me: i64) -> None:
        self.triggers = race.triggers[me]
        self.reached = race.reached
        self.mine = race.stage_cards[me] & race.stages if self.triggers else 0
        held: i64 = 0
        uses: i64 = 0
        known = count_bits(race.stage_cards[me])
        for seat in range(race.players):
            known += count_bits(race.triggered[seat])
            if seat != me and race.triggers[seat]:
                cards = count_bits(race.stage_cards[seat])
                held += cards
                uses += min(race.triggers[seat], cards)
        self.uses = float(uses)
        unknown = self.stakes.cards - known
        self.chance = TRIGGERED * float(held) / float(unknown) if unknown > 0 else 0.0

    def _look_at_cards(self, race: RaceState, me: i64) -> None:
        self.hand = race.hand[me]
        self.hand_size = race.hand_size[me]
        self.laid = count_cards(race.laid) if race.phase == SHORTCUT else 0
        self.discards = count_cards(race.discards[me])
        self.top = race.top[me]
        size = race.bag_size[me]
        known = len(self.top)
        self.deck_size = size + known
        bag = self.bag_worth(race.bag[me])
        self.below = bag / float(size) if size else 0.0
        self.mean = self.below
        if known:
            cards = self.weights.cards
            for kind in self.top:
                bag += cards[kind]
            self.mean = bag / float(self.deck_size)

    def bag_worth(self, cards: i64) -> float:
        """What the cards of a bag are worth in hand."""
        worths = self.weights.cards
        return (
            worths[0] * float(cards & 15)
            + worths[1] * float(cards >> 4 & 15)
            + worths[2] * float(cards >> 8 & 15)
            + worths[3] * float(cards >> 12 & 15)
            + worths[4] * float(cards >> 16 & 15)
            + worths[5] * float(cards >> 20 & 15)
        )

    def ahead(self, space: i64) -> tuple[float, float]:
        """How many cars will be ahead at the end of the round, and how likely all are."""
        count, all_ahead = 0.0, 1.0
        for index in range(self.number):
            gap = space - self.others[index]
            size = self.sizes[index]
            if gap <= 0:
                count += 1.0
            elif size < 0 or space == self.final or gap >= FURTHEST:
                all_ahead = 0.0
            else:
                chance = OVERTAKES[min(size, LARGEST) * FURTHEST + gap]
                count += chance
                all_ahead *= chance
        return count, all_ahead

    def alone_at(self, space: i64) -> bool:
        return all(self.others[index] != space for index in range(self.number))
