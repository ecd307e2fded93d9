"""Positions: dumps of whole states, secrets included."""

from __future__ import annotations

import msgspec

from rallybox.core.view import View


class Hidden(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what not everybody sees of a position."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all dumps: what everybody sees, and what not everybody sees.

    A game narrows both. So what is public is written down once, in the view.
    """

    public: View
    """The spectators' view."""
    hidden: Hidden
