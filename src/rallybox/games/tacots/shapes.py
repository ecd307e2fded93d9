"""Parts of a view that are values of their own."""

from __future__ import annotations

import msgspec


class Pile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pile of the patience."""

    top: str | None
    """The kind of the card that lies open; None if the pile is used up."""
    cards: int
    """Cards in the pile, the open one included."""
