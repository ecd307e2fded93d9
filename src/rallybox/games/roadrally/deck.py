"""A driver's deck: drawing from it and shuffling it.

A shuffled deck is a bag (see `rallybox.kit.bag`); only what a driver has looked at has an order.
"""

from __future__ import annotations

from rallybox.core.dice import Dice
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally.cards import name_all
from rallybox.games.roadrally.state import RaceState
from rallybox.kit.bag import pick


def draw(race: RaceState, seat: int, number: int, dice: Dice) -> None:
    """Draw cards; a deck that runs out gives no more."""
    due = number
    drawn: list[int] = []
    while number and race.top[seat]:
        drawn.append(race.top[seat][0])
        race.top[seat] = race.top[seat][1:]
        number -= 1
        # Rolled for nothing: how far the dice have gone must not tell whose next card is known.
        dice.below(1)
    size = race.bag_size[seat]
    number = min(number, size)
    if number:
        cards = race.bag[seat]
        for left in range(size, size - number, -1):
            kind = pick(cards, left, dice)
            cards -= 1 << 4 * kind
            drawn.append(kind)
        race.bag[seat] = cards
        race.bag_size[seat] = size - number
    for kind in drawn:
        race.hand[seat] += 1 << 4 * kind
    race.hand_size[seat] += len(drawn)
    if race.heard is not None and due:
        race.heard.append(ev.Drew(seat=seat, number=len(drawn), due=due))
        if drawn:
            race.heard.append(ev.DrewCards(seat=seat, cards=name_all(drawn), to=seat))


def shuffle(race: RaceState, seat: int) -> None:
    """Shuffle deck and discards into a new deck: from now on nobody knows its order."""
    cards = race.bag[seat] + race.discards[seat]
    for kind in race.top[seat]:
        cards += 1 << 4 * kind
    race.bag[seat] = cards
    race.bag_size[seat] = sum(cards >> shift & 15 for shift in (0, 4, 8, 12, 16, 20))
    race.top[seat] = ()
    race.discards[seat] = 0
    if race.heard is not None:
        race.heard.append(ev.Shuffled(seat=seat, deck=race.bag_size[seat]))
