"""Stich Rallye: what speaks for a card, and for using or keeping the motor."""

from __future__ import annotations

from typing import Final, cast

from rallybox.bots.reason import Fact
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View
from rallybox.core.words import Param, Words
from rallybox.games.stichrallye.actions import TURBO, PlayCard
from rallybox.games.stichrallye.cards import (
    COLOUR,
    COLOURS,
    LETTERS,
    NUMBER,
    SUIT,
    VALUE,
    cards_of,
    mask,
)
from rallybox.games.stichrallye.explain import preview
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.offers import Landing
from rallybox.games.stichrallye.setup import course_of
from rallybox.games.stichrallye.state import standing, winning

FEW: Final = 2
"""So many higher cards out, and a card wins its colour more often than not."""
HIGH: Final = 3
"""Cards so near to the highest in use are high ones."""


def facts(view: View, action: Action, dice: Dice) -> list[Fact]:
    """What can be said of an action. Nothing is imagined: all of it can be read off the view."""
    race = cast(StichRallyeView, view)
    if isinstance(action, PlayCard):
        return _card(race, action)
    return _turbo(race) if action is TURBO else _keep(race)


def _fact(name: str, weight: float, score: float = 0.0, /, **params: Param) -> Fact:
    return Fact(Words(f"stichrallye-why-{name}", params), weight, score)


def _seat(view: StichRallyeView) -> int:
    assert view.seat is not None
    return view.seat


# -- a card --------------------------------------------------------------------------------------


def _card(view: StichRallyeView, action: PlayCard) -> list[Fact]:
    trick = [*(NUMBER[text] for text in view.trick), action.card]
    lowest = min(VALUE[card] for card in trick)
    found = _hand(view, action)
    if winning(trick) != len(trick) - 1:
        found.append(_wind(view, 4.5))
        if action.value == lowest:
            found.append(_slow(lowest, 2.5))
        return found
    beating = _beating(view, trick)
    if len(trick) == len(view.cars):
        found += _drive(view, lowest)
    elif not beating:
        found.append(_fact("sure", 6.0, **_named(action)))
        found.append(_slow(lowest, 1.0))
    else:
        found += _chance(view, action, beating)
        found.append(_slow(lowest, 2.5 if lowest <= HIGH else 1.0))
    return found


def _named(action: PlayCard) -> dict[str, Param]:
    return {"colour": COLOURS[COLOUR[action.card]], "value": action.value}


def _slow(lowest: int, weight: float) -> Fact:
    return _fact("slow", weight, -lowest, lowest=lowest)


def _unseen(view: StichRallyeView) -> list[int]:
    """The cards that others may hold."""
    known = [*(view.hand or ()), *view.trick, *(text for t in view.tricks for text in t.cards)]
    return cards_of(course_of(view.setup).used & ~mask(NUMBER[text] for text in known))


def _beating(view: StichRallyeView, trick: list[int]) -> list[int]:
    """The unseen cards that would beat the last one of a trick, if one of those who play after it
    holds such a card and may play it."""
    players = len(view.cars)
    later = [(view.leader + place) % players for place in range(len(trick), players)]
    lead = COLOUR[trick[0]]
    found = []
    for card in _unseen(view):
        colour = COLOUR[card]
        able = any(
            LETTERS[colour] not in view.voids[seat] and _may(view, seat, lead, colour)
            for seat in later
        )
        if able and winning([*trick, card]) == len(trick):
            found.append(card)
    return found


def _may(view: StichRallyeView, seat: int, lead: int, colour: int) -> bool:
    """May a seat play a colour, for all that one knows? Not if it surely has to follow suit."""
    return colour == lead or LETTERS[lead] in view.voids[seat] or not _must_hold(view, seat, lead)


def _must_hold(view: StichRallyeView, seat: int, colour: int) -> bool:
    """Does a seat hold more cards than are out in the other colours?"""
    out = [card for card in _unseen(view) if COLOUR[card] != colour]
    return view.hand_sizes[seat] > len(out)


def _chance(view: StichRallyeView, action: PlayCard, beating: list[int]) -> list[Fact]:
    """A card that wins so far, and may be beaten."""
    same = [card for card in beating if COLOUR[card] == COLOUR[action.card]]
    params = {**_named(action), "higher": len(same)}
    news = "yes" if len(same) < len(beating) else "no"
    likely = len(same) <= FEW
    weight = 4.0 if likely else 3.0
    found = [_fact("high" if likely else "low", weight, -len(same), new=news, **params)]
    if not likely:
        found.append(_wind(view, 2.5, "maybe"))
    return found


def _wind(view: StichRallyeView, weight: float, sure: str = "sure") -> Fact:
    """The motor of somebody who does not win."""
    car = view.cars[_seat(view)]
    wound = view.dial[(car.arrow + 1) % len(view.dial)]
    name = "winds" if wound > car.motor else "unwinds"
    if sure == "maybe":
        return _fact(f"maybe-{name}", weight, wound - car.motor, motor=car.motor, wound=wound)
    return _fact(name, weight, wound - car.motor, motor=car.motor, wound=wound)


def _hand(view: StichRallyeView, action: PlayCard) -> list[Fact]:
    """What the card leaves in the hand."""
    hand = [NUMBER[text] for text in view.hand or ()]
    rest = [card for card in hand if card != action.card]
    if not rest:
        return []
    found: list[Fact] = []
    colour = COLOUR[action.card]
    if not any(COLOUR[card] == colour for card in rest):
        found.append(_fact("last-of", 3.0, colour=COLOURS[colour]))
    top = max(rest, key=lambda card: VALUE[card])
    highest = max(VALUE[card] for card in cards_of(course_of(view.setup).used & SUIT[0]))
    if VALUE[top] > action.value and VALUE[top] > highest - HIGH:
        found.append(_fact("keeps", 1.6, int(VALUE[top]), **_named_card(top)))
    if action.value < min(VALUE[card] for card in rest):
        found.append(_fact("lowest", 1.5))
    return found


def _named_card(card: int) -> dict[str, Param]:
    return {"colour": COLOURS[COLOUR[card]], "value": int(VALUE[card])}


# -- driving -------------------------------------------------------------------------------------


def _gain(view: StichRallyeView, ahead: Landing) -> int:
    """How many spaces a drive brings, rolls and jumps included."""
    car, length = view.cars[_seat(view)], len(view.track)
    gain = ahead.end - car.space
    # A roll back leads at most to where the car began, so a smaller number is a lap further.
    return gain if ahead.lap == "no" else gain + length


def _drive(view: StichRallyeView, lowest: int) -> list[Fact]:
    """The last card wins the trick: the drive is known."""
    seat = _seat(view)
    motor = view.cars[seat].motor
    plain, full = preview(view, seat, lowest), preview(view, seat, lowest + motor)
    gain = _gain(view, plain)
    found = [_fact("takes", 5.0, gain, lowest=lowest, gain=gain, rolled=plain.rolled)]
    if plain.lap != "no":
        found.append(_fact("finish" if plain.lap == "win" else "lap", _lap(plain)))
    elif motor and full.lap != "no":
        name = "turbo-finish" if full.lap == "win" else "turbo-lap"
        found.append(_fact(name, _lap(full), motor=motor))
    elif (more := _gain(view, full)) > gain:
        found.append(_fact("turbo-for", 2.5, more, motor=motor, gain=more))
    return found


def _lap(ahead: Landing) -> float:
    return 9.0 if ahead.lap == "win" else 5.5


def _place(view: StichRallyeView, ahead: Landing) -> int:
    """The place after a drive of the winner, who has the flag."""
    seat, length = _seat(view), len(view.track)
    cars = [car.laps * length + car.space for car in view.cars]
    cars[seat] += _gain(view, ahead)
    return standing(cars, seat).index(seat) + 1


def _turbo(view: StichRallyeView) -> list[Fact]:
    seat = _seat(view)
    car = view.cars[seat]
    assert view.lowest is not None
    plain = preview(view, seat, view.lowest)
    full = preview(view, seat, view.lowest + car.motor)
    more = _gain(view, full) - _gain(view, plain)
    found = _moved(view, full)
    if more > 0:
        found.append(_fact("further", 3.0 + more / 10, more, more=more))
    else:
        found.append(_fact("no-further", 3.0))
    wound = view.dial[(car.arrow + 1) % len(view.dial)]
    if wound < car.motor:
        found.append(_fact("peak", 3.5, motor=car.motor, wound=wound))
    return found


def _moved(view: StichRallyeView, ahead: Landing) -> list[Fact]:
    """What a drive brings, whichever it is."""
    found: list[Fact] = []
    if ahead.lap != "no":
        found.append(_fact("finish" if ahead.lap == "win" else "lap", _lap(ahead)))
    if ahead.rolled != "no":
        gain = _gain(view, ahead)
        found.append(_fact("rolls", 3.0, gain, rolled=ahead.rolled, gain=gain))
    place = _place(view, ahead)
    if place < view.standing.index(_seat(view)) + 1 and ahead.lap != "win":
        found.append(_fact("place", 2.5, -place, place=place))
    return found


def _keep(view: StichRallyeView) -> list[Fact]:
    seat = _seat(view)
    car = view.cars[seat]
    assert view.lowest is not None
    plain = preview(view, seat, view.lowest)
    full = preview(view, seat, view.lowest + car.motor)
    found = _moved(view, plain)
    if len(view.tricks) + 1 == view.cards_each and plain.lap != "win":
        found.append(_fact("runs-anyway", 5.0, motor=car.motor))
    else:
        wound = view.dial[(car.arrow + 1) % len(view.dial)]
        name = "grows" if wound > car.motor else "stays"
        found.append(_fact(name, 3.5, wound - car.motor, motor=car.motor, wound=wound))
    if full.rolled == "up":
        found.append(_fact("uphill", 4.0))
    return found
