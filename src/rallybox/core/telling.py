"""Values that have a sentence: what happened (`Event`) and what an action would do (`Offer`)."""

from __future__ import annotations

from typing import ClassVar

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
        params: dict[str, Param] = {}
        for field in self.__struct_fields__:
            if field not in self.untold_fields:
                params[field.replace("_", "-")] = self._param(field, getattr(self, field))
        return Words(f"{game}-{self.manner}-{type(self).__name__.lower()}", params)

    def _param(self, field: str, value: object) -> Param:
        if value is None:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field in self.seat_fields:
            return Seat(value) if isinstance(value, int) else tuple(map(Seat, _many(value)))
        if field in self.card_fields and isinstance(value, str):
            return Cards((value,))
        if field in self.card_fields and not isinstance(value, int):
            return Cards(map(str, _many(value)))
        return value if isinstance(value, str | int) else tuple(_many(value))


def _many(value: object) -> tuple[str | int, ...]:
    assert isinstance(value, tuple | list), f"{value!r} cannot be said"
    return tuple(value)
