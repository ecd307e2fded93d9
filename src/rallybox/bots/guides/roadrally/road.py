"""What hands, courses and rule sets offer a driver of Road Rally: tables, computed once each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.guides.roadrally.weights import PLACES
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.data.rulesets import DECK_B, LAST_STAGE, RULE_SETS, STEPS
from rallybox.games.roadrally.data.tiles import GAS, STORE
from rallybox.games.roadrally.state import RaceState
from rallybox.games.roadrally.terms import Terms
from rallybox.kit.bits import BIT

LONG_WAY: Final = 12
"""A gas station further away than this is no worse than one just so far."""
WINDOW: Final[i64] = 18
"""No play drives so far."""
# What comes from a module that is not compiled, as native numbers.
GAS_STATION: Final[i64] = GAS
GENERAL_STORE: Final[i64] = STORE
STEPS_OF: Final[vec[i64]] = vec[i64](STEPS)
KEPT: Final = 256
"""So many courses are remembered."""

# -- hands -------------------------------------------------------------------------------------


def _lengths() -> tuple[list[int], list[int]]:
    masks: list[int] = []
    longest: list[int] = []
    for colour in (0, 2, 4):
        for pair in range(256):
            low, high = pair & 15, pair >> 4
            mask = 0
            for i in range(low + 1):
                for j in range(high + 1):
                    length = i * STEPS[colour] + j * STEPS[colour + 1]
                    if 0 < length < WINDOW:
                        mask |= 1 << length
            masks.append(mask)
            longest.append(mask.bit_length() - 1 if mask else 0)
    return masks, longest


MOVES: Final[vec[i64]] = vec[i64](_lengths()[0])
"""The lengths of all moves of one colour as a mask, by the cards of that colour: green ones from 0,
yellow from 256, red from 512."""
LONGEST: Final[vec[i64]] = vec[i64](_lengths()[1])
"""The longest of them."""


# -- courses -----------------------------------------------------------------------------------


class Road:
    """A course as a driver sees it, by space."""

    __slots__ = ("begins", "to_gas")

    begins: vec[i64]
    """The shortcuts that begin ahead: how far away, as a mask."""
    to_gas: vec[i64]
    """How far it is to the next gas station."""

    def __init__(self, course: Course) -> None:
        final = int(course.final)
        # Behind the last station the race ends before a deck runs dry.
        station = final + 6
        ahead = 0
        to_gas: list[int] = []
        begins: list[int] = []
        for space in range(final, -1, -1):
            to_gas.append(min(LONG_WAY, station - space))
            begins.append(ahead)
            if course.features[space] == GAS_STATION:
                station = space
            ahead = (ahead | (1 if course.shortcuts[space] else 0)) << 1 & (1 << WINDOW) - 1
        self.begins = vec[i64](begins[::-1])
        self.to_gas = vec[i64](to_gas[::-1])


_ROADS: Final[dict[Course, Road]] = {}


def road_of(course: Course) -> Road:
    """The road of a course; kept, since every decision of a race asks."""
    found = _ROADS.get(course)
    if found is None:
        if len(_ROADS) == KEPT:
            _ROADS.clear()
        found = _ROADS[course] = Road(course)
    return found


# -- rule sets ---------------------------------------------------------------------------------

MOST_CARDS: Final[i64] = 8
"""Nobody has so many stage cards."""


class Stakes:
    """What places and triggers are worth at a table."""

    __slots__ = ("cards", "gains", "limit", "options", "points", "slope", "total")

    cards: i64
    """How many stage cards there are."""
    gains: vec[float]
    """What triggering a stage brings in each place: own points less the others' average."""
    limit: float
    """How many stages count in a round."""
    options: vec[float]
    """What triggers are worth with stage cards to use them on; see `option`."""
    points: vec[float]
    slope: float
    """What the first place brings more than the second."""
    total: float
    """The points of all places."""

    def __init__(self, variant: str, players: int) -> None:
        rules = RULE_SETS[variant]
        points = [float(number) for number in rules.points[players]]
        self.points = vec[float](points)
        self.total = total = sum(points)
        self.slope = points[0] - points[1]
        self.gains = vec[float]([2 * own - (total - own) / (players - 1) for own in points])
        self.limit = float(rules.scored or LAST_STAGE)
        self.cards = DECK_B.bit_count() if rules.first_stage > 1 else LAST_STAGE
        self.options = vec[float]([0.0] * (MOST_CARDS * (rules.triggers[players] + 1)))
        for triggers in range(1, rules.triggers[players] + 1):
            for cards in range(1, int(MOST_CARDS)):
                self.options[triggers * MOST_CARDS + cards] = self._option(triggers, cards, players)

    def _option(self, triggers: i64, cards: i64, players: i64) -> float:
        """Each card comes up in a place one does not know yet, and is played or kept, as is
        better."""
        keep = self.option(triggers, cards - 1)
        use = self.option(triggers - 1, cards - 1)
        found = 0.0
        for place in range(players):
            found += PLACES[place] * max(self.gains[place] + use, keep)
        return found / sum(PLACES[:players])

    def option(self, triggers: i64, cards: i64) -> float:
        """What so many triggers are worth with so many stage cards to use them on."""
        return self.options[triggers * MOST_CARDS + cards]


_STAKES: Final[dict[Terms, Stakes]] = {}


def stakes_of(race: RaceState) -> Stakes:
    """The stakes of a table."""
    terms = race.terms
    found = _STAKES.get(terms)
    if found is None:
        found = _STAKES[terms] = Stakes(race.setup.variant, int(terms.players))
    return found


def offsets(course: Course, checkpoints: i64, space: i64) -> i64:
    """The checkpoints of a mask that lie ahead of a space: how far away, as a mask."""
    found: i64 = 0
    index: i64 = 0
    while checkpoints:
        if checkpoints & 1:
            gap = course.checkpoint_spaces[index] - space
            if 0 < gap < WINDOW:
                found |= BIT[gap]
        checkpoints >>= 1
        index += 1
    return found


def longest_of(hand: i64) -> i64:
    """The longest move of one colour."""
    green, yellow, red = hand & 0xFF, 256 + (hand >> 8 & 0xFF), 512 + (hand >> 16)
    return max(max(LONGEST[green], LONGEST[yellow]), LONGEST[red])


def moves_of(hand: i64) -> i64:
    """The lengths of all moves of one colour, as a mask."""
    green, yellow, red = hand & 0xFF, 256 + (hand >> 8 & 0xFF), 512 + (hand >> 16)
    return MOVES[green] | MOVES[yellow] | MOVES[red]


def moves_from_store(hand: i64) -> i64:
    """The lengths of all moves from a general store, where colours mix (RR-11), as a mask."""
    found = moves_of(hand)
    # By how many cards are played: a store play has at most five.
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    four: i64 = 0
    five: i64 = 0
    kind: i64 = 0
    while hand:
        steps = STEPS_OF[kind]
        number = hand & 15
        while number:
            five |= four << steps
            four |= three << steps
            three |= two << steps
            two |= one << steps
            one |= BIT[steps]
            number -= 1
        hand >>= 4
        kind += 1
    return found | one | two | three | four | five


def longest_in(lengths: i64) -> i64:
    """The longest of the lengths in a mask."""
    longest = WINDOW - 1
    while longest and not lengths & BIT[longest]:
        longest -= 1
    return longest
