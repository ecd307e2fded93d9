"""A driver's deck: drawing from it and shuffling it.

A shuffled deck is a bag (see `rallybox.kit.bag`); only what a driver has looked at has an order.
"""

from __future__ import annotations

from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.games.roadrally import tell
from rallybox.games.roadrally.state import RaceState
from rallybox.kit.bag import ONE, pick
from rallybox.kit.bag import size as bag_count


def draw(race: RaceState, seat: i64, due: i64, dice: Dice) -> None:
    """Draw cards; a deck that runs out gives no more."""
    if not due:
        return
    drawn: list[int] = []
    left = due
    while left and race.top[seat]:
        # Rolled for nothing: how far the dice have gone must not tell whose next card is known.
        dice.below(1)
        kind: i64 = race.top[seat][0]
        race.top[seat] = race.top[seat][1:]
        drawn.append(kind)
        race.hand[seat] += ONE[kind]
        left -= 1
    cards, size = race.bag[seat], race.bag_size[seat]
    while left and size:
        kind = pick(cards, size, dice)
        cards -= ONE[kind]
        race.hand[seat] += ONE[kind]
        size -= 1
        left -= 1
        if race.heard is not None:
            drawn.append(kind)
    race.bag[seat] = cards
    race.bag_size[seat] = size
    race.hand_size[seat] += due - left
    if race.heard is not None:
        tell.drew(race, seat, drawn, due)


def shuffle(race: RaceState, seat: i64) -> None:
    """Shuffle deck and discards into a new deck: from now on nobody knows its order."""
    cards = race.bag[seat] + race.discards[seat]
    for kind in race.top[seat]:
        cards += ONE[kind]
    race.bag[seat] = cards
    race.bag_size[seat] = bag_count(cards)
    race.top[seat] = ()
    race.discards[seat] = 0
    if race.heard is not None:
        tell.shuffled(race, seat)
