"""Explaining: what is asked, and what an action would do as far as the view's seat can know."""

from __future__ import annotations

from typing import NamedTuple

from rallybox.core.actions import Action
from rallybox.core.words import Param, Seat, Words
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.actions import TURBO, PlayCard
from rallybox.games.stichrallye.cards import COLOUR, COLOURS, NUMBER, TEXT, VALUE, mask
from rallybox.games.stichrallye.setup import course_of
from rallybox.games.stichrallye.track import reach, rest, taken_by
from rallybox.games.stichrallye.view import StichRallyeView


class Preview(NamedTuple):
    """Where a move would end."""

    reached: int
    end: int
    rolled: str
    lap: str
    """`no`, `lap`, or `win` for the last lap."""

    def params(self, suffix: str = "") -> dict[str, Param]:
        """As parameters of a sentence."""
        return {f"{name}{suffix}": value for name, value in self._asdict().items()}


def preview(view: StichRallyeView, seat: int, steps: int) -> Preview:
    """Where a seat's car would end if it drove now."""
    track = course_of(view.setup).track
    cars = [car.laps * track.length + car.space for car in view.cars]
    taken = taken_by(track, cars)
    reached = reach(track, taken, cars[seat], steps)
    end = rest(track, taken, cars[seat], reached)
    lap = "no"
    if end // track.length > view.cars[seat].laps:
        lap = "win" if end >= rules.LAPS * track.length else "lap"
    rolled = "down" if end > reached else "up" if end < reached else "no"
    return Preview(reached % track.length, end % track.length, rolled, lap)


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


def explain(view: StichRallyeView, action: Action) -> Words:
    """The consequence of an action that the view's seat may choose now."""
    assert view.seat is not None
    if isinstance(action, PlayCard):
        return _explain_card(view, view.seat, action)
    assert view.lowest is not None
    motor = view.cars[view.seat].motor
    params: dict[str, Param] = {"lowest": view.lowest, "motor": motor}
    if action is TURBO:
        total = view.lowest + motor
        params |= {"total": total, **preview(view, view.seat, total).params()}
        return Words("stichrallye-explain-turbo", params)
    params |= preview(view, view.seat, view.lowest).params()
    return Words("stichrallye-explain-keep", params)


def _explain_card(view: StichRallyeView, seat: int, action: PlayCard) -> Words:
    trick = [*(NUMBER[text] for text in view.trick), action.card]
    best = rules.winning(trick)
    colour = COLOUR[action.card]
    params: dict[str, Param] = {
        "card": action.text,
        "colour": COLOURS[colour],
        "value": action.value,
        "lowest": min(VALUE[card] for card in trick),
    }
    if best != len(trick) - 1:
        return _explain_losing(view, seat, trick, best, params)
    if len(trick) == len(view.cars):
        return _explain_winning(view, seat, min(VALUE[card] for card in trick), params)
    params["after"] = len(view.cars) - len(trick)
    params["higher"] = _unseen_higher(view, action)
    params["new"] = len(COLOURS) - len({COLOUR[card] for card in trick})
    params |= _landings(view, seat, min(VALUE[card] for card in trick))
    return Words(
        "stichrallye-explain-lead" if len(trick) == 1 else "stichrallye-explain-so-far", params
    )


def _explain_losing(
    view: StichRallyeView, seat: int, trick: list[int], best: int, params: dict[str, Param]
) -> Words:
    """Whoever is beaten now stays beaten: later cards only beat better ones."""
    car = view.cars[seat]
    params |= {"motor": car.motor, "wound": view.dial[(car.arrow + 1) % len(view.dial)]}
    params["driver"] = Seat((view.leader + best) % len(view.cars))
    params["winning"] = TEXT[trick[best]]
    params["decided"] = "yes" if len(trick) == len(view.cars) else "no"
    return Words("stichrallye-explain-lose", params)


def _explain_winning(
    view: StichRallyeView, seat: int, lowest: int, params: dict[str, Param]
) -> Words:
    """The last card decides: the move is known, with and without the motor."""
    return Words("stichrallye-explain-win", params | _landings(view, seat, lowest))


def _landings(view: StichRallyeView, seat: int, lowest: int) -> dict[str, Param]:
    """Where a seat would end that drives `lowest`, without and with its motor."""
    motor = view.cars[seat].motor
    without, with_motor = preview(view, seat, lowest), preview(view, seat, lowest + motor)
    params: dict[str, Param] = {"motor": motor, "total": lowest + motor}
    return params | without.params() | with_motor.params("-turbo")


def _unseen_higher(view: StichRallyeView, action: PlayCard) -> int:
    """How many cards of the same colour that others may hold are higher."""
    assert view.hand is not None
    seen = mask(NUMBER[text] for text in (*view.hand, *view.trick))
    for trick in view.tricks:
        seen |= mask(NUMBER[text] for text in trick.cards)
    unseen = course_of(view.setup).used & action.suit & ~seen
    return int(unseen >> action.card + 1).bit_count()
