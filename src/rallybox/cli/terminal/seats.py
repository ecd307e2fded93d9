"""Who sits where: people first, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rallybox.cli.parser import seat_bots
from rallybox.cli.speech import say
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.record import Record
from rallybox.tables import names as called

LONGEST_NAME = 16


class Seat(NamedTuple):
    """One chair at the table."""

    name: str
    bot: str | None
    """The bot's name, or None for a person."""


def _check_names(names: Sequence[str]) -> None:
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise Malformed("cli-bad-name", longest=LONGEST_NAME)
    if len(set(names)) < len(names):
        raise Malformed("cli-same-name")


def seat_people(
    game: Game,
    players: int,
    people: int | None,
    names: Sequence[str],
    bots: Sequence[str] | None,
) -> list[Seat]:
    """The seats of a table, from what the command line says; Malformed if it cannot be."""
    _check_names(names)
    if people is None:
        people = max(1, len(names))
    if people > players:
        raise Malformed("cli-too-many-people", people=people, players=players)
    if len(names) > people:
        raise Malformed("cli-too-many-names", names=len(names), people=people)
    given = list(names)
    free = (name for number in range(1, 99) if (name := _person(number)) not in given)
    given += [next(free) for _ in range(people - len(given))]
    seats = [Seat(name, None) for name in given]
    if people == players:
        return seats
    for bot in seat_bots(bots, game, players - people):
        seats.append(Seat(called.bot_name(bot, [seat.name for seat in seats]), bot))
    return seats


def find_seat(text: str, record: Record) -> int:
    """A seat by its number, counted from 1 as on the board, or by its player's name."""
    for seat, name in enumerate(record.names):
        if text in (str(seat + 1), name):
            return seat
    raise Malformed("cli-no-such-seat", seat=text, seats=len(record.names), names=record.names)


def _person(number: int) -> str:
    return say("cli-person-name", number=number)
