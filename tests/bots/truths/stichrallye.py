"""Stich Rallye: are the facts true?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bots.truths import Case, Check
from rallybox.core import Event, SeededDice
from rallybox.games.stichrallye import events as ev
from rallybox.games.stichrallye.actions import KEEP, TURBO
from rallybox.games.stichrallye.cards import COLOURS, LETTERS, texts
from rallybox.games.stichrallye.state import standing


def hand(state: Any, seat: int) -> tuple[str, ...]:
    return texts(int(state.hands[seat]))


def once_won(case: Case, check: Callable[[ev.TrickWon, Sequence[Event]], None]) -> None:
    """Check when the trick is decided, now or later."""

    def look(state: Any, events: Sequence[Event]) -> bool:
        for event in events:
            if isinstance(event, ev.TrickWon):
                check(event, events)
                return True
        return False

    if not look(case.after, case.events):
        case.later.append(look)


def once_driven(case: Case, check: Callable[[ev.Drove, Sequence[Event]], None]) -> None:
    """Check when the seat drives after winning this trick, now or when it has been asked."""

    def look(state: Any, events: Sequence[Event]) -> bool:
        for event in events:
            if isinstance(event, ev.Drove) and event.seat == case.seat:
                check(event, events)
                return True
        return False

    if not look(case.after, case.events):
        case.later.append(look)


def sure(case: Case) -> None:
    def check(event: ev.TrickWon, _: Sequence[Event]) -> None:
        assert event.seat == case.seat
        assert event.card == case.action.text

    once_won(case, check)


def slow(case: Case) -> None:
    def check(event: ev.TrickWon, _: Sequence[Event]) -> None:
        assert event.lowest <= case.params["lowest"]

    once_won(case, check)


def beaten(case: Case) -> None:
    """By nothing but a higher card of its colour, or a new colour where that was said."""

    def check(event: ev.TrickWon, _: Sequence[Event]) -> None:
        if event.seat == case.seat:
            return
        if event.card[0] == case.action.text[0]:
            assert case.params["higher"] > 0
        else:
            assert case.params["new"] == "yes"

    once_won(case, check)


def wound(case: Case, events: Sequence[Event]) -> None:
    mine = [e for e in events if isinstance(e, ev.MotorWound) and e.seat == case.seat]
    assert (mine[0].before, mine[0].motor) == (case.params["motor"], case.params["wound"])


def winds(case: Case) -> None:
    def check(event: ev.TrickWon, events: Sequence[Event]) -> None:
        assert event.seat != case.seat
        wound(case, events)

    once_won(case, check)


def maybe_winds(case: Case) -> None:
    def check(event: ev.TrickWon, events: Sequence[Event]) -> None:
        if event.seat != case.seat:
            wound(case, events)

    once_won(case, check)


def last_of(case: Case) -> None:
    letter = LETTERS[COLOURS.index(case.params["colour"])]
    left = [card for card in hand(case.before, case.seat) if card != case.action.text]
    assert not any(card[0] == letter for card in left)


def keeps(case: Case) -> None:
    card = f"{LETTERS[COLOURS.index(case.params['colour'])]}{case.params['value']}"
    assert card in hand(case.before, case.seat)
    assert card != case.action.text


def lowest(case: Case) -> None:
    values = [int(card[1:]) for card in hand(case.before, case.seat)]
    assert min(values) == int(case.action.text[1:])


def gone(case: Case, event: ev.Drove) -> int:
    """How many spaces the car has come on."""
    laps = 1 if event.lap else 0
    return event.end - event.start + laps * int(case.before.course.track.length)


def takes(case: Case) -> None:
    assert [event.seat for event in case.events if isinstance(event, ev.TrickWon)] == [case.seat]

    def check(event: ev.Drove, events: Sequence[Event]) -> None:
        if event.steps == case.params["lowest"]:
            assert gone(case, event) == case.params["gain"]
            assert event.rolled == case.params["rolled"]

    once_driven(case, check)


def lap(case: Case) -> None:
    def check(event: ev.Drove, events: Sequence[Event]) -> None:
        assert event.lap
        assert event.laps == 1

    once_driven(case, check)


def wins(case: Case) -> None:
    def check(event: ev.Drove, events: Sequence[Event]) -> None:
        assert [e.seat for e in events if isinstance(e, ev.GameOver)] == [case.seat]

    once_driven(case, check)


def with_turbo(case: Case, check: Callable[[ev.Drove, Sequence[Event]], None]) -> None:
    def after(event: ev.Drove, events: Sequence[Event]) -> None:
        if any(isinstance(e, ev.TurboUsed) for e in events):
            check(event, events)

    once_driven(case, after)


def turbo_lap(case: Case) -> None:
    def check(event: ev.Drove, events: Sequence[Event]) -> None:
        assert event.lap

    with_turbo(case, check)


def turbo_wins(case: Case) -> None:
    def check(event: ev.Drove, events: Sequence[Event]) -> None:
        assert [e.seat for e in events if isinstance(e, ev.GameOver)] == [case.seat]

    with_turbo(case, check)


def turbo_for(case: Case) -> None:
    def check(event: ev.Drove, events: Sequence[Event]) -> None:
        assert gone(case, event) == case.params["gain"]

    with_turbo(case, check)


def drive(case: Case, turbo: bool) -> ev.Drove:
    """The drive after one answer or the other, tried in the real game."""
    twin = case.before.copy()
    events = twin.play(case.seat, TURBO if turbo else KEEP, SeededDice(0))
    return next(e for e in events if isinstance(e, ev.Drove) and e.seat == case.seat)


def further(case: Case) -> None:
    more = gone(case, drive(case, True)) - gone(case, drive(case, False))
    assert more == case.params["more"] > 0


def no_further(case: Case) -> None:
    assert gone(case, drive(case, True)) <= gone(case, drive(case, False))


def dial(case: Case) -> None:
    numbers = case.before.course.shown_dial
    arrow = case.before.arrows[case.seat]
    assert numbers[arrow] == case.params["motor"]
    assert numbers[(arrow + 1) % len(numbers)] == case.params["wound"]


def peak(case: Case) -> None:
    dial(case)
    assert case.params["wound"] < case.params["motor"]


def grows(case: Case) -> None:
    dial(case)
    assert case.params["wound"] > case.params["motor"]


def rolls(case: Case) -> None:
    event = drive(case, case.action is TURBO)
    assert event.rolled == case.params["rolled"]
    assert gone(case, event) == case.params["gain"]


def place(case: Case) -> None:
    """Right after the drive, before motors run or a new round begins."""
    cars = [int(at) for at in case.before.cars]
    cars[case.seat] += gone(case, drive(case, case.action is TURBO))
    assert standing(cars, case.seat).index(case.seat) + 1 == case.params["place"]


def runs_anyway(case: Case) -> None:
    over = any(isinstance(event, ev.GameOver) for event in case.events)
    used = [event.motor for event in case.of(ev.MotorUsed)]
    assert over or used == [case.params["motor"]]


def uphill(case: Case) -> None:
    assert drive(case, True).rolled == "up"


RACES = (("volcano", 3), ("beach", 4), ("volcano", 5))

CHECKS: dict[str, Check] = {
    "sure": sure,
    "slow": slow,
    "high": beaten,
    "low": beaten,
    "winds": winds,
    "unwinds": winds,
    "maybe-winds": maybe_winds,
    "maybe-unwinds": maybe_winds,
    "last-of": last_of,
    "keeps": keeps,
    "lowest": lowest,
    "takes": takes,
    "finish": wins,
    "lap": lap,
    "turbo-finish": turbo_wins,
    "turbo-lap": turbo_lap,
    "turbo-for": turbo_for,
    "further": further,
    "no-further": no_further,
    "peak": peak,
    "rolls": rolls,
    "place": place,
    "runs-anyway": runs_anyway,
    "grows": grows,
    "stays": dial,
    "uphill": uphill,
}
