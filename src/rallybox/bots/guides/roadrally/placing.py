"""Which places to expect of drivers of Road Rally, from how a round begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.guide import Prospects, expected
from rallybox.bots.guides.roadrally.road import (
    GENERAL_STORE,
    STEPS_OF,
    longest_of,
    moves_of,
    offsets,
    road_of,
    stakes_of,
)
from rallybox.bots.guides.roadrally.situation import total_of
from rallybox.games.roadrally.state import RaceState
from rallybox.kit.bits import count_bits

DISTANCES: Final[tuple[int, ...]] = (3, 10, 22, 45, 85)
"""The spaces that the leader has still to go, for which values are given; between them they
change evenly."""

VALUES: Final[dict[str, tuple[float, ...]]] = {
    "total": (0.798, 0.448, 0.324, 0.256, 0.123),
    "space": (0.114, 0.272, 0.205, 0.288, 0.134),
    "g1": (0.016, 0.303, 0.357, 0.451, 0.522),
    "g2": (0.107, 0.495, 0.575, 0.671, 0.476),
    "y2": (0.030, 0.412, 0.406, 0.544, 0.416),
    "y3": (0.075, 0.581, 0.609, 0.677, 0.482),
    "r3": (0.048, 0.531, 0.534, 0.622, 0.437),
    "r4": (0.102, 0.686, 0.710, 0.729, 0.521),
    "empty": (-0.415, 1.056, 1.195, 1.212, 0.060),
    "one": (-0.205, -0.274, 0.309, 0.284, -0.012),
    "two": (-0.054, -0.088, 0.092, 0.205, 0.073),
    "sq": (0.060, -0.107, -0.043, -0.017, -0.072),
    "nogreen": (0.089, 0.017, 0.064, -0.068, -0.121),
    "deck": (-0.012, -0.086, -0.179, -0.070, -0.006),
    "decksteps": (0.010, 0.049, 0.090, 0.045, 0.015),
    "dry": (-0.048, 0.008, -0.089, -0.145, 0.065),
    "lowgas": (0.295, -0.058, 0.015, -0.039, -0.236),
    "first": (0.756, 0.043, 0.035, 0.157, 0.196),
    "lastp": (0.323, 0.063, 0.488, -0.306, 0.781),
    "lastcp": (0.068, 0.274, 0.113, 0.220, -0.070),
    "place": (-0.264, 0.005, -0.004, 0.036, 0.110),
    "option": (0.646, 0.410, 0.236, 0.081, 0.162),
    "uses": (-0.327, 1.015, 0.589, 0.377, -0.355),
    "near": (-0.327, -0.683, -0.347, 0.066, 0.139),
    "nearplace": (-0.145, 0.126, -0.048, -0.103, -0.080),
    "usesplace": (-0.145, -0.396, -0.166, 0.083, 0.030),
    "store": (0.497, 0.289, 0.230, 0.158, 0.206),
    "cp": (1.030, 0.161, 0.202, 0.085, -0.037),
    "sc": (0.049, 0.110, 0.235, 0.201, 0.167),
    "canfin": (2.211, 0.303, -1.568, 0.000, 0.000),
    "reachown": (3.020, 0.737, 0.490, 0.193, 0.038),
    "behind": (0.201, 0.402, 0.013, 0.105, 0.201),
    "lead": (0.006, 0.008, 0.006, -0.032, 0.065),
    "longest": (0.023, 0.084, 0.034, 0.029, 0.029),
}
"""How much each thing a driver has counts for its place. Found by regression on the rounds of many
races between club drivers: a driver whose things add up to 1 more than another's is placed ahead
of it e times as often as behind; pairs with the winner count double."""

NAMES: Final = tuple(VALUES)
LONGEST_COURSE: Final = 90
SOON: Final[i64] = 8
"""A stage so many spaces before the leader may come up in the next round."""
LAGGING: Final[i64] = 10
LOW: Final[i64] = 2


def _between(row: tuple[float, ...], distance: int) -> float:
    if distance <= DISTANCES[0]:
        return row[0]
    for index in range(1, len(DISTANCES)):
        lower, upper = DISTANCES[index - 1], DISTANCES[index]
        if distance <= upper:
            part = (distance - lower) / (upper - lower)
            return row[index - 1] * (1 - part) + row[index] * part
    return row[-1]


BY_DISTANCE: Final[list[vec[float]]] = [
    vec[float]([_between(row, distance) for row in VALUES.values()])
    for distance in range(LONGEST_COURSE)
]


def settled(race: RaceState) -> Prospects:
    """What became of everybody in a race that is over."""
    players = race.players
    found = [0.0] * players
    wins = [0.0] * players
    for place in range(players):
        seat = race.order[place]
        total = total_of(race, seat)
        beaten = 0.0
        for other_place in range(players):
            other = total_of(race, race.order[other_place])
            # Among equals the car that is ahead.
            if other < total or (other == total and other_place > place):
                beaten += 1.0
        found[seat] = beaten / float(players - 1)
        wins[seat] = 1.0 if beaten == float(players - 1) else 0.0
    return Prospects(found, wins)


def estimate(race: RaceState) -> Prospects:
    """What to expect when a round begins."""
    distance = race.course.final - race.position[race.order[0]]
    counts = BY_DISTANCE[distance]
    return expected([value(race, seat, counts) for seat in range(race.players)])


def value(race: RaceState, seat: i64, counts: vec[float]) -> float:
    """How well a driver stands."""
    things = vec[float]([0.0] * len(NAMES))
    _cards(race, seat, things)
    _road(race, seat, things)
    found = 0.0
    for index in range(len(NAMES)):
        found += things[index] * counts[index]
    return found


def _cards(race: RaceState, seat: i64, things: vec[float]) -> None:
    hand, size, deck = race.hand[seat], race.hand_size[seat], race.deck_size(seat)
    things[0] = float(total_of(race, seat))
    things[1] = float(race.position[seat])
    bag = race.bag[seat]
    steps: i64 = 0
    for kind in range(6):
        things[2 + kind] = float(hand >> 4 * kind & 15)
        steps += (bag >> 4 * kind & 15) * STEPS_OF[kind]
    if size < 3:
        things[8 + size] = 1.0
    things[11] = float(size * size) / 10.0
    things[12] = 0.0 if hand & 0xFF else 1.0
    things[13] = float(deck)
    things[14] = float(steps)
    dry = 0.45 * float(road_of(race.course).to_gas[race.position[seat]]) - float(deck)
    if dry > 0.0:
        things[15] = dry
    if deck <= LOW:
        things[16] = 1.0


def _road(race: RaceState, seat: i64, things: vec[float]) -> None:
    course, hand, space, place = race.course, race.hand[seat], race.position[seat], race.place(seat)
    stakes = stakes_of(race)
    leader, final = race.position[race.order[0]], course.final
    behind = float(place - 1) * stakes.slope
    things[17] = 1.0 if place == 1 else 0.0
    if place == race.players:
        things[18] = 1.0
        things[19] = float(count_bits(race.checkpoints))
    things[20] = behind
    triggers = race.triggers[seat]
    mine = race.stage_cards[seat] & race.stages if triggers else 0
    if mine:
        cards = count_bits(mine)
        uses = float(min(triggers, cards))
        near = count_bits(mine & course.stages_upto[min(final, leader + SOON)])
        soon = float(min(triggers, near))
        things[21] = stakes.option(triggers, cards)
        things[22] = uses
        things[23] = soon
        things[24] = soon * behind
        things[25] = uses * behind
    things[26] = 1.0 if course.features[space] == GENERAL_STORE else 0.0
    lengths = moves_of(hand)
    longest = longest_of(hand)
    things[27] = 1.0 if lengths & offsets(course, race.checkpoints, space) else 0.0
    things[28] = 1.0 if lengths & road_of(course).begins[space] else 0.0
    things[29] = 1.0 if space + longest >= final else 0.0
    things[30] = float(count_bits(mine & course.stages_upto[min(final, space + longest)]))
    if leader - space > LAGGING:
        things[31] = float(leader - space - LAGGING) / 5.0
    if place == 1:
        things[32] = float(space - race.position[race.order[1]])
    things[33] = float(longest)
