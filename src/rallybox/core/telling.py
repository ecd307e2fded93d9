"""Values that have a sentence: what happened (`Event`) and what an action would do (`Offer`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import ClassVar, NamedTuple

import msgspec

from rallybox.core.words import Cards, Param, Seat, Words


class Telling(msgspec.Struct, frozen=True, kw_only=True):
    """A value with a sentence. Clients draw the fields; the sentence is made of the same ones.

    The message is `<game>-<manner>-<class name in lower case>`; its parameters are the fields, with
    hyphens for underscores, `yes` and `no` for booleans, and nothing where a field is None.
    """

    manner: ClassVar[str] = ""
    """Which kind of message it is."""
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields that name a seat, or several: a sentence shows names for them."""
    card_fields: ClassVar[tuple[str, ...]] = ("card", "cards")
    """The fields that hold the notation of a card, or of several: a screen draws them."""
    untold_fields: ClassVar[tuple[str, ...]] = ()
    """The fields that the sentence has no use for."""

    def words(self, game: str) -> Words:
        """The sentence."""
        manner = _manner(type(self))
        params = {
            name: make(getattr(self, field)) if make else _plain(getattr(self, field))
            for field, name, make in manner.fields
        }
        return Words(game + manner.message, params)


class _Manner(NamedTuple):
    """How the values of a class are told; worked out once, for most of a moment is made of them."""

    message: str
    """The id of the message, after the name of the game."""
    fields: tuple[tuple[str, str, Callable[[object], Param] | None], ...]
    """What is told: the field, the parameter, and how it is made if not plainly."""


@cache
def _manner(kind: type[Telling]) -> _Manner:
    made = {**dict.fromkeys(kind.card_fields, _cards), **dict.fromkeys(kind.seat_fields, _seats)}
    return _Manner(
        f"-{kind.manner}-{kind.__name__.lower()}",
        tuple(
            (field, field.replace("_", "-"), made.get(field))
            for field in kind.__struct_fields__
            if field not in kind.untold_fields
        ),
    )


def _plain(value: object) -> Param:
    if value is None:
        return ""
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, str):
        return value
    return value if isinstance(value, int) else _many(value)


def _seats(value: object) -> Param:
    if value is None or isinstance(value, bool):
        return _plain(value)
    return Seat(value) if isinstance(value, int) else tuple(map(Seat, _many(value)))


def _cards(value: object) -> Param:
    if isinstance(value, str):
        return Cards((value,))
    # A number of cards is a number.
    return _plain(value) if value is None or isinstance(value, int) else Cards(_texts(value))


def _texts(value: object) -> Iterator[str]:
    return map(str, _many(value))


def _many(value: object) -> tuple[str | int, ...]:
    assert isinstance(value, tuple | list), f"{value!r} cannot be said"
    return tuple(value)
