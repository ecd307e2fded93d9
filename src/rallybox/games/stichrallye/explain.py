"""Explaining: what is asked, and what an action would do as far as the view's seat can know."""

from __future__ import annotations

from typing import Literal, TypedDict

from rallybox.core.actions import Action
from rallybox.core.offers import Offer
from rallybox.core.words import Param, Seat, Words
from rallybox.games.stichrallye import offers, rules
from rallybox.games.stichrallye.actions import TURBO, PlayCard
from rallybox.games.stichrallye.cards import COLOUR, COLOURS, NUMBER, TEXT, VALUE, hand_of
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.offers import Landing
from rallybox.games.stichrallye.setup import course_of
from rallybox.games.stichrallye.state import winning
from rallybox.games.stichrallye.track import reach, rest, taken_by


def preview(view: StichRallyeView, seat: int, steps: int) -> Landing:
    """Where a seat's car would end if it drove now."""
    track = course_of(view.setup).track
    cars = [car.laps * track.length + car.space for car in view.cars]
    taken = taken_by(track, cars)
    reached = reach(track, taken, cars[seat], steps)
    end = rest(track, taken, cars[seat], reached)
    return Landing(
        reached=reached % track.length,
        end=end % track.length,
        rolled="down" if end > reached else "up" if end < reached else "no",
        lap=_lap(end // track.length, view.cars[seat].laps),
    )


def _lap(laps: int, before: int) -> Literal["no", "lap", "win"]:
    if laps == before:
        return "no"
    return "win" if laps >= rules.LAPS else "lap"


# -- what is asked ---------------------------------------------------------------------------


def ask(view: StichRallyeView) -> Words:
    """What the view's seat has to decide, or for whom the table waits."""
    if view.outcome is not None:
        winner = view.outcome.winners[0]
        return Words(
            "stichrallye-ask-over", {"driver": Seat(winner), "reason": view.outcome.reason}
        )
    actor = view.to_act[0]
    if view.landings is not None:
        return _ask_turbo(view, actor)
    if view.seat != actor:
        return Words("stichrallye-ask-wait-card", {"driver": Seat(actor)})
    params: dict[str, Param] = {"trick": len(view.tricks) + 1, "tricks": view.cards_each}
    if not view.trick:
        return Words("stichrallye-ask-lead", params)
    assert view.hand is not None
    lead = COLOUR[NUMBER[view.trick[0]]]
    held = sum(COLOUR[NUMBER[text]] == lead for text in view.hand)
    params |= {"colour": COLOURS[lead], "held": held}
    return Words("stichrallye-ask-follow" if held else "stichrallye-ask-any", params)


def _ask_turbo(view: StichRallyeView, actor: int) -> Words:
    motor = view.cars[actor].motor
    if view.seat != actor:
        return Words("stichrallye-ask-wait-turbo", {"driver": Seat(actor), "motor": motor})
    assert view.lowest is not None
    return Words(
        "stichrallye-ask-turbo",
        {"lowest": view.lowest, "motor": motor, "total": view.lowest + motor},
    )


# -- what an action would do -----------------------------------------------------------------


class Drive(TypedDict):
    """What every offer to drive says."""

    lowest: int
    motor: int
    landing: Landing
    turbo: Landing


def offer(view: StichRallyeView, action: Action) -> Offer:
    """The consequence of an action that the view's seat may choose now."""
    seat = view.seat
    assert seat is not None
    if isinstance(action, PlayCard):
        return _card(view, seat, action)
    assert view.lowest is not None
    kind = offers.UseMotor if action is TURBO else offers.KeepMotor
    return kind(**_drive(view, seat, view.lowest))


def _drive(view: StichRallyeView, seat: int, lowest: int) -> Drive:
    motor = view.cars[seat].motor
    landing, turbo = preview(view, seat, lowest), preview(view, seat, lowest + motor)
    return {"lowest": lowest, "motor": motor, "landing": landing, "turbo": turbo}


def _card(view: StichRallyeView, seat: int, action: PlayCard) -> Offer:
    trick = [*(NUMBER[text] for text in view.trick), action.card]
    lowest = min(VALUE[card] for card in trick)
    colour = COLOURS[COLOUR[action.card]]
    if winning(trick) != len(trick) - 1:
        return _losing(view, seat, action, trick)
    drive = _drive(view, seat, lowest)
    if len(trick) == len(view.cars):
        return offers.Win(card=action.text, colour=colour, value=action.value, **drive)
    kind = offers.Lead if len(trick) == 1 else offers.SoFar
    return kind(
        card=action.text,
        colour=colour,
        value=action.value,
        after=len(view.cars) - len(trick),
        higher=_unseen_higher(view, action),
        new=len(COLOURS) - len({COLOUR[card] for card in trick}),
        **drive,
    )


def _losing(view: StichRallyeView, seat: int, action: PlayCard, trick: list[int]) -> Offer:
    """Whoever is beaten now stays beaten: later cards only beat better ones."""
    car, best = view.cars[seat], winning(trick)
    return offers.Lose(
        card=action.text,
        colour=COLOURS[COLOUR[action.card]],
        value=action.value,
        lowest=min(VALUE[card] for card in trick),
        motor=car.motor,
        wound=view.dial[(car.arrow + 1) % len(view.dial)],
        driver=(view.leader + best) % len(view.cars),
        winning=TEXT[trick[best]],
        decided=len(trick) == len(view.cars),
    )


def _unseen_higher(view: StichRallyeView, action: PlayCard) -> int:
    """How many cards of the same colour that others may hold are higher."""
    seen = hand_of((*(view.hand or ()), *view.trick))
    for trick in view.tricks:
        seen |= hand_of(trick.cards)
    unseen = course_of(view.setup).used & action.suit & ~seen
    return int(unseen >> action.card + 1).bit_count()
