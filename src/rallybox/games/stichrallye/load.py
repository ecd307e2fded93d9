"""Reading a position back: every part must be one that can stand there. Whether all can stand
together, the laws say.

Not compiled, so that numbers of any size are refused like other wrong ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.errors import Malformed
from rallybox.games.stichrallye.cards import NUMBER, ROUNDS
from rallybox.games.stichrallye.imagine import known
from rallybox.games.stichrallye.made import ways
from rallybox.games.stichrallye.made.shapes import StichRallyePosition, StichRallyeView
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.setup import course_of
from rallybox.games.stichrallye.state import FINISH, LEAD


def rebuild(position: StichRallyePosition) -> Race:
    """The race of a dump whose set-up is checked."""
    public, hands = position.public, position.hidden.hands
    _check_public(public)
    _demand(len(hands) == public.setup.players, "not one hand per seat")
    for hand in hands:
        _check_cards(hand)
        _demand(len(set(hand)) == len(hand), "a hand holds a card twice")
    race = known(public)
    ways.take_hidden(race, position.hidden)
    return race


def _demand(holds: bool, detail: str) -> None:
    if not holds:
        raise Malformed("core-impossible-position", game="Stich Rallye", detail=detail)


def _check_cards(texts: Sequence[str]) -> None:
    for text in texts:
        _demand(text in NUMBER, f"there is no card {text!r}")


def _check_public(view: StichRallyeView) -> None:
    course = course_of(view.setup)
    players, length = view.setup.players, course.track.length
    _demand(1 <= view.round <= len(ROUNDS), f"there is no round {view.round}")
    most = ROUNDS[view.round - 1]
    begun = len(view.tricks) + bool(view.trick)
    _demand(begun <= most, f"a round of {most} tricks has {begun}")
    for seat in (view.flag, view.leader, *(trick.leader for trick in view.tricks)):
        _demand(0 <= seat < players, f"there is no seat {seat}")
    _demand(len(view.cars) == players, "not one car per seat")
    for car in view.cars:
        _demand(0 <= car.space < length, f"there is no space {car.space}")
        _demand(0 <= car.laps <= 9, f"a car has driven {car.laps} laps")
        _demand(0 <= car.arrow < course.numbers, f"an arrow points to place {car.arrow}")
    for trick in view.tricks:
        _demand(len(trick.cards) == players, f"a trick has {len(trick.cards)} cards")
        _check_cards(trick.cards)
    _demand(len(view.trick) <= players, f"a trick has {len(view.trick)} cards")
    _check_cards(view.trick)
    reason = "" if view.outcome is None else view.outcome.reason
    _demand(reason in ("", FINISH, LEAD), "no game ends for that reason")
