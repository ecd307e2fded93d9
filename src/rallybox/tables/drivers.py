"""Bots at a table by their names: whether there is such a one, who it is, and how strong.

What a name may be is said in `wire.base.BotName`; what it means, in `rallybox.bots.ladder`. Here
is what only tables know: `@me`, which becomes a rating when the game starts.
"""

from __future__ import annotations

from rallybox.bots.ladder import check, scale
from rallybox.bots.scale import CHARACTERS
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.games import find_game
from rallybox.tables import strength
from rallybox.tables.record import TableRecord

ME = "@me"
USUAL = "club"
"""A level that every game has."""


def character(plan: str) -> str:
    """Who drives; nothing if it is nobody in particular."""
    found = plan.partition("@")[0]
    return found if found in CHARACTERS else ""


def characters(record: TableRecord) -> dict[int, str]:
    """The characters at a table, by seat."""
    return {seat.seat: found for seat in record.seats if (found := character(seat.plan))}


def like_me(plan: str) -> bool:
    """Is it to be as strong as whoever sets up the table?"""
    return plan.endswith(ME)


def asks(record: TableRecord) -> bool:
    """Does some bot at a table want to know how strong its host is?"""
    return any(like_me(seat.plan) for seat in record.seats)


def follows_me(plan: str) -> str:
    """The same driver, as strong as whoever sets up the table."""
    return character(plan) + ME


def demand(plan: str, game: Game) -> None:
    """Malformed, with the names there are, unless a seat can be for this."""
    if plan != "person":
        demand_bot(plan, game)


def demand_bot(name: str, game: Game) -> None:
    """The same for a seat that is a bot's."""
    if name != character(name) + ME:
        check(game, name)


def drivable(name: str, game: Game) -> str:
    """The bot that drives under a name that was good once: a scale that was measured anew may end
    sooner, and a level may be gone."""
    try:
        check(game, name)
    except Malformed:
        ends, who, rating = scale(game), *name.partition("@")[::2]
        if ends is None or not rating.isdigit():
            return USUAL
        return f"{character(who)}@{max(ends[0], min(ends[1], int(rating)))}"
    return name


def resolved(plan: str, game: str, rating: int | None) -> str:
    """A driver that is to be like somebody who is so strong, by its name at the table."""
    ends = scale(found := find_game(game))
    if ends is None:  # nobody has measured the bots of this game
        return f"{character(plan)}@{USUAL}" if character(plan) else USUAL
    wanted = strength.beginner(found).rating if rating is None else rating
    return f"{character(plan)}@{max(ends[0], min(ends[1], round(wanted)))}"


def as_before(wanted: str, before: str) -> str:
    """The bot that is wanted; where it is nobody in particular, the character that sat there."""
    driver = character(before)
    if character(wanted) or not driver:
        return wanted
    # What comes after the `@`: a level, a rating, or `me`.
    return f"{driver}@{wanted.removeprefix('@')}"
