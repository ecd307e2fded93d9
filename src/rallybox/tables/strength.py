"""How strong somebody is at a game, on the scale of its bots, from the places they have taken.

After a game everybody's rating moves by how much better they came in than was to be expected: the
Plackett-Luce model, as openskill has it (a test holds one against the other), where bots stand
still, since their strength is known. Whoever has played little moves far, and nobody ever stops
moving: people learn, and have good and bad months. Both hosts count with this, each at home.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt

import msgspec

from rallybox.bots.ladder import levels, rating_of
from rallybox.bots.scale import POINTS_OF_MU, STEP
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.games import GAMES, find_game
from rallybox.tables.record import SeatRecord, TableRecord
from rallybox.tables.wire.lobby import Strength, Strengths

BETA = POINTS_OF_MU * 25 / 6
"""How much a game depends on the day: openskill's, in points of our scale."""
BEGINS = "club"
"""Whoever has not played yet is taken to be a step below this level."""
FIRST_SPREAD = 2.0 * BETA
"""How uncertain that is; in units of the scale, as everything here."""
LEAST_SPREAD = 0.5 * BETA
"""So uncertain it stays: a strength is followed, not found out once and for all."""


class Rated(msgspec.Struct, frozen=True):
    """Somebody's strength at a game."""

    rating: float
    spread: float
    games: int = 0


def beginner(game: Game) -> Rated:
    """Where everybody begins: below most, because winning the first game makes one play another."""
    known = [level.rating or 0 for level in levels(game)]
    club = next(level.rating or 0 for level in levels(game) if level.name == BEGINS)
    return Rated(float(max(known[0], club - STEP)), FIRST_SPREAD)


def of(known: Mapping[str, Rated], game: str) -> int:
    """A strength as it is told, and given to bots."""
    return round((known.get(game) or beginner(find_game(game))).rating)


def told(known: Mapping[str, Rated]) -> Strengths:
    """All of somebody's, as they go over the wire."""
    return Strengths(
        games=tuple(
            Strength(
                game=name, rating=of(known, name), games=known[name].games if name in known else 0
            )
            for name in GAMES
        )
    )


# -- one more game ---------------------------------------------------------------------------------


def counted(record: TableRecord, known: Mapping[str, Rated]) -> dict[str, Rated]:
    """How strong the people of a finished game are now, by identity; `known`: before it.

    Only those who have played it themselves, with bots whose strength is known; a game that was
    taken up from another one, or that only one played, tells nothing.
    """
    game, outcome = find_game(record.game), record.outcome
    if outcome is None or record.origin is not None or record.trouble is not None:
        return {}
    field: list[Rated] = []
    for seat in record.seats:
        found = _strength(seat, game, known)
        if found is None:
            return {}
        field.append(found)
    if all(seat.plan == "person" for seat in record.seats):
        return {}
    return {
        seat.identity: _moved(field, outcome.places, seat.seat)
        for seat in record.seats
        if seat.identity is not None and _alone(record, seat)
    }


def _alone(record: TableRecord, seat: SeatRecord) -> bool:
    """Has one person played here to the end, who shares their device with nobody?"""
    return seat.stand_in is None and len(record.seats_of(seat.identity)) == 1


def _strength(seat: SeatRecord, game: Game, known: Mapping[str, Rated]) -> Rated | None:
    if seat.plan != "person":
        try:
            found = rating_of(game, seat.plan)
        except Malformed:  # it was good once, on a scale that was measured anew since
            return None
        return None if found is None else Rated(float(found), 0.0)
    return known.get(seat.identity or "") or beginner(game)


def _moved(field: Sequence[Rated], places: Sequence[int], seat: int) -> Rated:
    """One driver's strength after a game with these."""
    own = field[seat]
    scale = sqrt(sum(one.spread**2 + BETA**2 for one in field))
    # Only differences count, and those to the own strength are small enough for `exp`.
    weights = [exp((one.rating - own.rating) / scale) for one in field]
    better, certain = 0.0, 0.0
    for rival, place in enumerate(places):
        if place > places[seat]:
            continue
        share = 1.0 / sum(w for w, other in zip(weights, places, strict=True) if other >= place)
        level = places.count(place)
        better += ((1.0 if rival == seat else 0.0) - share) / level
        certain += share * (1.0 - share) / level
    spread = own.spread**2 * max(1.0 - (own.spread / scale) ** 2 * certain, 0.0001)
    return Rated(
        own.rating + own.spread**2 / scale * better,
        max(sqrt(spread), LEAST_SPREAD),
        own.games + 1,
    )
