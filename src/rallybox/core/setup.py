"""Set-ups: which game people sit down to, checked before anybody does."""

from __future__ import annotations

import msgspec


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all set-ups. A game derives one class with its options and their defaults."""

    variant: str
    players: int
