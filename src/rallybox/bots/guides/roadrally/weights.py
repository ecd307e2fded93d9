"""How much each thing counts for a driver of Road Rally, in points.

Found by experiment, not by hand: at many positions of races between club drivers each sensible
play was tried and the race played out, two dozen times; the weights are those that tell best which
play ended with the largest lead over the best other driver. Repeated with the drivers so found,
against all earlier ones, until it gave no more.

Many of them only make sense together: a card drawn is worth its weight in hand less its weight in
the deck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DISTANCES: Final[tuple[int, ...]] = (4, 12, 26, 50, 88)
"""The spaces that the leader has still to go, for which weights are given; between them they
change evenly."""

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    # a card of each kind in hand
    "g1": (0.10, 0.39, 0.99, 1.57, 1.89),
    "g2": (0.19, 0.75, 1.56, 2.16, 2.20),
    "y2": (0.24, 0.64, 1.31, 1.81, 1.36),
    "y3": (0.38, 1.04, 1.83, 2.30, 1.71),
    "r3": (0.41, 0.94, 1.56, 1.95, 1.62),
    "r4": (0.56, 1.33, 1.88, 2.35, 1.96),
    # what a small hand adds to its cards, and a large one takes
    "empty_hand": (0.82, 1.47, 2.53, 3.39, 1.30),
    "one_card": (0.30, 0.02, 0.67, 1.57, 0.01),
    "two_cards": (0.17, 0.00, 0.26, 0.83, 0.27),
    "hand_squared": (-0.018, -0.018, -0.029, -0.025, -0.009),
    # no green card left: no cheap turn
    "no_green": (0.03, 0.02, -0.20, -0.44, -0.41),
    # a card in the deck, and one that is missing on the way to the next gas station
    "deck": (-0.007, -0.111, -0.193, -0.321, -0.312),
    "dry": (-0.064, -0.045, -0.231, -0.395, -0.164),
    # a discard that gas brings back, and gas with a deck of at most four
    "refilled": (0.006, 0.110, 0.236, 0.400, 0.498),
    "refilled_low": (0.00, 0.81, 1.26, 1.13, 2.02),
    # a space further, and the same by the lead in points
    "step": (0.111, 0.286, 0.471, 0.627, 0.392),
    "step_margin": (0.065, 0.026, -0.058, -0.046, -0.125),
    # a space in front of all others, and not being in front
    "lead": (0.156, 0.249, 0.048, 0.128, 0.318),
    "not_first": (-0.79, -0.41, -0.87, -0.43, -0.92),
    # a car ahead at the end of the round, and the same by the stages still to come
    "ahead": (-0.46, 0.01, 0.21, -0.10, -2.33),
    "ahead_stakes": (-0.032, -0.110, 0.030, 0.001, 0.222),
    # ten spaces, cards counted in, that another is ahead
    "outlook": (-0.54, -0.88, -0.42, -0.39, -0.56),
    # to end the round in last place, and for each checkpoint: left at all, close to a car
    "last": (0.36, 0.46, 0.78, 0.66, 3.51),
    "last_checkpoints": (0.07, 0.08, -0.07, 0.18, 0.67),
    "last_near": (0.29, 0.99, 1.53, 1.61, 2.27),
    # the points of this round: stages of others, own ones, a stage tile, a checkpoint tile
    "others_stage": (0.94, 0.76, 0.47, 0.12, 0.16),
    "own_stage": (0.70, 0.81, 0.79, 0.42, 0.84),
    "tile": (1.01, 0.81, 0.69, 0.72, 0.90),
    "checkpoint": (1.66, 1.84, 1.55, 1.27, 1.02),
    # a general store, besides what its mixed plays can reach
    "store": (0.42, 0.58, 0.30, 0.55, 0.52),
    # what the cards left can reach next: a checkpoint, a shortcut, a stage, an own one in front
    "stop_checkpoint": (0.79, 0.36, 0.39, 0.17, 0.11),
    "stop_shortcut": (0.16, 0.52, 0.61, 0.57, 0.81),
    "stage_reach": (0.50, 0.45, 0.41, 0.46, 0.05),
    "own_reach": (1.33, 1.11, 0.45, 0.17, 0.63),
    # the finish within reach; to finish, and with ten points more than the best other
    "can_finish": (1.98, 0.24, -0.79, -0.32, -0.16),
    "finish": (7.50, 9.80, 4.05, 1.62, 0.81),
    "finish_margin": (1.04, 0.38, -0.41, -0.16, -0.08),
}


CARD_WORTH: Final[tuple[float, ...]] = (0.3, 0.7, 1.1, 1.7, 2.1)
"""Points that are worth less than a card are better taken as cards."""


def at_distance(values: tuple[float, ...], distance: int) -> float:
    """A value between those given for DISTANCES."""
    if distance <= DISTANCES[0]:
        return values[0]
    for index, upper in enumerate(DISTANCES):
        if distance <= upper:
            lower = DISTANCES[index - 1]
            part = (distance - lower) / (upper - lower)
            return values[index - 1] * (1 - part) + values[index] * part
    return values[-1]


class Weights:
    """The weights at one distance; see WEIGHTS for what each is of."""

    __slots__ = (
        "ahead",
        "ahead_stakes",
        "can_finish",
        "cards",
        "checkpoint",
        "deck",
        "dry",
        "empty_hand",
        "finish",
        "finish_margin",
        "hand_squared",
        "last",
        "last_checkpoints",
        "last_near",
        "lead",
        "no_green",
        "not_first",
        "one_card",
        "others_stage",
        "outlook",
        "own_reach",
        "own_stage",
        "refilled",
        "refilled_low",
        "reward",
        "stage_reach",
        "step",
        "step_margin",
        "stop_checkpoint",
        "stop_shortcut",
        "store",
        "tile",
        "two_cards",
    )

    cards: vec[float]
    """A card of each kind in hand."""
    empty_hand: float
    one_card: float
    two_cards: float
    hand_squared: float
    no_green: float
    deck: float
    dry: float
    refilled: float
    refilled_low: float
    step: float
    step_margin: float
    lead: float
    not_first: float
    ahead: float
    ahead_stakes: float
    outlook: float
    last: float
    last_checkpoints: float
    last_near: float
    others_stage: float
    own_stage: float
    tile: float
    checkpoint: float
    store: float
    stop_checkpoint: float
    stop_shortcut: float
    stage_reach: float
    own_reach: float
    can_finish: float
    finish: float
    finish_margin: float
    reward: float
    """A card instead of points."""

    def __init__(self, distance: int) -> None:
        rows = list(WEIGHTS.items())
        self.cards = vec[float]([at_distance(row, distance) for _, row in rows[:6]])
        for name, row in rows[6:]:
            setattr(self, name, at_distance(row, distance))
        self.reward = at_distance(CARD_WORTH, distance)


TRIGGERED: Final = 0.75
"""How likely a driver who holds a stage's card plays it."""
PLACES: Final[tuple[float, ...]] = (0.30, 0.27, 0.23, 0.20, 0.18)
"""How often a driver is in each place when an own stage comes up."""
KEEN: Final = 0.3
"""Triggering a stage is worth this much more than its points,"""
ON_TILE: Final = 2.4
AWAY_FROM_TILE: Final = -0.8
"""and more on its tile, or less if another driver stands there;"""
LATER: Final = 0.85
"""and what the trigger might bring later counts only for so much."""

_OVERTAKES: Final = """
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    100 75 35 11 2 1 1 0 0 0 0 0 0 0 0 0 0 0
    100 84 57 31 19 12 6 2 0 0 0 0 0 0 0 0 0 0
    100 83 63 48 36 26 17 9 5 3 1 0 0 0 0 0 0 0
    100 82 63 53 46 37 29 21 14 11 5 3 2 1 0 0 0 0
    100 52 35 32 29 25 19 15 13 11 7 3 2 1 1 0 0 0
    100 60 39 36 33 29 26 22 18 14 9 7 6 5 3 1 1 0
    100 69 46 42 38 35 32 28 22 19 15 12 10 8 5 3 2 0
    100 69 47 43 40 36 32 29 25 22 18 15 13 11 7 4 3 1
    100 74 51 47 44 40 37 33 30 26 21 18 15 12 9 6 5 1
    100 77 57 53 49 46 42 39 35 32 27 23 20 17 13 9 7 2
    100 79 60 55 52 49 46 42 38 34 30 26 24 20 15 12 9 2
    100 82 66 61 58 54 51 47 44 40 37 32 29 25 20 14 11 3
    100 88 76 69 67 64 61 59 57 54 51 45 42 38 30 25 23 6
"""

LARGEST: Final[i64] = len(_OVERTAKES.strip().splitlines()) - 1
"""The largest hand that has a line of its own."""
FURTHEST: Final[i64] = len(_OVERTAKES.strip().splitlines()[0].split())
"""Nobody gets past a gap of so many spaces."""
OVERTAKES: Final[vec[float]] = vec[float]([int(percent) / 100 for percent in _OVERTAKES.split()])
"""How likely a driver moves further than 0, 1, 2, ... spaces, in percent above; a line of so many
as FURTHEST says for each hand size from 0, the last for larger ones too."""

BY_DISTANCE: Final[list[Weights]] = [Weights(distance) for distance in range(DISTANCES[-1] + 2)]
"""The weights when the leader has so many spaces to go."""
