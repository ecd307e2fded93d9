"""The shapes of a game's values, and how they are read back from JSON."""

from __future__ import annotations

from abc import ABC
from typing import Any, ClassVar

import msgspec

from rallybox.core.details import UNREADABLE, why_unread
from rallybox.core.errors import Malformed
from rallybox.core.events import Event
from rallybox.core.offers import Offer, Order
from rallybox.core.position import Position
from rallybox.core.setup import Setup
from rallybox.core.view import View


class Shapes(ABC):
    """Which types a game has for what goes over wires and into files."""

    title: ClassVar[str]
    """The game's proper name, the same in every language."""
    setup_type: ClassVar[type[Setup]]
    view_type: ClassVar[type[View]]
    position_type: ClassVar[type[Position]]
    event_type: ClassVar[Any]
    """The union of the game's event classes."""
    offer_type: ClassVar[Any] = Order
    """The union of the game's offer classes."""

    def read_view(self, data: bytes | str) -> View:
        """A view from JSON."""
        view: View = self._decode(data, self.view_type)
        return view

    def read_event(self, data: bytes | str) -> Event:
        """An event from JSON."""
        event: Event = self._decode(data, self.event_type)
        return event

    def read_offer(self, data: bytes | str) -> Offer:
        """An offer from JSON."""
        offer: Offer = self._decode(data, self.offer_type)
        return offer

    def _decode(self, data: bytes | str, kind: Any) -> Any:
        try:
            return msgspec.json.decode(data, type=kind)
        except UNREADABLE as error:
            detail = why_unread(error)
            raise Malformed("core-unreadable", game=self.title, detail=detail) from None
