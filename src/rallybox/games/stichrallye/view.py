"""What one driver, or a spectator, may know of a race: everything public, and the own hand."""

from __future__ import annotations

from rallybox.games.stichrallye.cards import LETTERS, ROUNDS, SUIT, TEXT
from rallybox.games.stichrallye.made import ways
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.shapes import CarView, TrickView
from rallybox.games.stichrallye.state import RaceState, standing
from rallybox.games.stichrallye.track import reach, rest

_VOIDS: dict[int, str] = {
    sum(int(SUIT[c]) for c in range(3) if colours >> c & 1): "".join(
        LETTERS[c] for c in range(3) if colours >> c & 1
    )
    for colours in range(8)
}


def view_of(race: RaceState, seat: int | None) -> StichRallyeView:
    """Build up what a seat, or a spectator, may know."""
    public = _public(race)
    return public if seat is None else beside(race, public, seat)


def beside(race: RaceState, public: StichRallyeView, seat: int) -> StichRallyeView:
    """Add what only a seat knows to what everybody knows."""
    return ways.beside(race, public, seat, to_act=public.to_act)


def _public(race: RaceState) -> StichRallyeView:
    course = race.course
    laid = race.laid
    begin = race.done * course.players
    return ways.public(
        race,
        to_act=race.to_act,
        track=course.track.spaces,
        dial=course.shown_dial,
        unused=course.unused,
        cards_each=ROUNDS[race.round],
        cars=_cars(race),
        standing=tuple(standing(list(race.cars), race.flag)),
        hand_sizes=tuple([int(hand).bit_count() for hand in race.hands]),
        voids=tuple([_VOIDS[mask] for mask in race.voids]),
        tricks=_tricks(race),
        leader=race.led[race.done],
        trick=tuple([TEXT[card] for card in race.table[begin : begin + laid]]),
        winning=race.best if laid else None,
        lowest=race.lowest if laid else None,
        landings=_landings(race),
        outcome=race.outcome,
    )


def _cars(race: RaceState) -> tuple[CarView, ...]:
    length = race.course.track.length
    dial = race.course.dial
    return tuple(
        [
            CarView(at % length, at // length, arrow, dial[arrow])
            for at, arrow in zip(race.cars, race.arrows, strict=True)
        ]
    )


def _tricks(race: RaceState) -> tuple[TrickView, ...]:
    """Who won a trick leads the next one; so the seat after the last one is known as well."""
    players = race.course.players
    done = race.done
    cards = [TEXT[card] for card in race.table[: done * players]]
    led = list(race.led[: done + 1])
    return tuple(
        [
            TrickView(led[i], tuple(cards[i * players : (i + 1) * players]), led[i + 1])
            for i in range(done)
        ]
    )


def _landings(race: RaceState) -> tuple[int, int] | None:
    if race.follow >= 0:
        return None
    winner = race.turn
    at = race.cars[winner]
    motor = race.course.dial[race.arrows[winner]]
    ends = []
    for steps in (race.lowest, race.lowest + motor):
        reached = reach(race.course.track, race.taken, at, steps)
        ends.append(rest(race.course.track, race.taken, at, reached))
    length = race.course.track.length
    return ends[0] % length, ends[1] % length
