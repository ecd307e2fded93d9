"""Events: what happened, in the past tense, with its audience."""

from __future__ import annotations

from typing import ClassVar

from rallybox.core.telling import Telling


class Event(Telling, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """The base of all events. A game derives one class for each kind of happening.

    `to` is the audience: None for everybody, or the one seat that may hear it. The class's name
    is its tag; its sentence is the message `<game>-event-<class name in lower case>`.
    """

    manner: ClassVar[str] = "event"
    untold_fields: ClassVar[tuple[str, ...]] = ("to",)

    to: int | None = None

    def heard_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) hear of it?"""
        return self.to is None or self.to == seat
