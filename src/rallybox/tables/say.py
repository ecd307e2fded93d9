"""What is said over the wire: sentences for clients to make, and problems, in words."""

from __future__ import annotations

from functools import lru_cache

from rallybox.core.errors import RallyboxError
from rallybox.core.words import DEFAULT as DEFAULT
from rallybox.core.words import Cards, Param, Plain, Seat, Words, languages
from rallybox.tables.wire.base import Filled, Problem, Said

LONGEST_PARAM = 500


def said(words: Words) -> Said:
    """A sentence for a client to make: in its language, with names for seats and drawn cards."""
    return Said(id=words.id, params={name: _filled(value) for name, value in words.params.items()})


def _filled(value: Param) -> str | int | tuple[str | int, ...] | Filled:
    if type(value) is int or isinstance(value, str):
        return value
    if isinstance(value, Words):
        return Filled(words=said(value))
    if isinstance(value, Cards):
        return Filled(cards=value)
    several = value if isinstance(value, tuple) else (value,)
    seats = tuple(int(one) for one in several if isinstance(one, Seat))
    return Filled(seats=seats) if seats else value


def plain(words: Words, language: str) -> dict[str, Plain]:
    """What is filled into the sentence of a problem, as it goes over the wire."""
    return {
        name: _told(value).say(language) if isinstance(value, Words | Seat) else value
        for name, value in words.params.items()
    }


def _told(value: Words | Seat) -> Words:
    """What is said for it where nobody's name is known."""
    if isinstance(value, Seat):
        return Words("core-driver", {"number": value + 1})
    return value


@lru_cache(maxsize=1)
def spoken() -> tuple[str, ...]:
    """The languages there are."""
    return languages()


def pick(asked: str | None) -> str:
    """The language for what somebody asked for, such as `de-CH, en;q=0.5`."""
    for part in (asked or "").split(","):
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in spoken():
            return code
    return DEFAULT


def problem(error: RallyboxError, language: str) -> Problem:
    """An error as it goes over the wire."""
    params = {
        name: value if not isinstance(value, str) else value[:LONGEST_PARAM]
        for name, value in plain(error.words, language).items()
    }
    words = Words(error.words.id, params)
    return Problem(
        error=error.name,  # type: ignore[arg-type]  # the names are those of the classes
        message=error.words.id,
        params=params,
        sentence=words.say(language),
    )
