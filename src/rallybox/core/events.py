"""Events: what happened, in the past tense, with its audience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from rallybox.core.words import Param, Words


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """The base of all events. A game derives one class for each kind of happening.

    `to` is the audience: None for everybody, or the one seat that may hear it. The class's name
    is its tag; its sentence is the message `<game>-event-<class name in lower case>`.
    """

    seats: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields that name a seat; a sentence shows them as names."""

    to: int | None = None

    def heard_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) hear of it?"""
        return self.to is None or self.to == seat

    def words(self, game: str, names: Mapping[int, str]) -> Words:
        """The sentence of this event, with players' names for seats."""
        params: dict[str, Param] = {}
        for field in self.__struct_fields__:
            if field == "to":
                continue
            value = getattr(self, field)
            if field in self.seats:
                value = names[value] if value is not None else ""
            elif isinstance(value, bool):
                value = "yes" if value else "no"
            elif value is None:
                value = ""
            elif isinstance(value, list):
                value = tuple(value)
            params[field.replace("_", "-")] = value
        return Words(f"{game}-event-{type(self).__name__.lower()}", params)
