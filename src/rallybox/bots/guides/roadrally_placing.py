"""Which places to expect of drivers of Road Rally, from how a round begins."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.guides.roadrally_road import LONGEST, MOVES, offsets, road_of, stakes_of
from rallybox.bots.guides.roadrally_situation import total_of
from rallybox.games.roadrally.rulesets import STEPS
from rallybox.games.roadrally.state import RaceState
from rallybox.games.roadrally.tiles import STORE
from rallybox.kit.bits import count_bits

DISTANCES: Final[tuple[int, ...]] = (3, 10, 22, 45, 85)
"""The spaces that the leader has still to go, for which values are given; between them they
change evenly."""

VALUES: Final[dict[str, tuple[float, ...]]] = {
    "total": (0.868, 0.457, 0.323, 0.261, 0.102),
    "space": (0.135, 0.251, 0.217, 0.270, 0.137),
    "g1": (0.217, 0.402, 0.385, 0.440, 0.405),
    "g2": (0.224, 0.608, 0.585, 0.683, 0.369),
    "y2": (0.179, 0.520, 0.470, 0.536, 0.308),
    "y3": (0.282, 0.647, 0.612, 0.636, 0.385),
    "r3": (0.179, 0.620, 0.548, 0.560, 0.355),
    "r4": (0.277, 0.783, 0.747, 0.728, 0.444),
    "empty": (-0.122, 1.236, 1.369, 0.790, 1.232),
    "one": (0.007, 0.017, 0.259, 0.403, 0.071),
    "two": (-0.055, -0.066, 0.207, 0.205, -0.053),
    "sq": (-0.112, -0.166, -0.048, -0.013, -0.045),
    "nogreen": (0.150, 0.038, 0.039, -0.112, -0.102),
    "deck": (0.023, -0.056, -0.167, -0.063, -0.055),
    "decksteps": (-0.007, 0.032, 0.081, 0.042, 0.028),
    "dry": (0.043, -0.042, -0.109, -0.129, 0.088),
    "lowgas": (-0.164, 0.004, -0.122, -0.159, -0.291),
    "first": (0.740, -0.146, 0.149, 0.151, 0.258),
    "lastp": (0.324, -0.139, 0.257, -0.143, 1.066),
    "lastcp": (-0.001, 0.305, 0.154, 0.201, -0.132),
    "place": (-0.187, -0.117, 0.080, 0.053, 0.100),
    "option": (0.901, 0.442, 0.164, 0.090, 0.099),
    "uses": (-0.742, 0.342, 0.966, 0.375, -0.161),
    "near": (-0.742, -0.028, -0.426, 0.014, 0.155),
    "nearplace": (-0.205, -0.127, -0.022, -0.096, -0.074),
    "usesplace": (-0.205, -0.186, -0.166, 0.064, 0.041),
    "missed": (-4.630, -1.615, -0.862, -0.418, -0.486),
    "store": (0.530, 0.358, 0.181, 0.245, 0.216),
    "cp": (1.287, 0.260, 0.176, 0.074, -0.087),
    "sc": (0.072, 0.210, 0.159, 0.180, 0.179),
    "canfin": (2.492, 0.451, -2.099, 0.000, 0.000),
    "reachown": (3.550, 0.638, 0.500, 0.227, 0.020),
    "behind": (0.265, 0.426, 0.075, -0.014, 0.179),
    "lead": (0.025, 0.023, -0.006, -0.023, 0.034),
    "longest": (0.038, 0.079, 0.027, 0.035, 0.024),
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


def settled(race: RaceState) -> list[float]:
    """The normalised places of a race that is over."""
    players = race.players
    found = [0.0] * players
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
    return found


def estimate(race: RaceState) -> list[float]:
    """The normalised places to expect when a round begins."""
    players = race.players
    distance = race.course.final - race.position[race.order[0]]
    counts = BY_DISTANCE[distance]
    values = [value(race, seat, counts) for seat in range(players)]
    found = [0.0] * players
    for one in range(players):
        for other in range(one):
            ahead = 1.0 / (1.0 + exp(values[other] - values[one]))
            found[one] += ahead
            found[other] += 1.0 - ahead
    return [place / float(players - 1) for place in found]


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
        steps += (bag >> 4 * kind & 15) * STEPS[kind]
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
    stakes = stakes_of(race.terms, race.setup.variant)
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
        things[26] = float(count_bits(mine & course.stages_upto[space]))
    things[27] = 1.0 if course.features[space] == STORE else 0.0
    green, yellow, red = hand & 0xFF, 256 + (hand >> 8 & 0xFF), 512 + (hand >> 16)
    lengths = MOVES[green] | MOVES[yellow] | MOVES[red]
    longest = max(LONGEST[green], LONGEST[yellow], LONGEST[red])
    things[28] = 1.0 if lengths & offsets(course, race.checkpoints, space) else 0.0
    things[29] = 1.0 if lengths & road_of(course).begins[space] else 0.0
    things[30] = 1.0 if space + longest >= final else 0.0
    things[31] = float(count_bits(mine & course.stages_upto[min(final, space + longest)]))
    if leader - space > LAGGING:
        things[32] = float(leader - space - LAGGING) / 5.0
    if place == 1:
        things[33] = float(space - race.position[race.order[1]])
    things[34] = float(longest)
